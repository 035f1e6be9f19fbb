export const en = {
  page: {
    title: 'What came of it?',
    description: 'Two questions on what came of your course.',
    lead: 'Two questions, half a minute. Nobody sees your answer with your name: the course page tells sums alone, and only once at least 30 have answered. You can change it here at any time.',
    unknown: 'This link does not work. Use the one in the newest e-mail.',
    earns: 'Do you earn with what you learnt?',
    earnings: { 'not-yet': 'Not yet', 'a-little': 'A little', regularly: 'Regularly' },
    dirhams: 'How many dirhams in the last month?',
    dirhamsHint: 'About is enough. You can leave it empty.',
    choose: 'Choose an answer.',
    wrong: 'Write a number from 0 to 100 000.',
    save: 'Send my answer',
    saved: 'Thank you, your answer is kept.',
    made: 'Show what I made',
  },
  email: {
    subject: (course: string) => `What came of it? ${course}`,
    preview: 'Two questions, half a minute.',
    heading: 'What came of your course?',
    text: (course: string) =>
      `You finished “${course}” some months ago. Do you earn with it: not yet, a little, regularly? Your answer helps those who hesitate, and us to teach better. You need not sign in.`,
    button: 'Answer two questions',
    made: 'Show others what you made',
  },
};

export type OutcomeWords = typeof en;

import { oneOrMany } from '../../platform/i18n/count.ts';

export const en = {
  heading: 'Questions',
  title: (lesson: string) => `Questions: ${lesson}`,
  description: 'What learners asked under this lesson, and the answers.',
  none: 'Nobody has asked anything here yet.',
  lead: 'Learners of this course read what stands here: with your first name alone, or without it.',
  backToLesson: 'Back to the lesson',
  all: oneOrMany('See the question', 'See all {n} questions'),
  ask: 'Ask a question',
  question: 'Your question',
  hint: (most: string) => `At most ${most} signs. No phone numbers, please.`,
  anonymous: 'Without my name: the others do not see who asks. Your trainer does.',
  send: 'Send the question',
  /** What the browser's script says where no answer comes. */
  sending: {
    kept: 'What you wrote waits on this phone. It is sent as soon as there is a connection.',
    offline: 'No connection. What you wrote is still here: send it again in a moment.',
  },
  reply: 'Reply',
  replyField: 'Your reply',
  answerField: 'Your answer, as the course’s trainer',
  sendReply: 'Send',
  you: 'You',
  /** Beside 'You': the others do not see who wrote it. */
  unnamed: 'without your name',
  someone: 'Without a name',
  withoutName: (name: string) => `${name} (asks without a name)`,
  team: 'Your trainer’s team',
  answer: 'Answer',
  helpful: 'Helpful',
  helpfulCount: oneOrMany('{n} finds this helpful', '{n} find this helpful'),
  edit: 'Change',
  save: 'Save',
  takeBack: 'Delete',
  takeBackSure: 'It goes for good, with the replies under it.',
  report: 'Report',
  reportSure: 'The team looks at it. Nobody else learns that you reported it.',
  reportSend: 'Report to the team',
  reported: 'You reported this.',
  problems: {
    required: 'Write something first.',
    'too-long': (most: string) => `This is too long: at most ${most} signs.`,
    'too-many': 'You have written a lot just now. Try again in an hour; what you typed stays here.',
    quiet: 'The team has asked you to read only for a while.',
    'too-late': 'A text can be changed for 24 hours. You can delete it, or write a reply.',
    'not-found': 'The question you reply to is no longer here.',
  },
};

export type QuestionWords = typeof en;

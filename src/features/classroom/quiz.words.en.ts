import { oneOrMany } from '../../platform/i18n/count.ts';

export const en = {
  /** What the browser's script says while answers are sent. */
  sending: {
    busy: 'Sending …',
    kept: 'Your answers wait on this phone. They are sent as soon as there is a connection.',
    waiting: 'Your new answers wait on this phone. They are sent as soon as there is a connection.',
    offline: 'No connection. Your answers are still here: send them again in a moment.',
    broken: 'Something went wrong on our side. Your answers are still here: send them again in a moment.',
    refused: 'This was not taken. Your answers are still here: open the page again if it goes on.',
    tooMany: 'That was very often. Wait a minute and send it again.',
  },
  heading: 'Questions',
  questions: oneOrMany('{n} question', '{n} questions'),
  passMark: (percent: number) => `You pass with ${percent}%`,
  triesLeft: oneOrMany('{n} try left', '{n} tries left'),
  asOften: 'Try as often as you like',
  send: 'Send my answers',
  again: 'Try again',
  once: 'Answer once more',
  right: 'True',
  wrong: 'False',
  several: 'Several may be right.',
  order: 'Give each line its place.',
  place: (text: string) => `Place of: ${text}`,
  up: (text: string) => `Up: ${text}`,
  down: (text: string) => `Down: ${text}`,
  /** Read aloud when a line was moved. */
  moved: '{text}: place {n} of {of}',
  choose: 'Choose an answer here first.',
  yourAnswer: 'Your answer',
  number: 'A number',
  noTries: 'You have no try left. Ask your trainer for help.',
  preview: 'Learners answer here. Your answers would not be kept.',
  result: {
    heading: (score: number) => `Your result: ${score}%`,
    passed: 'Passed. This lesson is done.',
    failed: (percent: number) => `Not passed yet: ${percent}% is needed.`,
    answers: 'Your answers',
    given: 'You said',
    nothing: 'nothing',
    correct: 'Right is',
    states: { right: 'Right', part: 'Partly right', wrong: 'Not right', none: 'No answer' },
  },
  refused: {
    'no-quiz': 'These questions were changed. Answer them as they stand now.',
    'no-tries-left': 'You have no try left, so these answers were not counted.',
    preview: 'Answers are kept for learners of the course.',
  },
};

export type QuizWords = typeof en;

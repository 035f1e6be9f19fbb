import type { CountForms } from '../../platform/i18n/count.ts';

const count = (one: string, other: string): CountForms => ({
  one,
  two: other,
  few: other,
  many: other,
  other,
});

export const en = {
  changed: {
    subject: (course: string) => `New dates: your group in ${course}`,
    preview: 'When you meet now, and when it was before.',
    heading: 'The dates of your group have changed',
    text: (who: string, course: string) =>
      `${who} changed your group in “${course}”. All times are Moroccan time.`,
    start: 'First day',
    live: 'Live sessions',
    sessions: 'Number and length',
    none: 'none',
    learners: 'Learners whose live sessions moved get an e-mail too.',
    button: 'To your group',
  },
  waits: {
    subject: (counts: readonly string[]) => `Waiting for you: ${counts.join(', ')}`,
    preview: 'The oldest come first.',
    heading: 'Your learners are waiting for you',
    text: 'The oldest come first. You find all of it in the office.',
    questions: count('{n} question', '{n} questions'),
    work: count('{n} piece of work to mark', '{n} pieces of work to mark'),
    since: (what: string, day: string) => `${what} (since ${day})`,
    button: 'Open the office',
  },
};

export type TrainerWords = typeof en;

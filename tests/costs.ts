/**
 * What the parts of `npm test` may cost, in seconds of processor time, on the machine where they were measured (two cores;
 * ten minutes are 1,200). A part that exceeds its share fails the run: make it cheaper, or change the figure here and say
 * why.
 */
export const shares = {
  // All measured again when notifications were kept first: 2,091 files to lint, 6,180 tests, 116 journeys, 83 migrations.
  static: 180,
  vitest: 390,
  journeys: 310,
  database: 140,
};

export type Part = keyof typeof shares;

/**
 * What the reference work of tools/test.ts took there, in milliseconds: a machine half as fast may take twice as long. A tenth of it is
 * done again and again during the run.
 */
export const referenceMs = 400;

/**
 * By how much a part may exceed its share before the run fails: the same run differs by a quarter from day to day, and a
 * busy machine adds as much.
 */
export const reserve = 1.5;

/**
 * Bytes of a first visit to the classroom, compressed, before anything is played: the home of sixty lessons with its styles
 * and script; a lesson with its fonts and pictures as well.
 */
export const firstVisits = { courseHome: 60_000, lesson: 120_000 };

/**
 * What the parts of `npm test` may cost, in seconds of processor time, on the machine where they were measured (two cores;
 * ten minutes are 1,200). A part that exceeds its share fails the run: make it cheaper, or change the figure here and say
 * why.
 */
export const shares = {
  // Measured when requests and services had shed what others walk too: 6,840 tests, 38 journeys. What the browser takes is not in it.
  static: 230,
  vitest: 480,
  journeys: 150,
  database: 190,
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

/**
 * What the parts of `npm test` may cost, in seconds of processor time, on the machine where they were measured (two cores;
 * ten minutes are 1,200). A part that exceeds its share fails the run: make it cheaper, or change the figure here and say
 * why.
 */
export const shares = {
  // Measured again with the console's types derived from the staff calls and 2,065 files to lint: 135 to 160 against 100 before.
  static: 130,
  rules: 40,
  services: 125,
  // Measured again with passkeys, pages of every list and deliveries: 250 tests more than at 120.
  requests: 150,
  // Measured again with the console's own journeys: 116 where 60 were at 175.
  journeys: 300,
  // Measured again with WhatsApp, proof of sales and the typed staff API: 600 tests and 20 migrations more than at 60.
  // And with 20 more of them and the notifications kept: 140 against 75.
  database: 130,
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

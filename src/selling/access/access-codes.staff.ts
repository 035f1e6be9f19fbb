/** Codes of the learning platform: how many are left for each course, for whom they are missing, and new ones. */
import { inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { fewCodes, platformTodos, runsLow } from '../orders/access-codes.ts';
import { mayAddCodes, maySeeAccessCodes } from '../../academy/staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { staffCall, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const count = z.number().int();

const stockRow = z.object({
  course: z.string().meta({ description: 'Slug of the course.' }),
  name: inEachLanguage,
  isOnSale: z.boolean().meta({ description: 'Somebody may buy it now, so its codes are wanted.' }),
  free: count.meta({
    description: 'That may be handed out. Invented ones are among them only while nothing real can be paid.',
  }),
  samples: count.meta({ description: 'Invented ones of the sample academy that nobody has.' }),
  notReady: z.enum(['sample-codes', 'no-platform']).nullable().meta({
    description: 'Why nobody may pay for it with real money.',
  }),
  taken: count.meta({ description: 'Handed out.' }),
  waiting: count.meta({ description: 'Learners who paid and have no code yet.' }),
  runsLow: z.boolean().meta({ description: 'Fewer than `few` are left, and they are wanted.' }),
});

async function readStocks(academy: Academy): Promise<z.input<typeof stockRow>[]> {
  const [stocks, names] = await Promise.all([academy.staff.stocks(), academy.courseNames()]);
  return (
    stocks
      .map(({ itemSlug, isOnSale, free, samples, notReady, taken, waiting }) => ({
        course: itemSlug,
        name: names.get(itemSlug) ?? inEach(() => itemSlug),
        isOnSale,
        free,
        samples,
        notReady: isOnSale ? notReady : null,
        taken,
        waiting,
        runsLow: runsLow({ free, isOnSale, waiting }),
      }))
      // Courses with waiting learners first, then those short of codes; what is not on sale comes last.
      .sort(
        (one, other) =>
          other.waiting - one.waiting ||
          Number(other.isOnSale) - Number(one.isOnSale) ||
          one.free - other.free,
      )
  );
}

const listStocks = staffCall({
  method: 'GET',
  path: 'access-codes',
  summary: 'How many access codes each course has left',
  description:
    'Where learners wait comes first, then where codes run out; courses that nobody may buy yet stand last.',
  may: maySeeAccessCodes,
  input: z.object({}),
  output: z.object({ rows: z.array(stockRow), few: count }),
  async run({ academy }) {
    return { rows: await readStocks(academy), few: fewCodes };
  },
});

/** Most codes in one request; more than fit into a body of a megabyte on any platform. */
const mostCodes = 10_000;

const addCodes = staffCall({
  path: 'access-codes/{course}',
  summary: 'Add access codes to a course',
  description:
    'Repeated ones, known ones and those nobody can read (over 200 characters, control characters) are skipped. Learners who wait are served at once, the longest waiting first.',
  may: mayAddCodes,
  input: z.strictObject({
    codes: z.array(z.string().max(2_000)).min(1, 'required').max(mostCodes, 'too-many-lines'),
    isInstead: z.boolean().optional().meta({ description: 'Every code that nobody has is removed first.' }),
  }),
  output: z.object({
    added: count,
    skipped: count,
    served: count.meta({ description: 'Learners who waited and have theirs now.' }),
  }),
  refusals: ['not-found'],
  async run({ academy, params, staff }, value) {
    const itemSlug = params.course;
    const stocks = await academy.staff.stocks();
    if (!stocks.some((one) => one.itemSlug === itemSlug)) return refuseStaff('not-found');
    return academy.staff.addAccessCodes({ itemSlug, ...value, staff });
  },
});

const unused = z.object({ id: z.uuid(), code: z.string(), addedAt: instant, isSample: z.boolean() });

const listUnused = staffCall({
  method: 'GET',
  path: 'access-codes/{course}',
  summary: 'The codes of a course that nobody has yet',
  description: 'The first 1,000, the oldest first.',
  may: mayAddCodes,
  input: z.object({}),
  output: z.object({ rows: z.array(unused) }),
  run: async ({ academy, params, staff }) => ({
    rows: await academy.staff.unusedCodes({ itemSlug: params.course, staff }),
  }),
});

const removeCodes = staffCall({
  path: 'access-codes/{course}/removal',
  summary: 'Remove codes that nobody has yet',
  description: 'A code that somebody has stays. What is gone already is not counted.',
  may: mayAddCodes,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1, 'required').max(mostCodes, 'too-many-lines') }),
  output: z.object({ removed: count }),
  async run({ academy, params, staff }, value) {
    return academy.staff.removeAccessCodes({ itemSlug: params.course, which: value.ids, staff });
  },
});

const platformCode = z.object({
  orderNumber: z.string(),
  name: z.string(),
  course: z.string(),
  code: z.string(),
  what: z.enum(platformTodos),
  since: instant,
});

const listPlatformCodes = staffCall({
  method: 'GET',
  path: 'platform-codes',
  summary: 'What is to be done with codes at the learning platform itself',
  description:
    'A code works there until staff end it (its order was paid back) or pause it (a part is late); resumed, it works again. The longest waiting first, 1,000 at most.',
  may: mayAddCodes,
  input: z.object({}),
  output: z.object({ rows: z.array(platformCode) }),
  async run({ academy, staff }) {
    const codes = await academy.staff.platformCodes({ staff });
    return { rows: codes.map(({ itemSlug, ...row }) => ({ ...row, course: itemSlug })) };
  },
});

const tickPlatformCode = staffCall({
  path: 'platform-codes/{number}/done',
  summary: 'It is done at the learning platform',
  description: '`what` says what was done: by now it may be something else.',
  may: mayAddCodes,
  input: z.strictObject({ what: z.enum(platformTodos) }),
  output: done,
  refusals: ['not-found'],
  async run({ academy, params, staff }, { what }) {
    const orderNumber = params.number;
    const isTicked = await academy.staff.tickPlatformCode({ orderNumber, what, staff });
    return isTicked ? isDone : refuseStaff('not-found');
  },
});

export const accessCodeCalls = [
  listStocks,
  addCodes,
  listUnused,
  removeCodes,
  listPlatformCodes,
  tickPlatformCode,
] as const;

/** Codes of the learning platform: how many are left for each course, for whom they are missing, and new ones. */
import { z } from 'zod';
import { fewCodes, platformTodos, runsLow } from './access-codes.ts';
import { mayAddCodes, maySeeAccessCodes } from '../staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { instant } from '../../platform/api/instant.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { defineStaffCall, inBoth, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const count = z.number().int();

const stockRow = z.object({
  course: z.string().meta({ description: 'Slug of the course.' }),
  name: inBoth,
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
export type StockRow = z.output<typeof stockRow>;

const stocks = z.object({ rows: z.array(stockRow), few: count });
export type StocksAnswer = z.output<typeof stocks>;

/** Names of the courses on offer, by slug; for one that is not on offer, its slug. */
export async function courseNames(academy: Academy): Promise<Map<string, z.output<typeof inBoth>>> {
  const courses = await academy.courses();
  return new Map(
    courses.map(({ course: { slug, words } }) => [slug, { en: words.en.name, ar: words.ar.name }]),
  );
}

async function readStocks(academy: Academy): Promise<StockRow[]> {
  const [stocks, names] = await Promise.all([academy.staff.stocks(), courseNames(academy)]);
  return (
    stocks
      .map(({ itemSlug, isOnSale, free, samples, notReady, taken, waiting }) => ({
        course: itemSlug,
        name: names.get(itemSlug) ?? { en: itemSlug, ar: itemSlug },
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

const example: StockRow = {
  course: 'ecommerce-mastery-virtual',
  name: { en: 'E-commerce mastery', ar: 'إتقان التجارة الإلكترونية' },
  isOnSale: true,
  free: 12,
  samples: 0,
  notReady: null,
  taken: 40,
  waiting: 0,
  runsLow: false,
};

const listStocks = defineStaffCall({
  id: 'listAccessCodePools',
  group: 'access-codes',
  method: 'GET',
  path: '/api/staff/access-codes',
  summary: 'How many access codes each course has left',
  description:
    'Where learners wait comes first, then where codes run out; courses that nobody may buy yet stand last.',
  may: maySeeAccessCodes,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'The published courses, and what else has codes.',
    schema: stocks,
    example: { rows: [example], few: fewCodes } satisfies StocksAnswer,
  },
  async answer({ academy }) {
    return { ok: true, status: 200, body: { rows: await readStocks(academy), few: fewCodes } };
  },
});

/** Most codes in one request; more than fit into a body of a megabyte on any platform. */
const mostCodes = 10_000;

const addCodes = defineStaffCall({
  id: 'addAccessCodes',
  group: 'access-codes',
  method: 'POST',
  path: '/api/staff/access-codes/{course}',
  summary: 'Add access codes to a course',
  description:
    'Repeated ones, known ones and those nobody can read (over 200 characters, control characters) are skipped. Learners who wait are served at once, the longest waiting first.',
  may: mayAddCodes,
  schema: z.strictObject({
    codes: z.array(z.string().max(2_000)).min(1, 'required').max(mostCodes, 'too-many-lines'),
    isInstead: z.boolean().optional().meta({ description: 'Every code that nobody has is removed first.' }),
  }),
  example: { codes: ['DERB-7F3K-22', 'DERB-9Q1M-23'] },
  answer200: {
    when: 'They are there.',
    schema: z.object({
      added: count,
      skipped: count,
      served: count.meta({ description: 'Learners who waited and have theirs now.' }),
    }),
    example: { added: 2, skipped: 0, served: 1 },
  },
  refusals: ['not-found'],
  async answer({ academy }, { params, value, staff }) {
    const itemSlug = params['course'] ?? '';
    const stocks = await academy.staff.stocks();
    if (!stocks.some((one) => one.itemSlug === itemSlug)) return refuseStaff('not-found');
    const { added, skipped, served } = await academy.staff.addAccessCodes({ itemSlug, ...value, staff });
    return { ok: true, status: 200, body: { added, skipped, served } };
  },
});

const unused = z.object({ id: z.uuid(), code: z.string(), addedAt: instant, isSample: z.boolean() });
const unusedAnswer = z.object({ rows: z.array(unused) });
export type UnusedCodesAnswer = z.output<typeof unusedAnswer>;

const exampleId = '0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e';

const listUnused = defineStaffCall({
  id: 'listUnusedAccessCodes',
  group: 'access-codes',
  method: 'GET',
  path: '/api/staff/access-codes/{course}',
  summary: 'The codes of a course that nobody has yet',
  description: 'The first 1,000, the oldest first.',
  may: mayAddCodes,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'They are there; none where there is no such course.',
    schema: unusedAnswer,
    example: {
      rows: [{ id: exampleId, code: 'DERB-7F3K-22', addedAt: '2026-11-21T11:30:00.000Z', isSample: false }],
    },
  },
  async answer({ academy }, { params, staff }) {
    const codes = await academy.staff.unusedCodes({ itemSlug: params['course'] ?? '', staff });
    const rows = codes.map(({ id, code, addedAt, isSample }) => ({
      id,
      code,
      addedAt: addedAt.toISOString(),
      isSample,
    }));
    return { ok: true, status: 200, body: { rows } };
  },
});

const removeCodes = defineStaffCall({
  id: 'removeAccessCodes',
  group: 'access-codes',
  method: 'POST',
  path: '/api/staff/access-codes/{course}/removal',
  summary: 'Remove codes that nobody has yet',
  description: 'A code that somebody has stays. What is gone already is not counted.',
  may: mayAddCodes,
  schema: z.strictObject({ ids: z.array(z.uuid()).min(1, 'required').max(mostCodes, 'too-many-lines') }),
  example: { ids: [exampleId] },
  answer200: {
    when: 'Those are gone that nobody had.',
    schema: z.object({ removed: count }),
    example: { removed: 1 },
  },
  async answer({ academy }, { params, value, staff }) {
    const itemSlug = params['course'] ?? '';
    const { removed } = await academy.staff.removeAccessCodes({ itemSlug, which: value.ids, staff });
    return { ok: true, status: 200, body: { removed } };
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
const platformAnswer = z.object({ rows: z.array(platformCode) });
export type PlatformCodesAnswer = z.output<typeof platformAnswer>;

const listPlatformCodes = defineStaffCall({
  id: 'listPlatformCodes',
  group: 'access-codes',
  method: 'GET',
  path: '/api/staff/platform-codes',
  summary: 'What is to be done with codes at the learning platform itself',
  description:
    'A code works there until staff end it (its order was paid back) or pause it (a part is late); resumed, it works again. The longest waiting first, 1,000 at most.',
  may: mayAddCodes,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'What nobody has ticked yet.',
    schema: platformAnswer,
    example: {
      rows: [
        {
          orderNumber: 'MEM-482913-a1b2',
          name: 'Salma Alaoui',
          course: 'ecommerce-mastery',
          code: 'DERB-7F3K-22',
          what: 'end',
          since: '2026-11-21T11:30:00.000Z',
        },
      ],
    },
  },
  async answer({ academy }, { staff }) {
    const codes = await academy.staff.platformCodes({ staff });
    const rows = codes.map(({ orderNumber, name, itemSlug, code, what, since }) => ({
      orderNumber,
      name,
      course: itemSlug,
      code,
      what,
      since: since.toISOString(),
    }));
    return { ok: true, status: 200, body: { rows } };
  },
});

const tickPlatformCode = defineStaffCall({
  id: 'tickPlatformCode',
  group: 'access-codes',
  method: 'POST',
  path: '/api/staff/platform-codes/{number}/done',
  summary: 'It is done at the learning platform',
  description: '`what` says what was done: by now it may be something else.',
  may: mayAddCodes,
  schema: z.strictObject({ what: z.enum(platformTodos) }),
  example: { what: 'end' },
  answer200: done,
  refusals: ['not-found'],
  async answer({ academy }, { params, value: { what }, staff }) {
    const orderNumber = params['number'] ?? '';
    const isTicked = await academy.staff.tickPlatformCode({ orderNumber, what, staff });
    return isTicked ? isDone : refuseStaff('not-found');
  },
});

export const accessCodeCalls: readonly StaffCall[] = [
  listStocks,
  addCodes,
  listUnused,
  removeCodes,
  listPlatformCodes,
  tickPlatformCode,
];

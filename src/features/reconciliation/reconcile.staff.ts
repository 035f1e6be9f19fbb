/** Comparing with the gateways: runs, what differs in the last whole one, and starting one. Centimes of MAD. */
import { z } from 'zod';
import { comparedDays } from './compare-payment.ts';
import { mayReconcile } from '../staff/who-may.ts';
import type { Difference } from './reconciliations.table.ts';
import type { RunInList } from './reconcile.service.ts';
import { instant } from '../../platform/api/instant.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const kinds = [
  'captured-there-not-here',
  'captured-here-not-there',
  'wrong-amount',
  'wrong-currency',
  'unknown-payment',
  'surplus-payment',
  'approved-without-notification',
  'refund-differs',
  'unreachable',
] as const satisfies readonly Difference['kind'][];

const centimes = z.number().int().nullable();
const difference = z.object({
  kind: z.enum(kinds),
  gateway: z.string(),
  orderNumber: z.string().nullable(),
  providerReference: z.string().nullable().meta({ description: 'The firm’s own number of the payment.' }),
  hereCentimes: centimes.meta({ description: 'What we have; null: nothing.' }),
  thereCentimes: centimes.meta({
    description:
      'What the gateway reports; null: nothing. Hundredths of an unknown currency in `wrong-currency` and `unknown-payment`.',
  }),
  settled: z.boolean().meta({ description: 'It was missing here, and was settled at once.' }),
  since: instant.meta({ description: 'When the first run began that found it, of those that are kept.' }),
});
export type DifferenceRow = z.output<typeof difference>;

const run = z.object({
  startedAt: instant,
  by: z.string().meta({ description: '‘clock’, ‘command’ or an address of the staff.' }),
  compared: z.number().int(),
  unreachable: z.number().int().meta({ description: 'Payments about which no answer came.' }),
});
const earlier = run.extend({
  open: z.number().int(),
  isFinished: z.boolean().meta({ description: 'False: its process ended before it.' }),
});
const answer = z.object({
  comparedDays: z.number().int().meta({ description: 'Payments of so many days are compared.' }),
  running: run.nullable(),
  isInterrupted: z.boolean().meta({ description: 'The newest run ended before it was whole.' }),
  last: run.extend({ differences: z.array(difference) }).nullable(),
  earlier: z.array(earlier),
});
export type RunRow = z.output<typeof earlier>;
export type LastRun = NonNullable<ComparisonAnswer['last']>;
export type ComparisonAnswer = z.output<typeof answer>;

const keyOf = ({ kind, gateway, attemptReference, providerReference, orderNumber }: Difference): string =>
  [kind, gateway, attemptReference ?? providerReference ?? orderNumber ?? ''].join(' ');

/** Goes back through the whole runs, the newest first, for as long as each of them found it. */
function sinceOf(one: Difference, runs: readonly RunInList[]): Date | null {
  let since: Date | null = null;
  for (const { startedAt, finishedAt, differences } of runs) {
    if (finishedAt === null) continue;
    if (!differences.some((other) => keyOf(other) === keyOf(one) && !other.settled)) break;
    since = startedAt;
  }
  return since;
}

const runOf = ({ startedAt, startedBy, compared, unreachable }: RunInList) => ({
  startedAt: startedAt.toISOString(),
  by: startedBy,
  compared,
  unreachable,
});

function answerOf(runs: readonly RunInList[]): ComparisonAnswer {
  const last = runs.find(({ finishedAt }) => finishedAt !== null);
  const running = runs.find(({ isRunning }) => isRunning);
  const [newest] = runs;
  return {
    comparedDays,
    running: running ? runOf(running) : null,
    isInterrupted: newest !== undefined && newest.finishedAt === null && !newest.isRunning,
    last: last
      ? {
          ...runOf(last),
          // What waits for somebody comes first.
          differences: last.differences
            .toSorted((one, other) => Number(one.settled) - Number(other.settled))
            .map((one) => ({
              kind: one.kind,
              gateway: one.gateway,
              orderNumber: one.orderNumber,
              providerReference: one.providerReference,
              hereCentimes: one.hereCentimes,
              thereCentimes: one.thereCentimes,
              settled: one.settled,
              since: (sinceOf(one, runs) ?? last.startedAt).toISOString(),
            })),
        }
      : null,
    earlier: runs
      .filter((one) => one !== last && one !== running)
      .map((one) => ({
        ...runOf(one),
        open: one.differences.filter(({ settled }) => !settled).length,
        isFinished: one.finishedAt !== null,
      })),
  };
}

const example: ComparisonAnswer = {
  comparedDays,
  running: null,
  isInterrupted: false,
  last: {
    startedAt: '2026-11-22T02:30:00.000Z',
    by: 'clock',
    compared: 41,
    unreachable: 0,
    differences: [
      {
        kind: 'wrong-amount',
        gateway: 'stripe',
        orderNumber: 'MEM-482913-a1b2',
        providerReference: 'pi_3PqX',
        hereCentimes: 99_000,
        thereCentimes: 90_000,
        settled: false,
        since: '2026-11-21T02:30:00.000Z',
      },
    ],
  },
  earlier: [],
};

const readComparisons = defineStaffCall({
  id: 'readComparisons',
  group: 'money',
  method: 'GET',
  path: '/api/staff/comparisons',
  summary: 'What differs between the card firms and the orders',
  description: 'Of the last whole run, with those before it in a line each. Runs are kept for 90 days.',
  may: mayReconcile,
  schema: z.object({}),
  example: {},
  answer200: { when: 'As far as anything has been compared.', schema: answer, example },
  async answer({ academy }) {
    return { ok: true, status: 200, body: answerOf(await academy.staff.runs()) };
  },
});

const compareNow = defineStaffCall({
  id: 'compareNow',
  group: 'money',
  method: 'POST',
  path: '/api/staff/comparisons',
  summary: 'Begin a run',
  description: 'It goes on by itself: `readComparisons` shows how far it is.',
  may: mayReconcile,
  schema: z.strictObject({}),
  example: {},
  answer200: {
    when: 'It has begun.',
    schema: z.object({ success: z.literal(true) }),
    example: { success: true },
  },
  refusals: ['is-comparing'],
  async answer({ academy }, { staff }) {
    const begun = await academy.staff.compareNow({ staff });
    if (begun.ok) return { ok: true, status: 200, body: { success: true } };
    const running = (await academy.staff.runs()).find(({ isRunning }) => isRunning);
    const by = running?.startedBy.includes('@') === true ? running.startedBy : null;
    return refuseStaff('is-comparing', { detail: { by } });
  },
});

export const comparisonCalls: readonly StaffCall[] = [readComparisons, compareNow];

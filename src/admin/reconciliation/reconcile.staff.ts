/** Comparing with the gateways: runs, what differs in the last whole one, and starting one. Centimes of MAD. */
import { z } from 'zod';
import { comparedDays } from './compare-payment.ts';
import { mayReconcile } from '../../academy/staff/who-may.ts';
import type { Difference } from '../../selling/refunds/reconciliations.table.ts';
import type { RunInList } from './reconcile.service.ts';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

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

const run = z.object({
  startedAt: instant,
  by: z.string().meta({ description: '‘clock’, ‘command’ or an address of the staff.' }),
  compared: z.number().int(),
  unreachable: z.number().int().meta({ description: 'Payments about which no answer came.' }),
  notAsked: z
    .number()
    .int()
    .meta({ description: 'Captured payments of card services that cannot be asked.' }),
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

const runOf = (one: RunInList) => ({ ...one, by: one.startedBy });

function answerOf(runs: readonly RunInList[]): z.input<typeof answer> {
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
            .map((one) => ({ ...one, since: sinceOf(one, runs) ?? last.startedAt })),
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

const readComparisons = staffCall({
  method: 'GET',
  path: 'comparisons',
  summary: 'What differs between the card firms and the orders',
  description: 'Of the last whole run, with those before it in a line each. Runs are kept for 90 days.',
  may: mayReconcile,
  input: z.object({}),
  output: answer,
  async run({ academy }) {
    return answerOf(await academy.staff.runs());
  },
});

const compareNow = staffCall({
  path: 'comparisons',
  summary: 'Begin a run',
  description: 'It goes on by itself: `readComparisons` shows how far it is.',
  may: mayReconcile,
  input: z.strictObject({}),
  output: done,
  refusals: ['is-comparing'],
  async run({ academy, staff }) {
    const begun = await academy.staff.compareNow({ staff });
    if (begun.ok) return isDone;
    const running = (await academy.staff.runs()).find(({ isRunning }) => isRunning);
    const by = running?.startedBy.includes('@') === true ? running.startedBy : null;
    return refuseStaff('is-comparing', { detail: { by } });
  },
});

export const comparisonCalls = [readComparisons, compareNow] as const;

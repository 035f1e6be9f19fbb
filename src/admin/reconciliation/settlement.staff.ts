/** A bank's statement or CMI's settlement, handed in as a file: what its lines are about, and confirming claims that fit. Centimes of MAD. */
import { z } from 'zod';
import { orderStatuses } from '../../selling/orders/order.ts';
import { leftOutWhys, settlementKinds, type SettlementProblem } from './bank-lines.ts';
import type { Match, MatchKind, SettlementMatches } from './bank-match.ts';
import { mayDecideClaims, mayReconcile } from '../../academy/staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { dayInMorocco } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { claimOutcome, missingOrder, outcomeOf } from './statement.staff.ts';
import { pastDays, receivedDay } from '../../selling/orders/received-day.ts';

/** What waits for a person first; what needs nobody last. */
const groups = [
  'to-confirm',
  'captured-there-not-here',
  'amount-differs',
  'paid-otherwise',
  'second-payment',
  'wrong-day',
  'not-waiting',
  'several-orders',
  'no-order',
  'paid-back',
  'agrees',
] as const satisfies readonly MatchKind[];

const mostShown = 100;

const whole = z.number().int();
const day = dayInMorocco.nullable();
const line = z.object({
  line: whole.meta({ description: 'Counted from 1, as a table program shows it.' }),
  day,
  amountCentimes: whole,
  text: z.string(),
  order: z
    .object({
      number: z.string(),
      name: z.string().nullable(),
      amountCentimes: whole,
      status: z.enum(orderStatuses).nullable(),
    })
    .nullable()
    .meta({ description: 'In `no-order` it is a guess: same amount, same name.' }),
});

const missingOrders = z.object({ count: whole, rows: z.array(missingOrder) });

const answer = z.object({
  lines: whole,
  unreadable: z
    .object({
      count: whole,
      rows: z.array(z.object({ line: whole, text: z.string(), why: z.enum(leftOutWhys) })),
    })
    .meta({
      description:
        'Totals, and lines of which it is not certain that they are money in dirhams that came in.',
    }),
  outgoing: whole,
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  groups: z.array(z.object({ group: z.enum(groups), count: whole, rows: z.array(line) })),
  missing: missingOrders.meta({ description: 'Known here, and not in the file.' }),
  missingPaid: missingOrders.meta({
    description: 'Paid here by transfer on the days of a bank’s file, and not in it.',
  }),
});

const rowOf = ({ line: read, order }: Match) => ({ ...read, order });

const shownOf = <Row>(rows: Row[]) => ({ count: rows.length, rows: rows.slice(0, mostShown) });

const answerOf = ({
  matches,
  missing,
  missingPaid,
  unreadable,
  ...counts
}: SettlementMatches): z.input<typeof answer> => ({
  ...counts,
  groups: groups.flatMap((group) => {
    const found = matches.filter(({ kind }) => kind === group);
    return found.length === 0
      ? []
      : [{ group, count: found.length, rows: found.slice(0, mostShown).map(rowOf) }];
  }),
  unreadable: shownOf(unreadable),
  missing: shownOf(missing),
  missingPaid: shownOf(missingPaid),
});

const faultOf: Record<SettlementProblem, string> = {
  empty: 'required',
  'not-text': 'not-text',
  'too-large': 'file-too-large',
  'too-many-lines': 'too-many-lines',
  'no-headings': 'no-headings',
  'no-lines': 'no-lines',
};

const matchSettlement = staffCall({
  path: 'settlement',
  summary: 'What the lines of a statement or a settlement are about',
  description:
    'The text of a CSV with its headings, at most 2 MB and 20,000 lines of 20,000 characters. It is read and not kept, and nothing is decided. Up to 100 lines of each group are told.',
  may: mayReconcile,
  input: z.strictObject({ kind: z.enum(settlementKinds), text: z.string() }),
  output: answer,
  async run({ academy, staff }, { kind, text }) {
    const file = new TextEncoder().encode(text);
    const result = await academy.staff.matchSettlement({ kind, file, staff });
    if (!result.ok) return refuseStaff('bad-fields', { fields: { text: faultOf[result.reason] } });
    return answerOf(result.matches);
  },
});

const claim = z.strictObject({
  orderNumber: z.string().max(40),
  amountCentimes: whole.min(1),
  receivedOn: receivedDay,
});
type Claim = z.output<typeof claim>;

const settledOutcome = claimOutcome.extend({
  outcome: z.enum([...claimOutcome.shape.outcome.options, 'amount-differs']),
});

/** Whether its order waits for exactly the file's amount: checked again, since time has passed. */
async function fits({ staff }: Academy, { orderNumber, amountCentimes }: Claim): Promise<boolean> {
  const order = (await staff.order(orderNumber))?.order;
  return order?.status !== 'Paid - Bank Transfer' || order.amountCentimes === amountCentimes;
}

const confirmMatched = staffCall({
  path: 'settlement/confirmations',
  summary: 'Confirm claims whose money stands in the file, each by itself',
  description: 'A claim whose order no longer waits for this amount is not confirmed: `amount-differs`.',
  may: mayDecideClaims,
  input: z.strictObject({ claims: z.array(claim).min(1).max(mostShown) }),
  output: z.object({ answers: z.array(settledOutcome) }),
  async run({ academy, staff, clock }, { claims }) {
    const answers: z.input<typeof settledOutcome>[] = [];
    for (const one of claims) {
      const { orderNumber } = one;
      if (!(await fits(academy, one))) {
        answers.push({ orderNumber, outcome: 'amount-differs', status: null, by: null });
        continue;
      }
      const receivedOn = pastDays({ [orderNumber]: one.receivedOn }, clock());
      const done = await academy.staff.confirmClaims({ orderNumbers: [orderNumber], receivedOn, staff });
      // One alone is never too many.
      if (done.ok) answers.push(...done.answers.map(outcomeOf));
    }
    return { answers };
  },
});

export const settlementCalls = [matchSettlement, confirmMatched] as const;

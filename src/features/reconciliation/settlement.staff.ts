/** A bank's statement or CMI's settlement, handed in as a file: what its lines are about, and confirming claims that fit. Centimes of MAD. */
import { z } from 'zod';
import { orderStatuses } from '../orders/order.ts';
import { settlementKinds, type SettlementProblem } from './bank-lines.ts';
import type { Match, MatchKind, SettlementMatches } from './bank-match.ts';
import { mayDecideClaims, mayReconcile } from '../staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { dayInMorocco } from '../../platform/api/instant.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { claimOutcome, outcomeOf } from './statement.staff.ts';

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
export type SettlementRow = z.output<typeof line>;

const answer = z.object({
  lines: whole,
  unreadable: whole.meta({ description: 'Totals, and lines without an amount in dirhams.' }),
  outgoing: whole,
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  groups: z.array(z.object({ group: z.enum(groups), count: whole, rows: z.array(line) })),
  missing: z
    .object({
      count: whole,
      rows: z.array(
        z.object({ orderNumber: z.string(), name: z.string().nullable(), amountCentimes: whole, day }),
      ),
    })
    .meta({ description: 'Known here, and not in the file.' }),
});
export type SettlementAnswer = z.output<typeof answer>;

const rowOf = ({ line: read, order }: Match): SettlementRow => ({
  line: read.line,
  day: read.day,
  amountCentimes: read.amountCentimes,
  text: read.text,
  order: order && {
    number: order.number,
    name: order.name,
    amountCentimes: order.amountCentimes,
    status: order.status,
  },
});

const answerOf = ({ days, matches, missing, ...counts }: SettlementMatches): SettlementAnswer => ({
  lines: counts.lines,
  unreadable: counts.unreadable,
  outgoing: counts.outgoing,
  days: days && { first: days.first, last: days.last },
  groups: groups.flatMap((group) => {
    const found = matches.filter(({ kind }) => kind === group);
    return found.length === 0
      ? []
      : [{ group, count: found.length, rows: found.slice(0, mostShown).map(rowOf) }];
  }),
  missing: {
    count: missing.length,
    rows: missing.slice(0, mostShown).map(({ orderNumber, name, amountCentimes, day: on }) => ({
      orderNumber,
      name,
      amountCentimes,
      day: on,
    })),
  },
});

const faultOf: Record<SettlementProblem, string> = {
  empty: 'required',
  'not-text': 'not-text',
  'too-large': 'file-too-large',
  'too-many-lines': 'too-many-lines',
  'no-headings': 'no-headings',
  'no-lines': 'no-lines',
};

const matchSettlement = defineStaffCall({
  id: 'matchSettlement',
  group: 'money',
  method: 'POST',
  path: '/api/staff/settlement',
  summary: 'What the lines of a statement or a settlement are about',
  description:
    'The text of a CSV with its headings, at most 2 MB and 20,000 lines of 20,000 characters. It is read and not kept, and nothing is decided. Up to 100 lines of each group are told.',
  may: mayReconcile,
  schema: z.strictObject({ kind: z.enum(settlementKinds), text: z.string() }),
  example: { kind: 'bank', text: 'Date;Libellé;Crédit\n21/11/2026;VIR MEM-482913-a1b2;990,00' },
  answer200: {
    when: 'It could be read.',
    schema: answer,
    example: {
      lines: 1,
      unreadable: 0,
      outgoing: 0,
      days: { first: '2026-11-21', last: '2026-11-21' },
      groups: [
        {
          group: 'to-confirm',
          count: 1,
          rows: [
            {
              line: 2,
              day: '2026-11-21',
              amountCentimes: 99_000,
              text: 'VIR MEM-482913-a1b2',
              order: {
                number: 'MEM-482913-a1b2',
                name: 'Salma Alaoui',
                amountCentimes: 99_000,
                status: 'Paid - Bank Transfer',
              },
            },
          ],
        },
      ],
      missing: { count: 0, rows: [] },
    } satisfies SettlementAnswer,
  },
  async answer({ academy }, { value: { kind, text }, staff }) {
    const file = new TextEncoder().encode(text);
    const result = await academy.staff.matchSettlement({ kind, file, staff });
    if (!result.ok) return refuseStaff('bad-fields', { fields: { text: faultOf[result.reason] } });
    return { ok: true, status: 200, body: answerOf(result.matches) };
  },
});

const claim = z.strictObject({ orderNumber: z.string().max(40), amountCentimes: whole.min(1) });
type Claim = z.output<typeof claim>;

const settledOutcome = claimOutcome.extend({
  outcome: z.enum([...claimOutcome.shape.outcome.options, 'amount-differs']),
});
export type SettledOutcome = z.output<typeof settledOutcome>;

/** Whether its order waits for exactly the file's amount: checked again, since time has passed. */
async function fits({ staff }: Academy, { orderNumber, amountCentimes }: Claim): Promise<boolean> {
  const order = (await staff.order(orderNumber))?.order;
  return order?.status !== 'Paid - Bank Transfer' || order.amountCentimes === amountCentimes;
}

const confirmMatched = defineStaffCall({
  id: 'confirmSettled',
  group: 'money',
  method: 'POST',
  path: '/api/staff/settlement/confirmations',
  summary: 'Confirm claims whose money stands in the file, each by itself',
  description: 'A claim whose order no longer waits for this amount is not confirmed: `amount-differs`.',
  may: mayDecideClaims,
  schema: z.strictObject({ claims: z.array(claim).min(1).max(mostShown) }),
  example: { claims: [{ orderNumber: 'MEM-482913-a1b2', amountCentimes: 99_000 }] },
  answer200: {
    when: 'What became of each, in the order given.',
    schema: z.object({ answers: z.array(settledOutcome) }),
    example: {
      answers: [
        { orderNumber: 'MEM-482913-a1b2', outcome: 'confirmed', status: 'Payment Confirmed', by: null },
      ],
    },
  },
  async answer({ academy }, { value: { claims }, staff }) {
    const answers: SettledOutcome[] = [];
    for (const one of claims) {
      const { orderNumber } = one;
      if (!(await fits(academy, one))) {
        answers.push({ orderNumber, outcome: 'amount-differs', status: null, by: null });
        continue;
      }
      const done = await academy.staff.confirmClaims({ orderNumbers: [orderNumber], staff });
      // One alone is never too many.
      if (done.ok) answers.push(...done.answers.map(outcomeOf));
    }
    return { ok: true, status: 200, body: { answers } };
  },
});

export const settlementCalls: readonly StaffCall[] = [matchSettlement, confirmMatched];

/** Lines of a bank's statement, pasted: which claims they seem to pay, and confirming those that somebody ticked. */
import { z } from 'zod';
import { orderStatuses } from '../orders/order.ts';
import type { PastedProblem } from './bank-lines.ts';
import type { StatementMatch } from './bank-match.ts';
import { mayDecideClaims } from '../staff/who-may.ts';
import type { ClaimAnswer } from '../transfers/decide-claim.service.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const statuses = z.enum(orderStatuses);

const whys = [
  'by-reference',
  'by-name',
  'amount-unclear',
  'short-code',
  'doubtful-words',
  'agrees',
  'amount-differs',
  'wrong-day',
  'paid-back',
  'paid-otherwise',
  'not-waiting',
  'second-payment',
  'several-orders',
  'no-order',
  'no-amount',
  'outgoing',
] as const satisfies readonly StatementMatch['why'][];

const line = z.object({
  line: z.number().int().meta({ description: 'Counted from 1, empty ones too.' }),
  text: z.string(),
  day: z.string().nullable(),
  amountCentimes: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Centimes of MAD; below zero for money that went out.' }),
  references: z.array(z.string()),
  match: z.enum(['sure', 'likely', 'none']).meta({
    description:
      'sure: may be confirmed as it stands; likely: a person looks first; none: nothing to confirm.',
  }),
  why: z.enum(whys),
  order: z
    .object({
      number: z.string(),
      name: z.string(),
      amountCentimes: z.number().int(),
      status: statuses,
    })
    .nullable(),
});
export type StatementLine = z.output<typeof line>;

const toldOf = ({ order, ...match }: StatementMatch): StatementLine => ({
  line: match.line,
  text: match.text,
  day: match.day,
  amountCentimes: match.amountCentimes,
  references: match.references,
  match: match.match,
  why: match.why,
  order: order && {
    number: order.number,
    name: order.name,
    amountCentimes: order.amountCentimes,
    status: order.status,
  },
});

const faultOf: Record<PastedProblem, string> = {
  empty: 'required',
  'too-large': 'too-long',
  'too-many-lines': 'too-many-lines',
};

const readStatement = defineStaffCall({
  id: 'readStatement',
  group: 'claims',
  method: 'POST',
  path: '/api/staff/statement',
  summary: 'Which claims pasted lines of a statement seem to pay',
  description: 'At most 500 lines and 64 KB. They are read and not kept, and nothing is decided.',
  may: mayDecideClaims,
  schema: z.object({ text: z.string() }),
  example: { text: '21/11/2026;VIR RECU SALMA ALAOUI MEM-482913-a1b2;990,00' },
  answer200: {
    when: 'What was understood, line by line.',
    schema: z.object({ lines: z.array(line) }),
    example: {
      lines: [
        {
          line: 1,
          text: '21/11/2026 · VIR RECU SALMA ALAOUI MEM-482913-a1b2 · 990,00',
          day: '2026-11-21',
          amountCentimes: 99_000,
          references: ['MEM-482913-a1b2'],
          match: 'sure',
          why: 'by-reference',
          order: {
            number: 'MEM-482913-a1b2',
            name: 'Salma Alaoui',
            amountCentimes: 99_000,
            status: 'Paid - Bank Transfer',
          },
        },
      ],
    },
  },
  async answer({ academy }, { value, staff }) {
    const reading = await academy.staff.readStatement({ text: value.text, staff });
    if (!reading.ok) return refuseStaff('bad-fields', { fields: { text: faultOf[reading.reason] } });
    return { ok: true, status: 200, body: { lines: reading.lines.map(toldOf) } };
  },
});

export const claimOutcome = z.object({
  orderNumber: z.string(),
  outcome: z.enum(['confirmed', 'already-decided', 'order-not-found', 'own-order', 'failed']),
  status: statuses.nullable().meta({ description: 'What the order says now, where that is known.' }),
  by: z.string().nullable().meta({ description: 'Who was first.' }),
});
export type ClaimOutcome = z.output<typeof claimOutcome>;

export function outcomeOf(answer: ClaimAnswer): ClaimOutcome {
  const { orderNumber } = answer;
  if (answer.ok) return { orderNumber, outcome: 'confirmed', status: answer.status, by: null };
  if (answer.reason === 'already-decided')
    return { orderNumber, outcome: answer.reason, status: answer.status, by: answer.by };
  return { orderNumber, outcome: answer.reason, status: null, by: null };
}

const confirmClaims = defineStaffCall({
  id: 'confirmClaims',
  group: 'claims',
  method: 'POST',
  path: '/api/staff/statement/confirmations',
  summary: 'Confirm several claims, each by itself',
  description:
    'Answered in the order given; a number named twice counts once. What failed can be sent again.',
  may: mayDecideClaims,
  schema: z.object({ orderNumbers: z.array(z.string().max(40)).min(1).max(500) }),
  example: { orderNumbers: ['MEM-482913-a1b2'] },
  answer200: {
    when: 'What became of each.',
    schema: z.object({ answers: z.array(claimOutcome) }),
    example: {
      answers: [
        { orderNumber: 'MEM-482913-a1b2', outcome: 'confirmed', status: 'Payment Confirmed', by: null },
      ],
    },
  },
  async answer({ academy }, { value, staff }) {
    const result = await academy.staff.confirmClaims({ orderNumbers: value.orderNumbers, staff });
    if (!result.ok) return refuseStaff('bad-fields', { fields: { orderNumbers: 'too-long' } });
    return { ok: true, status: 200, body: { answers: result.answers.map(outcomeOf) } };
  },
});

export const statementCalls: readonly StaffCall[] = [readStatement, confirmClaims];

/** Lines of a bank's statement, pasted: which claims they seem to pay, and confirming those that somebody ticked. */
import { z } from 'zod';
import { orderStatuses } from '../../selling/orders/order.ts';
import { leftOutWhys } from './bank-lines.ts';
import type { StatementMatch } from './bank-match.ts';
import type { PastedProblem } from './pasted-lines.ts';
import { mayDecideClaims } from '../../academy/staff/who-may.ts';
import type { ClaimAnswer } from '../../selling/transfers/decide-claim.service.ts';
import { pastDays, receivedDay } from '../../selling/orders/received-day.ts';
import { dayInMorocco } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

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
  'before-order',
  'paid-back',
  'paid-otherwise',
  'not-waiting',
  'second-payment',
  'several-orders',
  'no-order',
  ...leftOutWhys,
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

/** Paid or claimed here, and in no line. */
export const missingOrder = z.object({
  orderNumber: z.string(),
  name: z.string().nullable(),
  amountCentimes: z.number().int(),
  day: dayInMorocco.nullable(),
});

const faultOf: Record<PastedProblem, string> = {
  empty: 'required',
  'too-large': 'too-long',
  'too-many-lines': 'too-many-lines',
};

const readStatement = staffCall({
  path: 'statement',
  summary: 'Which claims pasted lines of a statement seem to pay',
  description: 'At most 500 lines and 64 KB. They are read and not kept, and nothing is decided.',
  may: mayDecideClaims,
  input: z.object({ text: z.string() }),
  output: z.object({
    lines: z.array(line),
    missing: z.array(missingOrder).meta({
      description: 'Paid here by transfer on the days of the lines, and named by none of them.',
    }),
  }),
  async run({ academy, staff }, value) {
    const reading = await academy.staff.readStatement({ text: value.text, staff });
    if (!reading.ok) return refuseStaff('bad-fields', { fields: { text: faultOf[reading.reason] } });
    return { lines: reading.lines, missing: reading.missing };
  },
});

export const claimOutcome = z.object({
  orderNumber: z.string(),
  outcome: z.enum(['confirmed', 'already-decided', 'order-not-found', 'own-order', 'cohort-full', 'failed']),
  status: statuses.nullable().meta({ description: 'What the order says now, where that is known.' }),
  by: z.string().nullable().meta({ description: 'Who was first.' }),
});

export function outcomeOf(answer: ClaimAnswer): z.input<typeof claimOutcome> {
  const { orderNumber } = answer;
  if (answer.ok) return { orderNumber, outcome: 'confirmed', status: answer.status, by: null };
  if (answer.reason === 'already-decided')
    return { orderNumber, outcome: answer.reason, status: answer.status, by: answer.by };
  return { orderNumber, outcome: answer.reason, status: null, by: null };
}

const confirmClaims = staffCall({
  path: 'statement/confirmations',
  summary: 'Confirm several claims, each by itself',
  description:
    'Answered in the order given; a number named twice counts once. What failed can be sent again.',
  may: mayDecideClaims,
  input: z.object({
    orderNumbers: z.array(z.string().max(40)).min(1).max(500),
    receivedOn: z
      .record(z.string().max(40), receivedDay)
      .default({})
      .meta({ description: 'By number: the day of its line.' }),
  }),
  output: z.object({ answers: z.array(claimOutcome) }),
  async run({ academy, staff, clock }, value) {
    const receivedOn = pastDays(value.receivedOn, clock());
    const result = await academy.staff.confirmClaims({ orderNumbers: value.orderNumbers, receivedOn, staff });
    if (!result.ok) return refuseStaff('bad-fields', { fields: { orderNumbers: 'too-long' } });
    return { answers: result.answers.map(outcomeOf) };
  },
});

export const statementCalls = [readStatement, confirmClaims] as const;

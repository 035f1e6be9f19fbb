/**
 * Forms about money going back: the staff console's, and the buyer's about the account. Amounts are typed in dirhams and read
 * as centimes of MAD.
 */
import { z } from 'zod';
import { readRib } from '../../platform/money/rib.ts';
import { type FieldProblem, fullName } from '../../platform/people/person.ts';
import { phone } from '../../platform/people/phone.ts';
import { declineReasons, payoutWays, refundWays, type RefundWay } from '../orders/refund.ts';
import type { Payout } from './refunds.table.ts';
import { receivedDay } from '../orders/received-day.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';

const text = z.string().optional().default('');

const way = z.enum(refundWays, { error: 'choice-required' satisfies FieldProblem });
const payoutFields = { way, name: text, rib: text, phone: text };

type PayoutTyped = { way: RefundWay; name: string; rib: string; phone: string };
type Fault = { field: 'name' | 'rib' | 'phone'; problem: FieldProblem };

/** Whom staff pay, and where: null when a gateway does. */
function readPayout(typed: PayoutTyped): { payout: Payout | null } | Fault {
  if (typed.way === 'gateway' || typed.way === 'gateway-office') return { payout: null };
  const name = typed.name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (name === '') return { field: 'name', problem: 'name-required' };
  if (name.length < 3 || /\p{Cc}/u.test(name)) return { field: 'name', problem: 'name-plain' };
  if (name.length > 120) return { field: 'name', problem: 'too-long' };
  // An agency pays out by identity card: half a name is sent back to us.
  if (typed.way === 'cash-agency' && !fullName.safeParse(name).success)
    return { field: 'name', problem: 'full-name' };
  if (typed.way === 'bank-transfer') {
    if (typed.rib.trim() === '') return { field: 'rib', problem: 'rib-required' };
    const rib = readRib(typed.rib);
    return rib === null ? { field: 'rib', problem: 'rib-invalid' } : { payout: { name, rib } };
  }
  if (typed.phone.trim() === '') return { payout: { name } };
  const read = phone.safeParse(typed.phone);
  return read.success ? { payout: { name, phone: read.data } } : { field: 'phone', problem: 'phone-invalid' };
}

/** The way alone: for a refund that goes another way. */
export const payoutForm = z.object(payoutFields).transform((typed, context) => {
  const read = readPayout(typed);
  if ('payout' in read) return { way: typed.way, payout: read.payout };
  context.addIssue({ code: 'custom', message: read.problem, path: [read.field] });
  return z.NEVER;
});

/** The buyer's form: their own account, or their name at an agency. */
export const refundAccountForm = z
  .object({
    ...payoutFields,
    way: z.enum(payoutWays, { error: 'choice-required' satisfies FieldProblem }),
  })
  .transform((typed, context) => {
    const read = readPayout(typed);
    if ('payout' in read && read.payout !== null) return { way: typed.way, payout: read.payout };
    if (!('payout' in read)) context.addIssue({ code: 'custom', message: read.problem, path: [read.field] });
    return z.NEVER;
  });

export type RefundAccount = z.output<typeof refundAccountForm>;

/** Why it is asked for, in the buyer's own words: optional. */
export const askReasonForm = z.object({
  reason: text
    .transform((typed) => typed.replace(/[^\P{Cc}\n]/gu, '').trim())
    .refine((typed) => typed.length <= 500, 'too-long' satisfies FieldProblem),
});

/** Why a request in time is declined: one of a closed list, and a sentence where it is none of them. The buyer reads both. */
export const declineForm = z
  .object({
    declinedFor: z.enum(declineReasons, { error: 'choice-required' satisfies FieldProblem }),
    note: text,
  })
  .transform(({ declinedFor, note: typed }, context) => {
    const note = typed.replaceAll('\0', '').trim();
    const problem = declinedFor === 'other' ? reasonProblem(note) : note.length > 500 ? 'too-long' : null;
    if (problem === null) return { declinedFor, note: note === '' ? null : note };
    context.addIssue({ code: 'custom', message: problem, path: ['note'] });
    return z.NEVER;
  });

/** What is wrong with a reason; null when nothing is. */
function reasonProblem(reason: string): FieldProblem | null {
  if (reason.length < 3) return 'reason-required';
  return reason.length > 500 ? 'too-long' : null;
}

/**
 * A decision: how much, by which way, why. `leftCentimes` is what the form was opened with. Paying back the whole ends
 * access, except where a second payment goes back.
 */
export const refundForm = (leftCentimes: number, { endsAccess }: { endsAccess: boolean }) =>
  z
    .object({
      ...payoutFields,
      howMuch: z.enum(['whole', 'part'], { error: 'choice-required' satisfies FieldProblem }),
      amount: text,
      reason: text,
    })
    .transform((typed, context) => {
      // All errors at once, so that the form is corrected once.
      const wrong = (field: string, message: FieldProblem): void => {
        context.addIssue({ code: 'custom', message, path: [field] });
      };
      const asked =
        typed.howMuch === 'whole'
          ? ({ ok: true, centimes: leftCentimes } as const)
          : readAmount(typed.amount);
      const amountCentimes = asked.ok ? asked.centimes : 0;
      const isPossible = amountCentimes >= 1 && amountCentimes <= leftCentimes;
      if (!isPossible) {
        const isEmpty = typed.howMuch === 'part' && typed.amount.trim() === '';
        wrong('amount', isEmpty ? 'required' : asked.ok ? 'amount-invalid' : asked.reason);
      }
      const isPart = typed.howMuch === 'part';
      // A part leaves the access: paying back all must be chosen as what it is.
      const isAll = isPart && endsAccess && amountCentimes === leftCentimes;
      if (isAll) wrong('amount', 'amount-is-all');
      const read = readPayout(typed);
      if (!('payout' in read)) wrong(read.field, read.problem);
      const reason = typed.reason.trim();
      const unclear = reasonProblem(reason);
      if (unclear !== null) wrong('reason', unclear);
      if (!isPossible || isAll || !('payout' in read) || unclear !== null) return z.NEVER;
      return { isPart, amountCentimes, way: typed.way, payout: read.payout, reason };
    });

/** The reference that the bank, the agency or the gateway gives the payout. */
export const proofForm = z.object({
  proof: z
    .string({ error: 'required' satisfies FieldProblem })
    .transform((typed) => typed.replace(/\s+/gu, ' ').trim())
    .refine((typed) => typed.length >= 2 && !/\p{Cc}/u.test(typed), 'required' satisfies FieldProblem)
    .refine((typed) => typed.length <= 80, 'too-long' satisfies FieldProblem),
});

/** A payout that a person made: its number, and the day on which it left. */
export const payoutDoneForm = proofForm.extend({ paidOn: receivedDay });

/** The form in which the office makes a coupon. Days are days of Morocco; the last one is part of it. Errors are FieldProblem keys. */
import { z } from 'zod';
import { fromDecimal } from '../money/money.ts';
import type { FieldProblem } from '../people/person.ts';
import { addDays } from '../time/calendar-date.ts';
import { instantInMorocco } from '../time/morocco-clock.ts';
import { couponCodePattern, normaliseCode } from './coupon.ts';

const problem = (name: FieldProblem): FieldProblem => name;

const most = { percent: 90, amountCentimes: 1_000_000 };

/** Western digits, whatever the keyboard writes. */
const plainDigits = (typed: string): string => normaliseCode(typed.replace(/[.,٫]/g, 'P')).replace(/P/g, '.');

const code = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() === '' ? null : normaliseCode(typed)))
  .refine((typed) => typed === null || couponCodePattern.test(typed), problem('coupon-code'));

const limit = z
  .string()
  .default('')
  .transform((typed) => (typed.trim() === '' ? null : Number(plainDigits(typed))))
  .refine(
    (typed) => typed === null || (Number.isSafeInteger(typed) && typed >= 1 && typed <= 100_000),
    problem('coupon-count'),
  );

const day = z
  .string()
  .default('')
  .refine(
    (typed) =>
      typed === '' || (/^20\d\d-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`))),
    problem('coupon-dates'),
  )
  .transform((typed) => (typed === '' ? null : typed));

function valueOf(kind: 'percent' | 'amount', typed: string): number | null {
  const plain = plainDigits(typed.trim());
  if (kind === 'percent') {
    const percent = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
    return percent >= 1 && percent <= most.percent ? percent : null;
  }
  const centimes = fromDecimal(plain);
  return centimes !== null && centimes >= 100 && centimes <= most.amountCentimes ? centimes : null;
}

export const couponForm = z
  .object({
    code,
    kind: z.enum(['percent', 'amount'], { error: problem('choice-required') }),
    value: z.string({ error: problem('coupon-value') }),
    from: day,
    until: day,
    mostUses: limit,
    mostPerPerson: limit,
  })
  .transform((typed, context) => {
    const { kind, from, until, value: typedValue, ...rest } = typed;
    const value = valueOf(kind, typedValue);
    if (value === null)
      context.addIssue({ code: 'custom', path: ['value'], message: problem('coupon-value') });
    if (from !== null && until !== null && until < from)
      context.addIssue({ code: 'custom', path: ['until'], message: problem('coupon-dates') });
    return {
      ...rest,
      kind,
      value: value ?? 0,
      startsAt: from === null ? null : instantInMorocco(from, '00:00'),
      endsAt: until === null ? null : instantInMorocco(addDays(until, 1), '00:00'),
    };
  });

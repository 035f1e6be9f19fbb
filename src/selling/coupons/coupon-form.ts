/**
 * The form in which staff create a coupon. Days are days of Morocco; the last one is included. Errors are FieldProblem keys.
 */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';
import { addDays, instantInMorocco, isDay } from '../../platform/time/calendar-date.ts';
import { betweenParts, latinDigits, withoutMarks } from '../../platform/text/typed-text.ts';
import { readAmount } from '../../platform/money/typed-amount.ts';
import { couponCodePattern, normaliseCode, type CouponKind } from './coupon.ts';

export const mostOfCoupon = { percent: 100, amountCentimes: 1_000_000 };

const otherThanCode = new RegExp(`[^\\p{L}\\p{Nd}${betweenParts}]`, 'u');

const field = z.string().default('');

/** Null asks for a generated code. */
function codeOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  // Separators are ignored as in every typed code; dropping anything else would silently make another code.
  if (otherThanCode.test(withoutMarks(typed))) return undefined;
  const code = normaliseCode(typed);
  return couponCodePattern.test(code) ? code : undefined;
}

/** Null without a limit. */
function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  // Nothing but digits: '-1' is not 1, and '1,000' is not 1 either.
  const plain = latinDigits(withoutMarks(typed)).replace(/\s/g, '');
  const limit = /^\d{1,6}$/.test(plain) ? Number(plain) : 0;
  return limit >= 1 && limit <= 100_000 ? limit : undefined;
}

/** Null when the field is empty. */
function dayOf(typed: string): string | null | undefined {
  if (typed === '') return null;
  return isDay(typed) ? typed : undefined;
}

function lastDayOf(typed: string, from: string | null | undefined, today: string): string | null | undefined {
  const until = dayOf(typed);
  return until && (until < today || (from && until < from)) ? undefined : until;
}

const kindOf = (typed: string): CouponKind | undefined =>
  typed === 'percent' || typed === 'amount' ? typed : undefined;

/** Centimes, or whole percents. */
function valueOf(kind: CouponKind, typed: string): number | FieldProblem {
  if (kind === 'percent') {
    const percent = /^(\d{1,3})[%٪]?$/.exec(latinDigits(withoutMarks(typed)).replace(/\s/g, ''))?.[1];
    const value = Number(percent ?? 0);
    return value >= 1 && value <= mostOfCoupon.percent ? value : 'coupon-value';
  }
  const read = readAmount(typed);
  if (!read.ok) return read.reason === 'amount-unclear' ? read.reason : 'coupon-value';
  const isPossible = read.centimes >= 100 && read.centimes <= mostOfCoupon.amountCentimes;
  return isPossible ? read.centimes : 'coupon-value';
}

/**
 * All errors are reported at once, in the order of the page, so every field is read separately. `today` is a day of Morocco:
 * a coupon that would already be over is refused.
 */
export const couponForm = (today: string) =>
  z
    .object({
      code: field,
      kind: field,
      value: field,
      from: field,
      until: field,
      mostUses: field,
      mostPerPerson: field,
    })
    .transform((typed, context) => {
      /** `undefined` stands for a value that could not be read. */
      const known = <T>(name: keyof typeof typed, read: T | undefined, problem: FieldProblem, none: T): T => {
        if (read !== undefined) return read;
        context.addIssue({ code: 'custom', path: [name], message: problem });
        return none;
      };
      const kind = kindOf(typed.kind);
      const from = dayOf(typed.from);
      const code = known('code', codeOf(typed.code), 'coupon-code', null);
      known('kind', kind, 'choice-required', 'percent');
      // Whether a value is valid depends on the kind.
      const read = kind ? valueOf(kind, typed.value) : 0;
      const value = typeof read === 'number' ? read : known('value', undefined, read, 0);
      const firstDay = known('from', from, 'coupon-dates', null);
      const lastDay = known('until', lastDayOf(typed.until, from, today), 'coupon-dates', null);
      return {
        code,
        kind: kind ?? 'percent',
        value,
        startsAt: firstDay === null ? null : instantInMorocco(firstDay, '00:00'),
        endsAt: lastDay === null ? null : instantInMorocco(addDays(lastDay, 1), '00:00'),
        mostUses: known('mostUses', limitOf(typed.mostUses), 'coupon-count', null),
        mostPerPerson: known('mostPerPerson', limitOf(typed.mostPerPerson), 'coupon-count', null),
      };
    });

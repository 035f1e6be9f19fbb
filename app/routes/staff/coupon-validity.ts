import type { Words } from '../../../content/words.ts';
import type { Coupon } from '../../../domain/orders/coupon.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { dateInMorocco, formatDate, formatMoment } from '../../../domain/time/calendar-date.ts';
import { instantInMorocco } from '../../../domain/time/morocco-clock.ts';

/** A day where it begins with one, and the hour where it was made to count at once. */
function beginningOf(startsAt: Date, locale: Locale): string {
  const day = dateInMorocco(startsAt);
  const isMidnight = instantInMorocco(day, '00:00').getTime() === startsAt.getTime();
  return isMidnight ? formatDate(day, locale) : formatMoment(startsAt, locale);
}

/** From when until when a code counts: its end is kept as the midnight after its last day, and told as that day. */
export function validityOf(
  { startsAt, endsAt }: Pick<Coupon, 'startsAt' | 'endsAt'>,
  words: Pick<Words['staffCoupons'], 'untilDay' | 'withoutEnd'>,
  locale: Locale,
): string {
  const from = beginningOf(startsAt, locale);
  if (endsAt === null) return words.withoutEnd(from);
  return words.untilDay(from, formatDate(dateInMorocco(new Date(endsAt.getTime() - 1)), locale));
}

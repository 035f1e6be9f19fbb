/** When somebody who is about to pay in cash hears from us: 'today before 12:00'. By the academy's hours of checks. */
import {
  addDays,
  dateInMorocco,
  timeZone,
  weekdayName,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';
import type { ItemKind, PaymentOption } from './order.ts';
import { type CheckHours, nextCheck } from '../../platform/time/check-hours.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/**
 * A code sent before the next check is answered by the one after it, at the latest: the buyer has yet to go to an agency, and a code
 * that comes a minute before a check may be looked at in the next.
 */
export function hearBy(checks: CheckHours, now: Date): { before: Date; by: Date } {
  const before = nextCheck(checks, now);
  return { before, by: nextCheck(checks, before) };
}

/** By when whoever sent a code or reported a transfer hears from us: as they were promised, or once that has passed by the next check. */
export function answerBy(checks: CheckHours, claimedAt: Date, now: Date): Date {
  const { by } = hearBy(checks, claimedAt);
  return by > now ? by : nextCheck(checks, now);
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

type MomentWords = {
  readonly cash: (before: string, by: string) => string;
  readonly cashForHour: (before: string, by: string) => string;
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
  readonly on: (day: string, time: string) => string;
};

/** Within the coming week, seen from `now`; on the clocks of Morocco. */
function beforeInWords(
  moment: Date,
  { now, words, locale }: { now: Date; words: MomentWords; locale: Locale },
): string {
  const [day, today] = [dateInMorocco(moment), dateInMorocco(now)];
  const time = clock.format(moment);
  if (day === today) return words.today(time);
  if (day === addDays(today, 1)) return words.tomorrow(time);
  return words.on(weekdayName(weekdayOf(day), locale), time);
}

/** To somebody who is about to pay in cash: 'Send us the code today before 12:00: we will answer today before 18:00 …'. */
export function promiseForCash(
  checks: CheckHours,
  seen: { kind: ItemKind; now: Date; words: MomentWords; locale: Locale },
): string {
  const { before, by } = hearBy(checks, seen.now);
  const { cash, cashForHour } = seen.words;
  return (seen.kind === 'consultation' ? cashForHour : cash)(
    beforeInWords(before, seen),
    beforeInWords(by, seen),
  );
}

type Seen = {
  kind: ItemKind;
  now: Date;
  words: MomentWords & { wallet: MomentWords['cash'] };
  locale: Locale;
};

/** The same, of somebody who is about to pay by this way; null where no code comes back to us. */
export function promiseFor(option: PaymentOption | null, checks: CheckHours, seen: Seen): string | null {
  if (option === 'WafaCash / Cash Plus') return promiseForCash(checks, seen);
  if (option !== 'Mobile Wallet') return null;
  const { wallet } = seen.words;
  return promiseForCash(checks, { ...seen, words: { ...seen.words, cash: wallet, cashForHour: wallet } });
}

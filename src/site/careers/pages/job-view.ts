import { isOpen, type Job } from '../job.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';

const objects = { 'full-time': 'headset', 'part-time': 'clock', contractor: 'laptop' } as const;

/** A job as its pages show it: '5,500 to 7,000 MAD a month', 'Open until 31 January 2027'. */
export function jobView(job: Job, t: Words['careers'], locale: Locale, now: Date) {
  // '5,500 to 7,000 MAD': the unit is written once.
  const from = formatMad(job.pay.fromCentimes, locale).replace(/\u00a0.*$/u, '');
  const to = formatMad(job.pay.toCentimes, locale);
  const open = isOpen(job, now);
  const last = job.openUntil === null ? null : formatDate(job.openUntil, locale);
  return {
    slug: job.slug,
    object: objects[job.employment],
    words: job.words[locale],
    writtenIn: job.writtenIn,
    pay: t.pay[job.pay.per](from, to),
    open,
    lastDay: last,
    until: last === null ? t.jobs.staysOpen : open ? t.jobs.openUntil(last) : t.jobs.closed(last),
  };
}

export type JobView = ReturnType<typeof jobView>;

import type { Words } from '../../content/words.ts';
import type { AcademySettings } from '../../domain/catalogue/settings.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { count } from '../locale/count.ts';

/** What sentences about money, time and the academy are filled with, from the settings: no page types a number itself. */
export function policyValues(
  settings: AcademySettings,
  { days, hours }: Words['refunds'],
  locale: Locale,
): Record<string, string> {
  const policy = settings.refundPolicy;
  return {
    courseDays: count(policy.courseDays, days, locale),
    shopDays: count(policy.shopDays, days, locale),
    communityDays: count(policy.communityDays, days, locale),
    workshopHours: count(policy.workshopHoursBefore, hours, locale),
    consultationHours: count(policy.consultationHoursBefore, hours, locale),
    paidBack: count(policy.paidBackWithinDays, days, locale),
    orderExpiry: count(settings.orderExpiryDays, days, locale),
    transferCheck: settings.transferCheckPromise[locale],
    email: settings.email,
    platform: new URL(settings.learningPlatformUrl).hostname,
  };
}

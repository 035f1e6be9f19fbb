/**
 * The academy's promises in numbers, from its settings, as every sentence about them is filled: none is typed anywhere else.
 */
import { type AcademySettings, agencyNames, firstAgencies } from '../settings/settings.ts';
import { checksInWords, type CheckWords } from '../catalogue/checks-in-words.ts';
import { count, type CountForms } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** How a language counts days and hours. */
export type LengthForms = {
  /** After a preposition: 'within 2 days', 'خلال يومين'. */
  days: CountForms;
  /** Without one: 'you have 2 days', 'لكِ يومان'. */
  daysAlone: CountForms;
  /** After a preposition. */
  hours: CountForms;
  /** When staff look for transfers. */
  checks: CheckWords;
};

/** Names ending in `Alone` are for where no preposition goes before. */
export function policyValues(settings: AcademySettings, forms: LengthForms, locale: Locale) {
  const policy = settings.refundPolicy;
  const days = (n: number) => count(n, forms.days, locale);
  const daysAlone = (n: number) => count(n, forms.daysAlone, locale);
  const hours = (n: number) => count(n, forms.hours, locale);
  return {
    courseDays: days(policy.courseDays),
    courseDaysAlone: daysAlone(policy.courseDays),
    shopDays: days(policy.shopDays),
    shopDaysAlone: daysAlone(policy.shopDays),
    communityDays: days(policy.communityDays),
    communityDaysAlone: daysAlone(policy.communityDays),
    workshopHours: hours(policy.workshopHoursBefore),
    consultationHours: hours(policy.consultationHoursBefore),
    paidBack: days(policy.paidBackWithinDays),
    accessHours: hours(settings.accessWithinHours),
    orderExpiry: days(settings.orderExpiryDays),
    transferCheck: checksInWords(settings.transferChecks, forms.checks, locale),
    agencies: agencyNames(settings.cashAgency ?? { agencies: firstAgencies }, locale),
    email: settings.email,
    platform: new URL(settings.learningPlatformUrl).hostname,
  };
}

export type PolicyValues = ReturnType<typeof policyValues>;

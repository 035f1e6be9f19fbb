import type { LegalCase } from '../legal.ts';
import type { Words } from '../../../words.ts';
import { count } from '../../../platform/i18n/count.ts';
import { howLongWeKeep } from '../how-long-we-keep.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { open, type Recipients, type ScreenArgs } from '../../frame/academy-context.ts';
import { readLegal } from './read-legal.ts';
import { LegalPage } from './legal-page.tsx';

export { publicPage as headers } from '../../frame/page-headers.ts';

/** How long things are kept, by the very numbers the retention job uses. */
function keptFor({ privacyPolicy: { months, years }, refunds }: Words, locale: Locale) {
  const days = (n: number) => count(n, refunds.daysAlone, locale);
  return {
    paidOrder: count(howLongWeKeep.paidOrderYears, years, locale),
    unpaidOrder: days(howLongWeKeep.unpaidOrderDays),
    application: count(howLongWeKeep.applicationMonths, months, locale),
    jobApplication: count(howLongWeKeep.jobApplicationMonths, months, locale),
    broadcast: count(howLongWeKeep.broadcastMonths, months, locale),
    forgedNotification: days(howLongWeKeep.forgedNotificationDays),
  };
}

/** Which recipients there are. Names read from left to right, whatever is around them. */
function recipientCases({ cards, mail, events, messages }: Recipients, locale: Locale) {
  const cases: LegalCase[] = [cards.length > 0 ? 'cards' : 'no-cards'];
  if (mail) cases.push('mail');
  if (messages) cases.push('messages');
  // One receiver gets both: the text has a sentence for applications and one for orders.
  if (events === '') cases.push('unnamed-purchases', 'unnamed-applications');
  else if (events !== null) cases.push('purchases', 'applications');
  const names = new Intl.ListFormat(locale).format(cards.map((name) => `\`${name}\``));
  return { cases, names: { cards: names, applications: events ?? '', purchases: events ?? '' } };
}

export async function loader(args: ScreenArgs) {
  const { t, locale, recipients } = open(args);
  const { cases, names } = recipientCases(recipients, locale);
  const own = { ...keptFor(t, locale), ...names };
  const { versions: before } = t.privacyPolicy;
  const legal = await readLegal(args, 'privacy-policy', { before, own, cases });
  return { head: legal.head, t, legal };
}

type ScreenProps = { loaderData: Awaited<ReturnType<typeof loader>> };

export default function PrivacyPolicy({ loaderData: { t, legal } }: ScreenProps) {
  return <LegalPage t={t} legal={legal} />;
}

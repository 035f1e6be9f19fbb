import type { Words } from '../../../content/words.ts';
import type { AcademySettings } from '../../../domain/catalogue/settings.ts';
import { formatMad } from '../../../domain/money/money.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Links } from '../../links.ts';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { count } from '../../locale/count.ts';
import { fillAll } from '../../locale/fill.ts';

/** The words of the community's pages with the price and the days of the one refund policy put in. */
export function communityWords<T>(words: T, say: Words, settings: AcademySettings, locale: Locale): T {
  const { days } = say.community;
  return fillAll(words, {
    price: formatMad(settings.membershipPriceCentimes, locale),
    communityDays: count(settings.refundPolicy.communityDays, days, locale),
    paidBackDays: count(settings.refundPolicy.paidBackWithinDays, days, locale),
  });
}

/** Where the pages lead while joining is not open: a message to the academy, or the messaging app with a question typed in. */
export const waysToAsk = (say: Words, settings: AcademySettings, links: Links) => ({
  notify: `${links.contact()}?topic=community`,
  whatsapp: whatsappLink(settings.whatsapp, say.community.price.question),
});

import type { Words } from '../../../content/words.ts';
import { policyValues } from '../../../domain/catalogue/policy-values.ts';
import type { AcademySettings } from '../../../domain/catalogue/settings.ts';
import { formatMad } from '../../../domain/money/money.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Links } from '../../links.ts';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { fillAll } from '../../locale/fill.ts';

/** The words of the community's pages with the price and the days of the one refund policy put in. */
export function communityWords<T>(words: T, say: Words, settings: AcademySettings, locale: Locale): T {
  return fillAll(words, {
    ...policyValues(settings, say.refunds, locale),
    price: formatMad(settings.membershipPriceCentimes, locale),
  });
}

/** Where the pages lead: to the offer, to the checkout, to the sign-in, or to the messaging app with a question typed in. */
export const waysToAsk = (say: Words, settings: AcademySettings, links: Links) => ({
  offer: links.registerClarity(),
  join: links.joinCommunity(),
  signIn: links.signIn(),
  whatsapp: whatsappLink(settings.whatsapp, say.community.price.question),
});

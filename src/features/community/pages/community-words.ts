import type { Words } from '../../../words.ts';
import { policyValues } from '../../legal/policy-values.ts';
import type { AcademySettings } from '../../settings/settings.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Links } from '../../site/links.ts';
import { whatsappLink } from '../../site/whatsapp-link.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';

/** 'questionsTime': the hour at which the live call of that name begins; none where the academy holds no such call. */
const hoursOf = ({ liveCalls }: AcademySettings): Record<string, string> => ({
  questionsTime: '',
  workbenchTime: '',
  workshopTime: '',
  ...Object.fromEntries(liveCalls.map(({ id, startsAt }) => [`${id}Time`, startsAt])),
});

/** The words of the community's pages with the price, the days of the one refund policy and the hours of the calls put in. */
export function communityWords<T>(words: T, say: Words, settings: AcademySettings, locale: Locale): T {
  return fillAll(words, {
    ...policyValues(settings, say.refunds, locale),
    ...hoursOf(settings),
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

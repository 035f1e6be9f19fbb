/** The agencies where cash is taken, as a sentence names them: 'WafaCash or Cash Plus', 'وفاكاش أو كاش بلوس'. */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { CashAgency } from './settings.ts';

const lists: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  ar: new Intl.ListFormat('ar', { type: 'disjunction' }),
};

/** The two that every academy named before it could name its own, and names while it has none. */
export const firstAgencies: CashAgency['agencies'] = [
  { en: 'WafaCash', ar: 'وفاكاش' },
  { en: 'Cash Plus', ar: 'كاش بلوس' },
];

export const agencyNames = ({ agencies }: Pick<CashAgency, 'agencies'>, locale: Locale): string =>
  lists[locale].format(agencies.map((agency) => agency[locale]));

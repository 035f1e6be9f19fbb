/** Money is an integer number of centimes of a Moroccan dirham (MAD). 990 MAD is 99_000. */
import { formatNumber } from '../i18n/count.ts';
import { languages } from '../i18n/languages.ts';
import { directionOf, type Locale } from '../i18n/locale.ts';

export const currency = 'MAD';

/** The largest amount accepted: one million dirhams, in centimes. */
export const largestAmountCentimes = 100_000_000;

/** True for a whole number of centimes between nothing and the largest amount. */
export function isCentimes(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= largestAmountCentimes
  );
}

/**
 * An amount as a person reads it: '990 MAD', '1 250.50 MAD', '1 250,50 درهم', '1 250,50 DH'. Latin digits in all languages, as Morocco
 * writes them; a thin space between thousands, where a dot or a comma would read as decimals. Nothing breaks inside.
 */
export function formatMad(centimes: number, locale: Locale): string {
  const whole = centimes % 100 === 0;
  const digits = formatNumber(centimes / 100, locale, {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${digits}\u00a0${languages[locale].unit}`;
}

/** A discount: '−198 MAD'. In Arabic too the sign is at the left of its number. */
export function formatTakenOff(centimes: number, locale: Locale): string {
  const [digits = '', unitName = ''] = formatMad(centimes, locale).split('\u00a0');
  const signed = `\u2212${digits}`;
  return `${directionOf(locale) === 'rtl' ? `\u2066${signed}\u2069` : signed}\u00a0${unitName}`;
}

/** '990.00': the format in the API, gateways and exports. */
export function toDecimal(centimes: number): string {
  return `${Math.floor(centimes / 100)}.${String(centimes % 100).padStart(2, '0')}`;
}

/** Parses '990', '990.5', '990.00' or 990 into centimes; null for anything else, so that no float rounding is ever stored. */
export function fromDecimal(value: string | number): number | null {
  const text = String(value).trim();
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  const [dirhams = '0', fraction = ''] = text.split('.');
  return Number(dirhams) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Whole percents saved against the price before, as offers round it: 990 of 1200 is 18. */
export function discountPercent(priceCentimes: number, beforeCentimes: number): number {
  if (beforeCentimes <= priceCentimes) return 0;
  return Math.round(((beforeCentimes - priceCentimes) / beforeCentimes) * 100);
}

/** A price with a whole percentage taken off, rounded half up to a centime. */
export function takePercentOff(priceCentimes: number, percent: number): number {
  return priceCentimes - Math.round((priceCentimes * percent) / 100);
}

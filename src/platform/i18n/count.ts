/** A number with its noun, by the language's own plural rules: '1 week', '12 weeks', 'أسبوعان', '12 أسبوعًا'. */
import type { Locale } from './locale.ts';

/**
 * One form per plural category the language uses; '{n}' stands for the number, and may be left out ('أسبوعان'). Arabic counts
 * in five ways: 1 and 2 have words of their own, 3 to 10 take the plural, 11 to 99 the singular in the accusative, and 0, 100,
 * 101, 102 the bare singular. The last two digits decide.
 */
export type CountForms = {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
  readonly other: string;
};

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};
/** The forms of a language that knows one and many, as English. */
export const oneOrMany = (one: string, other: string): CountForms => ({
  one,
  two: other,
  few: other,
  many: other,
  other,
});

/** '4.8', '10,200'; in Arabic '4,8', '10.200', as Morocco writes them. */
export const formatFigure = (n: number, locale: Locale): string => digits[locale].format(n);

const digits: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  ar: new Intl.NumberFormat('ar-MA-u-nu-latn'),
};

export function count(n: number, forms: CountForms, locale: Locale): string {
  const category = rules[locale].select(n);
  return forms[category === 'zero' ? 'other' : category].replace('{n}', digits[locale].format(n));
}

/** A number with its noun, by the language's own plural rules: '1 week', '12 weeks', 'أسبوعان', '12 أسبوعًا'. */
import { languages } from './languages.ts';
import { inEach, type Locale } from './locale.ts';

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

const rules = inEach((locale) => new Intl.PluralRules(locale));

/** The forms of a language that knows one and many, as English. */
export const oneOrMany = (one: string, other: string): CountForms => ({
  one,
  two: other,
  few: other,
  many: other,
  other,
});

/** U+202F: a thin space at which no line breaks. */
export const thinSpace = '\u202f';

const plain = inEach((locale) => new Intl.NumberFormat(languages[locale].numbers));

/** '4.8', '10 200'; in Arabic '4,8', '10 200'. */
export function formatNumber(n: number, locale: Locale, form?: Intl.NumberFormatOptions): string {
  const numbers = form === undefined ? plain[locale] : new Intl.NumberFormat(languages[locale].numbers, form);
  return numbers
    .formatToParts(n)
    .map(({ type, value }) => (type === 'group' ? thinSpace : value))
    .join('');
}

export function count(n: number, forms: CountForms, locale: Locale): string {
  const category = rules[locale].select(n);
  return forms[category === 'zero' ? 'other' : category].replace('{n}', formatNumber(n, locale));
}

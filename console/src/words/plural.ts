/** A number with its noun, in the plural form of the language: Arabic has six. */
import { formatTags, type ConsoleLocale } from '../locale.ts';

/** `{n}` stands for the number; it is left out where the language counts without it ('one order' as a single word). */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function pluralIn(locale: ConsoleLocale): (forms: PluralForms) => (n: number) => string {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(formatTags[locale]);
  return (forms) => (n) => (forms[rules.select(n)] ?? forms.other).replace('{n}', digits.format(n));
}

import { type ConsoleLocale, formatTags } from '../locale.ts';

/** The words of a status that the server named; an unknown one stays as it came. */
export const statusIn = (
  { statuses }: { statuses: Readonly<Record<string, string>> },
  status: string,
): string => (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? status;

/** Whether a text of a form or an address is a name that the table has words for. */
export const isNameIn = <T extends object>(table: T, name: string): name is keyof T & string =>
  Object.hasOwn(table, name);

/** The word for a name that came from the API; undefined for one that has none. */
export const wordOf = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** `{n}` stands for the number; it is left out where the language counts without it ('one order' as a single word). */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number with its noun, in the plural form of the language: Arabic has six. */
export function pluralIn(locale: ConsoleLocale): (forms: PluralForms) => (n: number) => string {
  const rules = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(formatTags[locale]);
  return (forms) => (n) => (forms[rules.select(n)] ?? forms.other).replace('{n}', digits.format(n));
}

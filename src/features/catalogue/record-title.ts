/** What a record of the catalogue is called, whatever its kind. */
export type Loose = Record<string, unknown>;
export const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
export const textAt = (holder: unknown, ...keys: string[]): string => {
  if (!isLoose(holder)) return '';
  const found = keys.map((key) => holder[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
};

/** A campaign is listed by its text, the settings by the academy's name. */
export function titleOf(record: object): { en: string; ar: string } {
  const { words, siteName } = record as Loose;
  const side = (locale: 'en' | 'ar') =>
    textAt(isLoose(words) ? words[locale] : null, 'name', 'title', 'text') || textAt(siteName, locale);
  return { en: side('en'), ar: side('ar') };
}

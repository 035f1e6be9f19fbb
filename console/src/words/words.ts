/** The console's words in the chosen language. Each area has a folder, a language gathers its areas. */
import { type TranslationMessages, useI18nProvider } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from './en.ts';

/** The languages of the console, each loaded when it is chosen. */
export type Language = { words: ConsoleWords; admin: TranslationMessages };

const loaders: Record<ConsoleLocale, () => Promise<Language>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

const here: Partial<Record<ConsoleLocale, Language>> = {};

/** Rejects when the connection breaks; the next call tries again. */
export async function loadLanguage(locale: ConsoleLocale): Promise<Language> {
  const language = await loaders[locale]();
  here[locale] = language;
  return language;
}

/** Only for a language that was loaded before. */
export function languageOf(locale: ConsoleLocale): Language {
  const language = here[locale];
  if (language === undefined) throw new Error(`The words of ${locale} were not loaded.`);
  return language;
}

export type { ConsoleWords } from './en.ts';

/** The words of the chosen language, and the language itself for numbers and days. */
export function useWords(): ConsoleWords & { locale: ConsoleLocale } {
  // The provider changes its locale only once the words have loaded; the stored choice changes sooner.
  const locale = useI18nProvider().getLocale() as ConsoleLocale;
  return { ...languageOf(locale).words, locale };
}

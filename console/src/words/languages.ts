/** The languages of the office, each loaded when it is chosen: one reader reads one of them. */
import type { TranslationMessages } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from './en.ts';

export type Language = { words: ConsoleWords; admin: TranslationMessages };

const loaders: Record<ConsoleLocale, () => Promise<Language>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

const here: Partial<Record<ConsoleLocale, Language>> = {};

/** Rejects when the connection breaks; the next call asks again. */
export async function loadLanguage(locale: ConsoleLocale): Promise<Language> {
  const language = await loaders[locale]();
  here[locale] = language;
  return language;
}

/** Of a language that was loaded: none is shown before. */
export function languageOf(locale: ConsoleLocale): Language {
  const language = here[locale];
  if (language === undefined) throw new Error(`The words of ${locale} were not loaded.`);
  return language;
}

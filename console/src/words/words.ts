/** What the office says, in the language that is chosen. An area has its words in a folder, a language gathers its areas. */
import { useI18nProvider } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from './en.ts';
import { languageOf } from './languages.ts';

export type { ConsoleWords } from './en.ts';

/** The words of the language that is chosen, and the language itself for numbers and days. */
export function useSay(): ConsoleWords & { locale: ConsoleLocale } {
  // Of the provider, which takes another language only once its words are here; the choice alone comes sooner.
  const locale = useI18nProvider().getLocale() as ConsoleLocale;
  return { ...languageOf(locale).words, locale };
}

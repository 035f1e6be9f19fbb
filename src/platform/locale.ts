/** The reader's language, and with it the words, by React's context: components do not pass them down. */
import { createContext, useContext } from 'react';
import type { Locale } from './i18n/locale.ts';

const LocaleContext = createContext<Locale>('en');
/** The page is about something in Moroccan Darija: its Arabic words are Darija where there are any. */
const DarijaContext = createContext(false);

export const LocaleProvider = LocaleContext.Provider;
export const DarijaProvider = DarijaContext.Provider;

export const useLocale = (): Locale => useContext(LocaleContext);

/** A feature's words by language; `ary`: in Moroccan Darija, where these differ from the Arabic ones. */
type InLanguages<Words> = Record<Locale, Words> & { ary?: Words };

/** The words of a page about something that may be in Darija. */
export const spokenIn = <Words>(
  { ary, ...words }: InLanguages<Words>,
  locale: Locale,
  inDarija: boolean,
): Words => (locale === 'ar' && inDarija && ary) || (words as Record<Locale, Words>)[locale];

/**
 * A feature's words as a hook: `export const useWords = wordsHook({ en, ar, fr })`. Sentences with values are functions, so that the
 * compiler knows which value each needs.
 */
export const wordsHook =
  <Words>(words: InLanguages<Words>): (() => Words) =>
  () =>
    spokenIn(words, useLocale(), useContext(DarijaContext));

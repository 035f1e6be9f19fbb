/** The reader's language, and with it the words, by React's context: components do not pass them down. */
import { createContext, useContext } from 'react';
import type { Locale } from './i18n/locale.ts';

const LocaleContext = createContext<Locale>('en');

export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): Locale => useContext(LocaleContext);

/**
 * A feature's words as a hook: `export const useWords = wordsHook({ en, ar })`. Sentences with values are functions, so that the
 * compiler knows which value each needs.
 */
export const wordsHook =
  <Words>(words: Record<Locale, Words>): (() => Words) =>
  () =>
    words[useLocale()];

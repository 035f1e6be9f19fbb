/** The reader's language reaches every component by React's context, and with it the words: nobody hands them down. */
import { createContext, useContext } from 'react';
import type { Locale } from './i18n/locale.ts';

const LocaleContext = createContext<Locale>('en');

export const LocaleProvider = LocaleContext.Provider;

export const useLocale = (): Locale => useContext(LocaleContext);

/**
 * A feature's words as a hook: `export const useWords = wordsHook({ en, ar })`. Whatever takes a value is a function of the
 * words themselves, so that the compiler knows which sentence needs what.
 */
export const wordsHook =
  <Words,>(words: Record<Locale, Words>): (() => Words) =>
  () =>
    words[useLocale()];

/** The office's words in its three languages, on top of react-admin's own. */
import type { I18nProvider } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import { consoleLocales, keepLocale, languageNames, type ConsoleLocale } from './locale.ts';
import { arabic } from './words/admin-ar.ts';
import { words } from './words/words.ts';

/** What react-admin calls lists and fields by itself: titles of pages, and the ways to sort. */
const namesOf = (locale: ConsoleLocale) => {
  const { orders } = words[locale];
  const { placed: placedAt, claimed: claimedAt, amount: amountCentimes, status } = orders;
  return {
    resources: { orders: { name: orders.title, fields: { placedAt, claimedAt, amountCentimes, status } } },
  };
};

const messages = {
  en: { ...english, ...namesOf('en') },
  fr: { ...french, ...namesOf('fr') },
  ar: { ...arabic, ...namesOf('ar') },
} satisfies Record<ConsoleLocale, object>;

/** `onChange` hears of another language, whose direction the frame must take. */
export function makeI18n(first: ConsoleLocale, onChange: (locale: ConsoleLocale) => void): I18nProvider {
  const made = polyglot(
    (locale) => messages[locale as ConsoleLocale],
    first,
    consoleLocales.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: false },
  );
  return {
    ...made,
    async changeLocale(locale) {
      await made.changeLocale(locale);
      keepLocale(locale as ConsoleLocale);
      onChange(locale as ConsoleLocale);
    },
  };
}

/** The office's words in its three languages, on top of react-admin's own. */
import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglot from 'ra-i18n-polyglot';
import { consoleLocales, keepLocale, languageNames, type ConsoleLocale } from './locale.ts';
import { languageOf, loadLanguage, type Language } from './words/languages.ts';

/** What react-admin calls lists and fields by itself: titles of pages, and the ways to sort. */
function messagesOf({ words, admin }: Language): TranslationMessages {
  const { orders } = words;
  const { placed: placedAt, claimed: claimedAt, amount: amountCentimes, status } = orders;
  return {
    ...admin,
    resources: { orders: { name: orders.title, fields: { placedAt, claimedAt, amountCentimes, status } } },
  };
}

type Heard = {
  /** Another language is here, whose direction the frame must take. */
  onChange: (locale: ConsoleLocale) => void;
  /** The chosen one did not come: `still` is what is shown on. */
  onMissing: (still: ConsoleLocale) => void;
};

/** The words of `first` are loaded. */
export function makeI18n(first: ConsoleLocale, { onChange, onMissing }: Heard): I18nProvider {
  const made = polyglot(
    (locale) =>
      locale === first
        ? messagesOf(languageOf(first))
        : loadLanguage(locale as ConsoleLocale).then(messagesOf),
    first,
    consoleLocales.map((locale) => ({ locale, name: languageNames[locale] })),
    { allowMissing: false },
  );
  return {
    ...made,
    async changeLocale(locale) {
      try {
        await made.changeLocale(locale);
      } catch (failure) {
        onMissing(made.getLocale() as ConsoleLocale);
        throw failure;
      }
      keepLocale(locale as ConsoleLocale);
      onChange(locale as ConsoleLocale);
    },
  };
}

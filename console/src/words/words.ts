/** The console's words in the chosen language. */
import { useI18nProvider } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import { type Words, wordsIn } from './load.ts';

export type { ConsoleWords } from './areas.ts';

const byLocale = { en: wordsIn('en'), fr: wordsIn('fr'), ar: wordsIn('ar') };

/** The words of the chosen language, and the language itself for numbers and days. */
export function useWords(): Words {
  // The provider changes its locale only once the words have loaded; the stored choice changes sooner.
  return byLocale[useI18nProvider().getLocale() as ConsoleLocale];
}

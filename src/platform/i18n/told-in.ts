/** In which language the page of one record is told: in the page's, or all of it in the only one the record is written in. */
import type { Words } from '../../words.ts';
import type { Locale } from './locale.ts';
import type { WrittenIn } from '../../features/catalogue/written-in.ts';

type Opened = { locale: Locale; say: Words; words: Record<Locale, Words> };

/** Buttons and prices then speak the record's language too: half a sentence in each would be read by nobody. */
export function toldIn(
  { writtenIn }: WrittenIn,
  { locale, say, words }: Opened,
): Pick<Opened, 'locale' | 'say'> {
  return writtenIn === undefined ? { locale, say } : { locale: writtenIn, say: words[writtenIn] };
}

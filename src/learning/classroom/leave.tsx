/**
 * Wraps a form that signs out: the script tells what is kept on the phone and what is not sent yet, asks, and deletes it.
 * Without script the form is sent as it is.
 */
import type { ReactNode } from 'react';
import { useSite } from '../../academy/frame/site.ts';
import { sizeAndPrice } from '../../academy/media/film-forms.ts';
import { useLocale } from '../../platform/locale.ts';
import { useFilmWords, useKeepWords } from './words.ts';

/** A size with its price in prepaid data, where the academy says what a gigabyte costs; and the words of that for a script. */
export function usePricedSize() {
  const film = useFilmWords();
  const locale = useLocale();
  const gigabyte = useSite()?.settings.gigabyteCentimes ?? 0;
  return {
    priced: (bytes: number) => sizeAndPrice(bytes, gigabyte, film, locale),
    forScript: {
      'data-kilobytes': film.kilobytes('{n}'),
      'data-megabytes': film.megabytes('{n}'),
      'data-priced': film.priced('{size}', '{price}'),
      'data-gigabyte': gigabyte,
    },
  };
}

export function LeavingPhone({ children }: { children: ReactNode }) {
  const { leave: words, waiting } = useKeepWords();
  const { forScript } = usePricedSize();
  const { title, kept, drafts, explain, wait, leave } = words;
  return (
    <div data-classroom="leave" {...forScript}>
      {children}
      <dialog className="keep-leave" aria-labelledby="unsent">
        <form method="dialog">
          <h2 id="unsent">{title}</h2>
          <p data-kept={JSON.stringify(kept)} />
          <p data-waiting={JSON.stringify(waiting.waits)} />
          <p data-drafts>{drafts}</p>
          <p>{explain}</p>
          <p className="keep-row">
            <button type="submit" value="wait" className="button bg-action text-white">
              {wait}
            </button>
            <button type="submit" value="leave" className="button border-ink">
              {leave}
            </button>
          </p>
        </form>
      </dialog>
    </div>
  );
}

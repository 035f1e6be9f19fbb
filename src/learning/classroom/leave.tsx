/**
 * Wraps a form that signs out: the script tells what is kept on the phone and what is not sent yet, asks, and deletes it.
 * Without script the form is sent as it is. `deletesAll`: the form itself says that kept lessons go.
 */
import type { ReactNode } from 'react';
import { useFilmWords, useKeepWords } from './words.ts';

export function LeavingPhone({
  deletesAll = false,
  children,
}: {
  deletesAll?: boolean;
  children: ReactNode;
}) {
  const { leave: words, waiting } = useKeepWords();
  const film = useFilmWords();
  const { title, kept, drafts, explain, wait, leave } = words;
  return (
    <div
      data-classroom="leave"
      data-deletes={deletesAll ? 'all' : undefined}
      data-kilobytes={film.kilobytes('{n}')}
      data-megabytes={film.megabytes('{n}')}
    >
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

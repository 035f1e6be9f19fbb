/**
 * Wraps a form that signs out: the script asks about what is not sent yet, and deletes what the classroom kept on the phone.
 * Without script the form is sent as it is.
 */
import type { ReactNode } from 'react';
import { useKeepWords } from './words.ts';

export function LeavingPhone({ children }: { children: ReactNode }) {
  const { leave: words, waiting } = useKeepWords();
  const { title, drafts, explain, wait, leave } = words;
  return (
    <div data-classroom="leave">
      {children}
      <dialog className="keep-leave" aria-labelledby="unsent">
        <form method="dialog">
          <h2 id="unsent">{title}</h2>
          <p data-waiting={JSON.stringify(waiting.waits)} />
          <p data-drafts>{drafts}</p>
          <p>{explain}</p>
          <p className="keep-row">
            <button type="submit" value="wait" className="button bg-majorelle text-white">
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

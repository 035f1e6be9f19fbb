/** What a filter found: its number, and its cards or a closed door. */
import type { ReactNode } from 'react';

import { count, type CountForms } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { ButtonLink } from '../../platform/ui/button.tsx';
import { Door } from '../../platform/ui/door.tsx';
import { Icon } from '../../platform/ui/icon.tsx';

type FoundWords = { heading: string; count: CountForms; empty: string; emptyHint: string; showAll: string };

type FoundProps = {
  howMany: number;
  words: FoundWords;
  locale: Locale;
  /** The same list with no filter. */
  allHref: string;
  /** The cards; shown when there are any. */
  children: ReactNode;
};

/** A closed door: nothing answers to that name. */
function NothingFound({ words, allHref }: Pick<FoundProps, 'words' | 'allHref'>) {
  return (
    <div className="grid justify-items-center gap-5 py-6 text-center">
      <Door ground="lilac" className="grid h-56 w-40 place-items-center">
        <span className="grid size-16 place-items-center rounded-full bg-paper text-ink">
          <Icon name="search" size={28} />
        </span>
      </Door>
      <p className="text-ink-soft">{words.emptyHint}</p>
      <ButtonLink href={allHref} kind="secondary">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}

/** Its number stands outside what the script swaps, so that it is told to those who do not see the cards change. */
export function Found({ howMany, words, locale, allHref, children }: FoundProps) {
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <output data-live-part="count" className="block">
        {howMany === 0 ? (
          <span className="block text-center text-xl font-semibold">{words.empty}</span>
        ) : (
          <span className="text-sm text-ink-soft">{count(howMany, words.count, locale)}</span>
        )}
      </output>
      <div data-results>{howMany === 0 ? <NothingFound words={words} allHref={allHref} /> : children}</div>
    </>
  );
}

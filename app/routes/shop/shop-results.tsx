import type { Words } from '../../../content/words.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { count } from '../../locale/count.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductView } from './product-view.ts';

type ShopResultsProps = {
  views: readonly ProductView[];
  words: Words['shop'];
  locale: Locale;
  allHref: string;
  /** Where a wish is told; null where something was filtered. */
  wishHref: string | null;
};

/** A closed door: nothing fits. */
function NothingFits({ words, allHref }: { words: Words['shop']['results']; allHref: string }) {
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

/** The last place of the row: what is not there yet. */
function Wish({ words, href }: { words: Words['shop']['wish']; href: string }) {
  return (
    <div className="flex h-full flex-col justify-end gap-3 rounded-lg border-2 border-dashed border-edge p-5">
      <Icon name="sparkles" size={32} className="text-clay" />
      <h3 className="heading text-xl">{words.heading}</h3>
      <p className="text-sm text-ink-soft">{words.text}</p>
      <p className="pt-2">
        <ButtonLink href={href} kind="secondary">
          {words.action}
        </ButtonLink>
      </p>
    </div>
  );
}

/** What was found. Its number stands outside what the script swaps, so that it is told to those who do not see the cards change. */
export function ShopResults({ views, words, locale, allHref, wishHref }: ShopResultsProps) {
  const told = words.results;
  return (
    <>
      <h2 className="sr-only">{told.heading}</h2>
      <output data-live-part="count" className="block">
        {views.length === 0 ? (
          <span className="block text-center text-xl font-semibold">{told.empty}</span>
        ) : (
          <span className="text-sm text-ink-soft">{count(views.length, told.count, locale)}</span>
        )}
      </output>
      <div data-results>
        {views.length === 0 ? (
          <NothingFits words={told} allHref={allHref} />
        ) : (
          <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            {views.map((view) => (
              <li key={view.slug}>
                <ProductCard view={view} words={words} />
              </li>
            ))}
            {wishHref !== null && (
              <li>
                <Wish words={words.wish} href={wishHref} />
              </li>
            )}
          </ul>
        )}
      </div>
    </>
  );
}

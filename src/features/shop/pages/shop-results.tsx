import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Found } from '../../site/found.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
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

export function ShopResults({ views, words, locale, allHref, wishHref }: ShopResultsProps) {
  return (
    <Found howMany={views.length} words={words.results} locale={locale} allHref={allHref}>
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
    </Found>
  );
}

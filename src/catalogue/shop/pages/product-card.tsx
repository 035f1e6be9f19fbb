import type { Words } from '../../../words.ts';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { ProductPicture } from '../../../academy/frame/pages/product-drawing.tsx';
import { groundColour } from '../../../platform/ui/section.tsx';
import type { ProductView } from './product-view.ts';
import { readPictureName } from '../../../platform/files/picture.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';

type Step = { title?: string; text: string };

/** Steps in their order. `className` gives the columns. */
export function Steps({ steps, className }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={classNames('grid gap-4', className)}>
      {steps.map(({ title, text }, place) => (
        <li key={text} className="flex gap-3">
          <span aria-hidden="true" className="shop-step">
            {place + 1}
          </span>
          <div className="min-w-0">
            {title !== undefined && <h3 className="font-semibold">{title}</h3>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type ProductCardProps = { view: ProductView; words: Words['shop']; level?: 2 | 3 };

type PagePictureProps = { page: string; alt: string; lazy?: boolean };

/** One page of a file: a picture of the library, or of the site. */
function PagePicture({ page, alt, lazy = true }: PagePictureProps) {
  const picture = readPictureName(page);
  if (picture !== null)
    return <LibraryPicture picture={picture} alt={alt} sizes="17rem" lazy={lazy} className="file-page" />;
  return (
    <img
      src={`${page}.webp`}
      alt={alt}
      width={540}
      height={720}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className="file-page"
    />
  );
}

type PagePicturesProps = { pages: readonly string[]; name: string; label: string };

/** Pages of the file, to swipe through. */
export const PagePictures = ({ pages, name, label }: PagePicturesProps) => (
  <ul className="file-pages" aria-label={label} tabIndex={0}>
    {pages.map((page, place) => (
      <li key={page}>
        <PagePicture page={page} alt={`${name}: ${place + 1}/${pages.length}`} lazy={place > 0} />
      </li>
    ))}
  </ul>
);

/** A product in a list: its first page, what it is for, and its price. The whole card leads to its page. */
export function ProductCard({ view, words, level = 3 }: ProductCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className="product-card">
      {view.cover === null ? (
        <ProductPicture kind={view.drawing} ground={view.ground} className="product-cover" />
      ) : (
        <div className={classNames('product-cover', groundColour[view.ground])}>
          <PagePicture page={view.cover} alt="" />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-1.5 p-4">
        <p className="text-sm text-ink-soft">
          {view.isFeatured ? `${view.category} · ${words.featured}` : view.category}
        </p>
        <Title className="heading text-lg wrap-anywhere">
          <a href={view.href} className="card-link">
            <InLanguage locale={view.writtenIn}>{view.name}</InLanguage>
          </a>
        </Title>
        <p className="product-card-text">
          <InLanguage locale={view.writtenIn}>{view.description}</InLanguage>
        </p>
        <p className={classNames('mt-auto font-bold', view.isFree && 'text-mint-ink')}>{view.price}</p>
      </div>
    </article>
  );
}

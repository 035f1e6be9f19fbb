import { InLanguage } from '../../../platform/ui/badge.tsx';
import { ProductCover } from '../../../academy/frame/pages/product-drawing.tsx';
import type { ProductView } from './product-view.ts';
import { readPictureName } from '../../../platform/files/picture.ts';
import { LibraryPicture } from '../../../platform/ui/portrait.tsx';

/** Steps in their order. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="mt-4 grid gap-4">
    {steps.map((text, place) => (
      <li key={text} className="flex gap-3">
        <span aria-hidden="true" className="shop-step">
          {place + 1}
        </span>
        <p className="min-w-0">{text}</p>
      </li>
    ))}
  </ol>
);

type PagePictureProps = { page: string; alt: string; lazy?: boolean };

/** One page of a file: a picture of the library, or of the site. */
export function PagePicture({ page, alt, lazy = true }: PagePictureProps) {
  const picture = readPictureName(page);
  if (picture !== null)
    return <LibraryPicture picture={picture} alt={alt} sizes="22rem" lazy={lazy} className="file-page" />;
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

/** The cover of a product, with its kind and its name. */
export const CoverOf = ({ view }: { view: ProductView }) => (
  <ProductCover
    drawing={view.drawing}
    ground={view.ground}
    words={{
      kind: view.kind,
      title: view.name,
      shown: <InLanguage writtenIn={view.writtenIn}>{view.name}</InLanguage>,
    }}
  />
);

/** What it costs; what is free stands out. */
export const ProductPrice = ({ view }: { view: ProductView }) => (
  <p className={view.isFree ? 'free-sign' : 'font-bold'}>{view.price}</p>
);

type ProductCardProps = { view: ProductView; level?: 2 | 3 };

/** A product in a list: its cover, what it is, and its price. The whole card leads to its page. */
export function ProductCard({ view, level = 3 }: ProductCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className="product-card">
      <CoverOf view={view} />
      <Title className="heading text-lg wrap-anywhere">
        <a href={view.href} className="card-link">
          <InLanguage writtenIn={view.writtenIn}>{view.name}</InLanguage>
        </a>
      </Title>
      <p className="text-sm text-ink-soft">
        <InLanguage writtenIn={view.writtenIn}>{view.line}</InLanguage>
      </p>
      <ProductPrice view={view} />
    </article>
  );
}

/** The covers of a list, two in a row on a phone. */
export const ProductCards = ({ views }: { views: readonly ProductView[] }) => (
  <ul className="product-cards">
    {views.map((view) => (
      <li key={view.slug}>
        <ProductCard view={view} />
      </li>
    ))}
  </ul>
);

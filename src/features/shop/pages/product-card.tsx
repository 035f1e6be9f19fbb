import type { Words } from '../../../words.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { ProductPicture } from './product-drawing.tsx';
import type { ProductView } from './product-view.ts';

type Step = { title?: string; text: string };

/** Grounds on which ink can be read, one after the other. */
const grounds = ['bg-saffron', 'bg-lilac', 'bg-blush', 'bg-mint-pale'];

/** Steps in their order, the number of each in a small drawn door. `className` gives the columns. */
export function StepArches({ steps, className }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={classNames('grid gap-8', className)}>
      {steps.map(({ title, text }, place) => (
        <li key={text} className="flex gap-4">
          <span
            aria-hidden="true"
            className={classNames('step-door shrink-0 text-ink', grounds[place % grounds.length])}
          >
            {place + 1}
          </span>
          <div className={classNames('min-w-0', title === undefined ? 'self-center' : 'pt-2')}>
            {title !== undefined && <h3 className="text-lg font-semibold">{title}</h3>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

type ProductCardProps = { view: ProductView; words: Words['shop']; level?: 2 | 3 };

/** A product in a list: its picture, what it is for, its price, and the link to its page. */
export function ProductCard({ view, words, level = 3 }: ProductCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper text-ink">
      <a href={view.href} tabIndex={-1} aria-hidden="true" className="block">
        <ProductPicture kind={view.drawing} ground={view.ground} className="h-48" />
      </a>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="info">{view.category}</Badge>
          <Badge>{view.subcategory}</Badge>
          {view.isFeatured && <Badge tone="warning">{words.featured}</Badge>}
        </p>
        <Title className="heading text-xl text-balance wrap-anywhere">
          <a href={view.href} className="hover:text-majorelle">
            <InLanguage locale={view.writtenIn}>{view.name}</InLanguage>
          </a>
        </Title>
        <p className="text-sm text-ink-soft">
          <InLanguage locale={view.writtenIn}>{view.description}</InLanguage>
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <p className={classNames('text-xl font-bold', view.isFree && 'text-mint-ink')}>{view.price}</p>
          <ButtonLink href={view.href} kind="secondary">
            {words.seeProduct}
            <span className="sr-only">: {view.name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

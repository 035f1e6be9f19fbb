/** A product as a thing one can hold: its cover, the spine where reading begins, and one drawn figure of what is inside. */
import type { ReactNode } from 'react';
import type { ProductDrawing } from '../../../catalogue/shop/product.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Prop } from '../../../platform/ui/portrait.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';

const figures: Record<ProductDrawing, string> = {
  plan: 'cover-business-plan-template',
  book: 'cover-freelance-ebook',
  phone: 'cover-productivity-tracker-app',
  calendar: 'cover-social-content-calendar',
  ledger: 'cover-finance-tracker',
};

/** Clay and mint in the shade that white letters can be read on. */
const colours: Record<Ground, string> = {
  saffron: 'bg-saffron text-pitch',
  majorelle: 'bg-majorelle text-white',
  clay: 'bg-clay-deep text-white',
  mint: 'bg-mint-deep text-white',
  lilac: 'bg-lilac text-pitch',
  blush: 'bg-blush text-pitch',
  ink: 'bg-night text-white',
  sand: 'bg-cream text-pitch',
};

/** These stand on a table that runs from edge to edge. */
const onTables: ReadonlySet<ProductDrawing> = new Set(['plan', 'ledger']);

/** From so many letters on a title is set smaller, so that the figure keeps its place. */
const longTitle = 28;

type ProductCoverProps = {
  drawing: ProductDrawing;
  ground: Ground;
  /** Left out on a small cover. The title stands beside every cover, so screen readers pass this one over. */
  words?: { kind: string; title: string; shown: ReactNode };
  className?: string;
};

/** The cover; its width is given by `className` or the place it stands in. */
export const ProductCover = ({ drawing, ground, words, className }: ProductCoverProps) => (
  <div className={classNames('cover on-colour', colours[ground], className)}>
    {words !== undefined && (
      <div className="cover-words">
        <p className="cover-kind">{words.kind}</p>
        <p aria-hidden="true" className="cover-title" data-long={words.title.length > longTitle || undefined}>
          {words.shown}
        </p>
      </div>
    )}
    <Prop
      name={figures[drawing] ?? figures.plan}
      className={classNames('cover-figure', !onTables.has(drawing) && 'px-[6%] pb-[5%]')}
    />
  </div>
);

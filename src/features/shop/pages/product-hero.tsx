import type { Words } from '../../../words.ts';
import { ShareButton } from '../../site/share-button.tsx';
import { BackLink } from '../../../platform/ui/back-link.tsx';
import { Badge } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { ProductView } from './product-view.ts';

type ProductHeroProps = {
  view: ProductView;
  updated: string;
  shopHref: string;
  /** Absolute address of the page, to be shared. */
  url: string;
  say: Words;
};

/** Where we are, what the product is called and does, and its one action. */
export function ProductHero({ view, updated, shopHref, url, say }: ProductHeroProps) {
  const words = say.product;
  return (
    <header className="space-y-5 lg:pb-6">
      <BackLink href={shopHref} label={words.back} />
      <p className="flex flex-wrap gap-2">
        <Badge tone="info">{view.category}</Badge>
        <Badge>
          <Icon name="users" size={16} />
          {words.level}
        </Badge>
        <Badge>
          <Icon name="refresh" size={16} />
          {updated}
        </Badge>
      </p>
      <Heading level={1} className="wrap-anywhere">
        {view.name}
      </Heading>
      <p className="max-w-2xl text-lg text-ink-soft">{view.description}</p>
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <ButtonLink href={view.getHref} data-dialog="">
          {view.isFree ? words.getFree : words.getPaid}
        </ButtonLink>
        <ShareButton url={url} title={view.name} common={say.common} />
      </div>
    </header>
  );
}

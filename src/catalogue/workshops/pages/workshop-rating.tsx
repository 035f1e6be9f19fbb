import { Badge } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { WorkshopView } from './workshop-view.ts';

/** A star and a number, with a sentence for screen readers. Nothing for a workshop that was never held. */
export function WorkshopRating({ rating }: { rating: WorkshopView['rating'] }) {
  if (rating === null) return null;
  return (
    <span className="flex items-center gap-1">
      <Icon name="star" size={17} className="fill-saffron text-saffron-deep" />
      <span className="sr-only">{rating.sentence}</span>
      <span aria-hidden="true">{rating.figure}</span>
      {rating.sample !== null && <Badge>{rating.sample}</Badge>}
    </span>
  );
}

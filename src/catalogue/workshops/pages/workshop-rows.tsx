import type { Words } from '../../../words.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { WorkshopView } from './workshop-view.ts';

type WorkshopRowsProps = { workshops: readonly WorkshopView[]; words: Words['workshops'] };

/** Workshops, a line each: picture, title, day, and the film of the evening where there is one. */
export const WorkshopRows = ({ workshops, words }: WorkshopRowsProps) => (
  <ul className="workshop-rows">
    {workshops.map((workshop) => (
      <li key={workshop.slug}>
        <Portrait
          name={workshop.portrait}
          ground={workshop.ground}
          alt=""
          className="workshop-thumb row-span-2"
        />
        <a href={workshop.href} className="link font-semibold">
          <InLanguage writtenIn={workshop.writtenIn}>{workshop.title}</InLanguage>
        </a>
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <time dateTime={workshop.leaf.date}>{workshop.heldDate}</time>
          {workshop.recording !== null && (
            <a href={workshop.recording} className="link inline-flex items-center gap-1.5">
              <Icon name="video" size={18} />
              {words.past.watch}
              <span className="sr-only">: {workshop.title}</span>
            </a>
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** The day as a leaf of a calendar. */
export function DateLeaf({ leaf }: { leaf: WorkshopView['leaf'] }) {
  return (
    <time dateTime={leaf.date} className="date-leaf">
      <span className="date-leaf-small">{leaf.weekday}</span>
      <span className="date-leaf-day">{leaf.day}</span>
      <span className="date-leaf-small">{leaf.month}</span>
    </time>
  );
}

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

import type { Words } from '../../../words.ts';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import type { WorkshopView } from './workshop-view.ts';

type WorkshopRowsProps = { workshops: readonly WorkshopView[]; words: Words['workshops'] };

/** Workshops, a line each: title, day, and the film of the evening where there is one. */
export const WorkshopRows = ({ workshops, words }: WorkshopRowsProps) => (
  <ul className="workshop-rows">
    {workshops.map((workshop) => (
      <li key={workshop.slug}>
        <a href={workshop.href} className="link font-semibold">
          <InLanguage locale={workshop.writtenIn}>{workshop.title}</InLanguage>
        </a>
        <time dateTime={workshop.leaf.date} className="text-sm text-ink-soft">
          {workshop.heldDate}
        </time>
        {workshop.recording !== null && (
          <a href={workshop.recording} className="link inline-flex items-center gap-1.5 text-sm">
            <Icon name="video" size={18} />
            {words.past.watch}
            <span className="sr-only">: {workshop.title}</span>
          </a>
        )}
      </li>
    ))}
  </ul>
);

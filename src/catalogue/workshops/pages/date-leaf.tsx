import type { WorkshopView } from './workshop-view.ts';

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

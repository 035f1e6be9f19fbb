import type { WorkshopView } from './workshop-view.ts';

/** The day as a leaf of a calendar, in the shape of an arch. `quiet`: a day that has passed. */
export function DateLeaf({ leaf, quiet }: { leaf: WorkshopView['leaf']; quiet?: boolean }) {
  return (
    <time dateTime={leaf.date} className="date-leaf" data-quiet={quiet === true ? '' : undefined}>
      <span className="date-leaf-small">{quiet === true ? leaf.month : leaf.weekday}</span>
      <span className="date-leaf-day">{leaf.day}</span>
      <span className="date-leaf-small">{quiet === true ? leaf.year : leaf.month}</span>
    </time>
  );
}

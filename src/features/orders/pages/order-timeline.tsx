import type { Words } from '../../../words.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import type { TimelineEntry } from './read-order-page.ts';

type OrderTimelineProps = {
  entries: readonly TimelineEntry[];
  next: readonly string[];
  words: Words['order']['timeline'];
};

/** What happened, oldest first, and what is still to come. */
export function OrderTimeline({ entries, next, words }: OrderTimelineProps) {
  return (
    <div className="grid gap-8">
      <section aria-labelledby="timeline-title">
        <h2 id="timeline-title" className="mb-4 text-lg font-bold">
          {words.title}
        </h2>
        <ol className="ms-2 border-s-2 border-line">
          {entries.map((entry) => (
            <li key={`${entry.iso}${entry.text}`} className="relative ps-6 pb-5 last:pb-0">
              <Khatam size={18} className="absolute -start-2.5 top-1 text-majorelle" />
              <p className="font-medium">{entry.text}</p>
              <p className="text-xs text-ink-soft">
                <time dateTime={entry.iso}>{entry.at}</time>
              </p>
            </li>
          ))}
        </ol>
      </section>
      {next.length > 0 && (
        <section aria-labelledby="next-title">
          <h2 id="next-title" className="mb-4 text-lg font-bold">
            {words.next}
          </h2>
          <ol className="ms-2 border-s-2 border-dashed border-line">
            {next.map((step) => (
              <li key={step} className="relative ps-6 pb-4 last:pb-0">
                <span
                  aria-hidden="true"
                  className="absolute -start-2 top-1.5 size-3.5 rounded-full border-2 border-edge bg-sand"
                />
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { JobView } from './job-view.ts';

/** What the work is: in prose first, then what one does, brings and gets. */
export function JobText({ job, words }: { job: JobView['words']; words: Words['careers']['job'] }) {
  const parts = [
    { heading: words.tasks, points: job.tasks },
    { heading: words.profile, points: job.profile },
    { heading: words.offers, points: job.offers },
  ].filter(({ points }) => points.length > 0);
  return (
    <div>
      <div className="grid gap-4 text-lg empty:hidden">
        {job.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {parts.map(({ heading, points }) => (
        <div key={heading} className="mt-10">
          <Heading level={2} size={3}>
            {heading}
          </Heading>
          <ul className="mt-4 grid gap-3">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-0.5 text-mint-ink" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

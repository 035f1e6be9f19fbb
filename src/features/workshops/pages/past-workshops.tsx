import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { SaidIn } from '../../../platform/ui/said-in.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { DateLeaf } from './date-leaf.tsx';
import { WorkshopRating } from './workshop-rating.tsx';
import type { WorkshopView } from './workshop-view.ts';

/** What was held and comes back: a line each, with the way to hear of the next date. */
export function PastWorkshops({
  workshops,
  words,
}: {
  workshops: readonly WorkshopView[];
  words: Words['workshops'];
}) {
  return (
    <Section tone="paper" labelledBy="past-title">
      <div className="section-head">
        <Heading level={2} id="past-title">
          {words.past.heading}
        </Heading>
        <p className="max-w-[26rem] text-ink-soft">{words.past.text}</p>
      </div>
      <ul className="past-list">
        {workshops.map((workshop) => (
          <li key={workshop.slug} className="past-row">
            <DateLeaf leaf={workshop.leaf} quiet />
            <div className="min-w-0 flex-1 space-y-1">
              <Heading level={3} size={3}>
                <a href={workshop.href} className="ticket-title">
                  <SaidIn locale={workshop.writtenIn}>{workshop.title}</SaidIn>
                </a>
              </Heading>
              <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
                <span>{workshop.day}</span>
                <span>{workshop.instructor}</span>
                <WorkshopRating rating={workshop.rating} />
              </p>
            </div>
            <ButtonLink href={workshop.applyHref} kind="secondary" data-dialog className="past-action">
              {workshop.action.short}
              <span className="sr-only">: {workshop.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

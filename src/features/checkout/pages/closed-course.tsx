import type { Words } from '../../../words.ts';
import { useCohortWords } from '../../cohorts/cohort.words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { Ground } from '../../../platform/ui/ground.ts';
import { StepFrame } from './step-frame.tsx';

type ClosedCourseProps = {
  reason: 'missing' | 'sold-out' | 'not-on-sale' | 'closed-for-sale' | 'no-cohort';
  course?: { name: string; portrait: string; ground: Ground };
  links: { waitlist?: string; courses: string };
  words: Words['enrol'];
  /** Instead of the words of the reason. */
  said?: { title: string; text: string };
};

/** A course that cannot be bought now: why, and what can be done instead. */
export function ClosedCourse({ reason, course, links, words, ...props }: ClosedCourseProps) {
  const { closed, missing } = words;
  const name = course?.name ?? '';
  const { notAnnounced } = useCohortWords();
  const said =
    props.said ??
    {
      missing: { title: missing.title, text: missing.text },
      'sold-out': { title: closed.soldOutTitle, text: closed.soldOutText(name) },
      'closed-for-sale': { title: closed.closedForSaleTitle, text: closed.notOnSaleText(name) },
      'no-cohort': { title: notAnnounced.title, text: notAnnounced.text(name) },
      'not-on-sale': { title: closed.notOnSaleTitle, text: closed.notOnSaleText(name) },
    }[reason];
  return (
    <StepFrame step="closed" title={said.title} picture={course} words={words}>
      <p className="mb-6">{said.text}</p>
      <div className="flex flex-wrap gap-3">
        {links.waitlist !== undefined && (
          <ButtonLink href={links.waitlist} data-step-link>
            {closed.waitlist}
          </ButtonLink>
        )}
        <ButtonLink kind="secondary" href={links.courses}>
          {closed.otherCourses}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}

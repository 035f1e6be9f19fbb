import type { Words } from '../../../content/words.ts';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import { Testimonials } from './testimonials.tsx';

/** The end of a course's page on the dark band: what learners say, and the door once more. */
export function CourseClosing({ view, say }: { view: CourseView; say: Words }) {
  const { closing, testimonials } = say.course;
  const { testimonials: told } = view.words;
  const waits = view.action.kind === 'waitlist';
  return (
    <Section tone="ink">
      {told.length > 0 && (
        <div className="mb-16 space-y-6">
          <Kicker>{testimonials.kicker}</Kicker>
          <Heading level={2}>{testimonials.heading}</Heading>
          <Testimonials items={told} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div className="max-w-xl space-y-3">
          <Heading level={2}>{waits ? closing.waitlistHeading : closing.heading}</Heading>
          <p className="text-mist">{waits ? closing.waitlistText : closing.text}</p>
        </div>
        <EnrolLink action={view.action} kind="highlight" />
      </div>
    </Section>
  );
}

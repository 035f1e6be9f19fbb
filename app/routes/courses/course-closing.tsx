import type { Words } from '../../../content/words.ts';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import type { CourseView } from './course-view.ts';
import { EnrolLink } from './enrol-link.tsx';
import { Testimonials } from './testimonials.tsx';

/** A door that is open, one that opens later, or a group that has no place left. */
function invitationOf(
  { action, isFull }: CourseView,
  closing: Words['course']['closing'],
): [heading: string, text: string] {
  if (action.kind !== 'waitlist') return [closing.heading, closing.text];
  return isFull ? [closing.fullHeading, closing.fullText] : [closing.waitlistHeading, closing.waitlistText];
}

/** The end of a course's page on the dark band: what learners say, and the door once more. */
export function CourseClosing({ view, say }: { view: CourseView; say: Words }) {
  const { closing, testimonials } = say.course;
  const { testimonials: told } = view.words;
  const [heading, text] = invitationOf(view, closing);
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
          <Heading level={2}>{heading}</Heading>
          <p className="text-mist">{text}</p>
        </div>
        <EnrolLink action={view.action} kind="highlight" />
      </div>
    </Section>
  );
}

import type { Words } from '../../../content/words.ts';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import { ClosingBand } from './closing-band.tsx';
import type { CourseView } from './course-view.ts';
import { Testimonials } from './testimonials.tsx';

/** A door that is open, one that opens later, or a group that has no place left. */
function invitationOf(
  { action, isFull }: CourseView,
  closing: Words['course']['closing'],
): [heading: string, text: string] {
  if (action.kind !== 'waitlist') return [closing.heading, closing.text];
  return isFull ? [closing.fullHeading, closing.fullText] : [closing.waitlistHeading, closing.waitlistText];
}

/** What learners say, on the dark band, and the door once more. */
export function CourseClosing({ view, say }: { view: CourseView; say: Words }) {
  const { closing, testimonials } = say.course;
  const { testimonials: told } = view.words;
  const [heading, text] = invitationOf(view, closing);
  return (
    <>
      {told.length > 0 && (
        <Section tone="ink">
          <div className="space-y-6">
            <Kicker>{testimonials.kicker}</Kicker>
            <Heading level={2}>{testimonials.heading}</Heading>
            <Testimonials items={told} />
          </div>
        </Section>
      )}
      <ClosingBand heading={heading} text={text} action={view.action} portrait={view.course.portrait} />
    </>
  );
}

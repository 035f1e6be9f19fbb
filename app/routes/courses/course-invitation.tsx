import type { Words } from '../../../content/words.ts';
import { ClosingBand } from './closing-band.tsx';
import type { CourseView } from './course-view.ts';

/** A door that is open, one that opens later, or a group that has no place left. */
function invitationOf(
  { action, isFull }: CourseView,
  closing: Words['course']['closing'],
): [heading: string, text: string] {
  if (action.kind !== 'waitlist') return [closing.heading, closing.text];
  return isFull ? [closing.fullHeading, closing.fullText] : [closing.waitlistHeading, closing.waitlistText];
}

/** The door once more, at the end of the page. */
export function CourseInvitation({ view, say }: { view: CourseView; say: Words }) {
  const [heading, text] = invitationOf(view, say.course.closing);
  return <ClosingBand heading={heading} text={text} action={view.action} portrait={view.course.portrait} />;
}

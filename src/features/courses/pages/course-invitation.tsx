import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words as CohortWords } from '../../cohorts/cohort.words.en.ts';
import { cohortWords } from '../../cohorts/cohort.words.ts';
import { ClosingBand } from './closing-band.tsx';
import type { CourseView } from './course-view.ts';

/** A door that is open, one that opens later, a group that has no place left, or the next that has no date yet. */
function invitationOf(
  { action, isFull, awaitsCohort }: CourseView,
  closing: Words['course']['closing'],
  { notAnnounced }: CohortWords,
): [heading: string, text: string] {
  if (action.kind !== 'waitlist') return [closing.heading, closing.text];
  if (awaitsCohort) return [notAnnounced.title, notAnnounced.short];
  return isFull ? [closing.fullHeading, closing.fullText] : [closing.waitlistHeading, closing.waitlistText];
}

type CourseInvitationProps = { view: CourseView; say: Words; locale: Locale };

/** The door once more, at the end of the page. */
export function CourseInvitation({ view, say, locale }: CourseInvitationProps) {
  const [heading, text] = invitationOf(view, say.course.closing, cohortWords[locale]);
  return <ClosingBand heading={heading} text={text} action={view.action} portrait={view.course.portrait} />;
}

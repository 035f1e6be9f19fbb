/** Why a course or a lesson does not open, in one sentence, with the way on. Says nothing of what it holds. */
import { data } from 'react-router';
import { linksIn, type Links } from '../../../../app/links.ts';
import { signInPath } from '../../../../app/routes/members/own-path.ts';
import { Threshold } from '../../../../app/routes/members/threshold.tsx';
import { ButtonLink } from '../../../../app/ui/button.tsx';
import { Heading } from '../../../../app/ui/section.tsx';
import type { Locale } from '../../../../domain/people/locale.ts';
import { formatDay } from '../../../../domain/time/calendar-date.ts';
import type { Closed, LessonClosed } from '../classroom.service.ts';
import { classroomWords, useWords } from '../words.ts';
import { WaitingLine } from './keep.tsx';

type ClosedView = {
  reason: Exclude<LessonClosed['reason'], 'course-not-found'>;
  href: string;
  /** Written out. */
  opensOn: string;
};

function wayOn(closed: LessonClosed, links: Links, url: URL): string {
  switch (closed.reason) {
    case 'sign-in':
      return signInPath(links.signIn(), url.pathname + url.search);
    case 'paused':
      // The order of a gift is its buyer's.
      return closed.learner.isGift ? links.account() : links.order(closed.learner.order.token);
    case 'not-enrolled':
      return closed.course ? links.course(closed.course.slug) : links.courses();
    default:
      return closed.course ? links.learn(closed.course.slug) : links.courses();
  }
}

/** The answer of a loader: 403 for whoever has no right, 404 for what is not there. */
export function closedPage(closed: Closed | LessonClosed, { locale, url }: { locale: Locale; url: URL }) {
  if (closed.reason === 'course-not-found') throw data(null, { status: 404 });
  const words = classroomWords[locale].closed;
  const view: ClosedView = {
    reason: closed.reason,
    href: wayOn(closed, linksIn(locale), url),
    opensOn: closed.reason === 'not-yet' ? formatDay(closed.opensOn, locale) : '',
  };
  const status = closed.reason === 'lesson-not-found' ? 404 : 403;
  const { title } = words[closed.reason];
  return data({ head: { title, description: title, index: false }, closed: view }, { status });
}

export function ClosedPage({ closed }: { closed: ClosedView }) {
  const words = useWords().closed[closed.reason];
  return (
    <Threshold ground="lilac" icon="lock">
      <WaitingLine />
      <Heading level={1}>{words.title}</Heading>
      <p className="text-lg text-ink-soft">
        {typeof words.text === 'function' ? words.text(closed.opensOn) : words.text}
      </p>
      <p>
        <ButtonLink href={closed.href}>{words.button}</ButtonLink>
      </p>
    </Threshold>
  );
}

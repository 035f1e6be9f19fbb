/** Why a course or a lesson does not open, in one sentence, with the way on. Says nothing of what it holds. */
import { data } from 'react-router';
import { linksIn, type Links } from '../../site/links.ts';
import { signInPath } from '../../accounts/pages/own-path.ts';
import { Threshold } from '../../accounts/pages/account-frame.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateInMorocco, formatDay } from '../../../platform/time/calendar-date.ts';
import type { Closed, LessonClosed } from '../classroom.service.ts';
import { classroomWords, useWords } from '../words.ts';
import { WaitingLine } from './keep.tsx';

type ClosedView = {
  reason: Exclude<LessonClosed['reason'], 'course-not-found'>;
  /** Why, with its day where there is one. */
  text: string;
  href: string;
  /** Of whoever had it and has its order. */
  orderHref: string | null;
};

function textOf(closed: LessonClosed, locale: Locale): string {
  const words = classroomWords[locale].closed;
  switch (closed.reason) {
    case 'course-not-found':
      return '';
    case 'not-yet':
      return words['not-yet'].text(formatDay(closed.opensOn, locale));
    case 'ended': {
      const say = closed.isPaidBack ? words.ended.paidBack : words.ended.text;
      return say(formatDay(dateInMorocco(closed.endedAt), locale));
    }
    default:
      return words[closed.reason].text;
  }
}

function wayOn(closed: LessonClosed, links: Links, url: URL): string {
  switch (closed.reason) {
    case 'sign-in':
      return signInPath(links.signIn(), url.pathname + url.search);
    case 'paused':
      // The order of a gift is its buyer's.
      return closed.learner.isGift ? links.account() : links.order(closed.learner.order.token);
    case 'ended':
      return links.contact();
    case 'not-enrolled':
      return closed.course ? links.course(closed.course.slug) : links.courses();
    default:
      return closed.course ? links.learn(closed.course.slug) : links.courses();
  }
}

/** The answer of a loader: 403 for whoever has no right, 404 for what is not there. */
export function closedPage(closed: Closed | LessonClosed, { locale, url }: { locale: Locale; url: URL }) {
  if (closed.reason === 'course-not-found') throw data(null, { status: 404 });
  const links = linksIn(locale);
  const view: ClosedView = {
    reason: closed.reason,
    text: textOf(closed, locale),
    href: wayOn(closed, links, url),
    orderHref:
      closed.reason === 'ended' && closed.orderToken !== null ? links.order(closed.orderToken) : null,
  };
  const status = closed.reason === 'lesson-not-found' ? 404 : 403;
  const { title } = classroomWords[locale].closed[closed.reason];
  return data({ head: { title, description: title, index: false }, closed: view }, { status });
}

export function ClosedPage({ closed }: { closed: ClosedView }) {
  const all = useWords().closed;
  const words = all[closed.reason];
  return (
    <Threshold ground="lilac" icon="lock">
      <WaitingLine />
      <Heading level={1}>{words.title}</Heading>
      <p className="text-lg text-ink-soft">{closed.text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={closed.href}>{words.button}</ButtonLink>
        {closed.orderHref !== null && (
          <ButtonLink href={closed.orderHref} kind="secondary">
            {all.ended.order}
          </ButtonLink>
        )}
      </p>
    </Threshold>
  );
}

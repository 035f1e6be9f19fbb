/** The classroom's frame: a slim bar with the course and a link to all courses and the page. */
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { type Links, linksIn } from '../../../academy/frame/links.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Khatam } from '../../../platform/ui/khatam.tsx';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { classroomWords, useKeepWords, useWords } from '../words.ts';
import { KeepAhead, WaitingLine } from './keep.tsx';
import { signInPath } from '../../../academy/accounts/pages/own-path.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateInMorocco, formatDay } from '../../../platform/time/calendar-date.ts';
import type { Closed, LessonClosed } from '../classroom.service.ts';
import { Threshold } from '../../../platform/ui/arch.tsx';

/** Why a course or a lesson does not open, in one sentence, with a link onwards. It shows nothing of the content. */
type ClosedView = {
  reason: Exclude<LessonClosed['reason'], 'course-not-found'>;
  /** Why, with a day where there is one. */
  text: string;
  href: string;
  /** For the former learner who holds the order. */
  orderHref: string | null;
};

const speaksDarija = ({ course }: LessonClosed): boolean => course !== null && isInDarija(course);

function textOf(closed: LessonClosed, locale: Locale): string {
  const words = spokenIn(classroomWords, locale, speaksDarija(closed)).closed;
  switch (closed.reason) {
    case 'course-not-found':
      return '';
    case 'not-yet':
      return words['not-yet'].text(formatDay(closed.opensOn, locale));
    case 'ended': {
      const t = closed.isPaidBack ? words.ended.paidBack : words.ended.text;
      return t(formatDay(dateInMorocco(closed.endedAt), locale));
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
      // The order of a gift belongs to its buyer.
      return closed.learner.isGift ? links.account() : links.order(closed.learner.order.token);
    case 'ended':
      return links.contact();
    case 'not-enrolled':
      return closed.course ? links.course(closed.course.slug) : links.courses();
    default:
      return closed.course ? links.learn(closed.course.slug) : links.courses();
  }
}

/** The answer of a loader: 403 without a right, 404 for what does not exist. */
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
  const inDarija = speaksDarija(closed);
  const { title } = spokenIn(classroomWords, locale, inDarija).closed[closed.reason];
  return data({ head: { title, description: title, index: false, inDarija }, closed: view }, { status });
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

/** `courseSlug` null: the page of kept lessons, which belong to any course. */
type Props = {
  courseSlug: string | null;
  courseName: string;
  /** Where the course's name leads for a visitor, who cannot open its home. */
  home?: string;
  /** Of a lesson, in the place of the course's bar. */
  bar?: ReactNode;
  /** Stays at the foot of the screen. */
  foot?: ReactNode;
  /** The page itself is in two columns on wide screens. */
  isWide?: boolean;
  children: ReactNode;
};

export function ClassroomFrame({ courseSlug, courseName, home, bar, foot, isWide = false, children }: Props) {
  const words = useWords();
  const { asOf } = useKeepWords();
  const links = linksIn(useLocale());
  const isLesson = bar !== undefined;
  return (
    <>
      <header className={isLesson ? 'border-b border-line' : 'classroom-bar on-ink bg-pitch text-cream'}>
        <div className="column flex min-h-13 items-center justify-between gap-4">
          {bar ?? (
            <>
              <a
                href={home ?? (courseSlug === null ? links.keptLessons() : links.learn(courseSlug))}
                className="classroom-name"
              >
                <Khatam size={20} className="text-saffron" />
                <span>{courseName}</span>
              </a>
              <span className="classroom-tools">
                <a
                  href={
                    courseSlug === null ? links.searchLessons() : `${links.searchLessons()}?in=${courseSlug}`
                  }
                  className="classroom-tool"
                >
                  <Icon name="search" size={22} />
                  <span className="max-sm:sr-only">{words.search.title}</span>
                </a>
                {/* Without a network the worker answers this address with the kept lessons. */}
                {home !== links.myCourses() && (
                  <a href={links.startLearning()} className="classroom-tool">
                    <Icon name="user" size={22} />
                    <span className="max-sm:sr-only">{words.bar.account}</span>
                  </a>
                )}
              </span>
            </>
          )}
        </div>
      </header>
      <main id="main">
        <div className="column">
          <div className={classNames('classroom-page', (isWide || isLesson) && 'classroom-page-wide')}>
            <WaitingLine courseSlug={courseSlug} />
            {/* In the copy on a phone the worker fills it in and shows it. */}
            {!isLesson && courseSlug !== null && (
              <p hidden data-as-of={asOf('{at}')} className="text-sm font-bold" />
            )}
            {children}
          </div>
        </div>
        {!isLesson && <KeepAhead />}
        {foot}
      </main>
    </>
  );
}

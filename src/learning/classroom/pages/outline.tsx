/** Parts of a course's home and of its lane: a lesson's line, what of a unit is done, the tiles, and the news. */
import { Fragment } from 'react';
import { count } from '../../../platform/i18n/count.ts';
import { dateInMorocco, formatDate, formatDay, formatMoment } from '../../../platform/time/calendar-date.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { linksIn } from '../../../academy/frame/links.ts';
import { DoorSheet, Tile, TileRow } from '../../../platform/ui/doors.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { useLocale } from '../../../platform/locale.ts';
import { useFilmWords, useLiveWords, useNewsWords, useWords } from '../words.ts';
import { sizeIn, weightOf } from '../../../academy/media/film-forms.ts';
import type { LessonOnWay, ModuleOnWay } from '../classroom.service.ts';
import { badgesOf, type CourseProgress } from '../course-progress.ts';
import { isDone, isOptional } from '../learning.ts';
import type { SessionView } from '../live.service.ts';
import { useSessionTimes } from './live-session.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';

/** Small facts with dots between them: where a line breaks there is none. */
export const FactLine = ({
  of,
  className = 'outline-facts',
}: {
  of: readonly string[];
  className?: string;
}) => (
  <span className={className}>
    <span className="facts">
      {of.map((one, at) => (
        <Fragment key={one}>
          {at > 0 && ' '}
          <span>
            {at > 0 && <i>· </i>}
            {one}
          </span>
        </Fragment>
      ))}
    </span>
  </span>
);

type LineProps = {
  lesson: LessonOnWay;
  courseSlug: string;
  isHere: boolean;
  session: SessionView | undefined;
  /** The size of its page when it is kept. */
  readBytes: number | undefined;
};

export function LessonLine({ lesson, courseSlug, isHere, session, readBytes }: LineProps) {
  const { kinds, lesson: words } = useWords();
  const live = useLiveWords();
  const timesOf = useSessionTimes();
  const locale = useLocale();
  const film = useFilmWords();
  const weight = weightOf(lesson.weights) ?? readBytes;
  const title = lesson.title[locale];
  const done = isDone(lesson);
  return (
    <li className="outline-lesson">
      <span className="outline-sign" data-is={done ? 'done' : isHere ? 'here' : undefined}>
        {done ? <Icon name="check" size={18} /> : isHere && <Icon name="play" size={16} />}
      </span>
      <span className="min-w-0">
        {lesson.isOpen ? (
          <a href={linksIn(locale).lesson(courseSlug, lesson.key)} aria-current={isHere ? 'step' : undefined}>
            {title}
          </a>
        ) : (
          title
        )}
        {done && <span className="sr-only"> – {words.done}</span>}
        <FactLine
          of={[
            kinds[lesson.kind],
            count(lesson.minutes, words.minutes, locale),
            ...(weight === undefined ? [] : [sizeIn(weight, film)]),
            ...(isOptional(lesson) ? [words.optional] : []),
            ...(lesson.waits ? [words.waits] : []),
            ...(session ? [session.state === 'cancelled' ? live.cancelled : timesOf(session)] : []),
            ...(!session && lesson.opensOn !== null
              ? [words.opensOn(formatDay(lesson.opensOn, locale))]
              : []),
          ]}
        />
      </span>
    </li>
  );
}

type StateProps = { opensOn: string | null; lessons: readonly LessonOnWay[] };

/** When it opens, and how many lessons it has, as many as are listed; then how much is done of what counts. */
export function ModuleState({ opensOn, lessons }: StateProps) {
  const { home } = useWords();
  const locale = useLocale();
  const counted = lessons.filter(({ counts }) => counts);
  const [done, of] = [counted.filter(isDone).length, counted.length];
  const isAll = of === lessons.length;
  const { progress } = home;
  const all = count(of, isAll ? progress.lessons : progress.required, locale);
  const far =
    done === 0
      ? count(lessons.length, progress.lessons, locale)
      : done === of
        ? home.moduleDone(all)
        : progress.some(done, count(of, isAll ? progress.ofLessons : progress.ofRequired, locale));
  const facts = [
    ...(opensOn === null ? [] : [home.opensOn(formatDay(opensOn, locale))]),
    ...(lessons.length === 0 ? [] : [far]),
  ];
  return facts.length === 0 ? null : <FactLine of={facts} />;
}

/** The modules that are not published yet, with their days where these are known. */
export function ComingModules({ progress, isOpen }: { progress: CourseProgress; isOpen?: boolean }) {
  const { home } = useWords();
  const locale = useLocale();
  const coming = progress.units.filter(({ isPublished }) => !isPublished);
  if (coming.length === 0) return null;
  return (
    <details open={isOpen} className="outline-module">
      <summary>
        <h3>{count(coming.length, home.notYet, locale)}</h3>
      </summary>
      <ul>
        {coming.map(({ title, opensOn }) => (
          <li key={title[locale]} className="outline-later">
            {title[locale]}
            {opensOn !== null && (
              <span className="outline-facts">{home.opensOn(formatDay(opensOn, locale))}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The places of all tiles of a course, from unit 1, and which of them are earned. */
export const tilesOf = ({ units }: Pick<CourseProgress, 'units'>) =>
  units.map(({ finishedAt }, index) => ({ number: index + 1, isEarned: finishedAt !== null }));

/** The course in words, and the absolute address of its page, where whoever is told of a badge can see what it is for. */
export type BadgesOf = { course: string; address: string };

type BadgesProps = { progress: Pick<CourseProgress, 'units'>; name: string; of: BadgesOf };

/** Whoever finished a module sees it, and when, and can tell others. */
export function Badges({ progress, name, of }: BadgesProps) {
  const { home } = useWords();
  const locale = useLocale();
  const badges = badgesOf(progress);
  if (badges.length === 0) return null;
  const tiles = tilesOf(progress);
  const row = home.badges.row(String(badges.length), String(tiles.length));
  return (
    <section aria-labelledby="badges" className="home-card">
      <DoorSheet doors={[]} units={badges.map(({ number }) => number)} />
      {badges.length < tiles.length && <TileRow tiles={tiles} label={row} />}
      <details className="lane-more">
        <summary>
          <h2 className="flex-1">
            <span id="badges">{home.badges.title}</span>{' '}
            <small className="inline-block text-sm font-normal text-ink-soft">{row}</small>
          </h2>
          <Icon name="chevron-down" size={20} />
        </summary>
        <ul className="grid gap-3">
          {badges.map(({ title, number, finishedAt }) => (
            <li key={number} className="flex items-center gap-3">
              <Tile unit={number} />
              <span>
                <span className="block font-semibold">{title[locale]}</span>
                <span className="outline-facts">
                  {home.badges.of(name, formatDate(dateInMorocco(finishedAt), locale))}
                </span>
              </span>
              <a
                href={whatsappLink('', home.badges.told(title[locale], of.course, of.address))}
                target="_blank"
                rel="noopener noreferrer"
                className="icon-button ms-auto"
                aria-label={`${home.badges.send}: ${title[locale]}`}
              >
                <Icon name="whatsapp" size={22} />
              </a>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{home.badges.lead}</p>
      </details>
    </section>
  );
}

/** The day on which a module opens, whatever of it is open to everybody or before; null once it is open. */
export function opensOnOf({ lessons }: ModuleOnWay): string | null {
  const days = new Set(
    lessons
      .filter(({ isFree, opensAfterDays }) => !isFree && opensAfterDays >= 0)
      .map(({ opensOn }) => opensOn),
  );
  const [day = null] = days;
  return days.size === 1 ? day : null;
}

/** On the course's home: the trainer's announcements, the link to live sessions, and the invitation to review. */
type HomeNewsView = {
  courseSlug: string;
  hasSessions: boolean;
  announcements: readonly { id: string; body: string; at: Date }[];
  /** Null before half of the course is done. */
  review: 'none' | 'written' | null;
  /** How much was done, which the invitation must not understate or overstate. */
  isDone: 'all' | 'open' | null;
};

export function HomeNews({ news }: { news: HomeNewsView }) {
  const words = useNewsWords();
  const locale = useLocale();
  const links = linksIn(locale);
  return (
    <>
      {news.announcements.length > 0 && (
        <section aria-labelledby="news" className="home-card">
          <h2 id="news">{words.news}</h2>
          <ul className="grid gap-4">
            {news.announcements.map(({ id, body, at }) => (
              <li key={id}>
                <p className="text-sm text-ink-soft">{formatMoment(at, locale)}</p>
                <MemberText body={body} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {news.hasSessions && (
        <p>
          <a href={links.live(news.courseSlug)} className="home-link">
            <Icon name="video" size={20} />
            {words.sessions}
          </a>
        </p>
      )}
      {news.review !== null && (
        <section aria-labelledby="review" className="home-card">
          <h2 id="review">
            {news.isDone === null ? words.review : news.isDone === 'all' ? words.reviewAll : words.reviewOpen}
          </h2>
          <p>
            <ButtonLink kind="secondary" href={links.courseReview(news.courseSlug)}>
              {news.review === 'none' ? words.writeReview : words.changeReview}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}

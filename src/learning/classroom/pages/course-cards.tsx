/** "My courses", a street of houses, and at the top of the account: where to go on, the next session, and what is due. */
import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateInMorocco, formatDay, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { badgesOf, progressText } from '../course-progress.ts';
import type { MyCourse } from '../learning.service.ts';
import { classroomWords } from '../words.ts';
import type { Links } from '../../../academy/frame/links.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Door, DoorSheet, TileRow } from '../../../platform/ui/doors.tsx';
import { tilesOf } from './outline.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import type { Ground } from '../../../platform/ui/section.tsx';

export type CourseCard = {
  key: string;
  title: string;
  href: string;
  portrait: string;
  ground: Ground;
  isGift: boolean;
  isPaused: boolean;
  /** The one button of the card. */
  go: { label: string; title: string | null; href: string } | null;
  /** In words, and by tiles; null while there are no lessons. */
  progress: { text: string; tiles: ReturnType<typeof tilesOf>; earned: string; isDone: boolean } | null;
  /** What to know this week, a sentence each. */
  lines: { text: string; isLate: boolean }[];
  /** Its page, once it is there or can be asked for. */
  certificate: string | null;
};

type ViewContext = {
  words: Words['account']['overview'];
  links: Links;
  locale: Locale;
  /** Courses whose certificate is earned; left out where nobody asked. */
  certified?: ReadonlySet<string>;
};

const mostDue = 2;

function linesOf(
  { state, learner, nextSession, due, progress }: MyCourse,
  { words: { mine }, locale }: ViewContext,
) {
  const lines: CourseCard['lines'] = [];
  const t = (text: string, isLate = false) => lines.push({ text, isLate });
  if (progress.of === 0) t(mine.preparing);
  if (state === 'begins') t(mine.begins(formatDay(learner.seat.firstDay, locale)));
  if (nextSession !== null)
    t(
      mine.session(
        formatDay(dateInMorocco(nextSession.startsAt), locale),
        timeInMorocco(nextSession.startsAt),
      ),
    );
  for (const { lesson, dueOn, isLate } of due.slice(0, mostDue)) {
    const values = { title: lesson.title[locale], day: formatDay(dueOn, locale) };
    t(fill(isLate ? mine.late : mine.due, values), isLate);
  }
  return lines;
}

function goOf(mine: MyCourse, { words, links, locale }: ViewContext): CourseCard['go'] {
  const { course, state, isGift, learner, next, progress } = mine;
  if (state === 'paused')
    return isGift
      ? null
      : { label: words.payPart, title: null, href: links.orderInstalments(learner.order.token) };
  if (next === null) return { label: words.toCourse, title: null, href: links.learn(course.slug) };
  return {
    label: progress.done === 0 ? words.mine.start : words.mine.continue,
    title: next.title[locale],
    href: links.lesson(course.slug, next.key),
  };
}

/** What can be gone on with now stands first, then the newest. */
export const courseCards = (mine: readonly MyCourse[], viewContext: ViewContext): CourseCard[] =>
  mine
    .toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
    .map((one) => {
      const { course, progress, state, isGift } = one;
      const isPaused = state === 'paused';
      return {
        key: course.slug,
        title: course.words[viewContext.locale].name,
        href: viewContext.links.learn(course.slug),
        portrait: course.portrait,
        ground: course.ground,
        isGift,
        isPaused,
        go: goOf(one, viewContext),
        progress:
          progress.of === 0
            ? null
            : {
                text: progressText(
                  // Its lines say when it begins, which is when its first module opens.
                  state === 'begins' ? { ...progress, next: null } : progress,
                  classroomWords[viewContext.locale].home.progress,
                  viewContext.locale,
                ),
                tiles: tilesOf(progress),
                earned: viewContext.words.mine.badges(
                  String(badgesOf(progress).length),
                  String(progress.units.length),
                ),
                isDone: progress.isDone,
              },
        lines: isPaused ? [] : linesOf(one, viewContext),
        certificate: viewContext.certified?.has(course.slug)
          ? viewContext.links.ownCertificate(course.slug)
          : null,
      };
    });

type CardProps = {
  card: CourseCard;
  words: ViewContext['words'];
  isHouse: boolean;
  /** The one to go on with first. */
  isFirst: boolean;
};

function Card({ card, words, isHouse, isFirst }: CardProps) {
  const { key, title, href, portrait, ground, isGift, isPaused, go, progress, lines, certificate } = card;
  return (
    <li className={isHouse ? 'house' : 'home-card'}>
      {isHouse && (
        <div className="house-front">
          <Portrait name={portrait} ground={ground} alt="" lazy={false} className="h-full" />
        </div>
      )}
      <div className={isHouse ? 'flex items-center gap-4' : undefined}>
        {isHouse && <Door state={progress !== null && progress.isDone ? 'done' : 'now'} />}
        <div>
          <h2 className="text-xl font-bold wrap-anywhere">
            <a href={href} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </h2>
          {isGift && <p className="text-sm text-ink-soft">{words.given}</p>}
          {progress !== null && (
            <p id={`share-${key}`} className="text-sm text-ink-soft">
              {progress.text}
            </p>
          )}
        </div>
      </div>
      {progress !== null && progress.tiles.length > 1 && (
        <TileRow tiles={progress.tiles} label={progress.earned} />
      )}
      {isPaused && <Notice tone="warning">{words.paused}</Notice>}
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map(({ text, isLate }) => (
            <li key={text} className={isLate ? 'font-semibold text-error' : undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {go !== null && (
        <ButtonLink
          href={go.href}
          full
          kind={isFirst ? 'primary' : 'secondary'}
          className="flex items-center justify-between gap-4 text-start lg:max-w-sm"
        >
          <span className="min-w-0">
            <span className={go.title === null ? undefined : 'block text-sm font-normal'}>{go.label}</span>
            {go.title}
          </span>
          <Icon name="arrow-forward" size={20} />
        </ButtonLink>
      )}
      {certificate !== null && (
        <ButtonLink href={certificate} kind="secondary" full>
          {words.mine.certificate}
        </ButtonLink>
      )}
    </li>
  );
}

type Props = {
  cards: readonly CourseCard[];
  words: ViewContext['words'];
  /** A street of houses: each course with its scene. */
  isStreet?: boolean;
};

export function MyCourses({ cards, words, isStreet = false }: Props) {
  const earned = cards.flatMap(({ progress }) =>
    progress === null ? [] : progress.tiles.filter(({ isEarned }) => isEarned),
  );
  return (
    <>
      <DoorSheet doors={isStreet ? ['now', 'done'] : []} units={earned.map(({ number }) => number)} />
      <ul className={isStreet ? 'street' : 'grid gap-4 lg:grid-cols-2'}>
        {cards.map((card) => (
          <Card key={card.key} card={card} words={words} isHouse={isStreet} isFirst={card === cards[0]} />
        ))}
      </ul>
    </>
  );
}

/** "My courses" at the top of the account: where to go on, the next session, and what is due. */
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
  /** Per cent of the whole course; null while there are no lessons. */
  progress: { percent: number; text: string } | null;
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
  const badges = badgesOf(progress).length;
  if (badges > 0) t(mine.badges(String(badges), String(progress.units.length)));
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

export const courseCards = (mine: readonly MyCourse[], viewContext: ViewContext): CourseCard[] =>
  mine.map((one) => {
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
              percent: progress.percent,
              text: progressText(
                progress,
                classroomWords[viewContext.locale].home.progress,
                viewContext.locale,
              ),
            },
      lines: isPaused ? [] : linesOf(one, viewContext),
      certificate: viewContext.certified?.has(course.slug)
        ? viewContext.links.ownCertificate(course.slug)
        : null,
    };
  });

function Card({ card, words }: { card: CourseCard; words: ViewContext['words'] }) {
  const { key, title, href, portrait, ground, isGift, isPaused, go, progress, lines, certificate } = card;
  return (
    <li className="grid content-start gap-3 rounded-lg border border-line bg-paper p-4 md:p-5">
      <div className="flex items-center gap-4">
        <Portrait
          name={portrait}
          ground={ground}
          alt=""
          lazy={false}
          className="h-18 w-16 shrink-0 rounded-md"
        />
        <div className="min-w-0">
          <h2 className="text-xl font-bold wrap-anywhere">
            <a href={href} className="inline-flex min-h-11 items-center">
              {title}
            </a>
          </h2>
          {isGift && <p className="text-sm text-ink-soft">{words.given}</p>}
        </div>
      </div>
      {progress !== null && (
        <div>
          <progress
            className="home-progress"
            value={progress.percent}
            max={100}
            aria-labelledby={`share-${key}`}
          />
          <p id={`share-${key}`} className="mt-1 text-sm text-ink-soft">
            {progress.text}
          </p>
        </div>
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
        <ButtonLink href={go.href} full className="home-next">
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

export function MyCourses({ cards, words }: { cards: readonly CourseCard[]; words: ViewContext['words'] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {cards.map((card) => (
        <Card key={card.key} card={card} words={words} />
      ))}
    </ul>
  );
}

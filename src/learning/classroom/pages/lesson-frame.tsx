/** Around a lesson: its place in the module above, facts, and the foot that leads on. */
import { count } from '../../../platform/i18n/count.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { sizeIn } from '../../../academy/media/film-forms.ts';
import { directionOf } from '../../../platform/i18n/locale.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { MarkdownText } from '../../../platform/ui/markdown.tsx';
import { useLocale } from '../../../platform/locale.ts';
import type { OpenedLesson } from '../classroom.service.ts';
import { isDone, isOptional } from '../learning.ts';
import { isDoneByButton } from '../lesson.ts';
import type { SessionView } from '../live.service.ts';
import { type KeepWeights, weighTogether } from '../offline.ts';
import { useFilmWords, useHomeWords, useKeepWords, useWords } from '../words.ts';
import { eventAttributes } from './open-classroom.ts';
import { LessonLine } from './outline.tsx';

/** The lesson's module, and its place in the list of its lessons. */
function placeOf({ modules, lesson }: OpenedLesson) {
  const module = modules.find(({ lessons }) => lessons.some(({ key }) => key === lesson.key));
  const lessons = module?.lessons ?? [];
  return { module, lessons, number: lessons.findIndex(({ key }) => key === lesson.key) + 1 };
}

/** Back, the lesson's place in its module, and the list of the others. */
export function LessonBar({ open, home }: { open: OpenedLesson; home: string }) {
  const { module, lessons, number } = placeOf(open);
  const { home: words, lesson: ofLesson, bar, search: searching } = useWords();
  const locale = useLocale();
  const links = linksIn(locale);
  return (
    <>
      <a href={home} className="classroom-tool">
        <Icon name="arrow-back" size={24} />
        <span className="sr-only">{open.isVisitor ? open.course.words[locale].name : ofLesson.back}</span>
      </a>
      <div className="lesson-place">
        <p>
          <bdi>{module?.title[locale]}</bdi>
          {number > 0 && <span>{ofLesson.place(number, lessons.length)}</span>}
        </p>
        <ol aria-hidden="true">
          {lessons.map((one) => (
            <li
              key={one.id}
              data-state={one.key === open.lesson.key ? 'here' : isDone(one) ? 'done' : undefined}
            />
          ))}
        </ol>
      </div>
      {!open.isVisitor && (
        <details className="lesson-list" data-menu>
          <summary className="classroom-tool">
            <Icon name="list" size={24} />
            <span className="sr-only">{words.outline}</span>
          </summary>
          <nav aria-label={words.outline}>
            <ol>
              {lessons.map((one) => (
                <LessonLine
                  key={one.id}
                  lesson={one}
                  courseSlug={open.course.slug}
                  isHere={one.key === open.lesson.key}
                  session={undefined}
                  readBytes={undefined}
                />
              ))}
            </ol>
            <a href={`${links.searchLessons()}?in=${open.course.slug}`} className="home-link">
              {searching.title}
            </a>
            {/* Without a network the worker answers this address with the kept lessons. */}
            <a href={links.startLearning()} className="home-link">
              {bar.account}
            </a>
          </nav>
        </details>
      )}
    </>
  );
}

/** A text of a lesson. In another language than the page it keeps the direction of its own. */
export const LessonText = (text: Parameters<typeof MarkdownText>[0]) => (
  <div
    className="lesson-text"
    lang={text.locale === useLocale() ? undefined : text.locale}
    dir={directionOf(text.locale)}
  >
    <MarkdownText {...text} />
  </div>
);

/** Under the title: who teaches it, how long it takes, and whether it is done. */
export function Facts({ open: { lesson, trainer } }: { open: OpenedLesson }) {
  const { lesson: words, kinds } = useWords();
  const locale = useLocale();
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
      {trainer !== null && <bdi>{trainer.words[locale].name}</bdi>}
      <span>
        {kinds[lesson.kind]} · {count(lesson.minutes, words.minutes, locale)}
      </span>
      {isOptional(lesson) && <span>{words.optional}</span>}
      {isDone(lesson) && (
        <span className="inline-flex items-center gap-1 font-semibold text-mint-ink">
          <Icon name="success" size={18} />
          <span>{words.done}</span>
        </span>
      )}
    </p>
  );
}

type FootProps = {
  open: OpenedLesson;
  live: SessionView | null;
  home: string;
  /** Null where nothing can be kept. */
  weights: KeepWeights | null;
  learnerKey: string | null;
};

const awaitsPress = ({ open, live }: FootProps): boolean =>
  open.learner !== null &&
  isDoneByButton(open.lesson.kind) &&
  !isDone(open.lesson) &&
  live?.hasBegun !== false;

/** Shown by the script that keeps lessons: a press keeps this one, and later leads to what is kept. */
function KeepSign({ open: { lesson }, weights }: FootProps) {
  const words = useKeepWords();
  const film = useFilmWords();
  if (weights === null) return null;
  const ways = weighTogether([weights[lesson.id] ?? {}]);
  const [, bytes = 0] = ways.find(([way]) => way === 'small') ?? ways[0] ?? [];
  return (
    <a
      href="#keep"
      className="grid min-h-12 min-w-14 shrink-0 content-center justify-items-center rounded-md border border-edge px-2 text-xs leading-tight whitespace-nowrap"
      data-keep-sign
      hidden
    >
      <span data-in="none broken full wanted paused">
        <Icon name="download" size={22} />
      </span>
      <span data-in="kept">
        <Icon name="success" size={22} />
      </span>
      <span className="sr-only">{words.keep}</span>
      <span data-in="none broken full">{sizeIn(bytes, film)}</span>
      <span data-in="wanted paused">{words.sign.wanted}</span>
      <span data-in="kept">{words.sign.kept}</span>
    </a>
  );
}

function Onward(props: FootProps) {
  const { open, home } = props;
  const { course, learner, next, isVisitor, lesson, ends } = open;
  const { lesson: words, closed } = useWords();
  const { settings, tile } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (isVisitor) return <ButtonLink href={home}>{closed['not-enrolled'].button}</ButtonLink>;
  if (ends !== null && isDone(lesson))
    return (
      <ButtonLink href={links.unit(course.slug, String(ends))} kind="highlight">
        {tile.yours}
        <Icon name="arrow-forward" size={20} />
      </ButtonLink>
    );
  const isLast = next === null && learner !== null && course.certificate !== null;
  if (isLast)
    return (
      <ButtonLink href={links.ownCertificate(course.slug)} kind={isDone(lesson) ? 'primary' : 'secondary'}>
        {settings.certificate}
        <Icon name="arrow-forward" size={20} />
      </ButtonLink>
    );
  if (next?.isOpen === true)
    return (
      <ButtonLink
        href={links.lesson(course.slug, next.key)}
        // Until this one is done, that is the main action.
        kind={learner !== null && !isDone(lesson) ? 'secondary' : 'primary'}
      >
        <span className="lesson-next">
          {words.next}
          <small>
            <bdi>{next.title[locale]}</bdi>
          </small>
        </span>
        <Icon name="arrow-forward" size={20} />
      </ButtonLink>
    );
  if (next?.opensOn)
    return (
      <p className="lesson-next">
        {words.next}: <bdi className="font-semibold">{next.title[locale]}</bdi>{' '}
        {words.opensOn(formatDay(next.opensOn, locale))}
      </p>
    );
  return (
    <ButtonLink href={home} kind="secondary">
      {words.back}
    </ButtonLink>
  );
}

function Done(props: FootProps) {
  const { course, next, ends } = props.open;
  const { lesson: words } = useWords();
  const { doneLater } = useKeepWords();
  const { tile } = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const toNext =
    next?.isOpen === true ? { href: links.lesson(course.slug, next.key), title: next.title[locale] } : null;
  // The end of a unit comes first.
  const onward = ends === null ? toNext : { href: links.unit(course.slug, String(ends)), title: tile.yours };
  return (
    <form method="post" data-classroom="done" data-next={onward?.href}>
      <span data-later>
        <Button full>
          <span className="lesson-next">
            {words.markDone}
            {onward !== null && (
              <>
                <span className="sr-only">. {words.next}: </span>
                <small>
                  <bdi>{onward.title}</bdi>
                </small>
              </>
            )}
          </span>
          <Icon name={onward === null ? 'check' : 'arrow-forward'} size={20} />
        </Button>
      </span>
      <div data-later hidden>
        <p role="status" className="text-sm font-bold">
          {doneLater}
        </p>
        <Onward {...props} />
      </div>
    </form>
  );
}

/** The foot of a lesson: whether it is on this phone, and one press that says it is done and leads on. */
export function LessonFoot(props: FootProps) {
  const { learnerKey, open } = props;
  const events = linksIn(useLocale()).events(open.course.slug);
  return (
    <div className="lesson-foot" {...eventAttributes({ lessonId: open.lesson.id, learnerKey, events })}>
      <div className="column lesson-foot-row">
        {open.learner !== null && <KeepSign {...props} />}
        {awaitsPress(props) ? <Done {...props} /> : <Onward {...props} />}
      </div>
    </div>
  );
}

/** On a course's home, what to do now: the next lesson, the first task, and the trainer's welcome until it is done. */
import type { ReactNode } from 'react';
import { linksIn } from '../../../academy/frame/links.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { callName } from '../../../platform/people/person.ts';
import { TileRow } from '../../../platform/ui/doors.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { useFilmWords, useHomeWords, useWords } from '../words.ts';
import type { LearningHome } from '../learning.service.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDay } from '../../../platform/time/calendar-date.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { sizeIn, weightOf } from '../../../academy/media/film-forms.ts';
import type { LessonOnWay } from '../classroom.service.ts';
import type { KeepWeights } from '../offline.ts';
import { FactLine, tilesOf } from './outline.tsx';

type Open = { open: LearningHome };

/** Whether the lesson is on this phone already, which only the phone knows: nothing is shown until its script has looked. */
const OnPhone = ({ id, children }: { id: string; children: string }) => (
  <span hidden data-classroom="keep" data-ids={id}>
    <span hidden data-in="kept" className="go-on-fact">
      <Icon name="success" size={18} />
      {children}
    </span>
  </span>
);

type LessonProps = Open & { next: LessonOnWay; weights: KeepWeights | null };

/** The lesson to go on with: where it is, how long, how heavy, and one button. */
function NextLesson({ open: { course, modules, progress, trainer }, next, weights }: LessonProps) {
  const { home, lesson: words } = useWords();
  const own = useHomeWords();
  const film = useFilmWords();
  const locale = useLocale();
  const at = modules.findIndex(({ lessons }) => lessons.includes(next));
  const { id: moduleId, lessons = [] } = modules[at] ?? {};
  const unit = progress.units.findIndex((one) => one.moduleId === moduleId) + 1;
  const bytes = weightOf(next.weights) ?? weights?.[next.id]?.read;
  return (
    <section aria-labelledby="go-on" className="go-on">
      <FactLine
        className="go-on-place"
        of={[
          ...(progress.units.length > 1 ? [home.progress.unit(unit, progress.units.length)] : []),
          words.place(lessons.indexOf(next) + 1, lessons.length),
        ]}
      />
      <h2 id="go-on" className="text-2xl font-bold text-balance lg:text-3xl wrap-anywhere">
        {next.title[locale]}
      </h2>
      <p className="flex flex-wrap gap-x-5 gap-y-1 pb-3 text-lilac">
        <span className="go-on-fact">
          <Icon name="clock" size={18} />
          {count(next.minutes, words.minutes, locale)}
        </span>
        {bytes !== undefined && (
          <span className="go-on-fact">
            <Icon name="download" size={18} />
            {sizeIn(bytes, film)}
          </span>
        )}
        {weights !== null && <OnPhone id={next.id}>{own.onPhone}</OnPhone>}
      </p>
      <ButtonLink
        kind="highlight"
        href={linksIn(locale).lesson(course.slug, next.key)}
        className="go-on-button"
      >
        {progress.done === 0 ? own.startWith : own.continueWith}
        <span className="sr-only">: {next.title[locale]}</span>
        <Icon name="arrow-forward" size={22} />
      </ButtonLink>
      {trainer !== null && (
        <Arch ground="lilac" className="go-on-art">
          <Portrait name={trainer.portrait} alt="" />
        </Arch>
      )}
    </section>
  );
}

/** What to do now: the certificate once all is done, else the next lesson, else when one opens. */
export function GoOn({ open, weights }: Open & { weights: KeepWeights | null }) {
  const { course, learner, progress, next } = open;
  const { home } = useWords();
  const words = useHomeWords();
  const locale = useLocale();
  if (progress.of === 0)
    return (
      <Notice tone="info" title={words.preparing.title}>
        {words.preparing.text}
      </Notice>
    );
  const tiles = tilesOf(progress);
  const half = Math.ceil(tiles.length / 2);
  const isFinished =
    learner !== null &&
    course.certificate !== null &&
    (progress.isDone || learner.enrolment.finishedAt !== null);
  return (
    <>
      {isFinished && (
        <section className="go-on">
          <h2 className="text-2xl font-bold text-balance lg:text-3xl">
            {progress.isDone ? words.finished(callName(learner.order.name)) : home.allDone}
          </h2>
          {progress.isDone && progress.units.length > 1 && (
            <div className="go-on-art go-on-sheet" aria-hidden="true">
              <TileRow tiles={tiles.slice(0, half)} label="" />
              <b>
                <bdi>{learner.order.name}</bdi>
              </b>
              <span>{course.words[locale].name}</span>
              <TileRow tiles={tiles.slice(half)} label="" />
            </div>
          )}
          <ButtonLink
            kind="highlight"
            href={linksIn(locale).ownCertificate(course.slug)}
            className="go-on-button"
          >
            {words.toCertificate}
            <Icon name="award" size={22} />
          </ButtonLink>
        </section>
      )}
      {next !== null && <NextLesson open={open} next={next} weights={weights} />}
      {next === null && !isFinished && progress.done > 0 && (
        <section className="go-on">
          <h2 className="text-2xl font-bold text-balance lg:text-3xl">{home.allDone}</h2>
          {progress.next !== null && (
            <p>
              {progress.next.opensOn === null
                ? home.progress.noDay
                : home.progress.opensNext(formatDay(progress.next.opensOn, locale))}
            </p>
          )}
        </section>
      )}
    </>
  );
}

type RowProps = { href: string; children: ReactNode; title: string; text: string };

const Row = ({ href, children, title, text }: RowProps) => (
  <li>
    <a href={href} className="flex min-h-11 items-center gap-4">
      {children}
      <span className="min-w-0 flex-1">
        <b className="block">{title}</b>
        <span className="text-sm text-ink-soft">{text}</span>
      </span>
      <Icon name="chevron-forward" size={20} />
    </a>
  </li>
);

/** The trainer's welcome and the small first task, until they are done; today's unit lists its own. */
export function Begin({ open: { course, trainer, welcome, firstTask, next, modules } }: Open) {
  const words = useHomeWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const today = modules.find(({ lessons }) => lessons.some(({ key }) => key === next?.key));
  const isElsewhere = (lesson: LessonOnWay | null): lesson is LessonOnWay =>
    lesson !== null && today?.lessons.includes(lesson) !== true;
  if (!isElsewhere(welcome) && !isElsewhere(firstTask)) return null;
  return (
    <ul className="home-card">
      {isElsewhere(welcome) && (
        <Row
          href={links.lesson(course.slug, welcome.key)}
          title={trainer === null ? words.welcome.title : words.welcome.from(trainer.words[locale].name)}
          text={count(welcome.minutes, words.minutes, locale)}
        >
          {trainer === null ? (
            <Icon name="video" size={24} />
          ) : (
            <Arch ground={trainer.ground} className="h-14 w-12 shrink-0">
              <Portrait name={trainer.portrait} alt="" />
            </Arch>
          )}
        </Row>
      )}
      {isElsewhere(firstTask) && (
        <Row
          href={links.lesson(course.slug, firstTask.key)}
          title={firstTask.title[locale]}
          text={
            firstTask.waits
              ? words.firstTask.waits
              : words.firstTask.text(count(firstTask.minutes, words.minutes, locale))
          }
        >
          <Icon name="flag" size={24} />
        </Row>
      )}
    </ul>
  );
}

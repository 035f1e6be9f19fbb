/** The lane of a course's home: a door for each unit, those behind it open and lit, today's large, those to come with their day. */
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateParts, formatDay } from '../../../platform/time/calendar-date.ts';
import { useLocale } from '../../../platform/locale.ts';
import { Door, DoorSheet, type DoorState, Tile } from '../../../platform/ui/doors.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { useHomeWords, useWords } from '../words.ts';
import type { LessonOnWay, ModuleOnWay } from '../classroom.service.ts';
import { type CourseProgress, progressText } from '../course-progress.ts';
import type { SessionView } from '../live.service.ts';
import type { KeepWeights } from '../offline.ts';
import { KeepOnPhone } from './keep.tsx';
import { sessionFor } from './live-session.tsx';
import { LessonLine, ModuleState, opensOnOf } from './outline.tsx';

type Unit = CourseProgress['units'][number];

/** One unit on the lane. `module`: null while only the course's record announces it. */
type Stop = { number: number; unit: Unit; module: ModuleOnWay | null; state: DoorState };

type Lanes = {
  courseSlug: string;
  /** Of the learner's cohort. */
  sessions: readonly SessionView[];
  /** Key of the lesson to continue with: its unit is today's. */
  here: string | undefined;
  /** The size of the lessons when they are kept; null where keeping is not offered. */
  weights: KeepWeights | null;
};

const holds = ({ lessons }: ModuleOnWay, key: string | undefined): boolean =>
  key !== undefined && lessons.some((lesson) => lesson.key === key);

function stopsOf(
  progress: CourseProgress,
  modules: readonly ModuleOnWay[],
  here: string | undefined,
): Stop[] {
  return progress.units.map((unit, index) => {
    const module = modules.find(({ id }) => id === unit.moduleId) ?? null;
    const isNow = module !== null && holds(module, here);
    const state = isNow ? 'now' : unit.finishedAt !== null ? 'done' : 'later';
    return { number: index + 1, unit, module, state };
  });
}

/** How many units to come are drawn by themselves, and how many of those behind. */
const [near, last] = [2, 1];

/** What lies far behind, what is near, and what lies far ahead. One alone is never hidden. */
export function partsOf<One extends { state: DoorState }>(stops: readonly One[]): [One[], One[], One[]] {
  const now = stops.findIndex(({ state }) => state === 'now');
  const at = now === -1 ? stops.findLastIndex(({ state }) => state === 'done') : now;
  const from = at - last > 1 ? at - last : 0;
  const until = at + 1 + near;
  const cut = stops.length - until > 1 ? until : stops.length;
  return [stops.slice(0, from), stops.slice(from, cut), stops.slice(cut)];
}

/** So many columns of the street, where it has as many as units. */
const spans =
  'lg:col-span-1 lg:col-span-2 lg:col-span-3 lg:col-span-4 lg:col-span-5 lg:col-span-6 lg:col-span-7 lg:col-span-8 lg:col-span-9 lg:col-span-10 lg:col-span-11 lg:col-span-12'.split(
    ' ',
  );
const spanOf = (units: number): string => spans[Math.min(units, spans.length) - 1] ?? '';

/** How many lessons are listed from the one before today's; the others are one press away. */
const shown = 3;

type LinesProps = Lanes & { module: ModuleOnWay; lessons: readonly LessonOnWay[] };

function Lines({ module, lessons, courseSlug, sessions, here, weights }: LinesProps) {
  const isOneDay = opensOnOf(module) !== null;
  return (
    <ol>
      {lessons.map((lesson) => (
        <LessonLine
          key={lesson.id}
          lesson={isOneDay ? { ...lesson, opensOn: null } : lesson}
          courseSlug={courseSlug}
          isHere={lesson.key === here}
          session={lesson.kind === 'live' ? sessionFor(lesson, sessions) : undefined}
          // The size of a call or of another site is unknown.
          readBytes={
            lesson.kind === 'live' || lesson.kind === 'link' ? undefined : weights?.[lesson.id]?.read
          }
        />
      ))}
    </ol>
  );
}

/** The lessons of today's unit: the one before, today's, and the next. */
function Today({ module, columns, ...of }: Lanes & { module: ModuleOnWay; columns: number }) {
  const { lane } = useHomeWords();
  const locale = useLocale();
  const { lessons } = module;
  const first = lessons.findIndex(({ key }) => key === of.here) - 1;
  // A single one is as short as the press that would show it.
  const from = first > 1 ? Math.min(first, Math.max(0, lessons.length - shown)) : 0;
  const until = lessons.length - (from + shown) > 1 ? from + shown : lessons.length;
  const more = (words: typeof lane.before, some: readonly LessonOnWay[]) =>
    some.length > 0 && (
      <details className="lane-more">
        <summary>
          <span className="flex-1">{count(some.length, words, locale)}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <Lines {...of} module={module} lessons={some} />
      </details>
    );
  return (
    <li className={`lane-today lg:col-start-1 ${spanOf(columns)}`}>
      <div>
        {more(lane.before, lessons.slice(0, from))}
        <Lines {...of} module={module} lessons={lessons.slice(from, until)} />
        {more(lane.after, lessons.slice(until))}
      </div>
    </li>
  );
}

/** '02 · My day': a wide street has the number under the door already. */
function UnitName({ title }: { title: string }) {
  const [, number = '', name] = /^(\d+ · )?(.*)$/su.exec(title) ?? [];
  return (
    <>
      <span className="lane-of">{number}</span>
      {name}
    </>
  );
}

/** The words beside a door: where it stands, its name, and when it opens or how much of it is done. */
function StopWords({ stop: { unit, module, state } }: { stop: Stop }) {
  const { home, lesson } = useWords();
  const { lane } = useHomeWords();
  const locale = useLocale();
  return (
    <span className="lane-words">
      {state === 'now' && <span className="lane-here">{lane.here}</span>}
      {state === 'done' && <span className="lane-done">{lesson.done}</span>}
      <h3>
        <UnitName title={unit.title[locale]} />
      </h3>
      {module === null ? (
        <span className="outline-facts">
          {unit.opensOn === null ? lane.noDay : home.opensOn(formatDay(unit.opensOn, locale))}
        </span>
      ) : (
        <ModuleState opensOn={state === 'now' ? null : opensOnOf(module)} lessons={module.lessons} />
      )}
    </span>
  );
}

type StopProps = Lanes & { stop: Stop; /** In a list, without its door. */ isPlain?: boolean };

/** A unit whose lessons a press shows. Today's are always shown. */
function StopOf({ stop, isPlain = false, ...of }: StopProps) {
  const locale = useLocale();
  const { module, state, number, unit } = stop;
  const head = (
    <>
      {!isPlain && (
        <>
          <Door state={state} />
          <span className="lane-number">{number}</span>
        </>
      )}
      <StopWords stop={stop} />
      {state === 'done' && <Tile unit={number} />}
      {!isPlain && state === 'later' && unit.opensOn !== null && (
        <span className="lane-day leading-7" aria-hidden="true">
          {shortDay(unit.opensOn, locale)}
        </span>
      )}
    </>
  );
  if (module === null || state === 'now') return <div className="lane-head">{head}</div>;
  return (
    <details className="outline-module" name={isPlain ? undefined : 'unit'}>
      <summary className="lane-head">{head}</summary>
      <div className="lane-panel">
        <Lines {...of} module={module} lessons={module.lessons} />
        {of.weights !== null && (
          <KeepOnPhone
            isWeek
            courseSlug={of.courseSlug}
            lessons={module.lessons.filter(({ isOpen }) => isOpen)}
            weights={of.weights}
          />
        )}
      </div>
    </details>
  );
}

/** '28 Dec': under a door of the street. */
function shortDay(on: string, locale: Locale): string {
  const { day, month } = dateParts(on, locale);
  return `${day} ${month}`;
}

/** Small doors in a row, whose names and days a press shows. */
function Row({ stops, label, ...of }: Lanes & { stops: readonly Stop[]; label: string }) {
  const locale = useLocale();
  return (
    <li className={`lane-row ${spanOf(stops.length)}`}>
      <details className="outline-module" name="unit">
        <summary>
          <span className="lane-doors">
            {stops.map(({ number, state, unit: { title, opensOn } }) => (
              <span key={number}>
                <Door state={state} />
                <span className="lane-number">{number}</span>
                <span className="lane-title" aria-hidden="true">
                  <UnitName title={title[locale]} />
                </span>
                {state === 'done' && <Tile unit={number} />}
                {opensOn !== null && <span className="lane-day leading-7">{shortDay(opensOn, locale)}</span>}
              </span>
            ))}
          </span>
          <span className="lane-label">
            {label}
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <ul className="lane-panel">
          {stops.map((stop) => (
            <li key={stop.number} className={stop.module === null ? 'outline-later' : undefined}>
              <StopOf {...of} stop={stop} isPlain />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

type Props = Lanes & { modules: readonly ModuleOnWay[]; progress: CourseProgress };

export function Lane({ modules, progress, ...of }: Props) {
  const { home } = useWords();
  const { lane } = useHomeWords();
  const locale = useLocale();
  const stops = stopsOf(progress, modules, of.here);
  if (stops.length === 0) return null;
  const [behind, around, ahead] = partsOf(stops);
  const [first] = ahead;
  const all = ahead.every(({ unit }) => !unit.isPublished) ? home.notYet : lane.ahead;
  return (
    <section aria-labelledby="outline" className="lane">
      {/* The symbols of the tiles come with the row of all of them, on the same page. */}
      <DoorSheet doors={stops.map(({ state }) => state)} units={[]} />
      <h2 id="outline" className="text-xl font-bold">
        {lane.title}
      </h2>
      <p id="share" className="text-sm text-ink-soft">
        {/* The doors say when they open. */}
        {progressText({ ...progress, next: null }, home.progress, locale)}
      </p>
      <ol className="lane-stops">
        {behind.length > 0 && (
          <Row {...of} stops={behind} label={count(behind.length, lane.behind, locale)} />
        )}
        {around.flatMap((stop) => [
          <li key={stop.number} className="lane-stop" data-state={stop.state}>
            <StopOf {...of} stop={stop} />
          </li>,
          ...(stop.state === 'now' && stop.module !== null
            ? [<Today key="today" {...of} module={stop.module} columns={stops.length} />]
            : []),
        ])}
        {first !== undefined && <Row {...of} stops={ahead} label={count(ahead.length, all, locale)} />}
      </ol>
    </section>
  );
}

/** '/learn/:course': the course's home. Where to continue, what this week contains, and every lesson with its status. */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { count } from '../../../platform/i18n/count.ts';
import { dateInMorocco, dateParts, formatDay, timeInMorocco } from '../../../platform/time/calendar-date.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { sizeIn, weightOf } from '../../../academy/media/film-forms.ts';
import { callName } from '../../../platform/people/person.ts';
import { DateLeaf } from '../../../platform/ui/badge.tsx';
import { classroomWords, useFilmWords, useHomeWords, useWords } from '../words.ts';
import type { LessonOnWay } from '../classroom.service.ts';
import type { KeepWeights } from '../offline.ts';
import type { LearningHome } from '../learning.service.ts';
import type { SessionView } from '../live.service.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { KeepOnPhone } from './keep.tsx';
import { Lane } from './lane.tsx';
import { LiveSessionCard, sessionFor, useSessionTimes } from './live-session.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { Badges, HomeNews } from './outline.tsx';
import { Welcome } from './welcome.tsx';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url, clock, keepsLessons = true } = opened;
  const found = await academy.learning.home({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = isInDarija(found.course);
  const words = spokenIn(classroomWords, locale, inDarija).home;
  const title = words.title(found.course.words[locale].name);
  const [weights, announcements, review] = await Promise.all([
    found.learner !== null && keepsLessons ? academy.offline.keepWeights(courseSlug) : null,
    academy.learningEmails.homeNews(found),
    academy.reviews.reviewOnHome(found),
  ]);
  // The card of a session has its own link to all of them.
  const next = found.sessions.find(({ id }) => id === found.nextSession?.id) ?? null;
  const news = {
    announcements,
    hasSessions: found.sessions.length > 0 && next === null,
    courseSlug,
    review,
    isDone: found.progress.isDone ? ('all' as const) : found.next === null ? ('open' as const) : null,
  };
  const head = { title, description: words.description, index: false, inDarija };
  const address = opened.publicOrigin + opened.links.course(courseSlug);
  return data({ head, open: found, news, now: clock(), weights, session: next, address });
}

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
function NextLesson({ open: { course, modules, progress }, next, weights }: LessonProps) {
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
      <p className="go-on-place">
        {progress.units.length > 1 && `${home.progress.unit(unit, progress.units.length)} · `}
        {words.place(lessons.indexOf(next) + 1, lessons.length)}
      </p>
      <h2 id="go-on" className="text-2xl font-bold wrap-anywhere">
        {next.title[locale]}
      </h2>
      <p className="go-on-facts">
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
      <ButtonLink kind="highlight" href={linksIn(locale).lesson(course.slug, next.key)} full className="go-on-button">
        {progress.done === 0 ? own.startWith : own.continueWith}
        <span className="sr-only">: {next.title[locale]}</span>
        <Icon name="arrow-forward" size={22} />
      </ButtonLink>
    </section>
  );
}

/** What to do now: the certificate once all is done, else the next lesson, else when one opens. */
function GoOn({ open, weights }: Open & { weights: KeepWeights | null }) {
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
  const isFinished =
    learner !== null &&
    course.certificate !== null &&
    (progress.isDone || learner.enrolment.finishedAt !== null);
  return (
    <>
      {isFinished && (
        <section className="go-on">
          <h2 className="text-2xl font-bold">{home.allDone}</h2>
          <ButtonLink kind="highlight" href={linksIn(locale).ownCertificate(course.slug)} full className="go-on-button">
            {words.settings.certificate}
            <Icon name="award" size={22} />
          </ButtonLink>
        </section>
      )}
      {next !== null && <NextLesson open={open} next={next} weights={weights} />}
      {next === null && !isFinished && progress.done > 0 && (
        <section className="go-on">
          <h2 className="text-2xl font-bold">{home.allDone}</h2>
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

function FirstTask({ open: { course, firstTask, next } }: Open) {
  const { firstTask: words, minutes } = useHomeWords();
  const locale = useLocale();
  // The main button leads there already.
  if (firstTask === null || firstTask.key === next?.key) return null;
  return (
    <section aria-labelledby="first-task" className="home-card">
      <h2 id="first-task">{words.title}</h2>
      <p className="font-semibold">{firstTask.title[locale]}</p>
      <p>{firstTask.waits ? words.waits : words.text(count(firstTask.minutes, minutes, locale))}</p>
      <p>
        <ButtonLink kind="secondary" href={linksIn(locale).lesson(course.slug, firstTask.key)}>
          {firstTask.waits ? words.see : words.go}
        </ButtonLink>
      </p>
    </section>
  );
}

type SessionProps = Open & { now: Date; session: SessionView | null };

/** The session that is on or comes next, with its link in its time; before it is created, its date. */
function Session({ open: { course, nextSession, beginsOn }, now, session }: SessionProps) {
  const { session: words } = useHomeWords();
  const locale = useLocale();
  if (nextSession === null) return null;
  const { startsAt, endsAt } = nextSession;
  const title = startsAt <= now ? words.now : beginsOn === null ? words.next : words.first;
  const day = formatDay(dateInMorocco(startsAt), locale);
  const leaf = dateParts(dateInMorocco(startsAt), locale);
  return (
    <section aria-labelledby="session" className="home-card">
      <div className="flex items-start gap-4">
        <DateLeaf over={leaf.month} day={leaf.day} />
        <div className="grid min-w-0 gap-2">
          <h2 id="session">{title}</h2>
          {session === null ? (
            <p>
              <time dateTime={startsAt.toISOString()}>
                {words.at(day, timeInMorocco(startsAt), timeInMorocco(endsAt))}
              </time>
            </p>
          ) : (
            <>
              <LiveSessionCard session={session} courseSlug={course.slug} />
              <p>
                <a href={linksIn(locale).live(course.slug)} className="home-link">
                  {words.all}
                </a>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Week({ open: { course, due, opened, sessions } }: Open) {
  const { week: words } = useHomeWords();
  const locale = useLocale();
  const timesOf = useSessionTimes();
  const links = linksIn(locale);
  const dueKeys = new Set(due.map(({ lesson }) => lesson.key));
  const others = opened.filter(({ key }) => !dueKeys.has(key));
  if (due.length + others.length === 0) return null;
  return (
    <section aria-labelledby="week" className="home-card">
      <h2 id="week">{words.title}</h2>
      <ul className="home-week">
        {due.map(({ lesson, dueOn, isLate }) => (
          <li key={lesson.key}>
            <a href={links.lesson(course.slug, lesson.key)}>{lesson.title[locale]}</a>
            <span className={isLate ? 'home-late' : undefined}>
              {(isLate ? words.late : words.due)(formatDay(dueOn, locale))}
            </span>
          </li>
        ))}
        {others.map((lesson) => {
          const session = sessionFor(lesson, sessions);
          return (
            <li key={lesson.key}>
              <a href={links.lesson(course.slug, lesson.key)}>{lesson.title[locale]}</a>
              <span>{session ? timesOf(session) : words.isNew}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type PhoneProps = Open & { weights: KeepWeights | null };

/** What is on this phone: today's unit, kept or to keep, and the course's own icon. */
function Phone({ open: { course, modules, next, learner }, weights }: PhoneProps) {
  const { phone: words } = useHomeWords();
  const today = modules.find(({ lessons }) => lessons.some(({ id }) => id === next?.id)) ?? modules[0];
  return (
    <section aria-labelledby="phone" className="home-card">
      <h2 id="phone">{words.on}</h2>
      {learner !== null && weights !== null && today !== undefined && (
        <KeepOnPhone
          isWeek
          courseSlug={course.slug}
          lessons={today.lessons.filter(({ isOpen }) => isOpen)}
          weights={weights}
        />
      )}
      <details className="lane-more">
        <summary>
          <Icon name="smartphone" size={22} />
          <span className="flex-1">{words.title}</span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <p>{words.text}</p>
        {(['android', 'iphone'] as const).map((system) => (
          <section key={system}>
            <h3 className="font-bold">{words[system]}</h3>
            <ol className="home-steps">
              {words[`${system}Steps`].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </details>
    </section>
  );
}

function Chat({ href }: { href: string }) {
  const { group: words } = useHomeWords();
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer" className="home-link">
        <Icon name="messages" size={20} />
        <span>
          {words.chat}
          <span className="sr-only"> ({words.outside})</span>
        </span>
        <Icon name="external" size={18} />
      </a>
    </p>
  );
}

export default function Home({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { home } = useWords();
  const words = useHomeWords();
  const locale = useLocale();
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, news, now, weights, session, address } = loaderData;
  const { course, learner, beginsOn, next } = open;
  const chatLink = learner?.cohort?.chatLink ?? null;
  const name = callName(learner?.order.name ?? null);
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name} isWide>
      <div>
        {name !== null && <p className="text-ink-soft">{words.hello(name)}</p>}
        <Heading level={1} size={3}>
          {course.words[locale].name}
        </Heading>
      </div>
      {learner === null && <Notice tone="info">{home.preview}</Notice>}
      {beginsOn !== null && (
        <Notice tone="info" title={words.begins(formatDay(beginsOn, locale))}>
          {next === null ? undefined : words.begun}
        </Notice>
      )}
      <div className="home-top">
        <GoOn open={open} weights={weights} />
        <div className="home-part">
          <Session open={open} now={now} session={session} />
          <Week open={open} />
          <FirstTask open={open} />
          <Welcome open={open} />
        </div>
      </div>
      <Lane
        courseSlug={course.slug}
        modules={open.modules}
        progress={open.progress}
        sessions={open.sessions}
        here={next?.key}
        weights={weights}
      />
      <div className="home-foot">
        <Badges
          progress={open.progress}
          name={learner?.order.name ?? ''}
          of={{ course: course.words[locale].name, address }}
        />
        <Phone open={open} weights={weights} />
        <HomeNews news={news} />
        <div>
          {chatLink !== null && <Chat href={chatLink} />}
          {learner !== null && (
            <p>
              <a href={linksIn(locale).courseSettings(course.slug)} className="home-link">
                <Icon name="list" size={20} />
                {words.settings.link}
              </a>
            </p>
          )}
        </div>
      </div>
    </ClassroomFrame>
  );
}

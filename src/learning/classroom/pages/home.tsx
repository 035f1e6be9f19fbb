/** '/learn/:course': the course's home. Where to continue, what this week contains, and every lesson with its status. */
import { data } from 'react-router';
import { linksIn } from '../../../academy/frame/links.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { dateInMorocco, dateParts, formatDay } from '../../../platform/time/calendar-date.ts';
import { spokenIn, useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { callName } from '../../../platform/people/person.ts';
import { DateLeaf } from '../../../platform/ui/badge.tsx';
import { classroomWords, useHomeWords, usePeerWords, useWords } from '../words.ts';
import type { KeepWeights } from '../offline.ts';
import type { LearningHome } from '../learning.service.ts';
import type { SessionView } from '../live.service.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { KeepOnPhone, PutOnScreen } from './keep.tsx';
import { Lane } from './lane.tsx';
import { LiveSessionCard, sessionFor, TimesByLeaf, useSessionTimes } from './live-session.tsx';
import { type ClassroomArgs, openClassroom } from './open-classroom.ts';
import { Badges, HomeNews } from './outline.tsx';
import { Begin, GoOn } from './go-on.tsx';
import { PracticeLine } from './practice.tsx';
import { AskForPlan, PlanLine } from './study-plan.tsx';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const opened = await openClassroom(args);
  const { academy, caller, courseSlug, locale, url, clock, keepsLessons = true } = opened;
  const found = await academy.learning.home({ caller, courseSlug });
  if (!found.ok) return closedPage(found, { locale, url });
  const inDarija = isInDarija(found.course);
  const words = spokenIn(classroomWords, locale, inDarija).home;
  const title = words.title(found.course.words[locale].name);
  const [weights, announcements, review, plan, left] = await Promise.all([
    found.learner !== null && keepsLessons ? academy.offline.keepWeights(courseSlug) : null,
    academy.learningEmails.homeNews(found),
    academy.reviews.reviewOnHome(found),
    academy.studyPlans.planOf(found),
    academy.practice.leftToPractise(found),
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
  return data({ head, open: found, news, now: clock(), weights, session: next, address, plan, left });
}

/** So many finished lessons show that she comes back. */
const asksForIconFrom = 2;

type Open = { open: LearningHome };

type SessionProps = Open & { now: Date; session: SessionView | null };

/** The session that is on or comes next, with its link in its time; before it is created, its date. */
function Session({ open: { course, nextSession, beginsOn }, now, session }: SessionProps) {
  const { session: words } = useHomeWords();
  const locale = useLocale();
  if (nextSession === null) return null;
  const { startsAt } = nextSession;
  const title = startsAt <= now ? words.now : beginsOn === null ? words.next : words.first;
  const leaf = dateParts(dateInMorocco(startsAt), locale);
  return (
    <section aria-labelledby="session" className="home-card">
      <div className="flex items-center gap-4">
        <DateLeaf over={leaf.month} day={leaf.day} />
        <h2 id="session">{title}</h2>
      </div>
      {session === null ? (
        <p>
          <TimesByLeaf {...nextSession} />
        </p>
      ) : (
        <LiveSessionCard session={session} courseSlug={course.slug} hasLeaf />
      )}
      {session !== null && (
        <a href={linksIn(locale).live(course.slug)} className="home-link -mt-3">
          {words.all}
        </a>
      )}
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
    <section aria-labelledby="phone" className="home-card lg:grid-cols-2 lg:gap-x-10">
      <h2 id="phone" className="lg:col-span-2">
        {words.on}
      </h2>
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
            <ol className="list-decimal ps-6">
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
  const { home, note } = useWords();
  const words = useHomeWords();
  const peers = usePeerWords();
  const locale = useLocale();
  const links = linksIn(locale);
  if (!('open' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  const { open, news, now, weights, session, address, plan, left } = loaderData;
  const { course, learner, beginsOn, next } = open;
  const chatLink = learner?.cohort?.chatLink ?? null;
  const name = callName(learner?.order.name ?? null);
  const ways = [
    ...(learner?.cohort ? ([[links.group(course.slug), 'users', peers.group.link]] as const) : []),
    [links.courseNotes(course.slug), 'pencil', note.title],
    [links.ownMade(course.slug), 'image', words.made],
    [links.courseSettings(course.slug), 'list', words.settings.link],
  ] as const;
  return (
    <ClassroomFrame
      courseSlug={course.slug}
      courseName={course.words[locale].name}
      isWide
      foot={learner !== null && open.progress.done >= asksForIconFrom && <PutOnScreen />}
    >
      <div>
        {name !== null && <p className="text-ink-soft">{words.hello(name)}</p>}
        <Heading level={1} size={3}>
          {course.words[locale].name}
        </Heading>
        {beginsOn !== null && (
          <p className="mt-1">
            {words.begins(formatDay(beginsOn, locale))} {next !== null && words.begun}
          </p>
        )}
        {plan !== null && next !== null && <PlanLine courseSlug={course.slug} plan={plan} now={now} />}
        <PracticeLine courseSlug={course.slug} left={left} />
      </div>
      {learner === null && <Notice tone="info">{home.preview}</Notice>}
      <div className="home-top">
        <GoOn open={open} weights={weights} />
        <div className="home-part">
          <Session open={open} now={now} session={session} />
          <Week open={open} />
          <Begin open={open} />
          {learner !== null && plan === null && next !== null && open.progress.done > 0 && (
            <AskForPlan courseSlug={course.slug} />
          )}
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
        <HomeNews news={news} />
        <Phone open={open} weights={weights} />
        <div>
          {chatLink !== null && <Chat href={chatLink} />}
          {learner !== null && (
            <p className="flex flex-wrap gap-x-6">
              {ways.map(([href, icon, name]) => (
                <a key={href} href={href} className="home-link">
                  <Icon name={icon} size={20} />
                  {name}
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </ClassroomFrame>
  );
}

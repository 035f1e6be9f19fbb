/** '/learn/:course/group': the room of a learner's group. News, who learns there, works, and a study partner. */
import { data, redirect } from 'react-router';
import { type DataOf, postedForm, typedText } from '../../../platform/forms/read-form.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { count } from '../../../platform/i18n/count.ts';
import { dateInMorocco, formatDay, formatMoment } from '../../../platform/time/calendar-date.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';
import { MemberText } from '../../../platform/ui/member-text.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { useLocale } from '../../../platform/locale.ts';
import { isInDarija } from '../../../catalogue/courses/course.ts';
import { mostReach } from '../group.ts';
import { peerWords, usePeerWords } from '../words.ts';
import { ClassroomFrame, closedPage, ClosedPage } from './frame.tsx';
import { useSessionTimes } from './live-session.tsx';
import { openClassroom, type ClassroomArgs } from './open-classroom.ts';
import { Files } from './submissions.tsx';

export { headers } from './open-classroom.ts';

export async function loader(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url, clock } = await openClassroom(args);
  const found = await academy.groups.room({ caller, courseSlug });
  if (!found.ok && found.reason === 'no-group') throw redirect(links.learn(courseSlug), 303);
  if (!found.ok) return closedPage(found, { locale, url });
  const { title, description } = peerWords[locale].group;
  return data({
    head: { title, description, index: false, inDarija: isInDarija(found.course) },
    room: found,
    hasBegun: found.startsOn <= dateInMorocco(clock()),
    isSaved: url.searchParams.has('saved'),
  });
}

export async function action(args: ClassroomArgs) {
  const { academy, caller, courseSlug, locale, links, url } = await openClassroom(args);
  const form = await postedForm(args.request);
  const asked = { caller, courseSlug };
  const intent = typedText(form, 'intent');
  const works = form.getAll('works').filter((id) => typeof id === 'string');
  const done =
    intent === 'ask'
      ? await academy.groups.askPartner({ ...asked, reach: typedText(form, 'reach') })
      : intent === 'leave'
        ? await academy.groups.leavePartner(asked)
        : await academy.groups.saveShown({ ...asked, showsName: form.has('name'), works });
  if (!done.ok && done.reason === 'no-group') return redirect(links.learn(courseSlug), 303);
  if (!done.ok) return closedPage(done, { locale, url });
  const here = links.group(courseSlug);
  return redirect(intent === 'ask' || intent === 'leave' ? `${here}#partner` : `${here}?saved#shown`, 303);
}

type Loaded = Extract<DataOf<typeof loader>, { room: unknown }>;
type WithRoom = Pick<Loaded, 'room'>;

function News({ room: { announcements } }: WithRoom) {
  const { group: words } = usePeerWords();
  const locale = useLocale();
  return (
    <section aria-labelledby="news" className="home-card">
      <h2 id="news">{words.news}</h2>
      {announcements.length === 0 && <p>{words.noNews}</p>}
      <ul className="grid gap-6">
        {announcements.map(({ id, body, at }) => (
          <li key={id}>
            <p className="text-sm text-ink-soft">{formatMoment(at, locale)}</p>
            <MemberText body={body} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({ room: { learners, names } }: WithRoom) {
  const { group: words } = usePeerWords();
  const locale = useLocale();
  return (
    <section aria-labelledby="who" className="home-card">
      <h2 id="who">{words.who}</h2>
      <p className="text-ink-soft">{count(learners, words.learners, locale)}</p>
      {names.length === 0 && <p>{words.noNames}</p>}
      {names.length > 0 && (
        <p>{new Intl.ListFormat(locale).format(names.map((name) => `\u2068${name}\u2069`))}</p>
      )}
    </section>
  );
}

function Works({ room: { works } }: WithRoom) {
  const { group: words } = usePeerWords();
  const locale = useLocale();
  return (
    <section aria-labelledby="works" className="grid gap-4">
      <Heading level={2} size={3} id="works">
        {words.works}
      </Heading>
      {works.length === 0 && <p>{words.noWorks}</p>}
      <ul className="grid gap-4">
        {works.map((work) => (
          <li key={work.id} className="task-card">
            <p>
              <b className="block">
                <bdi>{work.isMine ? words.you : (work.name ?? words.someone)}</bdi>
              </b>
              <span className="text-sm text-ink-soft">
                <bdi>{work.lesson[locale]}</bdi>
              </span>
            </p>
            {work.text !== '' && <MemberText body={work.text} />}
            <Files submissionId={work.id} files={work.files} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({ room: { showsName, own }, isSaved }: WithRoom & { isSaved: boolean }) {
  const { shown: words } = usePeerWords().group;
  const locale = useLocale();
  return (
    <form method="post" id="shown" className="home-card">
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      {isSaved && <Notice tone="success">{words.saved}</Notice>}
      <TickField name="name" label={words.name} checked={showsName} />
      {own.map(({ id, lesson, isShown }) => (
        <TickField
          key={id}
          id={`work-${id}`}
          name="works"
          value={id}
          label={words.work(lesson[locale])}
          checked={isShown}
        />
      ))}
      {own.length === 0 && <p className="text-sm text-ink-soft">{words.noWorks}</p>}
      <p>
        <Button kind="secondary" name="intent" value="show">
          {words.save}
        </Button>
      </p>
    </form>
  );
}

/** One press to ask, and one to leave. */
function Partner({ room: { partner, isWaiting, reach } }: WithRoom) {
  const { partner: words } = usePeerWords().group;
  const isAlone = partner === null && !isWaiting;
  return (
    <section id="partner" aria-labelledby="partner-title" className="home-card">
      <h2 id="partner-title">{partner === null ? words.heading : words.yours(partner.name)}</h2>
      {partner !== null && (
        <p>{partner.reach === '' ? words.noReach : <bdi className="font-semibold">{partner.reach}</bdi>}</p>
      )}
      <p>{isWaiting ? words.waiting : words.text}</p>
      <form method="post" className="grid gap-3">
        <TextField
          name="reach"
          label={words.reach}
          hint={words.reachHint}
          dir="auto"
          autoComplete="off"
          maxLength={mostReach}
          value={reach}
        />
        <p>
          <Button kind={isAlone ? 'primary' : 'secondary'} name="intent" value="ask">
            {isAlone ? words.ask : words.change}
          </Button>
        </p>
      </form>
      {!isAlone && (
        <form method="post">
          <Button kind="quiet" className="-ms-2" name="intent" value="leave">
            {isWaiting ? words.stop : words.leave}
          </Button>
          {!isWaiting && <p className="text-sm text-ink-soft">{words.leaveHint}</p>}
        </form>
      )}
    </section>
  );
}

function RoomPage({ room, hasBegun, isSaved }: Loaded) {
  const { group: words } = usePeerWords();
  const locale = useLocale();
  const links = linksIn(locale);
  const timesOf = useSessionTimes();
  const { course, startsOn, nextSession } = room;
  return (
    <ClassroomFrame courseSlug={course.slug} courseName={course.words[locale].name}>
      <div>
        <Heading level={1} size={2}>
          {words.title}
        </Heading>
        <p className="text-ink-soft">
          {(hasBegun ? words.begins : words.willBegin)(formatDay(startsOn, locale))}
        </p>
      </div>
      {nextSession !== null && (
        <section aria-labelledby="next" className="home-card">
          <h2 id="next">{words.next}</h2>
          <p>
            <a href={links.live(course.slug)} className="home-link">
              {timesOf(nextSession)}
            </a>
          </p>
        </section>
      )}
      <News room={room} />
      <Who room={room} />
      <Partner room={room} />
      <Works room={room} />
      <Shown room={room} isSaved={isSaved} />
      <p>
        <a href={links.learn(course.slug)} className="home-link">
          {words.back}
        </a>
      </p>
    </ClassroomFrame>
  );
}

export default function Group({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  if (!('room' in loaderData)) return <ClosedPage closed={loaderData.closed} />;
  return <RoomPage {...loaderData} />;
}

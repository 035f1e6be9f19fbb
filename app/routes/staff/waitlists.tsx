import { data, redirect } from 'react-router';
import { typedIn } from '../../../domain/people/read-form.ts';
import { mayOpenCourses, maySeeApplications } from '../../../domain/staff/who-may.ts';
import { addDays, dateInMorocco, formatDeadline, formatMoment } from '../../../domain/time/calendar-date.ts';
import { instantInMorocco } from '../../../domain/time/morocco-clock.ts';
import type { WaitlistInOffice } from '../../../flows/waitlist-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { OfficeCard, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { OpenCourseForm } from './open-course-form.tsx';

type Refusal = keyof Office['say']['staffWaitlists']['refused'];

/** How long those who waited are first, unless another day is chosen. */
const daysAhead = 3;

function listOf({ course, standing, counts, opening }: WaitlistInOffice, office: Office) {
  const { say, links, locale, staff } = office;
  const words = say.staffWaitlists;
  const ahead = standing === 'ahead' && opening !== null;
  return {
    slug: course.slug,
    name: course.words[locale].name,
    standing,
    standingName: words.standings[standing],
    counts,
    until: ahead ? words.ahead(formatDeadline(opening.publicAt, locale)) : null,
    opened: opening && words.openedBy(opening.openedBy, formatMoment(opening.openedAt, locale)),
    names: maySeeApplications(staff)
      ? `${links.staffApplications()}?kind=waitlist&subject=${encodeURIComponent(course.slug)}`
      : null,
    hasPrice: course.priceCentimes !== null,
  };
}

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, mayOpenCourses);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, url, clock, allowed } = office;
  const words = say.staffWaitlists;
  const lists = allowed ? await academy.staff.waitlists() : [];
  const done = url.searchParams.get('done');
  const refused = Object.keys(words.refused).find(
    (reason): reason is Refusal => reason === url.searchParams.get('refused'),
  );
  const today = dateInMorocco(clock());
  const page = {
    ...officeHead(words.title, office),
    words,
    allowed,
    self: links.staffWaitlists(),
    lists: lists.map((list) => listOf(list, office)),
    done: done === 'opened' ? words.opened : done === 'writing' ? words.writing : null,
    refused: refused === undefined ? null : words.refused[refused],
    suggested: addDays(today, daysAhead),
  };
  return data(page, { status: allowed ? 200 : 403 });
}

/** The end of a day in Morocco; null for whatever is no day. */
function endOfDay(typed: string): Date | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(typed)) return null;
  return Number.isNaN(Date.parse(`${typed}T00:00:00Z`)) ? null : instantInMorocco(addDays(typed, 1), '00:00');
}

/** What was pressed in vain, shown again at its course. */
type Refused = { course: string; until: string; isPast: boolean; isUnticked: boolean };

export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayOpenCourses);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, clock, allowed } = office;
  const self = links.staffWaitlists();
  if (!allowed) return redirect(self, 303);
  const { course: courseSlug, until = '', intent, sure } = typedIn(await postedForm(args.request));
  if (courseSlug === undefined) return redirect(self, 303);
  const writes = intent === 'write';
  const publicAt = writes ? null : endOfDay(until);
  const isPast = !writes && (publicAt === null || publicAt <= clock());
  const isUnticked = sure === undefined;
  const refused = { course: courseSlug, until, isPast, isUnticked };
  if (isPast || isUnticked) return data<Refused>(refused, { status: 422 });
  const opened = await academy.staff.openCourse({ courseSlug, publicAt, staff });
  // The day ended between the two questions.
  if (!opened.ok && opened.reason === 'past')
    return data<Refused>({ ...refused, isPast: true }, { status: 422 });
  if (!opened.ok) return redirect(`${self}?refused=${opened.reason}`, 303);
  return redirect(`${self}?done=${writes ? 'writing' : 'opened'}`, 303);
}

type Loaded = DataOf<typeof loader>;
type WaitlistProps = { list: Loaded['lists'][number]; refused: Refused | undefined; loaded: Loaded };

const tones = { closed: 'plain', ahead: 'highlight', open: 'success' } as const;

function Waitlist({ list, refused, loaded }: WaitlistProps) {
  const { words, self, suggested } = loaded;
  const { counts, standing } = list;
  const numbers = [
    [words.counts.untold, counts.untold],
    [words.counts.told, counts.told],
    [words.counts.unsubscribed, counts.unsubscribed],
    [words.counts.ordered, counts.ordered],
  ] as const;
  return (
    <OfficeCard title={<bdi>{list.name}</bdi>}>
      <p>
        <Badge tone={tones[standing]}>{list.standingName}</Badge>
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {numbers.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {list.until !== null && <Notice tone="info">{list.until}</Notice>}
      {list.opened !== null && <p className="text-sm break-words text-ink-soft">{list.opened}</p>}
      <OpenCourseForm list={list} refused={refused} self={self} suggested={suggested} words={words} />
      {list.names !== null && counts.inAll > 0 && (
        <p>
          <a href={list.names} className="link">
            {words.names}
          </a>
        </p>
      )}
    </OfficeCard>
  );
}

type Props = { loaderData: Loaded; actionData?: Refused };

export default function Waitlists({ loaderData, actionData }: Props) {
  const { frame, words, lists, done, refused, allowed } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {done !== null && <Notice tone="success">{done}</Notice>}
      {refused !== null && <Notice tone="error">{refused}</Notice>}
      {lists.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <div className="grid gap-5 lg:grid-cols-2">
        {lists.map((list) => (
          <Waitlist
            key={list.slug}
            list={list}
            refused={actionData?.course === list.slug ? actionData : undefined}
            loaded={loaderData}
          />
        ))}
      </div>
    </OfficeFrame>
  );
}

import { data, redirect } from 'react-router';
import {
  applicationKinds,
  contactTopics,
  type ApplicationKind,
  type ContactTopic,
} from '../../../domain/applications/application.ts';
import { mayForwardAgain, maySeeApplications } from '../../../domain/staff/who-may.ts';
import type { ApplicationsPage } from '../../../flows/staff-application-verbs.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationFilters } from './application-filters.tsx';
import { replyAddress } from './application-reply.ts';
import { ForwardingNotice } from './forwarding-notice.tsx';
import { OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice } from './open-office.ts';
import { WorkshopSessions } from './workshop-sessions.tsx';

const kindFrom = (text: string | null): ApplicationKind | null =>
  applicationKinds.find((kind) => kind === text) ?? null;

/** Whatever else was stored stands there as it is. */
const topicIn = (topics: Record<ContactTopic, string>, stored: string): string => {
  const topic = contactTopics.find((one) => one === stored);
  return topic === undefined ? stored : topics[topic];
};

const nothing: ApplicationsPage = {
  rows: [],
  next: null,
  kinds: [],
  subjects: [],
  workshop: null,
  forwarding: null,
};

export async function loader(args: ScreenArgs) {
  const office = await openOffice(args, maySeeApplications);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, words: inBoth, links, locale, url, staff, allowed } = office;
  const words = say.staff.applications;
  const kind = kindFrom(url.searchParams.get('kind'));
  const subject = kind === null ? null : (url.searchParams.get('subject') ?? '').slice(0, 100) || null;
  const after = url.searchParams.get('after');
  const page = allowed ? await academy.staff.applications({ kind, subject, after }) : nothing;
  const self = links.staffApplications();
  const address = (query: Record<string, string>) => `${self}?${new URLSearchParams(query).toString()}`;
  const kept = { ...(kind === null ? {} : { kind }), ...(subject === null ? {} : { subject }) };
  const { rows, kinds, subjects, workshop, forwarding, next } = page;
  const loaded = {
    ...officeHead(words.title, office),
    words,
    locale,
    allowed,
    self,
    subject,
    kind,
    kinds: [
      { label: words.all, href: self, sent: null, isHere: kind === null },
      ...kinds.map((one) => ({
        label: words.kinds[one.kind],
        href: address({ kind: one.kind }),
        sent: one.sent,
        isHere: one.kind === kind,
      })),
    ],
    subjects: subjects.map((one) => ({
      ...one,
      about: kind === 'contact' ? topicIn(words.topics, one.subject) : one.about[locale],
    })),
    workshop,
    forwarding,
    startedAgain: url.searchParams.has('again'),
    mayForward: mayForwardAgain(staff),
    rows: rows.map((row) => ({
      ...row,
      about: row.about?.[locale] ?? null,
      // She is written to in the language of her page.
      reply: replyAddress(row, inBoth[row.locale].staff.applications),
    })),
    newest: after === null ? null : address(kept),
    older: next === null ? null : address({ ...kept, after: next }),
  };
  return data(loaded, { status: allowed ? 200 : 403 });
}

/** The one thing that can be done here: what the other server did not take is sent again. */
export async function action(args: ScreenArgs) {
  const office = await openOffice(args, mayForwardAgain);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff, allowed } = office;
  const form = allowed ? await postedForm(args.request) : new FormData();
  if (form.get('deed') !== 'forward-again') return redirect(links.staffApplications(), 303);
  await academy.staff.forwardAgain({ staff });
  return redirect(`${links.staffApplications()}?again=1`, 303);
}

export type Loaded = DataOf<typeof loader>;

export default function Applications({ loaderData }: { loaderData: Loaded }) {
  const { frame, words, rows, allowed, workshop, forwarding, kind, newest, older } = loaderData;
  return (
    <OfficeFrame frame={frame} title={words.title} lead={words.lead} refused={!allowed}>
      {loaderData.startedAgain && <Notice tone="success">{words.forwarding.started}</Notice>}
      {forwarding !== null && <ForwardingNotice forwarding={forwarding} loaded={loaderData} />}
      <ApplicationFilters loaded={loaderData} />
      {workshop !== null && <WorkshopSessions workshop={workshop} loaded={loaderData} />}
      {rows.length === 0 ? (
        <p className="text-ink-soft">{kind === null ? words.none : words.noneHere}</p>
      ) : (
        <ul className="grid gap-3" aria-label={words.list}>
          {rows.map((row) => (
            <ApplicationCard key={row.id} row={row} loaded={loaderData} />
          ))}
        </ul>
      )}
      <Pager
        ways={[
          { href: newest, label: words.newest },
          { href: older, label: words.older },
        ]}
      />
    </OfficeFrame>
  );
}

/** One person, as far as the role may see them. */
import { Box, Button, Link as MuiLink, Stack } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { Facts, Ltr, OrderLink, PhoneLinks, WordChip } from '../layout/facts.tsx';
import { agoOf, dayOf, languageName, madOf, momentOf } from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { MailState } from '../deliveries/delivery.tsx';
import { HeldChip, PersonChips } from './learners-page.tsx';
import { stateOf } from '../free-access/access-requests.tsx';
import { Bought, Hold, List, Notes, SignOut, Small, Tags } from './person-sections.tsx';
import { lastDayOf } from '../morocco.ts';
import { RequestChip } from './deadline.tsx';
import type { DoneOf } from '../api.ts';

type PersonWhole = DoneOf<'GET people/{email}'>;

function Hours({ person }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  const t = people.person;
  const lines = person.bookings.map((one) => ({
    key: one.number,
    line: (
      <>
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <span>{momentOf(one.startsAt, locale)}</span>
          <WordChip variant="outlined" label={t.hourStates[one.state]} />
        </Stack>
        <Small>
          <bdi>{one.service[locale]}</bdi> · <bdi>{one.expert[locale]}</bdi>
        </Small>
        <OrderLink number={one.number} />
      </>
    ),
  }));
  return <List title={t.bookings} lines={lines} />;
}

function Waits({ person: { waitlists } }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  const t = people.person;
  if (waitlists === null) return null;
  const lines = waitlists.map(({ courseSlug, joinedAt, toldAt, isOff }) => ({
    key: courseSlug,
    line: (
      <>
        <bdi dir="ltr">{courseSlug}</bdi>
        <Small>
          {dayOf(joinedAt, locale)}
          {toldAt !== null && ` · ${t.told}`}
          {isOff && ` · ${t.isOff}`}
        </Small>
      </>
    ),
  }));
  return <List title={t.waitlists} lines={lines} />;
}

function Sent({ person: { applications: sent } }: { person: PersonWhole }) {
  const { people, applications, locale } = useWords();
  if (sent === null) return null;
  const kinds: Record<string, string> = applications.kinds;
  const lines = sent.map(({ id, kind, subject, sentAt }) => ({
    key: id,
    line: (
      <>
        <MuiLink component={Link} to={`/applications/${id}`} sx={{ py: 1.25 }}>
          {kinds[kind] ?? kind}
        </MuiLink>
        {subject !== null && (
          <>
            {' · '}
            <bdi>{subject}</bdi>
          </>
        )}
        <Small>{momentOf(sentAt, locale)}</Small>
      </>
    ),
  }));
  return <List title={people.person.applications} lines={lines} />;
}

function Emails({ person: { emails, email } }: { person: PersonWhole }) {
  const { people, deliveries, locale } = useWords();
  const t = people.person;
  if (emails === null) return null;
  if (emails.length === 0) return null;
  const lines = emails.map(({ id, emailName, state, at }) => ({
    key: id,
    line: (
      <>
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <MuiLink component={Link} to={`/deliveries/${id}/show`} sx={{ py: 1.25 }}>
            <bdi>{deliveries.emails[emailName] ?? emailName}</bdi>
          </MuiLink>
          <MailState state={state} />
        </Stack>
        <Small>{momentOf(at, locale)}</Small>
      </>
    ),
  }));
  const all = new URLSearchParams({ filter: JSON.stringify({ search: email }) });
  return (
    <List title={t.emails} lines={lines}>
      <Button component={Link} to={`/deliveries?${all}`} variant="outlined" sx={{ mt: 1.5 }}>
        {t.allEmails}
      </Button>
    </List>
  );
}

function Requests({ person: { requests, email } }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  if (requests === null) return null;
  const t = people.requests;
  const lines = requests.map(({ id, kind, state, dueAt }) => ({
    key: id,
    line: (
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <MuiLink component={Link} to={`/people/requests/${id}`} sx={{ py: 1.25 }}>
          {t.kinds[kind]}
        </MuiLink>
        <RequestChip request={{ state, dueAt }} />
        {state === 'open' && <Small>{t.due(dayOf(lastDayOf(dueAt), locale))}</Small>}
      </Stack>
    ),
  }));
  return (
    <List title={people.person.requests} lines={lines}>
      <Button
        component={Link}
        to={`/people/requests?email=${encodeURIComponent(email)}`}
        variant="outlined"
        sx={{ mt: 1.5 }}
      >
        {people.person.note}
      </Button>
    </List>
  );
}

/** Access that the team asked for, and what became of it. */
function AccessAsked({ person: { accessRequests } }: { person: PersonWhole }) {
  const { people, freeAccess, locale } = useWords();
  const lines = accessRequests.map((request) => ({
    key: request.id,
    line: (
      <>
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <MuiLink component={Link} to="/let-in" sx={{ py: 1.25 }}>
            <bdi>{request.title[locale]}</bdi>
          </MuiLink>
          <WordChip variant="outlined" label={stateOf(request, freeAccess.ask)} />
        </Stack>
        <Small>{freeAccess.ask.by(request.askedBy, agoOf(request.askedAt, locale))}</Small>
      </>
    ),
  }));
  return <List title={people.person.accessAsked} lines={lines} />;
}

const once = (texts: string[], none: string) =>
  texts.length === 0
    ? none
    : texts.map((text, index) => (
        <span key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </span>
      ));

function Community({ person }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  const t = people.person;
  const { account } = person;
  // Whoever signs in has a profile; only members take part in the community.
  const isInside = person.status === 'member' || person.status === 'team';
  if (account === null || account.joinedAt === null || !isInside) return <>{t.notThere}</>;
  return (
    <>
      {t.asName(account.displayName ?? '', dayOf(account.joinedAt, locale))}{' '}
      <HeldChip quietUntil={person.quietUntil} shutOutAt={person.shutOutAt} />
    </>
  );
}

function Reported({ reports }: { reports: { all: number; waiting: number } }) {
  const { people } = useWords();
  const text = people.person.reportsOf(reports.all, reports.waiting);
  if (reports.waiting === 0) return <>{text}</>;
  return (
    <>
      {text}{' '}
      <MuiLink component={Link} to="/reports">
        {people.person.toReports}
      </MuiLink>
    </>
  );
}

/** A touch target of full height without a higher line. */
const reachable = { overflowWrap: 'anywhere', py: 1.5 } as const;

function Who({ person }: { person: PersonWhole }) {
  const { people, lists, locale } = useWords();
  const t = people.person;
  const { account, reports, memberSince, memberUntil } = person;
  return (
    <Facts
      title={t.facts}
      facts={[
        { label: t.spent, value: <strong>{madOf(person.spentCentimes, locale)}</strong> },
        {
          label: t.email,
          value: (
            <MuiLink href={`mailto:${person.email}`} sx={reachable}>
              <Ltr>{person.email}</Ltr>
            </MuiLink>
          ),
        },
        { label: lists.columns.name, value: once(person.names, t.none) },
        {
          label: lists.columns.phone,
          value:
            person.phones.length === 0
              ? t.none
              : person.phones.map((phone) => <PhoneLinks key={phone} phone={phone} />),
        },
        { label: lists.columns.status, value: <PersonChips {...person} /> },
        memberSince !== null && { label: t.memberSince, value: dayOf(memberSince, locale) },
        memberUntil !== null && { label: t.memberUntil, value: dayOf(memberUntil, locale) },
        {
          label: t.account,
          value: account === null ? t.noAccount : t.accountSince(dayOf(account.since, locale)),
        },
        account !== null && { label: t.community, value: <Community person={person} /> },
        account !== null &&
          account.locale !== null && {
            label: t.emailLanguage,
            value: `${languageName(account.locale, locale)}, ${account.wantsDigest ? t.digest.yes : t.digest.no}`,
          },
        reports !== null && account !== null && { label: t.reports, value: <Reported reports={reports} /> },
      ]}
    />
  );
}

const whoOf = ({ name, email, phone }: PersonWhole): string =>
  new URLSearchParams({ name, email, phone }).toString();

export function PersonPage() {
  const { people, newOrder } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const { email = '' } = useParams();
  const reading = useCalled('GET people/{email}', { email });
  const name = reading.data?.name ?? '';
  const columns = { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
  return (
    <PageFrame
      title={name === '' ? email : name}
      heading={<bdi>{name === '' ? email : name}</bdi>}
      back={{ to: '/people/learners', label: people.person.back }}
    >
      <Read reading={reading} height={480}>
        {(person) => (
          <>
            <Tags person={person} again={reading.again} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {may.includes('mayPlaceOrders') && (
                <Button component={Link} to={`/new-order?${whoOf(person)}`} variant="contained">
                  {newOrder.title}
                </Button>
              )}
              {may.includes('mayPlaceOrders') && (
                <Button component={Link} to={`/let-in?${whoOf(person)}`} variant="outlined">
                  {may.includes('mayGiveFreeAccess') ? people.person.giveAccess : people.person.askAccess}
                </Button>
              )}
              {may.includes('mayManageCoupons') && (
                <Button component={Link} to="/coupons" state={{ once: true }} variant="outlined">
                  {people.person.makeCoupon}
                </Button>
              )}
              <Hold person={person} again={reading.again} />
              {may.includes('mayEndSessions') && person.account !== null && <SignOut person={person} />}
            </Stack>
            <Who person={person} />
            <AccessAsked person={person} />
            <Bought person={person} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
              <Notes person={person} again={reading.again} />
              <Hours person={person} />
              <Waits person={person} />
              <Sent person={person} />
              <Requests person={person} />
              <Emails person={person} />
            </Box>
          </>
        )}
      </Read>
    </PageFrame>
  );
}

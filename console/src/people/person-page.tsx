/** One person, as far as whoever looks may see her. */
import { Box, Link as MuiLink } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import type { PersonWhole } from '../../../src/features/people/people-shapes.staff.ts';
import { Facts } from '../layout/facts.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { dayOf } from '../locale.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Hours, Letters, Opened, Orders, Requests, Sent, Waits } from './person-lists.tsx';
import { HeldChip, StandingChip } from './standing-chip.tsx';

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
  const { people, locale } = useSay();
  const say = people.person;
  const { account } = person;
  // Whoever signs in has a profile; only a member is there.
  const isInside = person.standing === 'member' || person.standing === 'team';
  if (account === null || account.joinedAt === null || !isInside) return <>{say.notThere}</>;
  return (
    <>
      {say.asName(account.displayName ?? '', dayOf(account.joinedAt, locale))}{' '}
      <HeldChip quietUntil={person.quietUntil} shutOutAt={person.shutOutAt} />
    </>
  );
}

function Reported({ reports }: { reports: { all: number; waiting: number } }) {
  const { people } = useSay();
  const said = people.person.reportsOf(reports.all, reports.waiting);
  if (reports.waiting === 0) return <>{said}</>;
  return (
    <>
      {said}{' '}
      <MuiLink component={Link} to="/reports">
        {people.person.toReports}
      </MuiLink>
    </>
  );
}

function Who({ person }: { person: PersonWhole }) {
  const { people, locale } = useSay();
  const say = people.person;
  const { account, reports, memberSince } = person;
  return (
    <Facts
      title={say.facts}
      facts={[
        { label: say.email, value: <Ltr>{person.email}</Ltr> },
        { label: say.names, value: once(person.names, say.none) },
        {
          label: say.phones,
          value: person.phones.length === 0 ? say.none : <Ltr>{person.phones.join(' · ')}</Ltr>,
        },
        { label: say.standing, value: <StandingChip standing={person.standing} /> },
        memberSince !== null && { label: say.memberSince, value: dayOf(memberSince, locale) },
        {
          label: say.account,
          value: account === null ? say.noAccount : say.accountSince(dayOf(account.since, locale)),
        },
        account !== null && { label: say.community, value: <Community person={person} /> },
        account !== null &&
          account.locale !== null && {
            label: say.letterLanguage,
            value: `${say.languages[account.locale]}, ${account.wantsDigest ? say.digest.yes : say.digest.no}`,
          },
        reports !== null && account !== null && { label: say.reports, value: <Reported reports={reports} /> },
      ]}
    />
  );
}

export function PersonPage() {
  const { people } = useSay();
  const { email = '' } = useParams();
  const reading = useReading<PersonWhole>(`/people/${encodeURIComponent(email)}`);
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
            <Who person={person} />
            <Orders person={person} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
              <Opened person={person} />
              <Hours person={person} />
              <Waits person={person} />
              <Sent person={person} />
              <Requests person={person} />
              <Letters person={person} />
            </Box>
          </>
        )}
      </Read>
    </PageFrame>
  );
}

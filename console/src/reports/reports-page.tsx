/** What members reported, the longest waiting first, and who is muted or blocked. */
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { WordChip } from '../layout/facts.tsx';
import { type Column, Empty, ListPage, useMeta } from '../layout/list-page.tsx';
import { momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { Author, Decide, Lift, Reasons, Texts } from './report-case.tsx';

function Elsewhere() {
  const { reports, locale } = useWords();
  const { waitingForPartner = 0 } = useMeta('reports') ?? {};
  return (
    <>
      <Button component={Link} to="/reports/held" variant="outlined">
        {reports.heldTitle}
      </Button>
      <Button component={Link} to="/partners" variant="outlined">
        {reports.partners(waitingForPartner)}
      </Button>
      <Button href={locale === 'ar' ? '/ar/circle' : '/circle'} variant="outlined">
        {reports.circle}
      </Button>
    </>
  );
}

export function ReportsPage() {
  const { reports: t, lists, locale } = useWords();
  const columns: Column<RowOf<'reports'>>[] = [
    {
      source: 'kind',
      label: t.kind,
      render: ({ kind, space }) => (space === null ? t.kinds[kind] : `${t.kinds[kind]} · ${t.spaces[space]}`),
    },
    { source: 'reasons', label: t.why, card: 'beside', render: (row) => <Reasons item={row} /> },
    { source: 'author', label: t.author, card: 'plain', render: (row) => <Author item={row} /> },
    { source: 'quoted', label: t.text, card: 'plain', render: (row) => <Texts item={row} /> },
    { source: 'since', label: t.waits, isSorted: true, render: ({ since }) => momentOf(since, locale) },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => <Decide item={row} />,
    },
  ];
  return (
    <ListPage
      resource="reports"
      title={t.title}
      lead={t.lead}
      empty={
        <Empty to="/circle" isSite label={t.circle}>
          {t.none}
        </Empty>
      }
      columns={columns}
      actions={<Elsewhere />}
    />
  );
}

export function HeldMembersPage() {
  const { reports: t, lists, locale } = useWords();
  const columns: Column<RowOf<'held-members'>>[] = [
    { source: 'name', label: t.member, render: ({ name }) => <bdi>{name}</bdi> },
    {
      source: 'state',
      label: lists.columns.status,
      card: 'beside',
      render: ({ shutOutAt, quietUntil }) => (
        <WordChip
          color={shutOutAt === null ? 'warning' : 'error'}
          label={
            shutOutAt === null
              ? t.quietUntil(momentOf(quietUntil ?? '', locale))
              : t.shutOutSince(momentOf(shutOutAt, locale))
          }
        />
      ),
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: ({ memberId, name, shutOutAt }) => (
        <Lift isSmall memberId={memberId} name={name} isBlocked={shutOutAt !== null} />
      ),
    },
  ];
  return (
    <ListPage
      resource="held-members"
      title={t.heldTitle}
      back={{ to: '/reports', label: t.title }}
      empty={
        <Empty to="/reports" label={t.title}>
          {t.noneHeld}
        </Empty>
      }
      columns={columns}
      search={t.member}
    />
  );
}

/** What members reported, the longest waiting first, and who is muted or blocked. */
import { Button, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { addressOfPerson, LongText, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { Empty } from '../layout/read.tsx';

import { momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { Author, Decide, Decided, Lift, Reasons, Texts } from './report-case.tsx';

export function ReportsPage() {
  const { nav, common, reports: t, lists, locale } = useWords();
  const columns: Column<RowOf<'reports'>>[] = [
    {
      source: 'kind',
      label: t.kind,
      render: ({ kind, space }) => (space === null ? t.kinds[kind] : `${t.kinds[kind]} · ${t.spaces[space]}`),
    },
    { source: 'reasons', label: common.reason, card: 'beside', render: (row) => <Reasons item={row} /> },
    { source: 'author', label: t.author, card: 'plain', render: (row) => <Author item={row} /> },
    { source: 'quoted', label: t.text, card: 'plain', render: (row) => <Texts item={row} /> },
    { source: 'since', label: t.waits, isSorted: true, render: ({ since }) => momentOf(since, locale) },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => (row.decided === null ? <Decide item={row} /> : <Decided decided={row.decided} />),
    },
  ];
  return (
    <ListPage
      resource="reports"
      title={nav.pages.reports}
      lead={t.lead}
      empty={
        <Empty to="/circle" isSite label={t.circle}>
          {t.none}
        </Empty>
      }
      columns={columns}
      choice={{
        label: t.show.label,
        source: 'show',
        choices: { open: t.show.open, decided: t.show.decided },
        first: 'open',
      }}
      actions={
        <Button component={Link} to="/reports/held" variant="outlined">
          {t.heldTitle}
        </Button>
      }
    />
  );
}

export function HeldMembersPage() {
  const { nav, common, reports: t, lists, locale } = useWords();
  const columns: Column<RowOf<'held-members'>>[] = [
    {
      source: 'name',
      label: t.member,
      render: ({ name, email }) =>
        email === null ? (
          <bdi>{name}</bdi>
        ) : (
          <MuiLink component={Link} to={addressOfPerson(email)} sx={{ py: 1.25, fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </MuiLink>
        ),
    },
    {
      source: 'why',
      label: common.reason,
      card: 'plain',
      render: ({ why, by }) => (
        <>
          {why !== '' && <LongText text={why} />}
          {by !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t.heldBy(by)}
            </Typography>
          )}
        </>
      ),
    },
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
      back={{ to: '/reports', label: nav.pages.reports }}
      empty={
        <Empty to="/reports" label={nav.pages.reports}>
          {t.noneHeld}
        </Empty>
      }
      columns={columns}
      search={t.member}
    />
  );
}

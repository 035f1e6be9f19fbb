/** '/teaching/certificates': finding certificates, and revoking one with a reason. */
import { Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { call } from '../api.ts';
import { AskReason } from '../layout/ask-reason.tsx';
import { Ltr, OrderLink, PersonLink, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { Empty } from '../layout/read.tsx';

import { dayOf, inLocale, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { pathIn } from '../../../src/platform/i18n/locale.ts';
import { siteSide } from './in-words.ts';

type Certificate = RowOf<'certificates'>;

const tones = { valid: 'success', replaced: 'default', revoked: 'error' } as const;

const stateOf = ({ revokedAt, replacedBy }: Certificate): keyof typeof tones =>
  revokedAt !== null ? 'revoked' : replacedBy !== null ? 'replaced' : 'valid';

function Holder({ certificate: { holder, isErased, email } }: { certificate: Certificate }) {
  const { certificates: t } = useWords();
  if (isErased) return t.erased;
  const names = [holder.latin, holder.arabic].filter((name) => name !== null);
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <PersonLink email={email}>
        <bdi>{name}</bdi>
      </PersonLink>
    </span>
  ));
}

/** By which one it was replaced, or who revoked it and why. */
function Why({ certificate }: { certificate: Certificate }) {
  const { certificates: t, locale } = useWords();
  const { setFilters } = useListContext();
  const { revokedAt, revokedBy, revokedWhy, replacedBy } = certificate;
  return (
    <>
      {replacedBy !== null && (
        <Typography variant="body2">
          {t.replacedBy}{' '}
          <MuiLink component="button" onClick={() => setFilters({ search: replacedBy })}>
            <Ltr>{replacedBy}</Ltr>
          </MuiLink>
        </Typography>
      )}
      {revokedAt !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t.revoked(revokedBy ?? '', momentOf(revokedAt, locale))}: <bdi>{revokedWhy}</bdi>
        </Typography>
      )}
    </>
  );
}

function Actions({ certificate }: { certificate: Certificate }) {
  const { certificates: t, locale } = useWords();
  const { number } = certificate;
  const page = pathIn(siteSide(locale), `/certificates/${number}`);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" href={page} target="_blank" rel="noopener">
        {t.see}
      </Button>
      {stateOf(certificate) === 'valid' && (
        <AskReason
          isSmall
          label={t.revoke}
          title={t.revokeTitle(number)}
          sure={t.revokeLead}
          go={t.submit}
          field="why"
          hint={t.whyHint}
          run={(why) => call('certificates/revoke', { number, why })}
          done={t.done(number)}
        />
      )}
    </Stack>
  );
}

export function CertificatesPage() {
  const { certificates: t, lists, nav, locale } = useWords();
  const columns: Column<Certificate>[] = [
    { source: 'holder', label: lists.columns.name, render: (row) => <Holder certificate={row} /> },
    {
      source: 'state',
      label: lists.columns.status,
      card: 'beside',
      render: (row) => (
        <WordChip label={t.states[stateOf(row)]} color={tones[stateOf(row)]} variant="outlined" />
      ),
    },
    { source: 'number', label: t.number, render: ({ number }) => <Ltr>{number}</Ltr> },
    {
      source: 'course',
      label: lists.columns.course,
      render: ({ course: { name, unit } }) => (
        <>
          <bdi>{inLocale(name, locale)}</bdi>
          {unit && <Typography variant="body2">{inLocale(unit.title, locale)}</Typography>}
        </>
      ),
    },
    { source: 'issuedAt', label: t.issued, render: ({ issuedAt }) => dayOf(issuedAt, locale) },
    {
      source: 'orderNumber',
      label: t.order,
      render: ({ orderNumber }) => orderNumber !== null && <OrderLink number={orderNumber} />,
    },
    {
      source: 'email',
      label: lists.columns.email,
      isExtra: true,
      render: ({ email }) => email !== null && <Ltr>{email}</Ltr>,
    },
    { source: 'why', label: t.remark, card: 'plain', render: (row) => <Why certificate={row} /> },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => <Actions certificate={row} />,
    },
  ];
  return (
    <ListPage
      resource="certificates"
      title={t.title}
      lead={t.lead}
      empty={
        <Empty to="/teaching" label={nav.pages.lessons} may="mayTeach">
          {t.none}
        </Empty>
      }
      columns={columns}
      search={t.search}
    />
  );
}

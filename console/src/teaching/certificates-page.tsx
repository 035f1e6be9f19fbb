/** '/teaching/certificates': finding certificates, and revoking one with a reason. */
import { Alert, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { Ltr, OrderLink, WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { SearchField, TypedField } from '../layout/typed-field.tsx';
import { dayOf, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { inLocale, siteSide } from './in-words.ts';

type Certificate = DoneOf<'certificates/find'>['found'][number];

const tones = { valid: 'success', replaced: 'default', revoked: 'error' } as const;

const stateOf = ({ revokedAt, replacedBy }: Certificate): keyof typeof tones =>
  revokedAt !== null ? 'revoked' : replacedBy !== null ? 'replaced' : 'valid';

function Revoke({ number, onClose, onDone }: { number: string; onClose(): void; onDone(): void }) {
  const { certificates: t } = useWords();
  const action = useAction();
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const revoke = async () => {
    if (why.trim().length < 3) return setFault(t.whyNeeded);
    const answer = await action.run(() => call('certificates/revoke', { number, why }));
    if (answer === null) return;
    if (answer.ok) onDone();
    else setRefusal(t.refused[answer.reason]);
  };
  return (
    <ActionDialog
      title={t.revokeTitle(number)}
      lead={t.revokeLead}
      submit={t.submit}
      action={{ ...action, problem: refusal ?? action.problem }}
      onSubmit={revoke}
      onClose={onClose}
    >
      <TypedField
        label={t.why}
        hint={t.whyHint}
        value={why}
        onChange={(typed) => {
          setWhy(typed);
          setFault(null);
        }}
        fault={fault ?? action.faultOf('why')}
        rows={2}
        maxLength={500}
      />
    </ActionDialog>
  );
}

type CardProps = { certificate: Certificate; onSearch(text: string): void; onRevoked(): void };

function Status({ certificate, onSearch }: Pick<CardProps, 'certificate' | 'onSearch'>) {
  const { certificates: t, locale } = useWords();
  const { revokedAt, revokedBy, revokedWhy, replacedBy } = certificate;
  return (
    <>
      {replacedBy !== null && (
        <Typography>
          {t.replacedBy}{' '}
          <MuiLink component="button" sx={{ minHeight: 44 }} onClick={() => onSearch(replacedBy)}>
            <Ltr>{replacedBy}</Ltr>
          </MuiLink>
        </Typography>
      )}
      {revokedAt !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t.revoked(revokedBy ?? '', momentOf(revokedAt, locale))}: <bdi>{revokedWhy}</bdi>
        </Typography>
      )}
    </>
  );
}

function CertificateCard({ certificate, onSearch, onRevoked }: CardProps) {
  const { certificates: t, locale } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { number, holder, course, issuedAt, email, orderNumber, isErased } = certificate;
  const state = stateOf(certificate);
  const names = [holder.latin, holder.arabic].filter((name) => name !== null);
  const page = siteSide(locale) === 'ar' ? `/ar/certificates/${number}` : `/certificates/${number}`;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {isErased
              ? t.erased
              : names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' · '}
                    <bdi>{name}</bdi>
                  </span>
                ))}
          </Typography>
          <WordChip label={t.states[state]} color={tones[state]} variant="outlined" />
        </Stack>
        <Typography>
          <Ltr>{number}</Ltr> · <bdi>{inLocale(course.name, locale)}</bdi> ·{' '}
          {t.issued(dayOf(issuedAt, locale))}
        </Typography>
        {email !== null && (
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <Ltr>{email}</Ltr>
            {orderNumber !== null && (
              <>
                {' '}
                · {t.order} <OrderLink number={orderNumber} />
              </>
            )}
          </Typography>
        )}
        <Status certificate={certificate} onSearch={onSearch} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" href={page} target="_blank" rel="noopener">
            {t.see}
          </Button>
          {state === 'valid' && (
            <Button color="error" onClick={() => setAsking(true)}>
              {t.revoke}
            </Button>
          )}
        </Stack>
      </Stack>
      {isAsking && (
        <Revoke
          number={number}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onRevoked();
          }}
        />
      )}
    </Card>
  );
}

export function CertificatesPage() {
  const { certificates: t } = useWords();
  const notify = useNotify();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const reading = useCalled('certificates/find', { search });
  const find = (text: string) => setQuery(text === '' ? {} : { search: text });
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <SearchField key={search} label={t.search} clear={t.clear} search={search} onSearch={find} />
      <Read reading={reading} height={320}>
        {({ found, hasMore }) => (
          <>
            {found.length === 0 && <Alert severity="info">{search === '' ? t.none : t.noneFound}</Alert>}
            <PlainList label={t.title}>
              {found.map((certificate) => (
                <CertificateCard
                  key={certificate.number}
                  certificate={certificate}
                  onSearch={find}
                  onRevoked={() => {
                    notify(t.done(certificate.number), { type: 'success' });
                    reading.again();
                  }}
                />
              ))}
            </PlainList>
            {hasMore && <Typography color="text.secondary">{t.more}</Typography>}
          </>
        )}
      </Read>
    </PageFrame>
  );
}

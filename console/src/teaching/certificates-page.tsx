/** '/teaching/certificates': certificates by whatever somebody knows of them, and taking one back with a reason. */
import { Alert, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../wire.ts';
import { DeedDialog, useDeed } from '../layout/deed-dialog.tsx';
import { Ltr, OrderLink, WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { SearchField, TypedField } from '../layout/typed-field.tsx';
import { dayOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { inLocale, siteSide } from './in-words.ts';

type Certificate = DoneOf<'certificates/find'>['found'][number];

const tones = { valid: 'success', replaced: 'default', revoked: 'error' } as const;

const stateOf = ({ revokedAt, replacedBy }: Certificate): keyof typeof tones =>
  revokedAt !== null ? 'revoked' : replacedBy !== null ? 'replaced' : 'valid';

function Revoke({ number, onClose, onDone }: { number: string; onClose(): void; onDone(): void }) {
  const { certificates: say } = useSay();
  const deed = useDeed();
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const revoke = async () => {
    if (why.trim().length < 3) return setFault(say.whyNeeded);
    const answer = await deed.run(() => call('certificates/revoke', { number, why }));
    if (answer === null) return;
    if (answer.ok) onDone();
    else setRefusal(say.refused[answer.reason]);
  };
  return (
    <DeedDialog
      title={say.revokeTitle(number)}
      lead={say.revokeLead}
      submit={say.submit}
      deed={{ ...deed, problem: refusal ?? deed.problem }}
      onSubmit={revoke}
      onClose={onClose}
    >
      <TypedField
        label={say.why}
        hint={say.whyHint}
        value={why}
        onChange={(typed) => {
          setWhy(typed);
          setFault(null);
        }}
        fault={fault ?? deed.faultOf('why')}
        rows={2}
        maxLength={500}
      />
    </DeedDialog>
  );
}

type CardProps = { certificate: Certificate; onSearch(text: string): void; onRevoked(): void };

function Standing({ certificate, onSearch }: Pick<CardProps, 'certificate' | 'onSearch'>) {
  const { certificates: say, locale } = useSay();
  const { revokedAt, revokedBy, revokedWhy, replacedBy } = certificate;
  return (
    <>
      {replacedBy !== null && (
        <Typography>
          {say.replacedBy}{' '}
          <MuiLink component="button" sx={{ minHeight: 44 }} onClick={() => onSearch(replacedBy)}>
            <Ltr>{replacedBy}</Ltr>
          </MuiLink>
        </Typography>
      )}
      {revokedAt !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {say.revoked(revokedBy ?? '', momentOf(revokedAt, locale))}: <bdi>{revokedWhy}</bdi>
        </Typography>
      )}
    </>
  );
}

function CertificateCard({ certificate, onSearch, onRevoked }: CardProps) {
  const { certificates: say, locale } = useSay();
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
              ? say.erased
              : names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' · '}
                    <bdi>{name}</bdi>
                  </span>
                ))}
          </Typography>
          <WordChip label={say.states[state]} color={tones[state]} variant="outlined" />
        </Stack>
        <Typography>
          <Ltr>{number}</Ltr> · <bdi>{inLocale(course.name, locale)}</bdi> ·{' '}
          {say.issued(dayOf(issuedAt, locale))}
        </Typography>
        {email !== null && (
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <Ltr>{email}</Ltr>
            {orderNumber !== null && (
              <>
                {' '}
                · {say.order} <OrderLink number={orderNumber} />
              </>
            )}
          </Typography>
        )}
        <Standing certificate={certificate} onSearch={onSearch} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" href={page} target="_blank" rel="noopener">
            {say.see}
          </Button>
          {state === 'valid' && (
            <Button color="error" onClick={() => setAsking(true)}>
              {say.revoke}
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
  const { certificates: say } = useSay();
  const notify = useNotify();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const reading = useCalled('certificates/find', { search });
  const find = (text: string) => setQuery(text === '' ? {} : { search: text });
  return (
    <PageFrame title={say.title} lead={say.lead}>
      <SearchField key={search} label={say.search} clear={say.clear} search={search} onSearch={find} />
      <Read reading={reading} height={320}>
        {({ found, hasMore }) => (
          <>
            {found.length === 0 && <Alert severity="info">{search === '' ? say.none : say.noneFound}</Alert>}
            <PlainList label={say.title}>
              {found.map((certificate) => (
                <CertificateCard
                  key={certificate.number}
                  certificate={certificate}
                  onSearch={find}
                  onRevoked={() => {
                    notify(say.done(certificate.number), { type: 'success' });
                    reading.again();
                  }}
                />
              ))}
            </PlainList>
            {hasMore && <Typography color="text.secondary">{say.more}</Typography>}
          </>
        )}
      </Read>
    </PageFrame>
  );
}

/** '/teaching/certificates': one certificate by its number, and taking it back. The number stands in the address. */
import { Alert, Box, Button, Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../feature-calls.ts';
import { Facts } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useCalled } from '../layout/use-reading.ts';
import { dayOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { inLocale, siteSide } from './in-words.ts';
import { RemoveText } from './remove-text.tsx';

type Found = DoneOf<'certificates/find'>['certificate'];

const numberPattern = /^DERB-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

function Certificate({ found, onRevoked }: { found: Found; onRevoked: () => void }) {
  const { certificates: say, locale } = useSay();
  const [isRevoking, setRevoking] = useState(false);
  const { number, holder, course, issuedAt, replacedBy, revokedAt, revokedBy, revokedWhy } = found;
  const names = [holder.latin, holder.arabic].filter((name) => name !== null);
  const standing =
    revokedAt !== null
      ? say.revoked(revokedBy ?? '', dayOf(revokedAt, locale))
      : replacedBy !== null
        ? say.replaced(replacedBy)
        : say.holds;
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <Facts
          title={number}
          facts={[
            { label: say.holder, value: <bdi>{names.join(' · ')}</bdi> },
            { label: say.course, value: <bdi>{inLocale(course.name, locale)}</bdi> },
            { label: say.issued, value: dayOf(issuedAt, locale) },
            { label: say.standing, value: standing },
            revokedWhy !== null && { label: say.why, value: <bdi>{revokedWhy}</bdi> },
          ]}
        />
      </Box>
      <Link
        href={`${siteSide(locale) === 'ar' ? '/ar' : ''}/certificates/${number}`}
        target="_blank"
        sx={{ paddingBlock: 1 }}
      >
        {say.see}
      </Link>
      {revokedAt === null && (
        <Button color="error" variant="outlined" onClick={() => setRevoking(true)}>
          {say.revoke}
        </Button>
      )}
      {isRevoking && (
        <RemoveText
          title={say.revokeTitle}
          lead={say.revokeLead}
          submit={say.revoke}
          done={say.done}
          before={say.before}
          remove={(why) => call('certificates/revoke', { number, why })}
          onClose={() => setRevoking(false)}
          onRemoved={() => {
            setRevoking(false);
            onRevoked();
          }}
        />
      )}
    </Stack>
  );
}

function Looked({ number }: { number: string }) {
  const { certificates: say } = useSay();
  const reading = useCalled('certificates/find', { number });
  if (reading.problem === 'not-found') return <Alert severity="warning">{say.unknown}</Alert>;
  return (
    <Read reading={reading} height={240}>
      {({ certificate }) => <Certificate found={certificate} onRevoked={reading.again} />}
    </Read>
  );
}

export function CertificatesPage() {
  const { certificates: say } = useSay();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('number') ?? '';
  const [number, setNumber] = useState(asked);
  const [isWrong, setWrong] = useState(false);
  const find = () => {
    const read = number.trim().toUpperCase();
    setWrong(!numberPattern.test(read));
    if (numberPattern.test(read)) setQuery({ number: read }, { replace: true });
  };
  return (
    <PageFrame title={say.title} lead={say.lead} measure="reading">
      <Stack
        component="form"
        noValidate
        sx={{ gap: 1.5, alignItems: 'start', maxWidth: '24rem' }}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <TypedField
          label={say.number}
          value={number}
          onChange={setNumber}
          fault={isWrong ? say.wrong : undefined}
          hint={say.hint}
          maxLength={40}
          ltr
        />
        <Button type="submit" variant="contained">
          {say.find}
        </Button>
      </Stack>
      {numberPattern.test(asked) && <Looked key={asked} number={asked} />}
    </PageFrame>
  );
}

/** The ways to reach somebody: a letter, a call. */
import { Link as Anchor, Stack } from '@mui/material';
import { Ltr } from '../layout/ltr.tsx';
import { useSay } from '../words/words.ts';
import { dial } from './reply.ts';

const link = {
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  overflowWrap: 'anywhere',
} as const;

export function Reach({ email, phone, letter }: { email: string; phone: string | null; letter: string }) {
  const { applications } = useSay();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      <Anchor href={letter} aria-label={applications.reply(email)} sx={{ ...link, minWidth: 0 }}>
        <Ltr>{email}</Ltr>
      </Anchor>
      {phone !== null && phone !== '' && (
        <Anchor
          href={dial(phone)}
          aria-label={applications.call(phone)}
          sx={{ ...link, whiteSpace: 'nowrap' }}
        >
          <Ltr>{phone}</Ltr>
        </Anchor>
      )}
    </Stack>
  );
}

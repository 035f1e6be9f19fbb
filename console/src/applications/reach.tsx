/** The ways to reach somebody: a letter, a call. */
import { Box, Link as Anchor, Stack } from '@mui/material';
import { Ltr } from '../layout/ltr.tsx';
import { useSay } from '../words/words.ts';
import { dial } from './reply.ts';

/** As high as a thumb, and no higher a line: its padding goes into the lines around it. */
const link = { py: 1.5, overflowWrap: 'anywhere' } as const;

export function Reach({ email, phone, letter }: { email: string; phone: string | null; letter: string }) {
  const { applications } = useSay();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2.5 }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Anchor href={letter} aria-label={applications.reply(email)} sx={link}>
          <Ltr>{email}</Ltr>
        </Anchor>
      </Box>
      {phone !== null && phone !== '' && (
        <span>
          <Anchor
            href={dial(phone)}
            aria-label={applications.call(phone)}
            sx={{ ...link, whiteSpace: 'nowrap' }}
          >
            <Ltr>{phone}</Ltr>
          </Anchor>
        </span>
      )}
    </Stack>
  );
}

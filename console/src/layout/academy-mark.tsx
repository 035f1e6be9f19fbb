/** The academy's sign and name as its site has them, over the sign-in. */
import { Box, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { AcademyName } from '../../../src/features/staff/session.staff.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

/** Null until it is known; whoever cannot ask signs in without it. */
function useAcademyName(): AcademyName['name'] | null {
  const [name, setName] = useState<AcademyName['name'] | null>(null);
  useEffect(() => {
    ask<AcademyName>('GET', '/academy').then(
      (said) => setName(said.name),
      () => {},
    );
  }, []);
  return name;
}

export function AcademyMark() {
  const { office, locale } = useSay();
  const name = useAcademyName();
  return (
    <Stack
      // On paper stand her recovery codes alone.
      sx={{
        gap: 0.5,
        alignItems: 'center',
        textAlign: 'center',
        '@media print': { display: 'none' },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', minHeight: 44 }}>
        {/* The icon of the tab: it is here already. */}
        <img src="/favicon.svg" alt="" width={40} height={40} />
        <Box
          component="span"
          sx={{ fontSize: '1.5rem', fontWeight: 700, letterSpacing: locale === 'ar' ? 0 : '-0.03em' }}
        >
          {name?.[locale === 'ar' ? 'ar' : 'en']}
        </Box>
      </Stack>
      <Typography color="text.secondary" sx={{ textWrap: 'balance' }}>
        {office.signIn.about}
      </Typography>
    </Stack>
  );
}

/** Whom a request is about: her name, and the address it is under. */
import { Box } from '@mui/material';
import type { RequestRow } from '../../../src/features/privacy/data-requests.staff.ts';
import { Ltr } from '../layout/ltr.tsx';
import { useSay } from '../words/words.ts';

export function Whom({ request: { email, name } }: { request: Pick<RequestRow, 'email' | 'name'> }) {
  const { people } = useSay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere', minWidth: 0 }}>
      {name !== '' && (
        <span>
          <bdi>{name}</bdi>
        </span>
      )}
      <span>{email === null ? people.requests.erasedWho : <Ltr>{email}</Ltr>}</span>
    </Box>
  );
}

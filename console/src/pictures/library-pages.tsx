/** One page of the library back, one on; nothing where all of it stands on one. */
import { Button, Stack } from '@mui/material';
import { useSay } from '../words/words.ts';

type Props = { page: number; hasNext: boolean; turn(to: number): void };

export function LibraryPages({ page, hasNext, turn }: Props) {
  const { pictures } = useSay();
  if (page === 1 && !hasNext) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={pictures.pages}
      sx={{ gap: 1, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={() => turn(page - 1)}>
        {pictures.newer}
      </Button>
      <Button variant="outlined" disabled={!hasNext} onClick={() => turn(page + 1)}>
        {pictures.older}
      </Button>
    </Stack>
  );
}

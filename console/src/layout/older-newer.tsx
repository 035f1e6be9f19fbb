/** The pages of a list that nobody counts: one back, one on, and nothing where all of it stands on one page. */
import { Button, Stack } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { useSay } from '../words/words.ts';

export function OlderNewer() {
  const { log } = useSay();
  const { page, setPage, hasNextPage = false, isPending } = useListPaginationContext();
  if (isPending || (page === 1 && !hasNextPage)) return null;
  const go = (to: number) => {
    setPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={log.pages}
      sx={{ gap: 1, mt: 2, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        {log.newer}
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => go(page + 1)}>
        {log.older}
      </Button>
    </Stack>
  );
}

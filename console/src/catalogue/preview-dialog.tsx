/** Links to the very page with the draft in its place, in both languages. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

export type PreviewTold = { paths: { en: string; ar: string }; until: string };

export function PreviewDialog({ told, close }: { told: PreviewTold; close(): void }) {
  const { office, catalogue, locale } = useSay();
  return (
    <Dialog open onClose={close} aria-labelledby="preview" fullWidth maxWidth="xs">
      <DialogTitle id="preview">{catalogue.preview.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{catalogue.preview.until(momentOf(told.until, locale))}</DialogContentText>
        <Stack sx={{ gap: 1, mt: 2 }}>
          {(['en', 'ar'] as const).map((side) => (
            <Button key={side} variant="outlined" href={told.paths[side]} target="_blank" rel="noreferrer">
              {catalogue.preview.open(catalogue.sides[side])}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{office.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

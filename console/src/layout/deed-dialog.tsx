/** Asks once before something is done: what will happen in words, what it needs, and one button that says it. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useSay } from '../words/words.ts';
import type { Deed } from './use-deed.ts';

type Props = {
  title: string;
  lead: string;
  submit: string;
  deed: Deed;
  onSubmit(): Promise<void>;
  onClose(): void;
  children?: ReactNode;
};

export function DeedDialog({ title, lead, submit, deed, onSubmit, onClose, children }: Props) {
  const { office } = useSay();
  const id = useId();
  return (
    <Dialog
      open
      onClose={deed.isBusy ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 1.5rem)', sm: '100%' } } },
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{lead}</Typography>
            {children}
            {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button onClick={onClose} disabled={deed.isBusy}>
            {office.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={deed.isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks once, in words, before something that is not taken back by itself. */
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useSay } from '../words/words.ts';

export type Question = { title: string; lead: string; yes: string; go(): Promise<void> };

export function Confirm({ question, close }: { question: Question | null; close(): void }) {
  const { office } = useSay();
  return (
    <Dialog open={question !== null} onClose={close} aria-labelledby="question">
      <DialogTitle id="question">{question?.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{question?.lead}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{office.cancel}</Button>
        <Button
          color="error"
          variant="contained"
          onClick={() => {
            close();
            void question?.go();
          }}
        >
          {question?.yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

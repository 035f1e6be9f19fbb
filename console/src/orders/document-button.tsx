import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { askFile } from '../api.ts';
import { useTaking } from '../exports/take-away.tsx';
import { useWords } from '../words/words.ts';

/** A document of an order, as its buyer gets it, under its own name. `document`: 'receipt', or the number of a credit note. */
export function DocumentButton({ order, document }: { order: string; document: string }) {
  const { orders, lists } = useWords();
  const { take, isBusy } = useTaking();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PictureAsPdf />}
      disabled={isBusy}
      sx={{ alignSelf: 'start', minHeight: 44 }}
      onClick={() =>
        void take(askFile('GET orders/{number}/papers/{paper}', { number: order, paper: document }))
      }
    >
      {isBusy
        ? lists.exports.busy
        : document === 'receipt'
          ? orders.documents.receipt
          : orders.documents.creditNote(document)}
    </Button>
  );
}

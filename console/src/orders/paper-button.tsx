/** A paper of an order, as its buyer has it: saved under its own name. */
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useTaking } from '../exports/use-taking.ts';
import { useSay } from '../words/words.ts';

/** `paper`: 'receipt', or the number of a credit note. */
export function PaperButton({ order, paper }: { order: string; paper: string }) {
  const { orders, lists } = useSay();
  const { take, isBusy } = useTaking();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PictureAsPdf />}
      disabled={isBusy}
      sx={{ alignSelf: 'start', minHeight: 44 }}
      onClick={() => void take(`/orders/${encodeURIComponent(order)}/papers/${encodeURIComponent(paper)}`)}
    >
      {isBusy
        ? lists.exports.busy
        : paper === 'receipt'
          ? orders.papers.receipt
          : orders.papers.creditNote(paper)}
    </Button>
  );
}

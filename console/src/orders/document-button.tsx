import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Card, Stack, Typography } from '@mui/material';
import { askFile, type DoneOf } from '../api.ts';
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

export function OrderDocuments({ order }: { order: DoneOf<'GET orders/{number}'> }) {
  const { orders } = useWords();
  const done = order.refunds.filter(({ state }) => state === 'done');
  if (!order.hasReceipt && done.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="documents" sx={{ p: 2.5 }}>
      <Typography id="documents" component="h2" variant="h6" sx={{ mb: 1 }}>
        {orders.documents.title}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {order.hasReceipt && <DocumentButton order={order.number} document="receipt" />}
        {done.map(({ creditNoteNumber }) => (
          <DocumentButton key={creditNoteNumber} order={order.number} document={creditNoteNumber} />
        ))}
      </Stack>
    </Card>
  );
}

import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Card, Stack, Typography } from '@mui/material';
import { askFile, type DoneOf } from '../api.ts';
import { useTaking } from '../exports/take-away.tsx';
import { languageName } from '../locale.ts';
import { useWords } from '../words/words.ts';

type OrderWhole = DoneOf<'GET orders/{number}'>;
type Language = OrderWhole['receiptIn'][number];

/**
 * A document of an order, under its own name. `document`: 'receipt', or the number of a credit note. `language`: as its buyer gets
 * it where none is given.
 */
export function DocumentButton({
  order,
  document,
  language,
}: {
  order: string;
  document: string;
  language?: Language;
}) {
  const { orders, lists, locale } = useWords();
  const { take, isBusy } = useTaking();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<PictureAsPdf />}
      disabled={isBusy}
      sx={{ alignSelf: 'start', minHeight: 44 }}
      onClick={() =>
        void take(
          askFile('GET orders/{number}/papers/{paper}', {
            number: order,
            paper: document,
            ...(language && { language }),
          }),
        )
      }
    >
      {isBusy
        ? lists.exports.busy
        : language === undefined
          ? orders.documents.creditNote(document)
          : orders.documents.receipt(languageName(language, locale))}
    </Button>
  );
}

export function OrderDocuments({ order }: { order: OrderWhole }) {
  const { orders, locale } = useWords();
  const { receiptIn, number } = order;
  const done = order.refunds.filter(({ state }) => state === 'done');
  const [buyers] = receiptIn;
  if (buyers === undefined && done.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="documents" sx={{ p: 2.5 }}>
      <Typography id="documents" component="h2" variant="h6" sx={{ mb: 1 }}>
        {orders.documents.title}
      </Typography>
      {buyers !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {orders.documents.orderedIn(languageName(buyers, locale))}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {receiptIn.map((language) => (
          <DocumentButton key={language} order={number} document="receipt" language={language} />
        ))}
        {done.map(({ creditNoteNumber }) => (
          <DocumentButton key={creditNoteNumber} order={number} document={creditNoteNumber} />
        ))}
      </Stack>
    </Card>
  );
}

/** Orders that are known here and stand in no line of a bank. */
import { Box, Card, Typography } from '@mui/material';
import { OrderLink, Part, WordChip } from '../layout/facts.tsx';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Row = { orderNumber: string; name: string | null; amountCentimes: number; day: string | null };

type Props = {
  id: string;
  words: { title: string; text: string };
  /** `rows` may be the first of more. */
  count: number;
  rows: readonly Row[];
};

export function MissingOrders({ id, words: { title, text }, count, rows }: Props) {
  const { common, locale } = useWords();
  if (count === 0) return null;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  return (
    <Part id={id} title={title} beside={<WordChip color="warning" label={digits.format(count)} />}>
      <Typography color="text.secondary">{text}</Typography>
      <Card component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
        {rows.map(({ orderNumber, name, amountCentimes, day }) => (
          <Box
            key={orderNumber}
            component="li"
            sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <OrderLink number={orderNumber} /> {name !== null && <bdi>{name}</bdi>}
            </Typography>
            <Typography color="text.secondary">
              <strong>{madOf(amountCentimes, locale)}</strong>
              {day !== null && ` · ${dayOf(day, locale)}`}
            </Typography>
          </Box>
        ))}
      </Card>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary">
          {common.first(rows.length)}
        </Typography>
      )}
    </Part>
  );
}

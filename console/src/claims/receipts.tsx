/** What a buyer sent to prove a transfer. Pictures can be enlarged; a PDF is downloaded, never opened inside the console. */
import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { momentOf } from '../locale.ts';
import { Ltr } from '../layout/facts.tsx';
import { addressOf, type DoneOf, Refused, type ApiFailure, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { Picture } from '../queue/picture.tsx';

type ClaimReceipt = DoneOf<'GET orders/{number}/receipts'>['rows'][number];

type Read = { number: string; rows: ClaimReceipt[] } | { number: string; failure: ApiFailure['code'] };

export function useReceipts(number: string) {
  const [read, setRead] = useState<Read | null>(null);
  const load = useCallback(() => {
    let isWanted = true;
    const take = (answer: Read) => {
      if (isWanted) setRead(answer);
    };
    void call('GET orders/{number}/receipts', { number }).then(
      ({ rows }) => take({ number, rows }),
      (caught: unknown) => {
        if (!(caught instanceof Refused)) throw caught;
        take({ number, failure: caught.failure.code });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [number]);
  useEffect(load, [load]);
  // The receipts of the claim before are not shown beside this one.
  const own = read?.number === number ? read : null;
  return {
    read: own,
    hasSlip: own !== null && 'rows' in own && own.rows.length > 0,
    again: () => void load(),
  };
}

function Same({ numbers }: { numbers: string[] }) {
  const { claims } = useWords();
  return (
    <Alert severity="warning">
      {claims.receipts.same}{' '}
      {numbers.map((number) => (
        <Box
          component={Link}
          key={number}
          to={`/orders/${number}/show`}
          sx={{ marginInlineEnd: 1, whiteSpace: 'nowrap' }}
        >
          <Ltr>{number}</Ltr>
        </Box>
      ))}
    </Alert>
  );
}

function Receipt({ number, place, receipt }: { number: string; place: number; receipt: ClaimReceipt }) {
  const { claims, locale } = useWords();
  const t = claims.receipts;
  const address = addressOf('GET orders/{number}/receipts/{id}', { number, id: receipt.id });
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      {receipt.kind === 'application/pdf' ? (
        <Button component="a" href={address} download variant="outlined" sx={{ justifySelf: 'start' }}>
          {t.pdf(place)}
        </Button>
      ) : (
        <Picture address={address} name={t.picture(place)} />
      )}
      <Typography variant="body2" color="text.secondary">
        {t.sent(momentOf(receipt.uploadedAt, locale))}
      </Typography>
      {receipt.alsoWith.length > 0 && <Same numbers={receipt.alsoWith} />}
    </Box>
  );
}

type ReceiptsProps = { number: string; receipts: ReturnType<typeof useReceipts>; isCash?: boolean };

/** `receipts`: read by whoever shows them beside the claim, since the reasons for a refusal depend on them. */
export function Receipts({ number, receipts: { read, hasSlip, again }, isCash = false }: ReceiptsProps) {
  const { claims, common } = useWords();
  const t = claims.receipts;
  return (
    <Card component="section" aria-labelledby="receipts" sx={{ p: 2.5 }}>
      <Typography id="receipts" component="h2" variant="h6" sx={{ mb: 1 }}>
        {t.title}
      </Typography>
      {read === null && <Skeleton variant="rounded" height={180} />}
      {read !== null && 'failure' in read && (
        <Alert severity="error" action={<Button onClick={again}>{common.tryAgain}</Button>}>
          {common.failures[read.failure]}
        </Alert>
      )}
      {read !== null && 'rows' in read && read.rows.length === 0 && (
        <Typography color="text.secondary">{isCash ? t.noneCash : t.none}</Typography>
      )}
      {read !== null && 'rows' in read && hasSlip && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {read.rows.map((receipt, index) => (
            <Receipt key={receipt.id} number={number} place={index + 1} receipt={receipt} />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Of a claim that was decided, on the page of its order. */
export const ReceiptsOfOrder = ({ number }: { number: string }) => (
  <Receipts number={number} receipts={useReceipts(number)} />
);

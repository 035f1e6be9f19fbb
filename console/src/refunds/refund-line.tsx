import {
  Alert,
  Box,
  Button,
  Card,
  CardActionArea,
  Chip,
  CircularProgress,
  Stack,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { Ltr, OrderNumber } from '../layout/facts.tsx';
import { dayOf, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { DoneOf, ApiFailure } from '../api.ts';

type RefundRow = DoneOf<'GET refunds'>['rows'][number];

type Props = Omit<ComponentProps<typeof PageFrame>, 'children'> & {
  isThere: boolean;
  problem: ApiFailure['code'] | null;
  again(): void;
  children: ReactNode;
};

/** What the pages of refunds share: window title, loading, and errors. */
export function RefundFrame({ isThere, problem, again, children, ...frame }: Props) {
  const { common } = useWords();
  return (
    <PageFrame {...frame}>
      {problem !== null && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={again}>
              {common.tryAgain}
            </Button>
          }
        >
          {common.failures[problem]}
        </Alert>
      )}
      {!isThere && problem === null && (
        <CircularProgress aria-label={frame.title} sx={{ justifySelf: 'center', my: 6 }} />
      )}
      {children}
    </PageFrame>
  );
}

const tones = {
  due: 'warning',
  pending: 'default',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Record<RefundRow['state'], string>;

export function RefundState({ refund }: { refund: RefundRow }) {
  const { refunds } = useWords();
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        color={tones[refund.state]}
        label={refunds.states[refund.state]}
        sx={{ fontWeight: 600 }}
      />
      {refund.isDuplicate && <Chip size="small" label={refunds.second} />}
      {refund.isLate && <Chip size="small" color="error" label={refunds.late} />}
    </>
  );
}

export function WayOf({ refund: { way, gateway } }: { refund: RefundRow }) {
  const { refunds } = useWords();
  return (
    <>{way === 'gateway' && gateway !== null ? (refunds.gateways[gateway] ?? gateway) : refunds.ways[way]}</>
  );
}

function Inside({ refund }: { refund: RefundRow }) {
  const { refunds, locale } = useWords();
  const { doneOn, dueAt, isOpen } = refund;
  const day = doneOn ? refunds.on(dayOf(doneOn, locale)) : isOpen ? refunds.by(dayOf(dueAt, locale)) : '';
  return (
    <Box
      sx={{
        p: 2,
        display: 'grid',
        gap: 0.5,
        alignItems: 'center',
        // Sized by its container: on an order it has half a screen.
        '@container (min-width: 38rem)': {
          gap: 3,
          gridTemplateColumns: '11rem minmax(0, 1fr) auto',
        },
      }}
    >
      <Box>
        <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
          <Ltr>{refund.creditNoteNumber}</Ltr>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {day}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{refund.name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <OrderNumber number={refund.orderNumber} /> · <WayOf refund={refund} />
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700 }}>{madOf(refund.amountCentimes, locale)}</Typography>
        <RefundState refund={refund} />
      </Stack>
    </Box>
  );
}

/** One refund in a list: its number, recipient, way, amount, and until when it was promised. */
export function RefundLine({ refund, isLink }: { refund: RefundRow; isLink: boolean }) {
  return (
    <Card component="li" sx={{ containerType: 'inline-size' }}>
      {isLink ? (
        <CardActionArea component={Link} to={`/refunds/${refund.id}/show`}>
          <Inside refund={refund} />
        </CardActionArea>
      ) : (
        <Inside refund={refund} />
      )}
    </Card>
  );
}

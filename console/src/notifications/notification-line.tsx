/** What a bank told us: what became of it, why, what it says, and what can be done about it. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import type { NotificationRow } from '../../../src/features/payments/notifications.staff.ts';
import { LongText } from '../layout/long-text.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { madOf, momentOf, type ConsoleLocale } from '../locale.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { mayApply, NotificationDeeds } from './notification-deeds.tsx';

const tones = { applied: 'success', 'no-change': 'default', refused: 'error' } as const;

type Says = NonNullable<NotificationRow['says']>;

/** An amount in another currency keeps that currency's word. */
function amountOf(
  { amountCentimes, currency }: Says,
  say: ConsoleWords['notifications'],
  locale: ConsoleLocale,
): string | null {
  if (amountCentimes === null) return null;
  if (currency === null || currency === 'MAD') return madOf(amountCentimes, locale);
  return say.foreign((amountCentimes / 100).toFixed(2), currency);
}

function Raw({ row }: { row: NotificationRow }) {
  const { notifications: say, locale } = useSay();
  const { facts } = say;
  const { says } = row;
  const outcome = says?.outcome ?? null;
  const amount = says && amountOf(says, say, locale);
  const pairs: [string, ReactNode][] = [
    [facts.id, <Ltr key="id">{row.id}</Ltr>],
    [facts.kind, say.kinds[row.kind]],
    [facts.verdict, <Ltr key="verdict">{row.verdict}</Ltr>],
  ];
  if (row.reason !== null) pairs.push([facts.reason, <LongText key="reason" text={row.reason} />]);
  if (typeof amount === 'string') pairs.push([facts.amount, <bdi key="amount">{amount}</bdi>]);
  if (outcome !== null) pairs.push([facts.outcome, <LongText key="outcome" text={outcome} />]);
  if (typeof says?.providerReference === 'string')
    pairs.push([facts.number, <LongText key="number" text={says.providerReference} />]);
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 1.5,
          rowGap: 0.5,
          gridTemplateColumns: 'minmax(0, 8rem) minmax(0, 1fr)',
        }}
      >
        {pairs.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {says === null && <Typography variant="body2">{facts.unbelieved}</Typography>}
    </>
  );
}

function Head({ row }: { row: NotificationRow }) {
  const { notifications: say } = useSay();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{say.gateways[row.gateway] ?? row.gateway}</bdi>
      </Typography>
      <Chip size="small" variant="outlined" color={tones[row.verdict]} label={say.verdicts[row.verdict]} />
      {row.looksForged && <Chip size="small" variant="outlined" color="warning" label={say.forged} />}
      {row.orderNumber === null ? (
        <Typography variant="body2" color="text.secondary">
          {say.noOrder}
        </Typography>
      ) : (
        <OrderLink number={row.orderNumber} />
      )}
    </Stack>
  );
}

/** What it says in a line: a payment, of so much, paid. */
function Saying({ says }: { says: Says }) {
  const { notifications: say, locale } = useSay();
  const outcome = says.outcome === null ? null : (say.outcomes[says.outcome] ?? says.outcome);
  const parts = [outcome, amountOf(says, say, locale)].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      {say.says}:{' '}
      {parts.map((part, place) => (
        <Box component="span" key={part} sx={{ fontWeight: 600 }}>
          {place > 0 && ' · '}
          <LongText text={part} />
        </Box>
      ))}
    </Typography>
  );
}

export function NotificationLine({ row }: { row: NotificationRow }) {
  const { notifications: say, locale } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const [isOpen, setOpen] = useState(false);
  const isHeld = mayApply(row) && row.gateway === 'cmi' && row.says?.outcome === 'captured';
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <Head row={row} />
        <Typography variant="body2" color="text.secondary" component="div">
          <time dateTime={row.receivedAt}>{momentOf(row.receivedAt, locale)}</time>
          {row.reason !== null && (
            <>
              {' · '}
              <LongText text={say.reasons[row.reason] ?? row.reason} />
            </>
          )}
        </Typography>
        {row.looksForged && <Typography variant="body2">{say.forgedHint}</Typography>}
        {row.says !== null && <Saying says={row.says} />}
        {isHeld && <Typography sx={{ fontWeight: 600 }}>{say.heldAtCmi}</Typography>}
        {row.handled !== null && (
          <Typography variant="body2" color="success.main">
            <bdi>{say.handledBy(row.handled.by, momentOf(row.handled.at, locale))}</bdi>
          </Typography>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setOpen(!isOpen)}
        >
          {say.raw}
        </Button>
        {isOpen && <Raw row={row} />}
        {permissions.includes('mayApplyAgain') && <NotificationDeeds row={row} />}
      </Stack>
    </Card>
  );
}

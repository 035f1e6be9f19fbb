/** What banks told us: what waits for a person first. */
import { SelectInput, TextInput, useNotify, usePermissions, useRefresh } from 'react-admin';
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { NotificationRow } from '../../../src/features/payments/notifications.staff.ts';
import { LineList } from '../layout/line-list.tsx';
import { type ConsoleWords, useSay } from '../words/words.ts';
import { LongText, Ltr, OrderLink } from '../layout/facts.tsx';
import { type ConsoleLocale, madOf, momentOf } from '../locale.ts';
import { AskOnce, whyRefused } from '../layout/deed-dialog.tsx';
import { ask } from '../wire.ts';

/** What a bank told us: what became of it, why, what it says, and what can be done about it. */

/** What a person can do about a message of a bank: have it judged once more, or put it away. */
type Applied = { verdict: 'applied' | 'no-change' | 'surplus' };

/** Refused and not dealt with: from what it said; of one that came too late the bank is asked. */
const mayApply = ({ verdict, handled, says, reason }: NotificationRow): boolean =>
  verdict === 'refused' && handled === null && (says !== null || reason === 'stale');

function NotificationDeeds({ row }: { row: NotificationRow }) {
  const { notifications: say, office } = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = async <T,>(deed: string, told: (answer: T) => [string, 'success' | 'warning']) => {
    try {
      const [text, type] = told(await ask<T>('POST', `/notifications/${row.id}/${deed}`, {}));
      notify(text, { type });
    } catch (failure) {
      notify(whyRefused(failure, office, say.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  const applyWords = row.says === null ? say.askBank : say.apply;
  if (!mayApply(row) && !row.isErrand) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayApply(row) && (
        <AskOnce
          label={applyWords.again}
          sure={applyWords.sure}
          go={applyWords.sureGo}
          onGo={() =>
            press<Applied>('again', ({ verdict }) => [
              say.results[verdict],
              verdict === 'surplus' ? 'warning' : 'success',
            ])
          }
        />
      )}
      {row.isErrand && (
        <AskOnce
          label={say.putAway.again}
          sure={say.putAway.sure}
          go={say.putAway.sureGo}
          onGo={() => press<object>('handled', () => [say.putAway.done, 'success'])}
        />
      )}
    </Stack>
  );
}

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

/** Its content in a line: a payment, of so much, paid. */
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

function NotificationLine({ row }: { row: NotificationRow }) {
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

export function NotificationList() {
  const { notifications: say } = useSay();
  const gateways = Object.entries(say.gateways).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  return (
    <LineList<NotificationRow>
      title={say.title}
      empty={say.empty}
      filters={[
        <SelectInput key="gateway" source="gateway" label={say.gateway} choices={gateways} />,
        <TextInput key="order" source="order" label={say.order} slotProps={ltr} />,
      ]}
      standing={{
        label: say.which,
        source: 'show',
        choices: say.show,
        first: 'to-do',
        none: say.nothingToDo,
      }}
      Line={NotificationLine}
    />
  );
}

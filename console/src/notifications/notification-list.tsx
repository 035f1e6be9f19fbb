/** Notifications from banks: those that need a person first. */
import { SelectInput, TextInput, useNotify, usePermissions, useRefresh } from 'react-admin';
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LineList } from '../layout/line-list.tsx';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { LongText, Ltr, OrderLink } from '../layout/facts.tsx';
import { type ConsoleLocale, madOf, momentOf } from '../locale.ts';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { call, type DoneOf } from '../api.ts';

type NotificationRow = DoneOf<'GET notifications'>['rows'][number];

/** Refused and not handled: applied from its content; of one that came too late the bank is asked. */
const mayApply = ({ verdict, handled, says, reason }: NotificationRow): boolean =>
  verdict === 'refused' && handled === null && (says !== null || reason === 'stale');

/** Applying a bank's notification again, or putting it away. */
function NotificationActions({ row }: { row: NotificationRow }) {
  const { notifications: t, common } = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = async (act: () => Promise<[string, 'success' | 'warning']>) => {
    try {
      const [text, type] = await act();
      notify(text, { type });
    } catch (failure) {
      notify(whyRefused(failure, common, t.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  const applyWords = row.says === null ? t.askBank : t.apply;
  if (!mayApply(row) && !row.isTask) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayApply(row) && (
        <AskOnce
          label={applyWords.again}
          sure={applyWords.sure}
          go={applyWords.sureGo}
          onGo={() =>
            press(async () => {
              const { verdict } = await call('notifications/{id}/again', { id: row.id });
              return [t.results[verdict], verdict === 'surplus' ? 'warning' : 'success'];
            })
          }
        />
      )}
      {row.isTask && (
        <AskOnce
          label={t.putAway.again}
          sure={t.putAway.sure}
          go={t.putAway.sureGo}
          onGo={() =>
            press(async () => {
              await call('notifications/{id}/handled', { id: row.id });
              return [t.putAway.done, 'success'];
            })
          }
        />
      )}
    </Stack>
  );
}

const tones = { applied: 'success', 'no-change': 'default', refused: 'error' } as const;

type Says = NonNullable<NotificationRow['says']>;

/** An amount in another currency keeps that currency's name. */
function amountOf(
  { amountCentimes, currency }: Says,
  t: ConsoleWords['notifications'],
  locale: ConsoleLocale,
): string | null {
  if (amountCentimes === null) return null;
  if (currency === null || currency === 'MAD') return madOf(amountCentimes, locale);
  return t.foreign((amountCentimes / 100).toFixed(2), currency);
}

function Raw({ row }: { row: NotificationRow }) {
  const { notifications: t, locale } = useWords();
  const { facts } = t;
  const { says } = row;
  const outcome = says?.outcome ?? null;
  const amount = says && amountOf(says, t, locale);
  const pairs: [string, ReactNode][] = [
    [facts.id, <Ltr key="id">{row.id}</Ltr>],
    [facts.kind, t.kinds[row.kind]],
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
  const { notifications: t, refunds } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{refunds.gateways[row.gateway] ?? row.gateway}</bdi>
      </Typography>
      <Chip size="small" variant="outlined" color={tones[row.verdict]} label={t.verdicts[row.verdict]} />
      {row.looksForged && <Chip size="small" variant="outlined" color="warning" label={t.forged} />}
      {row.orderNumber === null ? (
        <Typography variant="body2" color="text.secondary">
          {t.noOrder}
        </Typography>
      ) : (
        <OrderLink number={row.orderNumber} />
      )}
    </Stack>
  );
}

/** Its content in a line: which payment, how much, whether paid. */
function Content({ says }: { says: Says }) {
  const { notifications: t, locale } = useWords();
  const outcome = says.outcome === null ? null : (t.outcomes[says.outcome] ?? says.outcome);
  const parts = [outcome, amountOf(says, t, locale)].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" component="div">
      {t.says}:{' '}
      {parts.map((part, place) => (
        <Box component="span" key={part} sx={{ fontWeight: 600 }}>
          {place > 0 && ' · '}
          <LongText text={part} />
        </Box>
      ))}
    </Typography>
  );
}

/** A notification from a bank: its outcome, the reason, its content, and what can be done about it. */
function NotificationLine({ row }: { row: NotificationRow }) {
  const { notifications: t, locale } = useWords();
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
              <LongText text={t.reasons[row.reason] ?? row.reason} />
            </>
          )}
        </Typography>
        {row.looksForged && <Typography variant="body2">{t.forgedHint}</Typography>}
        {row.says !== null && <Content says={row.says} />}
        {isHeld && <Typography sx={{ fontWeight: 600 }}>{t.heldAtCmi}</Typography>}
        {row.handled !== null && (
          <Typography variant="body2" color="success.main">
            <bdi>{t.handledBy(row.handled.by, momentOf(row.handled.at, locale))}</bdi>
          </Typography>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setOpen(!isOpen)}
        >
          {t.raw}
        </Button>
        {isOpen && <Raw row={row} />}
        {permissions.includes('mayApplyAgain') && <NotificationActions row={row} />}
      </Stack>
    </Card>
  );
}

export function NotificationList() {
  const { notifications: t, refunds } = useWords();
  const gateways = Object.entries(refunds.gateways).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  return (
    <LineList<NotificationRow>
      title={t.title}
      empty={t.empty}
      filters={[
        <SelectInput key="gateway" source="gateway" label={t.gateway} choices={gateways} />,
        <TextInput key="order" source="order" label={t.order} slotProps={ltr} />,
      ]}
      status={{
        label: t.which,
        source: 'show',
        choices: t.show,
        first: 'to-do',
        none: t.nothingToDo,
      }}
      Line={NotificationLine}
    />
  );
}

/** Everything that was sent, and what payment services reported: what failed comes first. */
import { Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material';
import {
  SelectInput,
  type SelectInputProps,
  useListContext,
  useNotify,
  usePermissions,
  useRefresh,
} from 'react-admin';
import { useState } from 'react';
import { call, Refused } from '../api.ts';
import { ActionButton, ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { useBulkOutcome } from '../layout/bulk-outcome.tsx';
import { OrderLink } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { formatTags, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { isStale, nameOf, namesOf, Recipient, responseIn, StateChip, useTypes, whenOf } from './delivery.tsx';
import type { EventKind } from '../../../src/academy/webhooks/event-kinds.ts';
import { typedMoment } from '../morocco.ts';
import { isNameIn } from '../words/word-of.ts';

const rates = 'https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing';

/** What WhatsApp carried, and that it costs; nothing where it is not set up. */
function MessageCosts() {
  const { deliveries: t } = useWords();
  const { data } = useCalled('messages/state', {});
  if (data?.isSetUp !== true) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t.costs(data)}{' '}
      <Link href={rates} target="_blank" rel="noopener">
        {t.rates}
      </Link>
    </Typography>
  );
}

/** Never listed: whoever reported stays anonymous. */
const unlisted: ReadonlySet<string> = new Set(['report-decided', 'circle-decision', 'staff-report']);

/** The names of the chosen type, and the one that is chosen already. */
function NameInput(props: SelectInputProps) {
  const t = useWords();
  const types = useTypes();
  const { filterValues } = useListContext();
  const { type = '', what = '' } = filterValues as { type?: string; what?: string };
  const shown = types.filter((one) => (type === '' ? one !== 'message' && one !== 'push' : one === type));
  const choices = shown
    .flatMap((one) => Object.entries(namesOf(one, t)))
    .filter(([id]) => !unlisted.has(id))
    .map(([id, name]) => ({ id, name }));
  const kept = what === '' || choices.some(({ id }) => id === what) ? [] : [{ id: what, name: what }];
  return <SelectInput {...props} choices={[...choices, ...kept]} />;
}

/** With more of them the confirmation names nobody. */
const mostNamed = 5;

/** Each is sent by itself; one that cannot go is named. */
function SendSelectedAgain() {
  const words = useWords();
  const { deliveries: t, common } = words;
  const { selectedIds, data = [], onUnselectItems } = useListContext<RowOf<'deliveries'>>();
  const say = useBulkOutcome();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const addresses = [...new Set(chosen.flatMap((row) => ('to' in row ? row.to : [])))];
  const send = async ({ id, type }: RowOf<'deliveries'>): Promise<string | null> => {
    if (type === 'notification') return t.notSent;
    try {
      await (type === 'event' ? call('events/{id}/again', { id }) : call('emails/{id}/again', { id }));
      return null;
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      return common.failures[failure.failure.code];
    }
  };
  return (
    <ActionButton
      label={t.againAll(chosen.length)}
      sure={t.sure.mail(addresses.length > mostNamed ? '' : addresses.join(', '))}
      isSmall
      run={async () => {
        const left = [];
        for (const row of chosen) {
          const why = await send(row);
          if (why !== null) left.push({ id: row.id, name: nameOf(row, words), why });
        }
        say(t.sentOf(chosen.length - left.length, chosen.length), left);
      }}
      onDone={() => onUnselectItems()}
    />
  );
}

/** In a table the other columns keep to one line. */
const clipped = {
  maxWidth: { md: '15rem' },
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** Times on Morocco's clock. */
type Span = { from: string; to: string; kind: EventKind | '' };

const lastDay = (): Span => ({
  from: typedMoment(new Date(Date.now() - 86_400_000)),
  to: typedMoment(new Date(Date.now() + 60_000)),
  kind: '',
});

const asked = ({ kind, ...span }: Span) => ({ ...span, ...(kind !== '' && { kind }) });

function ReplayDialog({ onClose }: { onClose: () => void }) {
  const {
    deliveries: { replay, events },
  } = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const action = useAction();
  const [span, setSpan] = useState(lastDay);
  const [count, setCount] = useState<number | null>(null);
  const change = (part: Partial<Span>) => {
    setSpan({ ...span, ...part });
    setCount(null);
  };
  const countThem = async () => {
    const answer = await action.run(() => call('GET event-replay', { ...asked(span) }));
    setCount(answer && answer.count);
  };
  const sendThem = async (count: number) => {
    const answer = await action.run(() => call('event-replay', { ...asked(span), count }));
    if (!answer) return setCount(null);
    notify(replay.sent(answer.sent), { type: 'success' });
    refresh();
    onClose();
  };
  const isCounted = count !== null && count > 0;
  return (
    <ActionDialog
      title={replay.open}
      lead={count === null ? replay.lead : replay.found(count)}
      submit={isCounted ? replay.go(count) : replay.count}
      action={action}
      onSubmit={isCounted ? () => sendThem(count) : countThem}
      onClose={onClose}
    >
      {[['from', replay.from] as const, ['to', replay.until] as const].map(([name, label]) => (
        <TextField
          key={name}
          type="datetime-local"
          label={label}
          value={span[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          error={action.faultOf(name) !== undefined}
          helperText={action.faultOf(name)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      ))}
      <TextField
        select
        label={replay.kind}
        value={span.kind}
        onChange={({ target: { value } }) => change({ kind: isNameIn(events, value) ? value : '' })}
      >
        <MenuItem value="">{replay.every}</MenuItem>
        {Object.entries(events).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}

/** Sends all events of a period again, after showing how many there are. */
function Replay() {
  const { deliveries } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{deliveries.replay.open}</Button>
      {isOpen && <ReplayDialog onClose={() => setOpen(false)} />}
    </>
  );
}

export function DeliveryList() {
  const words = useWords();
  const { deliveries: t, locale } = words;
  const { permissions = [] } = usePermissions<string[]>();
  const types = useTypes();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<RowOf<'deliveries'>>[] = [
    { source: 'what', label: t.what, render: (row) => <bdi>{nameOf(row, words)}</bdi> },
    { source: 'type', label: t.type, render: ({ type }) => t.types[type] },
    { source: 'state', label: t.state, card: 'beside', render: (row) => <StateChip row={row} /> },
    { source: 'to', label: t.to, render: (row) => <Recipient row={row} /> },
    {
      source: 'orderNumber',
      label: t.order,
      render: ({ orderNumber }) => (orderNumber === null ? '–' : <OrderLink number={orderNumber} />),
    },
    {
      source: 'at',
      label: t.at,
      render: (row) => {
        const at = isStale(row) ? row.createdAt : row.at;
        return (
          <>
            {whenOf(row, words)}{' '}
            <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
              {momentOf(at, locale)}
            </Box>
          </>
        );
      },
    },
    {
      source: 'lastError',
      label: t.response,
      card: 'plain',
      render: (row) => (
        <Box sx={clipped}>
          <bdi>{responseIn(row, words)}</bdi>
        </Box>
      ),
    },
    {
      source: 'tries',
      label: t.tries,
      isExtra: true,
      card: 'none',
      render: (row) => (row.type === 'notification' ? '–' : digits.format(row.tries)),
    },
  ];
  const states = {
    ...t.states,
    failed: t.failedOrToCheck,
    ...(types.includes('event') && { unconnected: t.unconnected }),
  };
  return (
    <ListPage
      resource="deliveries"
      title={t.title}
      empty={t.none}
      columns={columns}
      to={({ id }) => `/deliveries/${id}/show`}
      search={t.search}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t.state}
          choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
          alwaysOn
        />,
        <NameInput key="what" source="what" label={t.what} />,
      ]}
      {...(types.length > 1 && {
        choice: {
          label: t.type,
          source: 'type',
          choices: { '': t.all, ...Object.fromEntries(types.map((type) => [type, t.types[type]])) },
        },
      })}
      bulk={<SendSelectedAgain />}
      actions={permissions.includes('mayForwardAgain') && <Replay />}
    >
      {permissions.includes('maySeeMails') && <MessageCosts />}
    </ListPage>
  );
}

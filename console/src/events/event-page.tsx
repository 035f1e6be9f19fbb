/** Webhook events: the list, failed ones first, and one event: its data, the answers, and sending it again. */
import { Box, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import {
  SelectInput,
  Show,
  TextInput,
  useNotify,
  usePermissions,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useState } from 'react';
import { AskOnce, ActionDialog, useAction, whyRefused } from '../layout/action-dialog.tsx';
import { Facts, LongText, Ltr } from '../layout/facts.tsx';
import { OutboxLine, StatusFacts, StateChip, Tries } from '../outbox/delivery.tsx';
import type { EventKind } from '../../../src/features/webhooks/event-kinds.ts';
import { isNameIn, wordOf } from '../words/word-of.ts';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { LineList } from '../layout/line-list.tsx';
import { momentOf } from '../locale.ts';
import { typedMoment } from '../morocco.ts';

type EventRow = DoneOf<'GET events'>['rows'][number];
type EventWhole = DoneOf<'GET events/{id}'>;

/** Times on Morocco's clock. */
type Span = { from: string; to: string; kind: EventKind | '' };

const lastDay = (): Span => ({
  from: typedMoment(new Date(Date.now() - 86_400_000)),
  to: typedMoment(new Date(Date.now() + 60_000)),
  kind: '',
});

const asked = ({ kind, ...span }: Span) => ({ ...span, ...(kind !== '' && { kind }) });

/** Sends all events of a period again, after showing how many there are. */
function ReplayDialog({ onClose }: { onClose: () => void }) {
  const { events } = useWords().outbox;
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
    notify(events.replayed(answer.sent), { type: 'success' });
    refresh();
    onClose();
  };
  const isCounted = count !== null && count > 0;
  return (
    <ActionDialog
      title={events.replay}
      lead={count === null ? events.replayLead : events.found(count)}
      submit={isCounted ? events.replayGo(count) : events.count}
      action={action}
      onSubmit={isCounted ? () => sendThem(count) : countThem}
      onClose={onClose}
    >
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={events[name]}
          value={span[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          error={action.faultOf(name) !== undefined}
          helperText={action.faultOf(name)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      ))}
      <TextField
        select
        label={events.kind}
        value={span.kind}
        onChange={({ target: { value } }) => change({ kind: isNameIn(events.kinds, value) ? value : '' })}
      >
        <MenuItem value="">{events.everyKind}</MenuItem>
        {Object.entries(events.kinds).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}

function Replay() {
  const { events } = useWords().outbox;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {events.replay}
      </Button>
      {isOpen && <ReplayDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Line({ row }: { row: EventRow }) {
  const { outbox, locale } = useWords();
  const { events } = outbox;
  return (
    <OutboxLine
      row={row}
      path="events"
      title={wordOf(events.kinds, row.event) ?? row.event}
      states={events.state}
      at={events.at}
    >
      {outbox.created}: {momentOf(row.createdAt, locale)} · <bdi dir="ltr">{row.event}</bdi>
    </OutboxLine>
  );
}

export function EventList() {
  const { outbox } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { events } = outbox;
  const kinds = Object.entries(events.kinds).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  return (
    <LineList<EventRow>
      title={events.title}
      empty={events.empty}
      filters={[
        <SelectInput key="kind" source="kind" label={events.kind} choices={kinds} />,
        <TextInput key="order" source="order" label={events.order} slotProps={ltr} />,
      ]}
      status={{
        label: outbox.which,
        source: 'state',
        choices: { ...events.states, '': outbox.all },
        first: 'failed',
        none: events.emptyFailed,
      }}
      actions={permissions.includes('mayForwardAgain') && <Replay />}
      Line={Line}
    />
  );
}

function Again({ row: { id, state } }: { row: EventWhole }) {
  const { outbox, common } = useWords();
  const { events } = outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (): Promise<string | null> => {
    try {
      await call('events/{id}/again', { id });
      notify(events.done, { type: 'success' });
    } catch (failure) {
      notify(whyRefused(failure, common, outbox.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  const isPrime = state === 'failed';
  return (
    <Card sx={{ p: 2.5, ...(isPrime && { borderColor: 'warning.main' }) }}>
      <AskOnce
        key={id}
        isPrime={isPrime}
        label={events.again}
        sure={events.sure}
        go={events.sureGo}
        onGo={send}
      />
    </Card>
  );
}

/** 'person.email', with its value as text. */
const flat = (data: unknown, path = ''): [name: string, value: string][] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`))
    : [[path, typeof data === 'string' ? data : data === null ? '' : JSON.stringify(data)]];

const isWhole = (row: Partial<EventWhole> | undefined): row is EventWhole => row?.history !== undefined;

function Whole() {
  const row = useRecordContext<Partial<EventWhole> & { id: string }>();
  const { permissions = [] } = usePermissions<string[]>();
  const { events } = useWords().outbox;
  // The row of the list comes first, the whole event a moment later.
  if (!isWhole(row)) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{wordOf(events.kinds, row.event) ?? row.event}</bdi>
        </Typography>
        <StateChip state={row.state} states={events.state} />
      </Stack>
      {permissions.includes('mayForwardAgain') && <Again row={row} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Facts
          title={events.says}
          facts={flat(row.data).map(([label, value]) => ({ label, value: <LongText text={value} /> }))}
        />
        <Stack sx={{ gap: 2 }}>
          <StatusFacts
            row={row}
            at={events.at}
            first={[
              { label: events.name, value: <Ltr>{row.event}</Ltr> },
              { label: events.id, value: <Ltr>{row.id}</Ltr> },
              { label: events.position, value: <Ltr>{row.position}</Ltr> },
            ]}
          />
          <Tries history={row.history} />
        </Stack>
      </Box>
    </Stack>
  );
}

export function EventPage() {
  const { events } = useWords().outbox;
  return (
    <Show title={events.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}

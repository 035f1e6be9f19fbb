/** What another system is told: what it did not take first, for that waits for somebody. */
import { SelectInput, TextInput, useNotify, usePermissions, useRefresh } from 'react-admin';
import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { EventRow } from '../../../src/features/webhooks/events.staff.ts';
import { LineList } from '../layout/line-list.tsx';
import { momentOf } from '../locale.ts';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';
import { DeedDialog, useDeed } from '../layout/deed-dialog.tsx';
import { typedMoment } from '../morocco.ts';
import { ask, queryOf } from '../wire.ts';

/** Sends all events of a time once more: first their number is asked for, then it is confirmed. */

/** By Morocco's clock. */
type Span = { from: string; to: string; kind: string };

const lastDay = (): Span => ({
  from: typedMoment(new Date(Date.now() - 86_400_000)),
  to: typedMoment(new Date(Date.now() + 60_000)),
  kind: '',
});

const asked = ({ kind, ...span }: Span) => ({ ...span, ...(kind !== '' && { kind }) });

function ReplayDialog({ onClose }: { onClose: () => void }) {
  const { events } = useSay().outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const deed = useDeed();
  const [span, setSpan] = useState(lastDay);
  const [count, setCount] = useState<number | null>(null);
  const change = (part: Partial<Span>) => {
    setSpan({ ...span, ...part });
    setCount(null);
  };
  const countThem = async () => {
    const told = await deed.run(() => ask<{ count: number }>('GET', `/event-replay${queryOf(asked(span))}`));
    setCount(told && told.count);
  };
  const sendThem = async () => {
    const told = await deed.run(() =>
      ask<{ sent: number }>('POST', '/event-replay', { ...asked(span), count }),
    );
    if (!told) return setCount(null);
    notify(events.replayed(told.sent), { type: 'success' });
    refresh();
    onClose();
  };
  const isCounted = count !== null && count > 0;
  return (
    <DeedDialog
      title={events.replay}
      lead={count === null ? events.replayLead : events.found(count)}
      submit={isCounted ? events.replayGo(count) : events.count}
      deed={deed}
      onSubmit={isCounted ? sendThem : countThem}
      onClose={onClose}
    >
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="datetime-local"
          label={events[name]}
          value={span[name]}
          onChange={(event) => change({ [name]: event.target.value })}
          error={deed.faultOf(name) !== undefined}
          helperText={deed.faultOf(name)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'ltr' } }}
        />
      ))}
      <TextField
        select
        label={events.kind}
        value={span.kind}
        onChange={(event) => change({ kind: event.target.value })}
      >
        <MenuItem value="">{events.everyKind}</MenuItem>
        {Object.entries(events.kinds).map(([id, name]) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </DeedDialog>
  );
}

function Replay() {
  const { events } = useSay().outbox;
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
  const { outbox, locale } = useSay();
  const { events } = outbox;
  return (
    <OutboxLine
      row={row}
      path="events"
      title={events.kinds[row.event] ?? row.event}
      states={events.state}
      at={events.at}
    >
      {outbox.created}: {momentOf(row.createdAt, locale)} · <bdi dir="ltr">{row.event}</bdi>
    </OutboxLine>
  );
}

export function EventList() {
  const { outbox } = useSay();
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
      standing={{
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

/** What another system is told: what it did not take first, for that waits for somebody. */
import { SelectInput, TextInput, usePermissions } from 'react-admin';
import type { EventRow } from '../../../src/features/webhooks/events.staff.ts';
import { LineList } from '../layout/line-list.tsx';
import { momentOf } from '../locale.ts';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';
import { Replay } from './replay.tsx';

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

/** Messages to other servers: those that were given up first, for they wait for somebody. */
import { SelectInput, TextInput } from 'react-admin';
import type { WebhookRow } from '../../../api/staff/webhooks.ts';
import { LineList } from '../layout/line-list.tsx';
import { momentOf } from '../locale.ts';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';

function Line({ row }: { row: WebhookRow }) {
  const { outbox, locale } = useSay();
  const { webhooks } = outbox;
  return (
    <OutboxLine row={row} path="webhooks" title={webhooks.about[row.about] ?? row.about}>
      {outbox.created}: {momentOf(row.createdAt, locale)}
    </OutboxLine>
  );
}

export function WebhookList() {
  const { outbox } = useSay();
  const { webhooks } = outbox;
  const kinds = Object.entries(webhooks.kinds).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  return (
    <LineList<WebhookRow>
      title={webhooks.title}
      empty={webhooks.empty}
      filters={[
        <SelectInput key="kind" source="kind" label={webhooks.kind} choices={kinds} />,
        <TextInput key="order" source="order" label={webhooks.order} slotProps={ltr} />,
      ]}
      standing={{
        label: outbox.which,
        source: 'state',
        choices: { ...outbox.states, '': outbox.all },
        first: 'failed',
        none: webhooks.emptyFailed,
      }}
      Line={Line}
    />
  );
}

/** What banks told us: what waits for a person first. */
import { SelectInput, TextInput } from 'react-admin';
import type { NotificationRow } from '../../../src/features/payments/notifications.staff.ts';
import { LineList } from '../layout/line-list.tsx';
import { useSay } from '../words/words.ts';
import { NotificationLine } from './notification-line.tsx';

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

/** What banks told us: what waits for a person first. */
import { Stack, Typography } from '@mui/material';
import { FilterButton, List, SelectInput, TextInput, TopToolbar, useListContext } from 'react-admin';
import type { NotificationRow } from '../../../api/staff/notifications.ts';
import { NarrowBy } from '../layout/narrow-by.tsx';
import { OlderNewer } from '../layout/older-newer.tsx';
import { useSay } from '../words/words.ts';
import { NotificationLine } from './notification-line.tsx';

function Lines() {
  const { notifications: say } = useSay();
  const { data = [], isPending, error, filterValues } = useListContext<NotificationRow>();
  if (isPending || error) return null;
  const isCalm = (filterValues as Record<string, unknown>)['show'] === 'to-do';
  if (data.length === 0) return <Typography sx={{ p: 2 }}>{isCalm ? say.nothingToDo : say.empty}</Typography>;
  return (
    <Stack component="ul" aria-label={say.title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <NotificationLine key={row.id} row={row} />
      ))}
    </Stack>
  );
}

export function NotificationList() {
  const { notifications: say } = useSay();
  const gateways = Object.entries(say.gateways).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  const filters = [
    <SelectInput key="gateway" source="gateway" label={say.gateway} choices={gateways} />,
    <TextInput key="order" source="order" label={say.order} slotProps={ltr} />,
  ];
  return (
    <List
      title={say.title}
      filters={filters}
      filterDefaultValues={{ show: 'to-do' }}
      perPage={25}
      pagination={<OlderNewer />}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      exporter={false}
      empty={false}
      component="div"
    >
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700, mb: 2, px: { xs: 1, md: 0 } }}>
        {say.title}
      </Typography>
      <NarrowBy label={say.which} source="show" choices={say.show} />
      <Lines />
    </List>
  );
}

/** Messages to other servers: those that were given up first, for they wait for somebody. */
import { Stack, Typography } from '@mui/material';
import { FilterButton, List, SelectInput, TextInput, TopToolbar, useListContext } from 'react-admin';
import type { WebhookRow } from '../../../api/staff/webhooks.ts';
import { NarrowBy } from '../layout/narrow-by.tsx';
import { momentOf } from '../locale.ts';
import { OlderNewer } from '../layout/older-newer.tsx';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';

function Lines() {
  const { outbox, locale } = useSay();
  const { webhooks } = outbox;
  const { data = [], isPending, error, filterValues } = useListContext<WebhookRow>();
  if (isPending || error) return null;
  const isCalm = (filterValues as Record<string, unknown>)['state'] === 'failed';
  if (data.length === 0)
    return <Typography sx={{ p: 2 }}>{isCalm ? webhooks.emptyFailed : webhooks.empty}</Typography>;
  return (
    <Stack component="ul" aria-label={webhooks.title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <OutboxLine key={row.id} row={row} path="webhooks" title={webhooks.about[row.about] ?? row.about}>
          {outbox.created}: {momentOf(row.createdAt, locale)}
        </OutboxLine>
      ))}
    </Stack>
  );
}

export function WebhookList() {
  const { outbox } = useSay();
  const { webhooks } = outbox;
  const kinds = Object.entries(webhooks.kinds).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 100 } };
  const filters = [
    <SelectInput key="kind" source="kind" label={webhooks.kind} choices={kinds} />,
    <TextInput key="order" source="order" label={webhooks.order} slotProps={ltr} />,
  ];
  return (
    <List
      title={webhooks.title}
      filters={filters}
      filterDefaultValues={{ state: 'failed' }}
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
        {webhooks.title}
      </Typography>
      <NarrowBy label={outbox.which} source="state" choices={{ ...outbox.states, '': outbox.all }} />
      <Lines />
    </List>
  );
}

/** Letters: those that were given up first, for they wait for somebody. */
import { Stack, Typography } from '@mui/material';
import { FilterButton, List, SelectInput, TextInput, TopToolbar, useListContext } from 'react-admin';
import type { LetterRow } from '../../../api/staff/mails.ts';
import { Ltr } from '../layout/ltr.tsx';
import { NarrowBy } from '../layout/narrow-by.tsx';
import { OlderNewer } from '../layout/older-newer.tsx';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';

export function To({ row }: { row: Pick<LetterRow, 'to' | 'isForTeam'> }) {
  const { letters } = useSay().outbox;
  if (row.to !== null) return <Ltr>{row.to}</Ltr>;
  return <>{row.isForTeam ? letters.team : letters.nobody}</>;
}

function Lines() {
  const { letters } = useSay().outbox;
  const { data = [], isPending, error, filterValues } = useListContext<LetterRow>();
  if (isPending || error) return null;
  const isCalm = (filterValues as Record<string, unknown>)['state'] === 'failed';
  if (data.length === 0)
    return <Typography sx={{ p: 2 }}>{isCalm ? letters.emptyFailed : letters.empty}</Typography>;
  return (
    <Stack component="ul" aria-label={letters.title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <OutboxLine key={row.id} row={row} path="letters" title={letters.names[row.letter] ?? row.letter}>
          <To row={row} />
        </OutboxLine>
      ))}
    </Stack>
  );
}

export function LetterList() {
  const { outbox } = useSay();
  const { letters } = outbox;
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 320 } };
  const names = Object.entries(letters.names).map(([id, name]) => ({ id, name }));
  const filters = [
    <TextInput key="to" source="to" label={letters.to} slotProps={ltr} />,
    <SelectInput key="letter" source="letter" label={letters.letter} choices={names} />,
    <TextInput key="order" source="order" label={letters.order} slotProps={ltr} />,
  ];
  return (
    <List
      title={letters.title}
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
        {letters.title}
      </Typography>
      <NarrowBy label={outbox.which} source="state" choices={{ ...outbox.states, '': outbox.all }} />
      <Lines />
    </List>
  );
}

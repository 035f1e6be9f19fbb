/** Letters: those that were given up first, for they wait for somebody. */
import { Typography } from '@mui/material';
import { SelectInput, TextInput } from 'react-admin';
import type { LetterRow } from '../../../src/features/emails/mails.staff.ts';
import { LineList } from '../layout/line-list.tsx';
import { Ltr } from '../layout/facts.tsx';
import { OutboxLine } from '../outbox/line.tsx';
import { useSay } from '../words/words.ts';

export function To({ row }: { row: Pick<LetterRow, 'to' | 'isForTeam'> }) {
  const { letters } = useSay().outbox;
  if (row.to !== null) return <Ltr>{row.to}</Ltr>;
  return <>{row.isForTeam ? letters.team : letters.nobody}</>;
}

function Line({ row }: { row: LetterRow }) {
  const { letters } = useSay().outbox;
  return (
    <OutboxLine row={row} path="letters" title={letters.names[row.letter] ?? row.letter}>
      <To row={row} />
      {row.whyNotAgain !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {letters.whyNot[row.whyNotAgain]}
        </Typography>
      )}
    </OutboxLine>
  );
}

/** Never listed: whoever reported stays unknown. */
const unlisted: ReadonlySet<string> = new Set(['report-decided', 'circle-decision', 'staff-report']);

export function LetterList() {
  const { outbox } = useSay();
  const { letters } = outbox;
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 320 } };
  const names = Object.entries(letters.names)
    .filter(([id]) => !unlisted.has(id))
    .map(([id, name]) => ({ id, name }));
  return (
    <LineList<LetterRow>
      title={letters.title}
      empty={letters.empty}
      filters={[
        <TextInput key="to" source="to" label={letters.to} slotProps={ltr} />,
        <SelectInput key="letter" source="letter" label={letters.letter} choices={names} />,
        <TextInput key="order" source="order" label={letters.order} slotProps={ltr} />,
      ]}
      standing={{
        label: outbox.which,
        source: 'state',
        choices: { ...outbox.states, '': outbox.all },
        first: 'failed',
        none: letters.emptyFailed,
      }}
      Line={Line}
    />
  );
}

/** Sends all events of a period again, after showing how many there are. */
import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { EventKind } from '../../../src/academy/webhooks/event-kinds.ts';
import { call } from '../api.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { typedMoment } from '../morocco.ts';
import { isNameIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';

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

export function Replay() {
  const { deliveries } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{deliveries.replay.open}</Button>
      {isOpen && <ReplayDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** All that happened to an order, the newest first, and a box to write a note for colleagues. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { deedsOfTimeline } from './timeline-deeds.ts';
import { TimelineLine } from './timeline-line.tsx';

const mostAtFirst = 25;

function NoteBox({ number }: { number: string }) {
  const { desk } = useSay();
  const words = desk.note;
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');

  const keep = async () => {
    const done = await deed.run(() => ask('POST', `/orders/${number}/notes`, { text }));
    if (done === null) return;
    setText('');
    notify(words.done, { type: 'success' });
    refresh();
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1, my: 2, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TypedField
        label={words.field}
        hint={words.hint}
        value={text}
        onChange={setText}
        fault={deed.faultOf('text')}
        rows={2}
        maxLength={2000}
      />
      {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
      <Button type="submit" variant="outlined" disabled={deed.isBusy}>
        {words.submit}
      </Button>
    </Stack>
  );
}

export function OrderTimeline({ order }: { order: OrderWhole }) {
  const { desk, orders } = useSay();
  const { permissions: may = [] } = usePermissions<string[]>();
  const [isWhole, setWhole] = useState(false);
  const entries = deedsOfTimeline(order.timeline)
    .map((deed, place) => ({ deed, place }))
    .toReversed();
  const shown = isWhole ? entries : entries.slice(0, mostAtFirst);
  return (
    <Card component="section" aria-labelledby="timeline" sx={{ p: 2.5, gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography id="timeline" component="h2" variant="h6">
        {orders.sections.history}
      </Typography>
      {may.includes('mayNoteOrders') && <NoteBox key={order.number} number={order.number} />}
      {entries.length === 0 && <Typography>{desk.nothing}</Typography>}
      <Box
        component="ol"
        aria-labelledby="timeline"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {shown.map(({ deed, place }) => (
          <TimelineLine key={place} number={order.number} deed={deed} />
        ))}
      </Box>
      {shown.length < entries.length && (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {desk.all(entries.length)}
        </Button>
      )}
    </Card>
  );
}

/** The access of an order of 0 MAD ends: nothing goes back. */
import { TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

export function EndFree({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { desk, letting } = useSay();
  const words = desk.endFree;
  const [why, setWhy] = useState('');
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();

  const end = async () => {
    const done = await deed.run(() =>
      ask<{ success: true }>('POST', `/orders/${order.number}/ending`, { why }),
    );
    if (done === null) return refresh();
    notify(words.done, { type: 'success' });
    onClose();
    refresh();
  };

  return (
    <DeedDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      deed={deed}
      onSubmit={end}
      onClose={onClose}
    >
      <TextField
        label={words.why}
        helperText={letting.reasonLength}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        required
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 300 } }}
      />
    </DeedDialog>
  );
}

/** Another address on an order: what will happen stands there before it does. */
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { useDeed } from '../layout/use-deed.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Changed = { email: string; alsoMoved: string[] };

export function ChangeEmail({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { desk } = useSay();
  const words = desk.email;
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');

  const change = async () => {
    const done = await deed.run(() => ask<Changed>('PUT', `/orders/${order.number}/email`, { email }));
    if (done === null) return;
    const also = done.alsoMoved.length > 0 ? ` ${words.also(done.alsoMoved.join(', '))}` : '';
    notify(words.done(done.email) + also, { type: 'success', autoHideDuration: 12_000, multiLine: true });
    onClose();
    refresh();
  };

  return (
    <DeedDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      deed={deed}
      onSubmit={change}
      onClose={onClose}
    >
      <Typography>{words.sure(order.email)}</Typography>
      <TypedField
        label={words.field}
        value={email}
        onChange={setEmail}
        fault={deed.faultOf('email')}
        inputMode="email"
        maxLength={254}
        inputRef={focusAtFirst}
        ltr
        required
      />
      <Alert severity="info" icon={false}>
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
          {words.what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Alert>
    </DeedDialog>
  );
}

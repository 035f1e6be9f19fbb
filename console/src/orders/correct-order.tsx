/** Corrections of an order by staff: its e-mail address, the buyer's name and phone; and cancelling it. */
import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, type DoneOf } from '../api.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

type Props = { order: DoneOf<'GET orders/{number}'>; onClose(): void };

/** Changes an order's e-mail address, with the consequences shown before. */
export function ChangeEmail({ order, onClose }: Props) {
  const { orderPage } = useWords();
  const words = orderPage.email;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const [email, setEmail] = useState('');

  const change = async () => {
    const done = await action.run(() => call('PUT orders/{number}/email', { number: order.number, email }));
    if (done === null) return;
    const also = done.alsoMoved.length > 0 ? ` ${words.also(done.alsoMoved.join(', '))}` : '';
    notify(words.done(done.email) + also, { type: 'success', autoHideDuration: 12_000, multiLine: true });
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      action={action}
      onSubmit={change}
      onClose={onClose}
    >
      <Typography>{words.sure(order.email)}</Typography>
      <TypedField
        label={words.field}
        value={email}
        onChange={setEmail}
        fault={action.faultOf('email')}
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
    </ActionDialog>
  );
}

/** Another name or phone; nothing is e-mailed. */
export function CorrectBuyer({ order, onClose }: Props) {
  const { orderPage } = useWords();
  const words = orderPage.buyer;
  const action = useAction(words.faults);
  const notify = useNotify();
  const refresh = useRefresh();
  const [name, setName] = useState(order.name);
  const [phone, setPhone] = useState(order.phone);

  const correct = async () => {
    const done = await action.run(() =>
      call('PUT orders/{number}/buyer', { number: order.number, name, phone }),
    );
    if (done === null) return;
    const also = done.alsoChanged.length > 0 ? ` ${words.also(done.alsoChanged.join(', '))}` : '';
    notify(words.done + also, { type: 'success' });
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      action={action}
      onSubmit={correct}
      onClose={onClose}
    >
      <TypedField
        label={words.name}
        value={name}
        onChange={setName}
        fault={action.faultOf('name')}
        maxLength={200}
        inputRef={focusAtFirst}
        required
      />
      <TypedField
        label={words.phone}
        value={phone}
        onChange={setPhone}
        fault={action.faultOf('phone')}
        inputMode="tel"
        maxLength={40}
        ltr
      />
    </ActionDialog>
  );
}

/** Ends an unpaid order. */
export function CancelOrder({ order, onClose }: Props) {
  const { orderPage } = useWords();
  const words = orderPage.cancel;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');

  const cancel = async () => {
    const done = await action.run(() =>
      call('orders/{number}/cancellation', { number: order.number, reason }),
    );
    // Somebody may have been first: the reloaded order behind the form shows it.
    if (done === null) return refresh();
    notify(words.done, { type: 'success' });
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      isDanger
      action={action}
      onSubmit={cancel}
      onClose={onClose}
    >
      <TypedField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
        fault={action.faultOf('reason')}
        rows={2}
        maxLength={500}
        inputRef={focusAtFirst}
        required
      />
    </ActionDialog>
  );
}

/** Actions on an order other than deciding its claim, each with a confirmation. */
import { Alert, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { methodOf, waysPaid } from '../../../src/features/orders/order.ts';
import { madOf, momentOf, plainAmount } from '../locale.ts';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { CancelOrder, ChangeEmail, CorrectBuyer } from './correct-order.tsx';
import { todayInMorocco } from '../morocco.ts';

type OrderWhole = DoneOf<'GET orders/{number}'>;

const nothing = { paidBy: '', reference: '', reason: '' };

/** Money that came another way: the whole amount, how it came, and its number or why there is none. */
function RecordPayment({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { orders, orderPage, locale } = useWords();
  const words = orderPage.record;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(() => ({
    ...nothing,
    amount: plainAmount(order.amountCentimes),
    receivedOn: todayInMorocco(),
  }));

  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    fault: action.faultOf(name),
    required: true,
  });
  const isOther = action.failure?.fields?.['amount'] === 'amount-differs';
  const amount = madOf(order.amountCentimes, locale);

  const record = async () => {
    // Nothing may be chosen yet: the server says so.
    const paidBy = typed.paidBy as InputOf<'orders/{number}/payment'>['paidBy'];
    const receivedOn = typed.receivedOn === '' ? undefined : typed.receivedOn;
    const body = { number: order.number, ...typed, paidBy, receivedOn };
    const done = await action.run(() => call('orders/{number}/payment', body));
    // A colleague may have been first: the reloaded order behind the form shows it.
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
      action={action}
      onSubmit={record}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.expects(amount)}</Typography>
      {order.can.reopen && <Alert severity="warning">{words.ended}</Alert>}
      <TypedField
        {...field('amount')}
        {...(isOther && { fault: words.differs(amount) })}
        label={words.amount}
        hint={words.amountHint}
        inputMode="decimal"
        maxLength={20}
        inputRef={focusAtFirst}
        ltr
      />
      <TypedField {...field('paidBy')} label={words.paidBy} select>
        {waysPaid.map((way) => (
          <MenuItem key={way} value={way}>
            {orders.methods[methodOf[way]]}
          </MenuItem>
        ))}
      </TypedField>
      <TypedField {...field('receivedOn')} required={false} label={orders.claim.receivedOn} type="date" ltr />
      <TypedField
        {...field('reference')}
        required={false}
        label={words.reference}
        hint={words.referenceHint}
        maxLength={80}
      />
      <TypedField
        {...field('reason')}
        required={false}
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={500}
      />
    </ActionDialog>
  );
}

/** Ends the access of an order of 0 MAD: nothing is refunded. */
function EndFree({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { orderPage, letting } = useWords();
  const words = orderPage.endFree;
  const [why, setWhy] = useState('');
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();

  const end = async () => {
    const done = await action.run(() => call('orders/{number}/ending', { number: order.number, why }));
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
      action={action}
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
    </ActionDialog>
  );
}

/** Reopens an order that ended without money, for its buyer, at today's price. */
function ReopenOrder({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { orderPage, locale } = useWords();
  const words = orderPage.reopen;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();

  const reopen = async () => {
    const done = await action.run(() => call('orders/{number}/reopening', { number: order.number }));
    if (done === null) return refresh();
    const { amountCentimes, priceBeforeCentimes, expiresAt } = done;
    const before =
      amountCentimes === priceBeforeCentimes ? '' : ` ${words.changed(madOf(priceBeforeCentimes, locale))}`;
    const message = words.done(madOf(amountCentimes, locale), momentOf(expiresAt, locale));
    notify(message + before, { type: 'success', autoHideDuration: 12_000 });
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      action={action}
      onSubmit={reopen}
      onClose={onClose}
    />
  );
}

type Kind = 'email' | 'buyer' | 'record' | 'reopen' | 'endFree' | 'cancel';

export function OrderActions({ order }: { order: OrderWhole }) {
  const { orderPage, refunds } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const [asked, setAsked] = useState<Kind | null>(null);
  const close = () => setAsked(null);
  const { can } = order;
  const actions: { kind: Kind; isOffered: boolean }[] = [
    { kind: 'email', isOffered: may.includes('mayChangeOrderEmail') },
    { kind: 'buyer', isOffered: may.includes('mayChangeOrderEmail') },
    { kind: 'record', isOffered: may.includes('mayRecordPayments') && can.recordPayment },
    { kind: 'endFree', isOffered: may.includes('mayLetIn') && can.endFree },
    { kind: 'reopen', isOffered: may.includes('mayReopenOrders') && can.reopen },
    { kind: 'cancel', isOffered: may.includes('mayCancelOrders') && can.cancel },
  ];
  const offered = actions.filter(({ isOffered }) => isOffered);
  const isRefunded = may.includes('mayRefund') && can.refund;
  const dialogs: Record<Kind, ReactNode> = {
    email: <ChangeEmail order={order} onClose={close} />,
    buyer: <CorrectBuyer order={order} onClose={close} />,
    cancel: <CancelOrder order={order} onClose={close} />,
    record: <RecordPayment order={order} onClose={close} />,
    endFree: <EndFree order={order} onClose={close} />,
    reopen: <ReopenOrder order={order} onClose={close} />,
  };
  if (offered.length === 0 && !isRefunded) return null;
  return (
    <Card component="section" aria-labelledby="order-actions" sx={{ p: 2.5 }}>
      <Typography id="order-actions" component="h2" variant="h6">
        {orderPage.actions}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {offered.map(({ kind }) => (
          <Button key={kind} variant="outlined" onClick={() => setAsked(kind)}>
            {orderPage[kind].open}
          </Button>
        ))}
        {isRefunded && (
          <Button variant="outlined" component={Link} to={`/orders/${order.number}/refund`}>
            {refunds.ofOrder.payBack}
          </Button>
        )}
      </Stack>
      {asked !== null && dialogs[asked]}
    </Card>
  );
}

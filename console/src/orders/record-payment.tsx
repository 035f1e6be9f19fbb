/** Money that came another way: the whole amount, how it came, and why by hand. */
import { Alert, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { madOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

const nothing = { amount: '', paidBy: '', reference: '', reason: '' };

export function RecordPayment({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { desk, locale } = useSay();
  const words = desk.record;
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();
  const [typed, setTyped] = useState(nothing);

  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    fault: deed.faultOf(name),
    required: true,
  });
  const isOther = deed.failure?.fields?.['amount'] === 'amount-differs';
  const amount = madOf(order.amountCentimes, locale);

  const record = async () => {
    const done = await deed.run(() => ask('POST', `/orders/${order.number}/payment`, typed));
    // Somebody else may have been first: behind the form the order says so.
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
        {Object.entries(words.ways).map(([way, name]) => (
          <MenuItem key={way} value={way}>
            {name}
          </MenuItem>
        ))}
      </TypedField>
      <TypedField {...field('reference')} label={words.reference} hint={words.referenceHint} maxLength={80} />
      <TypedField
        {...field('reason')}
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        maxLength={500}
      />
    </DeedDialog>
  );
}

/** Money that came another way, recorded by hand. */
import { Alert, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { methodOf, shownNumber, waysPaid } from '../../../src/selling/orders/order.ts';
import { madOf, plainAmount } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { ReceivedOn } from './received-on.tsx';
import { beyondIn } from './seat-beyond.ts';
import { useWords } from '../words/words.ts';

const nothing = { paidBy: '', reference: '', reason: '' };

type Props = { order: DoneOf<'GET orders/{number}'>; isOffered: boolean };

/** The whole amount, how it came, and its number or why there is none. */
export function RecordPayment({ order, isOffered }: Props) {
  const { orders, orderPage, common, locale } = useWords();
  const t = orderPage.record;
  const [typed, setTyped] = useState(() => ({
    ...nothing,
    amount: plainAmount(order.amountCentimes),
    receivedOn: todayInMorocco(),
  }));
  const [beyond, setBeyond] = useState(order.beyond);
  const amount = madOf(order.amountCentimes, locale);
  const field = (name: keyof typeof typed, { faultOf }: Action) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    fault: faultOf(name),
    required: true,
  });
  const record = async () => {
    // Nothing may be chosen yet: the server says so.
    const paidBy = typed.paidBy as InputOf<'orders/{number}/payment'>['paidBy'];
    const receivedOn = typed.receivedOn === '' ? undefined : typed.receivedOn;
    const overSeats = beyond === null ? undefined : true;
    try {
      await call('orders/{number}/payment', {
        number: order.number,
        ...typed,
        paidBy,
        receivedOn,
        overSeats,
      });
    } catch (refused) {
      setBeyond(beyondIn(refused) ?? beyond);
      throw refused;
    }
  };
  return (
    <ActionButton
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      go={beyond === null ? t.submit : orders.claim.allTheSame}
      run={record}
      done={t.done}
    >
      {(action) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t.expects(amount)}</Typography>
          {order.twins.length > 0 && (
            <Alert severity="warning">
              {orders.doubles.paidElsewhere} {order.twins.map(shownNumber).join(' · ')}
            </Alert>
          )}
          {order.can.reopen && <Alert severity="warning">{t.ended}</Alert>}
          {beyond !== null && <Alert severity="warning">{orders.claim.noSeat(beyond.seat, beyond.of)}</Alert>}
          <TypedField
            {...field('amount', action)}
            {...(action.failure?.fields?.['amount'] === 'amount-differs' && { fault: t.differs(amount) })}
            label={t.amount}
            hint={t.amountHint}
            inputMode="decimal"
            maxLength={20}
            inputRef={focusAtFirst}
            ltr
          />
          <TypedField {...field('paidBy', action)} label={orders.method} select>
            {waysPaid.map((way) => (
              <MenuItem key={way} value={way}>
                {orders.methods[methodOf[way]]}
              </MenuItem>
            ))}
          </TypedField>
          <ReceivedOn
            value={typed.receivedOn}
            onChange={(receivedOn) => setTyped((before) => ({ ...before, receivedOn }))}
            fault={action.faultOf('receivedOn')}
            placedAt={order.placedAt}
          />
          <TypedField
            {...field('reference', action)}
            required={false}
            label={t.reference}
            hint={t.referenceHint}
            maxLength={80}
          />
          <TypedField
            {...field('reason', action)}
            required={false}
            label={common.reason}
            hint={t.reasonHint}
            rows={2}
            maxLength={500}
          />
        </>
      )}
    </ActionButton>
  );
}

/** What staff do with the amount of an order: lower it before it is paid, or take a wrong confirmation back. */
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

type Props = { order: Pick<DoneOf<'GET orders/{number}'>, 'number'>; isOffered: boolean };

/** A part of the price, with a reason; the buyer gets an e-mail. */
export function DiscountOrder({ order: { number }, isOffered }: Props) {
  const { orderPage, common, freeAccess } = useWords();
  const t = orderPage.discount;
  const [as, setAs] = useState<'percent' | 'amount'>('percent');
  const [off, setOff] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ActionButton
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      run={() => call('orders/{number}/discount', { number, as, off, reason })}
      done={t.done}
    >
      {({ faultOf }) => (
        <>
          <TypedField
            label={t.as}
            value={as}
            onChange={(way) => setAs(way === 'amount' ? way : 'percent')}
            select
          >
            <MenuItem value="percent">{t.percent}</MenuItem>
            <MenuItem value="amount">{t.amount}</MenuItem>
          </TypedField>
          <TypedField
            label={t.off}
            value={off}
            onChange={setOff}
            fault={faultOf('off')}
            inputMode="decimal"
            maxLength={20}
            inputRef={focusAtFirst}
            ltr
            required
          />
          <TypedField
            label={common.reason}
            hint={`${orderPage.cancel.reasonHint} ${freeAccess.reasonLength}`}
            value={reason}
            onChange={setReason}
            fault={faultOf('reason')}
            rows={2}
            maxLength={300}
            required
          />
        </>
      )}
    </ActionButton>
  );
}

/** The payment that a person confirmed is not there: what it opened closes, and the buyer reads why. */
export function TakeBack({ order: { number }, isOffered }: Props) {
  const { orderPage, freeAccess } = useWords();
  const t = orderPage.takeBack;
  return (
    <AskReason
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      field="reason"
      hint={`${t.hint} ${freeAccess.reasonLength}`}
      longest={300}
      run={(reason) => call('orders/{number}/taking-back', { number, reason })}
      done={t.done}
    />
  );
}

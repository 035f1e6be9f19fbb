/** Actions on an order other than deciding its claim, each with a confirmation. */
import { Alert, Box, Button, Card, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { useCalled } from '../layout/read.tsx';
import { useRolesThat } from '../layout/who-may.ts';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { madOf, momentOf, plainAmount } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { methodOf, shownNumber, waysPaid } from '../../../src/selling/orders/order.ts';
import { todayInMorocco } from '../morocco.ts';
import { DiscountOrder, TakeBack } from './amounts.tsx';
import { beyondIn, ReceivedOn } from './received-on.tsx';

type Props = { order: DoneOf<'GET orders/{number}'>; isOffered: boolean };

/** Changes an order's e-mail address, with the consequences shown before. */
function ChangeEmail({ order, isOffered }: Props) {
  const { orderPage } = useWords();
  const t = orderPage.email;
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const change = async () => {
    const done = await call('PUT orders/{number}/email', { number: order.number, email });
    const also = done.alsoMoved.length > 0 ? ` ${t.also(done.alsoMoved.join(', '))}` : '';
    notify(t.done(done.email) + also, { type: 'success', autoHideDuration: 12_000, multiLine: true });
    setEmail('');
  };
  return (
    <ActionButton label={t.open} isOffered={isOffered} sure={t.lead} go={t.submit} run={change}>
      {({ faultOf }) => (
        <>
          <Typography>{t.sure(order.email)}</Typography>
          <TypedField
            label={t.field}
            value={email}
            onChange={setEmail}
            fault={faultOf('email')}
            inputMode="email"
            maxLength={254}
            inputRef={focusAtFirst}
            ltr
            required
          />
          <Alert severity="info" icon={false}>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
              {t.what.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
          </Alert>
        </>
      )}
    </ActionButton>
  );
}

/** Another name or phone; nothing is e-mailed. */
function CorrectBuyer({ order, isOffered }: Props) {
  const { orderPage, newOrder, common, lists } = useWords();
  const t = orderPage.buyer;
  const notify = useNotify();
  const [name, setName] = useState(order.name);
  const [phone, setPhone] = useState(order.phone);
  const correct = async () => {
    const done = await call('PUT orders/{number}/buyer', { number: order.number, name, phone });
    const also = done.alsoChanged.length > 0 ? ` ${orderPage.email.also(done.alsoChanged.join(', '))}` : '';
    notify(t.done + also, { type: 'success' });
    setName(done.name);
    setPhone(done.phone);
  };
  return (
    <ActionButton
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      go={common.save}
      faults={t.faults}
      run={correct}
    >
      {({ faultOf }) => (
        <>
          <TypedField
            label={newOrder.name}
            value={name}
            onChange={setName}
            fault={faultOf('name')}
            maxLength={200}
            inputRef={focusAtFirst}
            required
          />
          <TypedField
            label={lists.columns.phone}
            value={phone}
            onChange={setPhone}
            fault={faultOf('phone')}
            inputMode="tel"
            maxLength={40}
            ltr
          />
        </>
      )}
    </ActionButton>
  );
}

/** Ends the access of an order of 0 MAD: nothing is refunded. */
function EndFree({ order: { number }, isOffered }: Props) {
  const { orderPage, freeAccess } = useWords();
  const t = orderPage.endFree;
  return (
    <AskReason
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      field="why"
      hint={freeAccess.reasonLength}
      longest={300}
      run={(why) => call('orders/{number}/ending', { number, why })}
      done={t.done}
    />
  );
}

/** The hour that an order was placed for. */
const own = 'own';

type HourProps = { number: string; own: string; chosen: string; onChosen(hour: string): void };

/** The hour of a consultation that is opened again: its own, or a free one. */
function ChooseHour({ number, own: before, chosen, onChosen }: HourProps) {
  const { orders, locale } = useWords();
  const { data } = useCalled('GET bookings/{number}', { number });
  const free = (data?.free.slots ?? []).filter((slot) => slot !== before);
  return (
    <TypedField label={orders.facts.hour} value={chosen} onChange={onChosen} select>
      {[own, ...free].map((slot) => (
        <MenuItem key={slot} value={slot}>
          {momentOf(slot === own ? before : slot, locale)}
        </MenuItem>
      ))}
    </TypedField>
  );
}

/** Reopens an order that ended without money, for its buyer, at today's price. */
function ReopenOrder({ order: { number, hour }, isOffered }: Props) {
  const { orderPage, locale } = useWords();
  const t = orderPage.reopen;
  const { permissions: may = [] } = usePermissions<string[]>();
  const notify = useNotify();
  const [startsAt, setStartsAt] = useState(own);
  const reopen = async () => {
    const done = await call('orders/{number}/reopening', {
      number,
      ...(startsAt !== own && { startsAt }),
    });
    const { amountCentimes, priceBeforeCentimes, expiresAt } = done;
    const before =
      amountCentimes === priceBeforeCentimes ? '' : ` ${t.changed(madOf(priceBeforeCentimes, locale))}`;
    const message = t.done(madOf(amountCentimes, locale), momentOf(expiresAt, locale));
    notify(message + before, { type: 'success', autoHideDuration: 12_000 });
  };
  return (
    <ActionButton label={t.open} isOffered={isOffered} sure={t.lead} run={reopen}>
      {hour !== null && may.includes('mayChangeBookings') && (
        <ChooseHour number={number} own={hour.startsAt} chosen={startsAt} onChosen={setStartsAt} />
      )}
    </ActionButton>
  );
}

/** Ends an unpaid order. */
function CancelOrder({ order: { number }, isOffered }: Props) {
  const t = useWords().orderPage.cancel;
  return (
    <AskReason
      label={t.open}
      isOffered={isOffered}
      sure={t.lead}
      keep={t.keep}
      isDanger
      field="reason"
      hint={t.reasonHint}
      run={(reason) => call('orders/{number}/cancellation', { number, reason })}
      done={t.done}
    />
  );
}

/** A refund that a colleague asks for, while nobody has answered. */
const openAskOf = ({ timeline }: Props['order']) =>
  timeline.find(({ event, detail }) => event === 'refund-ask' && detail['isOpen'] !== undefined);

/** Who asks for a refund and why; whoever decides answers, or refunds. */
export function RefundAsked({ order }: Pick<Props, 'order'>) {
  const { orderPage, refunds, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const t = orderPage.refundAsk;
  const ask = openAskOf(order);
  if (ask === undefined) return null;
  return (
    <Alert severity="warning" icon={false}>
      <Typography sx={{ fontWeight: 700 }}>{t.by(ask.actor, momentOf(ask.at, locale))}</Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {ask.detail['text']}
      </Typography>
      {may.includes('mayRefund') && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {order.can.refund && (
            <Button variant="contained" component={Link} to={`/orders/${order.number}/refund`}>
              {refunds.ofOrder.payBack}
            </Button>
          )}
          <AskReason
            label={t.decline}
            sure={t.declineLead}
            field="text"
            longest={2_000}
            run={(text) => call('orders/{number}/refund-answer', { number: order.number, text })}
            done={t.answered}
          />
        </Stack>
      )}
    </Alert>
  );
}

/* Money that came another way, recorded by hand. */

const nothing = { paidBy: '', reference: '', reason: '' };

/** The whole amount, how it came, and its number or why there is none. */
function RecordPayment({ order, isOffered }: Props) {
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

export function OrderActions({ order }: Pick<Props, 'order'>) {
  const rolesThat = useRolesThat();
  const { orderPage, refunds } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const { can } = order;
  const mayCorrect = may.includes('mayChangeOrderEmail');
  const mayRecord = may.includes('mayRecordPayments') && can.recordPayment;
  const mayEnd = may.includes('mayGiveFreeAccess') && can.endFree;
  const mayLower = may.includes('mayPlaceOrders') && can.discount;
  const mayTakeBack = may.includes('mayRecordPayments') && can.takeBack;
  const mayReopen = may.includes('mayReopenOrders') && can.reopen;
  const mayRefund = may.includes('mayRefund') && can.refund;
  const mayCancel = may.includes('mayCancelOrders') && can.cancel;
  const refundOfOthers = !may.includes('mayRefund') && can.refund;
  const mayAsk = refundOfOthers && may.includes('mayNoteOrders') && openAskOf(order) === undefined;
  const claimFirst = may.includes('mayCancelOrders') && order.claim !== null;
  const isEmpty = ![
    mayCorrect,
    mayRecord,
    mayEnd,
    mayTakeBack,
    mayLower,
    mayReopen,
    mayRefund,
    mayCancel,
    claimFirst,
    refundOfOthers,
  ].includes(true);
  return (
    <Card component="section" aria-labelledby="order-actions" hidden={isEmpty} sx={{ p: 2.5 }}>
      <Typography id="order-actions" component="h2" variant="h6">
        {orderPage.actions}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <ChangeEmail order={order} isOffered={mayCorrect} />
        <CorrectBuyer order={order} isOffered={mayCorrect} />
        <RecordPayment order={order} isOffered={mayRecord} />
        <EndFree order={order} isOffered={mayEnd} />
        <DiscountOrder order={order} isOffered={mayLower} />
        <TakeBack order={order} isOffered={mayTakeBack} />
        <ReopenOrder order={order} isOffered={mayReopen} />
        {mayRefund && (
          <Button variant="outlined" component={Link} to={`/orders/${order.number}/refund`}>
            {refunds.ofOrder.payBack}
          </Button>
        )}
        <AskReason
          label={orderPage.refundAsk.open}
          isOffered={mayAsk}
          sure={orderPage.refundAsk.lead(rolesThat('mayRefund'))}
          hint={orderPage.note.hint}
          field="text"
          longest={2_000}
          run={(text) => call('orders/{number}/notes', { number: order.number, text, asksRefund: true })}
          done={orderPage.refundAsk.asked}
        />
        <CancelOrder order={order} isOffered={mayCancel} />
      </Stack>
      {refundOfOthers && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {orderPage.refundOfOthers(rolesThat('mayRefund'))}
        </Typography>
      )}
      {claimFirst && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {orderPage.cancel.claimFirst(rolesThat('mayDecideClaims'))}
        </Typography>
      )}
    </Card>
  );
}

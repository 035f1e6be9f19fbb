import { Alert, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { TypedField } from '../layout/typed-field.tsx';
import { type Action, ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { madOf } from '../locale.ts';
import { type DoneOf, call } from '../api.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { Choice, grouped, type Payout, PayoutFields } from './payout-fields.tsx';
import { shownNumber } from '../../../src/selling/orders/order.ts';

type RefundDecided = DoneOf<'orders/{number}/refunds'>;
type RefundableFacts = DoneOf<'GET orders/{number}/refundable'>;

type AskRefundProps = {
  found: RefundableFacts;
  payout: Payout;
  /** As the server read what was typed. */
  read: RefundDecided;
  isPart: boolean;
  action: Action;
  onSubmit(): Promise<void>;
  onClose(): void;
};

/** A name inside a sentence: read in its own direction. */
const apart = (text: string): string => `\u2068${text}\u2069`;
/** A number in groups: in Arabic they would be read from the other end. */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;

function whereTo({ found, payout, read }: AskRefundProps, { refunds }: ConsoleWords): string {
  const { sure } = refunds.form;
  const service = found.gateway === null ? '' : (refunds.gateways[found.gateway] ?? found.gateway);
  switch (payout.way) {
    case 'gateway':
      return sure.card(apart(service));
    case 'gateway-office':
      return sure.office(apart(service));
    case 'bank-transfer':
      return sure.bank(apart(payout.name), fromLeft(grouped(read.rib ?? payout.rib)));
    case 'cash-agency':
      return sure.agency(apart(payout.name));
    case 'cash':
      return sure.hand(apart(payout.name));
  }
}

/** Confirms a refund: amount, recipient, way, and what happens to their access. */
function AskRefund(props: AskRefundProps) {
  const { found, read, isPart, action, onSubmit, onClose } = props;
  const words = useWords();
  const { locale } = words;
  const { form } = words.refunds;
  const follows = found.isDuplicate
    ? form.duplicateText
    : isPart
      ? form.partText
      : form.wholeTexts[found.opened];
  return (
    <ActionDialog
      title={form.sure.title(madOf(read.amountCentimes, locale))}
      lead={form.sure.whose(apart(found.name), fromLeft(shownNumber(found.orderNumber)))}
      submit={form.submit}
      action={action}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography>{whereTo(props, words)}</Typography>
      <Typography>{follows}</Typography>
    </ActionDialog>
  );
}

/** How a card is refunded: automatically, or by a person where the gateway has no API for it. */
function wayCardOf(
  { gateway, ways, isDuplicate }: RefundableFacts,
  { refunds }: ConsoleWords,
): string | null {
  if (gateway === null) return null;
  const { form, gateways } = refunds;
  const name = gateways[gateway] ?? gateway;
  if (ways[0] === 'gateway') return form.wayCard(name);
  return gateway === 'cmi' && isDuplicate ? form.wayHold : form.staffSide(name);
}

type Much = { howMuch: 'whole' | 'part'; amount: string };
type MuchProps = { found: RefundableFacts; typed: Much; action: Action; onChange(much: Much): void };

function HowMuch({ found, typed, action, onChange }: MuchProps) {
  const { refunds, locale } = useWords();
  const { form } = refunds;
  const left = madOf(found.leftCentimes, locale);
  const { duplicateText } = form;
  return (
    <>
      <Choice
        label={form.howMuch}
        value={typed.howMuch}
        onChange={(chosen) => onChange({ ...typed, howMuch: chosen === 'part' ? 'part' : 'whole' })}
        choices={[
          {
            value: 'whole',
            title: form.whole(left),
            text: found.isDuplicate ? duplicateText : form.wholeTexts[found.opened],
          },
          { value: 'part', title: form.part, text: found.isDuplicate ? duplicateText : form.partText },
        ]}
      />
      {typed.howMuch === 'part' && (
        <TypedField
          label={form.amount}
          hint={form.amountHint(left)}
          value={typed.amount}
          onChange={(amount) => onChange({ ...typed, amount })}
          fault={action.faultOf('amount')}
          inputMode="decimal"
          maxLength={40}
          ltr
          required
        />
      )}
    </>
  );
}

type Props = { found: RefundableFacts; second: string | null; onRefused(): void };

type Typed = Payout & Much & { reason: string };

/** The server reads what was typed, the amount is confirmed, then the refund is sent. */
function useDeciding({ found, second, onRefused }: Props, typed: Typed) {
  const { form } = useWords().refunds;
  const action = useAction();
  const notify = useNotify();
  const go = useNavigate();
  // The key makes a repeated request, also after a lost answer, the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<RefundDecided | null>(null);

  const send = (isTrial: boolean) =>
    action.run(() =>
      call('orders/{number}/refunds', {
        number: found.orderNumber,
        ...typed,
        key,
        second,
        isTrial,
        seenLeftCentimes: found.leftCentimes,
      }),
    );
  return {
    action,
    asked,
    close: () => setAsked(null),
    async read() {
      const read = await send(true);
      if (read === null) onRefused();
      else setAsked(read);
    },
    async decide() {
      const done = await send(false);
      setAsked(null);
      if (done === null) return onRefused();
      notify(form.done, { type: 'success' });
      void go(`/refunds/${done.id}/show`);
    },
  };
}

/** The form that decides a refund: how much, by which way, why. It is based on what was shown when it was opened. */
export function RefundForm(props: Props) {
  const { found } = props;
  const words = useWords();
  const { form } = words.refunds;
  const [much, setMuch] = useState<Much>({ howMuch: 'whole', amount: '' });
  const { request } = found;
  const { requests } = words.refunds;
  const [reason, setReason] = useState(
    found.isDuplicate ? form.duplicateReason : request ? requests.reason(request.reason).slice(0, 500) : '',
  );
  // As the buyer asked for it, where this payment can be refunded that way.
  const wanted = request !== null && found.ways.includes(request.way) ? request : null;
  const [payout, setPayout] = useState<Payout>({
    way: wanted?.way ?? found.ways[0] ?? 'bank-transfer',
    name: wanted?.payout?.name ?? found.name,
    rib: wanted?.payout?.rib ?? '',
    phone: wanted?.payout?.phone ?? found.phone,
  });
  const wayCard = wayCardOf(found, words);
  const deciding = useDeciding(props, { ...payout, ...much, reason });
  const { action, asked } = deciding;

  return (
    <Card sx={{ p: 2.5 }}>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 2.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          void deciding.read();
        }}
      >
        {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
        <HowMuch found={found} typed={much} action={action} onChange={setMuch} />
        {found.gateway === null && found.method === 'WafaCash / Cash Plus' && (
          <Alert severity="info">{form.cash}</Alert>
        )}
        {wayCard === null ? (
          <PayoutFields
            ways={found.ways}
            payout={payout}
            action={action}
            onChange={(change) => setPayout((before) => ({ ...before, ...change }))}
          />
        ) : (
          <Typography>{wayCard}</Typography>
        )}
        <TypedField
          label={form.reason}
          hint={form.reasonHint}
          value={reason}
          onChange={setReason}
          fault={action.faultOf('reason')}
          rows={2}
          maxLength={500}
          required
        />
        <Stack direction="row" role="group" aria-label={form.readyReasons} sx={{ gap: 1, flexWrap: 'wrap' }}>
          {form.reasons.map((ready) => (
            <Chip key={ready} label={ready} variant="outlined" onClick={() => setReason(ready)} />
          ))}
        </Stack>
        <Button type="submit" variant="contained" disabled={action.isBusy} sx={{ alignSelf: 'start' }}>
          {found.isByRight ? form.submit : form.goodwill}
        </Button>
      </Stack>
      {asked !== null && (
        <AskRefund
          found={found}
          payout={payout}
          read={asked}
          isPart={much.howMuch === 'part'}
          action={action}
          onSubmit={deciding.decide}
          onClose={deciding.close}
        />
      )}
    </Card>
  );
}

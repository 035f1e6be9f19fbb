/** Refunding an order: what was promised, what is left, and the form that decides. */
import { Alert, Box, Button, Card, Chip, Link as Plain, Stack, Typography } from '@mui/material';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type Fact, Facts, OrderNumber } from '../layout/facts.tsx';
import { useCalled } from '../layout/read.tsx';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { type ConsoleLocale, dayOf, madOf, momentOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { RefundFrame } from './refund-line.tsx';
import { RequestFacts } from './requests.tsx';
import { call, type DoneOf } from '../api.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { type Action, ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { Choice, grouped, type Payout, PayoutFields } from './payout-fields.tsx';

type RefundableFacts = DoneOf<'GET orders/{number}/refundable'>;

function Promised({ found }: { found: RefundableFacts }) {
  const { refunds, locale } = useWords();
  const { form } = refunds;
  // The limit of an hour is exact to the minute, of everything else a full day.
  const day = found.until
    ? momentOf(found.until, locale)
    : found.lastDay === null
      ? null
      : dayOf(found.lastDay, locale);
  const policy = found.isDuplicate
    ? form.surplus
    : day === null
      ? form.unknown
      : found.isByRight
        ? form.byRight(day)
        : form.beyond(day);
  const { request } = found;
  if (request !== null)
    return (
      <>
        {found.disputedAt !== null && (
          <Alert severity="error">{refunds.ofOrder.disputed(dayOf(found.disputedAt, locale))}</Alert>
        )}
        <Card sx={{ p: 2.5 }}>
          <Stack sx={{ gap: 1 }}>
            <RequestFacts request={request} />
            {request.parts.length > 0 && found.leftCentimes > 0 && (
              <Alert severity="info">
                {refunds.requests.parts(
                  madOf(
                    request.parts.reduce((sum, { leftCentimes }) => sum + leftCentimes, 0),
                    locale,
                  ),
                  request.parts
                    .map(({ orderNumber }) => `\u2066${shownNumber(orderNumber)}\u2069`)
                    .join(' · '),
                )}
              </Alert>
            )}
          </Stack>
        </Card>
      </>
    );
  return (
    <>
      {found.disputedAt !== null && (
        <Alert severity="error">{refunds.ofOrder.disputed(dayOf(found.disputedAt, locale))}</Alert>
      )}
      <Alert severity={found.isByRight ? 'info' : 'warning'}>
        <Typography sx={{ fontWeight: 700 }}>{form.promised}</Typography>
        <Typography>{policy}</Typography>
        <Typography>{form.within(found.paidBackWithinDays)}</Typography>
      </Alert>
    </>
  );
}

/** The day the money came; when that was recorded only where it was another day. */
function paidFacts(
  { paidAt, receivedOn }: RefundableFacts,
  { form: { facts } }: ConsoleWords['refunds'],
  locale: ConsoleLocale,
): Fact[] {
  if (receivedOn === null)
    return [paidAt !== null && { label: facts.paidOn, value: momentOf(paidAt, locale) }];
  return [
    { label: facts.paidOn, value: dayOf(receivedOn, locale) },
    paidAt !== null &&
      dayInMorocco(new Date(paidAt)) !== receivedOn && {
        label: facts.recordedOn,
        value: momentOf(paidAt, locale),
      },
  ];
}

type RefundDecided = DoneOf<'orders/{number}/refunds'>;

type AskRefundProps = {
  found: RefundableFacts;
  payout: Payout;
  /** As the server read what was typed. */
  read: RefundDecided;
  much: Much;
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
  const { found, read, much, action, onSubmit, onClose } = props;
  const words = useWords();
  const { locale } = words;
  const { form } = words.refunds;
  const follows = found.isDuplicate
    ? form.duplicateText
    : much.howMuch === 'part'
      ? much.ofPart === undefined
        ? form.partText
        : form.ofPartText
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

/** `ofPart`: of a bundle the order of the part that goes back, and is closed. */
type Much = { howMuch: 'whole' | 'part'; amount: string; ofPart?: string };
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
        value={typed.ofPart ?? typed.howMuch}
        onChange={(chosen) => {
          const part = found.parts.find(({ number }) => number === chosen);
          if (part)
            onChange({ howMuch: 'part', amount: (part.centimes / 100).toFixed(2), ofPart: part.number });
          else onChange({ howMuch: chosen === 'part' ? 'part' : 'whole', amount: '' });
        }}
        choices={[
          {
            value: 'whole',
            title: form.whole(left),
            text: found.isDuplicate ? duplicateText : form.wholeTexts[found.opened],
          },
          ...found.parts.map(({ number, name, centimes }) => ({
            value: number,
            title: form.ofPart(madOf(centimes, locale), name),
            text: form.ofPartText,
          })),
          { value: 'part', title: form.part, text: found.isDuplicate ? duplicateText : form.partText },
        ]}
      />
      {typed.howMuch === 'part' && typed.ofPart === undefined && (
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
function RefundForm(props: Props) {
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
          much={much}
          action={action}
          onSubmit={deciding.decide}
          onClose={deciding.close}
        />
      )}
    </Card>
  );
}

export function RefundOrderPage() {
  const { refunds, orders, locale } = useWords();
  const { form } = refunds;
  const { id: number = '' } = useParams();
  const [query] = useSearchParams();
  const second = query.get('second');
  const asked = { number, ...(second !== null && { second }) };
  const { data: found, problem, again } = useCalled('GET orders/{number}/refundable', asked);
  const heading = second === null ? form.heading : form.duplicateHeading;
  return (
    <RefundFrame
      title={refunds.title}
      heading={
        <>
          {heading} <OrderNumber number={number} />
        </>
      }
      back={{ to: `/orders/${number}/show`, label: form.back }}
      isThere={found !== null}
      problem={problem}
      again={again}
    >
      {found && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2, order: { lg: 2 } }}>
            <Promised found={found} />
            <Facts
              title={orders.sections.payment}
              facts={[
                { label: form.facts.item, value: <bdi>{found.item[locale]}</bdi> },
                { label: form.facts.buyer, value: <bdi>{found.name}</bdi> },
                { label: form.facts.paid, value: madOf(found.amountCentimes, locale) },
                ...paidFacts(found, refunds, locale),
                found.method !== null && {
                  label: orders.method,
                  value: orders.methods[found.method],
                },
                found.gateway !== null && {
                  label: form.facts.gateway,
                  value: refunds.gateways[found.gateway] ?? found.gateway,
                },
                { label: form.facts.left, value: madOf(found.leftCentimes, locale) },
              ]}
            />
          </Stack>
          {found.leftCentimes > 0 ? (
            <RefundForm found={found} second={second} onRefused={again} />
          ) : (
            <Card sx={{ p: 2.5 }}>
              <Typography>{found.request ? refunds.requests.rest : form.nothing}</Typography>
              {found.request?.parts.map(({ orderNumber }) => (
                <Plain key={orderNumber} component={Link} to={`/orders/${orderNumber}/refund`}>
                  <OrderNumber number={orderNumber} />
                </Plain>
              ))}
            </Card>
          )}
        </Box>
      )}
    </RefundFrame>
  );
}

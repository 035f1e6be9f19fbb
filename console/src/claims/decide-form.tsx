/** Confirming or refusing a claim. Who decides second is shown what the colleague did. */
import { Alert, Box, Button, Card, Chip, Link, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { madOf, momentOf } from '../locale.ts';
import { focusAtFirst } from '../layout/typed-field.tsx';
import { beyondIn, ReceivedOn } from '../orders/received-on.tsx';
import { todayInMorocco } from '../morocco.ts';
import { statusIn } from '../words/word-of.ts';
import { type DoneOf, Refused, call } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { useRolesThat } from '../layout/who-may.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { halfTyped, keepHalfTyped, useKeys } from '../queue/use-queue.ts';
import { Receipts, useReceipts } from './receipts.tsx';
import { awaitsDecision, type MoneyMethod, shownNumber } from '../../../src/selling/orders/order.ts';
import {
  type ReadyReason,
  readyReasonsFor,
  readySentence,
} from '../../../src/selling/transfers/ready-reasons.ts';

type OrderWhole = DoneOf<'GET orders/{number}'>;

/** Null: none waits. */
async function nextAfter(number: string): Promise<string | null> {
  try {
    return (await call('GET claims/next', { besides: number })).number;
  } catch (failure) {
    if (failure instanceof Refused) return null;
    throw failure;
  }
}

function Next({ number }: { number: string | null }) {
  const { claims } = useWords();
  if (number === null) return <Alert severity="success">{claims.noneNext}</Alert>;
  return (
    <Button
      component={RouterLink}
      to={`/orders/${number}/show`}
      variant="contained"
      size="large"
      sx={{ alignSelf: 'start' }}
    >
      {claims.nextOrder}
    </Button>
  );
}

/** Until when the academy promises to have looked. */
function Due({ claim }: { claim: OrderWhole['claim'] }) {
  const { claims, locale } = useWords();
  if (claim === null) return null;
  const due = momentOf(claim.dueAt, locale);
  return (
    <Typography variant="body2" color={claim.isLate ? 'error' : undefined}>
      {claim.isLate ? claims.late(due) : claims.due(due)}
    </Typography>
  );
}

/** For whoever may not decide it: who does, and until when. */
export function ClaimWaits({ order: { claim } }: { order: OrderWhole }) {
  const { orders } = useWords();
  const rolesThat = useRolesThat();
  if (claim === null) return null;
  return (
    <Alert severity="info" role="note">
      {orders.claim.theirs(rolesThat('mayDecideClaims'))}
      <Due claim={claim} />
    </Alert>
  );
}

/** Where staff look for the money of a claim. */
export function whereToLook(
  { status, method }: { status: OrderWhole['status']; method: MoneyMethod | null },
  { claim }: ConsoleWords['orders'],
): string {
  if (method === 'Mobile Wallet') return claim.wallet;
  return status === 'Paid - Bank Transfer' ? claim.bank : claim.cash;
}

/** A claimed transfer on the page of its order: what to look for, the receipts, both answers, and the next claim. */
export function DecideClaim({ order }: { order: OrderWhole }) {
  const refresh = useRefresh();
  const [done, setDone] = useState<{ number: string; next: string | null } | null>(null);
  if (done?.number === order.number) return <Next number={done.next} />;
  if (!awaitsDecision(order.status)) return null;

  const finish = async () => {
    const next = await nextAfter(order.number);
    setDone({ number: order.number, next });
    refresh();
  };

  return <ClaimOfOrder order={order} onDone={() => void finish()} />;
}

function ClaimOfOrder({ order, onDone }: { order: OrderWhole; onDone: () => void }) {
  const { orders, locale } = useWords();
  const { claim } = orders;
  const receipts = useReceipts(order.number);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}
    >
      <Card component="section" aria-labelledby="claim" sx={{ p: 2.5, borderColor: 'warning.main' }}>
        <Stack sx={{ gap: 2 }}>
          <Typography id="claim" component="h2" variant="h6">
            {claim.title}
          </Typography>
          <Due claim={order.claim} />
          <Typography>
            {whereToLook({ status: order.status, method: order.paymentOption }, orders)}
          </Typography>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              {madOf(order.amountCentimes, locale)}
            </Typography>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
              <bdi dir="ltr">{order.transferCode ?? shownNumber(order.number)}</bdi>
            </Typography>
          </Box>
          <DecideForm key={order.number} claim={order} hasSlip={receipts.hasSlip} onDone={onDone} />
        </Stack>
      </Card>
      <Receipts number={order.number} receipts={receipts} isCash={order.status === 'Paid - WafaCash'} />
    </Box>
  );
}

type Decision =
  | { decision: 'confirm'; receivedOn?: string; overSeats?: boolean }
  | { decision: 'refuse'; reason: string };

type Deciding = {
  claim: Pick<OrderWhole, 'number' | 'amountCentimes' | 'status' | 'locale' | 'placedAt'>;
  /** Decided: by this person ('me'), or by a colleague who was first. */
  onDone: (by: 'me' | 'colleague') => void;
  /** The C key confirms, once the box is ticked. */
  hasKeys?: boolean;
};

/** Names the order: when this is read, the next claim is already shown. */
const about = (number: string, outcome: string): string => `\u2068${shownNumber(number)}\u2069 · ${outcome}`;

/** The order is paid but no access code is left: links to adding codes. */
function NoCodeLeft({ number }: { number: string }) {
  const { nav, orders } = useWords();
  return (
    <>
      <span>{about(number, orders.claim.confirmedNoCode)}</span>{' '}
      <Link component={RouterLink} to="/access-codes" color="inherit">
        {nav.pages.codes}
      </Link>
    </>
  );
}

/** Sends a decision; an error that can be corrected stays as `problem`, and where a colleague was first the next claim comes. */
function useDecision({ claim, onDone }: Deciding) {
  const { orders, common } = useWords();
  const notify = useNotify();
  const action = useAction();
  const tellOfFirst = ({ by = '', status = '' }: Record<string, string | number | null>) => {
    notify(about(claim.number, orders.claim.conflict(String(by), statusIn(orders, String(status)))), {
      type: 'warning',
      autoHideDuration: 8000,
    });
    onDone('colleague');
  };
  const [noSeat, setNoSeat] = useState<{ seat: number; of: number } | null>(null);
  const decide = async (decision: Decision) => {
    const done = await action.run(async () => {
      try {
        return await call('orders/{number}/decision', { number: claim.number, ...decision });
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure;
        const noSeatLeft = beyondIn(failure);
        if (noSeatLeft !== null) return { noSeat: noSeatLeft };
        if (failure.failure.code !== 'already-decided') throw failure;
        return { first: failure.failure.detail ?? {} };
      }
    });
    if (done === null) return;
    if ('noSeat' in done) return setNoSeat(done.noSeat ?? null);
    keepHalfTyped('refusal', claim.number, null);
    if ('first' in done) return tellOfFirst(done.first);
    const { confirmed, refused } = orders.claim;
    if (done.awaitsCode)
      notify(<NoCodeLeft number={claim.number} />, { type: 'warning', autoHideDuration: 12_000 });
    else
      notify(about(claim.number, decision.decision === 'confirm' ? confirmed : refused), { type: 'success' });
    onDone('me');
  };
  const isFault = action.failure?.code === 'bad-fields';
  return {
    decide,
    noSeat,
    problem: isFault
      ? (action.faultOf('reason') ?? action.faultOf('receivedOn') ?? common.failures['bad-fields'])
      : action.problem,
    isBusy: action.isBusy,
  };
}

type Preview = DoneOf<'orders/{number}/refusal-email'>;

/** The e-mail as it would be sent now, once typing has paused. */
function useRefusalEmail(number: string, reason: string): Preview | null {
  const [shown, setShown] = useState<Preview | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => {
      call('orders/{number}/refusal-email', { number, reason: reason.trim() }).then(setShown, () => {});
    }, 300);
    return () => clearTimeout(pause);
  }, [number, reason]);
  return shown;
}

/** A ready reason in the buyer's language, to be changed as needed, and the e-mail it makes. */
function Refusing({
  claim: { number, locale, amountCentimes, status },
  hasSlip,
  isBusy,
  onSend,
  onCancel,
}: {
  claim: Deciding['claim'];
  hasSlip: boolean;
  isBusy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const { orders, common } = useWords();
  const t = orders.claim;
  const ready = (one: ReadyReason) =>
    readySentence(one, locale, {
      amount: madOf(amountCentimes, locale),
      isCash: status === 'Paid - WafaCash',
    });
  const [reason, setReason] = useState(() => halfTyped('refusal', number) ?? ready('missing'));
  const shown = useRefusalEmail(number, reason);
  const change = (typed: string) => {
    keepHalfTyped('refusal', number, typed);
    setReason(typed);
  };
  return (
    <>
      <Stack direction="row" role="group" aria-label={t.readyTitle} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {readyReasonsFor(hasSlip).map((one) => (
          <Chip
            key={one}
            label={t.ready[one]}
            variant={reason === ready(one) ? 'filled' : 'outlined'}
            color={reason === ready(one) ? 'primary' : 'default'}
            aria-pressed={reason === ready(one)}
            onClick={() => change(ready(one))}
          />
        ))}
      </Stack>
      <TextField
        label={t.reason}
        helperText={common.writeIn[locale]}
        value={reason}
        onChange={(event) => change(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        inputRef={focusAtFirst}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" disabled={isBusy} onClick={() => onSend(reason)}>
          {t.refuseSend}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </Stack>
      {/* Below the buttons: it grows while one types, and they shall not move away under a finger. */}
      {shown !== null && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {t.email}
          </Box>
          <Box lang={shown.locale} dir={shown.locale === 'ar' ? 'rtl' : 'ltr'} sx={emailSx}>
            <strong>{shown.subject}</strong>
            <br />
            {shown.text}
          </Box>
        </Box>
      )}
    </>
  );
}

const emailSx = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  p: 1.5,
  bgcolor: 'background.default',
  borderRadius: 1,
} as const;

/** `hasSlip`: the buyer sent a picture of it, so that a refusal may speak of one. */
export function DecideForm({ claim, hasSlip, onDone, hasKeys = false }: Deciding & { hasSlip: boolean }) {
  const { orders, locale } = useWords();
  const t = orders.claim;
  const confirming = claim.status === 'Paid - WafaCash' ? t.confirmCash : t.confirm;
  const [isRefusing, setRefusing] = useState(() => halfTyped('refusal', claim.number) !== null);
  const { decide, noSeat, problem, isBusy } = useDecision({ claim, onDone });
  const [receivedOn, setReceivedOn] = useState(todayInMorocco);
  // Beyond the last seat nobody comes by a press that did not say so.
  const confirm = () =>
    void decide({
      decision: 'confirm',
      ...(receivedOn !== '' && { receivedOn }),
      ...(noSeat !== null && { overSeats: true }),
    });
  const button = useRef<HTMLButtonElement>(null);
  // The key only goes there: nothing is confirmed by a stray press.
  useKeys({ c: () => button.current?.focus() }, hasKeys);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {noSeat !== null && <Alert severity="warning">{t.noSeat(noSeat.seat, noSeat.of)}</Alert>}
      {isRefusing ? (
        <Refusing
          claim={claim}
          hasSlip={hasSlip}
          isBusy={isBusy}
          onSend={(reason) => void decide({ decision: 'refuse', reason })}
          onCancel={() => {
            keepHalfTyped('refusal', claim.number, null);
            setRefusing(false);
          }}
        />
      ) : (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Box sx={{ width: '11rem' }}>
            <ReceivedOn value={receivedOn} onChange={setReceivedOn} placedAt={claim.placedAt} />
          </Box>
          <Button
            ref={button}
            variant="contained"
            size="large"
            disabled={isBusy}
            aria-keyshortcuts={hasKeys ? 'C' : undefined}
            onClick={confirm}
          >
            {noSeat === null ? confirming(madOf(claim.amountCentimes, locale)) : t.allTheSame}
          </Button>
          <Button size="large" color="error" onClick={() => setRefusing(true)}>
            {t.refuse}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** One order: what needs to be done first, then everything known of it. */
import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { addressOfPerson, Facts, Ltr, OrderLink, OrderNumber, PhoneLinks } from '../layout/facts.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { type DoneOf, call } from '../api.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { awaitsDecision, hasMoney, payingOf } from '../../../src/selling/orders/order.ts';
import { useWords } from '../words/words.ts';
import { ReceiptsOfOrder } from '../claims/receipts.tsx';
import { ClaimWaits, DecideClaim } from '../claims/decide-form.tsx';
import { OrderActions, RefundAsked } from './order-actions.tsx';
import { OrderFiles, OrderPlan, OrderRefunds, OrderRights, RefundDue } from './order-sections.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderDocuments } from './document-button.tsx';
import { PayingFacts } from './paying-facts.tsx';
import { StatusChip } from './status-chip.tsx';

type OrderWhole = DoneOf<'GET orders/{number}'>;

/** A touch target of full height without a higher line. */
const reachable = { overflowWrap: 'anywhere', py: 1.5 } as const;

/** A link where the role may open it, else plain words. */
const Leads = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <MuiLink component={Link} to={to} sx={reachable}>
      {children}
    </MuiLink>
  );

const kindsOfRecord: Partial<Record<OrderWhole['itemKind'], string>> = {
  course: 'course',
  instalment: 'course',
  product: 'product',
  bundle: 'bundle',
  consultation: 'service',
};

function recordOf({ itemKind, itemSlug }: OrderWhole): string | null {
  const kind = kindsOfRecord[itemKind];
  return kind === undefined ? null : `/catalogue/${kind}/${itemSlug}`;
}

const emailsOf = (order: string): string =>
  `/deliveries?${new URLSearchParams({ filter: JSON.stringify({ type: 'mail', search: order }) }).toString()}`;

function BuyerFacts({ order, may }: { order: OrderWhole; may: readonly string[] }) {
  const { orders, cohorts, lists, locale } = useWords();
  const { facts } = orders;
  return (
    <Facts
      title={orders.sections.buyer}
      facts={[
        {
          label: orders.buyer,
          value: (
            <Leads to={may.includes('maySeePeople') ? addressOfPerson(order.email) : null}>
              <bdi>{order.name}</bdi>
            </Leads>
          ),
        },
        {
          label: lists.columns.email,
          value: (
            <>
              <MuiLink href={`mailto:${order.email}`} sx={reachable}>
                <Ltr>{order.email}</Ltr>
              </MuiLink>
              {may.includes('maySeeMails') && (
                <>
                  {' · '}
                  <Leads to={emailsOf(order.number)}>{orders.emails}</Leads>
                </>
              )}
            </>
          ),
        },
        order.gift !== null && {
          label: orders.giftFor,
          value: (
            <>
              <bdi>{order.gift.name}</bdi> ·{' '}
              {order.gift.email === '' ? orders.giftUntaken : <Ltr>{order.gift.email}</Ltr>}
            </>
          ),
        },
        ...order.facts.map(({ label, value }) => ({ label: label[locale], value: <bdi>{value}</bdi> })),
        order.phone !== '' && { label: lists.columns.phone, value: <PhoneLinks phone={order.phone} /> },
        {
          label: orders.item,
          value: (
            <Leads to={may.includes('maySeeCatalogue') ? recordOf(order) : null}>
              <bdi>{order.item[locale]}</bdi>
            </Leads>
          ),
        },
        order.group !== null && {
          label: orders.group,
          value: (
            <Leads to={may.includes('mayTeach') ? '/groups' : null}>
              {cohorts.starts(dayOf(order.group.startsOn, locale))}
            </Leads>
          ),
        },
        order.hour !== null && {
          label: facts.hour,
          value: (
            <Leads to={may.includes('mayChangeBookings') ? `/bookings/${order.number}` : null}>
              {momentOf(order.hour.startsAt, locale)}
            </Leads>
          ),
        },
        order.hour !== null && {
          label: facts.expert,
          value: <bdi>{order.hour.expert[locale]}</bdi>,
        },
        order.access !== null &&
          order.access.endsOn !== null && {
            label: orders.openUntil,
            value: dayOf(order.access.endsOn, locale),
          },
        { label: orders.placed, value: momentOf(order.placedAt, locale) },
        order.claimedAt !== null && { label: orders.claimed, value: momentOf(order.claimedAt, locale) },
      ]}
    />
  );
}

function PaymentFacts({ order }: { order: OrderWhole }) {
  const { orders, orderPage, freeAccess, locale } = useWords();
  const { method, reference, receivedOn } = payingOf(order, order.history);
  const { facts } = orders;
  const { access, handedOut } = order;
  const freeBy = order.history.find(({ event }) => event === 'place')?.actor.replace(/^staff:/, '');
  const isTaken = handedOut !== null && (handedOut.takenBackAt ?? handedOut.pausedAt) !== null;
  return (
    <Facts
      title={orders.sections.payment}
      facts={[
        order.discountCentimes > 0 && {
          label: facts.listPrice,
          value: madOf(order.listPriceCentimes, locale),
        },
        order.discountCentimes > 0 && { label: facts.discount, value: madOf(order.discountCentimes, locale) },
        order.couponCode !== null && { label: facts.coupon, value: <Ltr>{order.couponCode}</Ltr> },
        order.freeAs !== null && {
          label: freeAccess.badge(freeAccess.reasons[order.freeAs]),
          value: (
            <>
              <bdi>{order.freeWhy ?? ''}</bdi>
              <br />
              {freeAccess.by(freeBy ?? '')}
            </>
          ),
        },
        { label: orders.amount, value: madOf(order.amountCentimes, locale) },
        order.refundedCentimes > 0 && { label: facts.refunded, value: madOf(order.refundedCentimes, locale) },
        order.refundedCentimes > 0 && {
          label: facts.kept,
          value: madOf(order.amountCentimes - order.refundedCentimes, locale),
        },
        {
          label: orders.method,
          value:
            order.amountCentimes === 0
              ? orders.noneNeeded
              : method === null
                ? orders.noMethod
                : orders.methods[method],
        },
        receivedOn !== null && {
          label: orders.claim.receivedOn,
          value: dayOf(receivedOn, locale),
        },
        reference !== null && { label: orderPage.record.reference, value: <bdi>{reference}</bdi> },
        order.transferCode !== null && { label: facts.transferCode, value: <Ltr>{order.transferCode}</Ltr> },
        order.refusalReason !== null && { label: facts.refusal, value: <bdi>{order.refusalReason}</bdi> },
        order.disputedAt !== null && { label: facts.disputed, value: momentOf(order.disputedAt, locale) },
        access !== null && { label: facts.access, value: momentOf(access.grantedAt, locale) },
        isTaken && { label: facts.takenCode, value: <TakenCode handedOut={handedOut} /> },
        access !== null &&
          !isTaken &&
          order.itemKind === 'course' && {
            label: facts.code,
            value: access.isClassroom ? (
              facts.classroom
            ) : access.code === null ? (
              facts.noCode
            ) : (
              <Ltr>{access.code}</Ltr>
            ),
          },
      ]}
    />
  );
}

/** A code that the buyer no longer sees but nobody revoked: whoever has read it can still use it. */
function TakenCode({ handedOut }: { handedOut: NonNullable<OrderWhole['handedOut']> }) {
  const { orders, locale } = useWords();
  const { handed } = orders;
  const { code, at, takenBackAt, pausedAt } = handedOut;
  return (
    <>
      <Ltr>{code}</Ltr>
      <Typography variant="body2" color="text.secondary">
        {at !== null && `${handed.on(momentOf(at, locale))} `}
        {takenBackAt !== null
          ? handed.takenBack(momentOf(takenBackAt, locale))
          : pausedAt !== null && handed.paused(momentOf(pausedAt, locale))}
      </Typography>
    </>
  );
}

/** Receipts of a decided claim; before the decision they are shown beside it. */
const SentReceipts = ({ order, may }: { order: OrderWhole; may: readonly string[] }) =>
  may.includes('maySeeReceipts') &&
  !awaitsDecision(order.status) &&
  order.timeline.some(({ kind }) => kind === 'receipt') && <ReceiptsOfOrder number={order.number} />;

/** An order that is not paid, of somebody who has paid for the same in another one: whoever means to take money reads it first. */
function PaidElsewhere({ order }: { order: OrderWhole }) {
  const { orders } = useWords();
  return (
    <Alert severity="warning">
      <strong>{orders.doubles.paidElsewhere}</strong> <Twins order={order} />
    </Alert>
  );
}

const Twins = ({ order: { twins } }: { order: OrderWhole }) => <Orders numbers={twins} />;

const Orders = ({ numbers }: { numbers: readonly string[] }) =>
  numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ' · '}
      <OrderLink number={number} />
    </span>
  ));

/** The same owner paid for the same item in another order: one of them may have to be refunded. */
function Double({ order, may }: { order: OrderWhole; may: readonly string[] }) {
  const { orders, locale } = useWords();
  const { title, text, seen, look, done } = orders.doubles;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const put = async () => {
    if ((await action.run(() => call('orders/{number}/double', { number: order.number }))) === null) return;
    notify(done, { type: 'success' });
    refresh();
  };
  const isOpen = order.doubleSeenAt === null && may.includes('mayNoteOrders');
  return (
    <Alert
      severity={order.doubleSeenAt === null ? 'warning' : 'info'}
      action={
        isOpen && (
          <Button color="inherit" disabled={action.isBusy} onClick={() => void put()}>
            {look}
          </Button>
        )
      }
    >
      <strong>{title}</strong>. {text} <Twins order={order} />{' '}
      {order.doubleSeenAt !== null && seen(momentOf(order.doubleSeenAt, locale))}
      {action.problem !== null && <Typography color="error">{action.problem}</Typography>}
    </Alert>
  );
}

const isWhole = (order: Partial<OrderWhole> | undefined): order is OrderWhole => order?.history !== undefined;

function Whole() {
  const order = useRecordContext<Partial<OrderWhole> & { id: string }>();
  const { orders, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  // The row of the list comes first, the whole order a moment later.
  if (!isWhole(order)) return null;
  return (
    <PageFrame
      title={orders.title}
      heading={<OrderNumber number={order.number} />}
      aside={
        <>
          <StatusChip status={order.shown} />
          <Typography sx={{ fontWeight: 700 }}>{madOf(order.amountCentimes, locale)}</Typography>
        </>
      }
      back={{ to: '/orders', label: orders.back }}
    >
      {order.twins.length > 0 &&
        (hasMoney(order.status) ? (
          <Double order={order} may={permissions} />
        ) : (
          <PaidElsewhere order={order} />
        ))}
      {order.bundle.length > 0 && (
        <Alert severity="info">
          {orders.ofBundle} <Orders numbers={order.bundle} />
        </Alert>
      )}
      {order.beyond !== null && (
        <Alert severity="warning">{orders.claim.noSeat(order.beyond.seat, order.beyond.of)}</Alert>
      )}
      {permissions.includes('mayDecideClaims') ? <DecideClaim order={order} /> : <ClaimWaits order={order} />}
      {permissions.includes('mayRefund') && <RefundDue order={order} />}
      {order.paying !== null && <PayingFacts order={order} paying={order.paying} />}
      <RefundAsked order={order} />
      <OrderActions order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <BuyerFacts order={order} may={permissions} />
        <PaymentFacts order={order} />
        {order.plan !== null && <OrderPlan order={order} plan={order.plan} />}
        <OrderRights order={order} />
        <OrderFiles order={order} />
        <OrderRefunds order={order} />
        <SentReceipts order={order} may={permissions} />
        <OrderDocuments order={order} />
        <OrderTimeline order={order} />
      </Box>
    </PageFrame>
  );
}

export const OrderPage = () => (
  <Show title={false} actions={false} component="div">
    <Whole />
  </Show>
);

/** One order: what it asks for first, then all that is known of it. */
import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Show, usePermissions, useRecordContext } from 'react-admin';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { madOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { DecideClaim } from './decide-claim.tsx';
import { OrderHistory } from './order-history.tsx';
import { StatusChip } from './status-chip.tsx';

type Fact = { label: string; value: ReactNode } | false;

const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {facts.map(
          (fact) =>
            fact && (
              <Box key={fact.label} sx={{ display: 'grid', gridTemplateColumns: '10rem 1fr', gap: 1 }}>
                <Typography component="dt" color="text.secondary">
                  {fact.label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {fact.value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
    </Card>
  );
}

function BuyerFacts({ order }: { order: OrderWhole }) {
  const { orders, locale } = useSay();
  const { facts } = orders;
  return (
    <Facts
      title={orders.sections.buyer}
      facts={[
        { label: orders.buyer, value: <bdi>{order.name}</bdi> },
        { label: facts.email, value: <Ltr>{order.email}</Ltr> },
        order.phone !== '' && { label: facts.phone, value: <Ltr>{order.phone}</Ltr> },
        { label: orders.item, value: <bdi>{order.description}</bdi> },
        { label: orders.placed, value: momentOf(order.placedAt, locale) },
        order.claimedAt !== null && { label: orders.claimed, value: momentOf(order.claimedAt, locale) },
      ]}
    />
  );
}

function PaymentFacts({ order }: { order: OrderWhole }) {
  const { orders, locale } = useSay();
  const { facts } = orders;
  const { access } = order;
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
        { label: orders.amount, value: madOf(order.amountCentimes, locale) },
        order.refundedCentimes > 0 && { label: facts.refunded, value: madOf(order.refundedCentimes, locale) },
        {
          label: orders.method,
          value: order.paymentOption === null ? orders.noMethod : orders.methods[order.paymentOption],
        },
        order.transferCode !== null && { label: facts.transferCode, value: <Ltr>{order.transferCode}</Ltr> },
        order.refusalReason !== null && { label: facts.refusal, value: <bdi>{order.refusalReason}</bdi> },
        order.disputedAt !== null && { label: facts.disputed, value: momentOf(order.disputedAt, locale) },
        access !== null && { label: facts.access, value: momentOf(access.grantedAt, locale) },
        access !== null &&
          order.itemKind === 'course' && {
            label: facts.code,
            value: access.code === null ? facts.noCode : <Ltr>{access.code}</Ltr>,
          },
      ]}
    />
  );
}

function Whole() {
  const order = useRecordContext<OrderWhole & { id: string }>();
  const { orders, locale } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  if (!order) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
          <Ltr>{order.number}</Ltr>
        </Typography>
        <StatusChip status={order.status} />
        <Typography color="text.secondary">{orders.statuses[order.status]}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{madOf(order.amountCentimes, locale)}</Typography>
      </Stack>
      {permissions.includes('mayDecideClaims') && <DecideClaim order={order} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <BuyerFacts order={order} />
        <PaymentFacts order={order} />
        <OrderHistory order={order} />
      </Box>
    </Stack>
  );
}

export function OrderPage() {
  const { orders } = useSay();
  return (
    <Show title={orders.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}

/** Refunding an order: what was promised, what is left, and the form that decides. */
import { Alert, Box, Card, Link as Plain, Stack, Typography } from '@mui/material';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { type Fact, Facts, OrderNumber } from '../layout/facts.tsx';
import { useCalled } from '../layout/read.tsx';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { type ConsoleLocale, dayOf, madOf, momentOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { RefundForm } from './refund-form.tsx';
import { RefundFrame } from './refund-line.tsx';
import { RequestFacts } from './requests.tsx';
import type { DoneOf } from '../api.ts';

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
                { label: form.facts.item, value: <bdi>{found.item[locale === 'ar' ? 'ar' : 'en']}</bdi> },
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

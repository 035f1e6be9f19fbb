/** What the order that is being typed costs, as the server says: price, coupon, instalments, seats left. */
import { Alert, Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DoneOf, InputOf } from '../api.ts';
import { FormChoice } from '../layout/call-form.tsx';
import { type Fact, FactRows, Ltr, OrderLink } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useSettled } from '../layout/use-settled.ts';
import { madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Item = InputOf<'orders'>['item'];

/** Nothing may be chosen yet: the server says so. */
export const itemIn = (chosen: string): Item => {
  const [kind, slug = '', cohort] = chosen.split(' ');
  return { kind: kind as Item['kind'], slug, ...(cohort !== undefined && { cohort }) };
};

type Quote = DoneOf<'order-quote'>;
type Typed = { item: string; coupon: string; email: string; pay: string };

function usePriceRows({ price, campaign, terms, seatsLeft }: Quote, isInParts: boolean): Fact[] {
  const { newOrder, orders, orderPage, locale } = useWords();
  const { quote } = newOrder;
  if (price === null) return [];
  const mad = (centimes: number) => madOf(centimes, locale);
  const parts = isInParts && terms !== null ? terms.parts : [];
  const later = parts.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  return [
    price.discountCentimes > 0 && {
      label: orders.facts.listPrice,
      value: mad(price.listPriceCentimes),
    },
    price.discountCentimes > 0 && {
      label: price.couponCode === null ? orders.facts.discount : orders.facts.coupon,
      value: (
        <>
          {mad(-price.discountCentimes)} {price.couponCode !== null && <Ltr>{price.couponCode}</Ltr>}
          {price.couponCode === null && campaign !== null && (
            <bdi>{campaign[locale === 'ar' ? 'ar' : 'en']}</bdi>
          )}
        </>
      ),
    },
    parts.length > 0 && { label: quote.now, value: <strong>{mad(price.amountCentimes)}</strong> },
    ...parts.map(({ amountCentimes, afterDays }, at) => ({
      label: orderPage.plan.part(at + 2),
      value: `${mad(amountCentimes)} · ${orderPage.plan.after(afterDays)}`,
    })),
    { label: quote.total, value: <strong>{mad(price.amountCentimes + later)}</strong> },
    seatsLeft !== null && { label: quote.seats, value: seatsLeft },
  ];
}

function Quoted({ quote, isInParts }: { quote: Quote; isInParts: boolean }) {
  const { newOrder: t } = useWords();
  const rows = usePriceRows(quote, isInParts);
  const { setValue } = useFormContext<Typed>();
  const { fault, owned, terms } = quote;
  // Another item was chosen since, which is paid at once.
  const isStale = isInParts && terms === null;
  useEffect(() => {
    if (isStale) setValue('pay', 'whole');
  }, [isStale, setValue]);
  return (
    <>
      {terms !== null && <FormChoice name="pay" label={t.pay} choices={t.ways} />}
      {fault !== null && !isStale && (
        <Alert severity="warning">{t.faults[fault] ?? t.faults['not-on-sale']}</Alert>
      )}
      {owned !== null && (
        <Alert severity="info">
          {t.quote.owned} <OrderLink number={owned} />
        </Alert>
      )}
      <FactRows facts={rows} />
    </>
  );
}

/** Part of the form of a new order. */
export function OrderQuote() {
  const { newOrder } = useWords();
  const { control } = useFormContext<Typed>();
  const [item, coupon, email, pay] = useWatch({ control, name: ['item', 'coupon', 'email', 'pay'] });
  const [asItem, asCoupon, asEmail] = [item, useSettled(coupon), useSettled(email)];
  const isInParts = pay === 'parts';
  const reading = useCalled(
    'order-quote',
    asItem === '' ? null : { item: itemIn(asItem), coupon: asCoupon, email: asEmail, inParts: isInParts },
  );
  return (
    <Box
      component="section"
      aria-labelledby="quote"
      aria-live="polite"
      sx={{ display: 'grid', gap: 1.5, p: 2, borderRadius: 2, bgcolor: 'action.hover' }}
    >
      <Typography id="quote" component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {newOrder.quote.title}
      </Typography>
      {asItem === '' ? (
        <Typography color="text.secondary">{newOrder.quote.choose}</Typography>
      ) : (
        <Read reading={reading} height={72}>
          {(quote) => <Quoted quote={quote} isInParts={isInParts} />}
        </Read>
      )}
    </Box>
  );
}

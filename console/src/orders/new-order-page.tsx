/** '/new-order': an order for somebody who calls or stands at the desk. */
import { Alert, Box, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { CallForm, FieldPairs, FormChoice, FormSwitch, FormText } from '../layout/call-form.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { type ConsoleLocale, dayOf, languageName, madOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Fact, FactRows, Ltr, OrderLink } from '../layout/facts.tsx';
import { useSettled } from '../layout/kept-typing.ts';

type Item = DoneOf<'GET free-access'>['items'][number];

const valueOf = ({ kind, slug, cohort }: Item): string =>
  [kind, slug, ...(cohort === undefined ? [] : [cohort])].join(' ');

const nameOf = ({ name, startsOn }: Item, locale: ConsoleLocale): string =>
  [locale === 'ar' ? name.ar : name.en, ...(startsOn === undefined ? [] : [dayOf(startsOn, locale)])].join(
    ' · ',
  );

/** What nobody can order now, each with the reason, so that nobody looks for it above. */
function NotSold({ items }: { items: readonly Item[] }) {
  const { newOrder, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const t = newOrder.notSold;
  if (items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="not-sold" sx={{ p: 2.5, maxWidth: '46rem' }}>
      <Typography id="not-sold" component="h2" variant="h6">
        {t.title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, gap: 1, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={valueOf(item)}>
            <bdi>{nameOf(item, locale)}</bdi> · {item.notSold !== null && t[item.notSold]}
            {item.kind === 'course' && may.includes('mayOpenCourses') && (
              <>
                {' · '}
                <MuiLink component={Link} to="/waitlists" sx={{ py: 1.5 }}>
                  {t.waitlist}
                </MuiLink>
              </>
            )}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/* What the order that is being typed costs, as the server says: price, coupon, instalments, seats left. */

type QuotedItem = InputOf<'orders'>['item'];

/** Nothing may be chosen yet: the server says so. */
const itemIn = (chosen: string): QuotedItem => {
  const [kind, slug = '', cohort] = chosen.split(' ');
  return { kind: kind as QuotedItem['kind'], slug, ...(cohort !== undefined && { cohort }) };
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
          {price.couponCode === null && campaign !== null && <bdi>{campaign[locale]}</bdi>}
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
function OrderQuote() {
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

export function NewOrderPage() {
  const { newOrder: t, orders, lists, locale } = useWords();
  const items = useCalled('GET free-access');
  const notify = useNotify();
  const go = useNavigate();
  const [query] = useSearchParams();
  // A form that is sent twice is one order.
  const [key] = useState(() => crypto.randomUUID());
  const blank = {
    item: '',
    pay: 'whole',
    name: query.get('name') ?? '',
    email: query.get('email') ?? '',
    phone: query.get('phone') ?? '',
    locale: sidesIn('ar')[0] ?? 'ar',
    coupon: '',
    agrees: false,
  };
  const send = ({ item, pay, ...typed }: typeof blank) =>
    call('orders', { key, item: itemIn(item), inParts: pay === 'parts', ...typed });
  return (
    <PageFrame title={t.title} lead={t.lead} back={{ to: '/orders', label: orders.back }}>
      <Read reading={items} height={480}>
        {(found) => (
          <>
            <Card sx={{ p: 2.5, maxWidth: '46rem' }}>
              <CallForm
                label={t.title}
                values={blank}
                submit={t.submit}
                faults={t.faults}
                send={send}
                onDone={({ number }) => {
                  notify(number === null ? t.free : t.done, { type: 'success' });
                  void go(number === null ? '/orders' : `/orders/${number}/show`);
                }}
              >
                <FormChoice
                  name="item"
                  label={t.item}
                  required
                  choices={Object.fromEntries(
                    found.items.flatMap((item) =>
                      item.priceCentimes === null
                        ? []
                        : [[valueOf(item), `${nameOf(item, locale)} · ${madOf(item.priceCentimes, locale)}`]],
                    ),
                  )}
                />
                <FieldPairs>
                  <FormText name="name" label={t.name} maxLength={200} required />
                  <FormText name="phone" label={lists.columns.phone} inputMode="tel" ltr maxLength={40} />
                  <FormText name="email" label={t.email} inputMode="email" ltr maxLength={254} required />
                  <FormChoice
                    name="locale"
                    label={t.language}
                    choices={Object.fromEntries(
                      sidesIn(locale).map((one) => [one, languageName(one, locale)]),
                    )}
                  />
                  <FormText name="coupon" label={t.coupon} ltr maxLength={60} />
                </FieldPairs>
                <OrderQuote />
                <FormSwitch name="agrees" label={t.agrees} />
              </CallForm>
            </Card>
            <NotSold items={found.items.filter(({ notSold }) => notSold !== null)} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}

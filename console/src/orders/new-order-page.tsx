/** '/new-order': an order for somebody who calls or stands at the desk. */
import { Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { CallForm, FieldPairs, FormChoice, FormSwitch, FormText } from '../layout/call-form.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { type ConsoleLocale, dayOf, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { itemIn, OrderQuote } from './order-quote.tsx';

type Asked = InputOf<'orders'>;
type Item = DoneOf<'GET letting'>['items'][number];

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

export function NewOrderPage() {
  const { newOrder: t, orders, lists, locale } = useWords();
  const items = useCalled('GET letting');
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
    locale: 'ar' as Asked['locale'],
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
                  <FormChoice name="locale" label={t.language} choices={t.languages} />
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

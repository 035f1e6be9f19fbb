/** '/new-order': an order for somebody who calls or stands at the desk. */
import { Card } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call, type InputOf } from '../api.ts';
import { CallForm, FieldPairs, FormChoice, FormSwitch, FormText } from '../layout/call-form.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Asked = InputOf<'orders'>;

export function NewOrderPage() {
  const { newOrder: t, locale } = useWords();
  const items = useCalled('GET letting');
  const notify = useNotify();
  const go = useNavigate();
  const [query] = useSearchParams();
  // A form that is sent twice is one order.
  const [key] = useState(() => crypto.randomUUID());
  const blank = {
    item: '',
    name: query.get('name') ?? '',
    email: query.get('email') ?? '',
    phone: query.get('phone') ?? '',
    locale: 'ar' as Asked['locale'],
    coupon: '',
    agrees: false,
  };
  const send = ({ item, ...typed }: typeof blank) => {
    const [kind, slug = '', cohort] = item.split(' ');
    // Nothing may be chosen yet: the server says so.
    return call('orders', { key, item: { kind: kind as Asked['item']['kind'], slug, cohort }, ...typed });
  };
  return (
    <PageFrame title={t.title} lead={t.lead} back={{ to: '/orders', label: t.back }}>
      <Read reading={items} height={480}>
        {(found) => (
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
                choices={Object.fromEntries(
                  found.items.map(({ kind, slug, cohort, name, startsOn }) => [
                    [kind, slug, ...(cohort === undefined ? [] : [cohort])].join(' '),
                    [
                      locale === 'ar' ? name.ar : name.en,
                      ...(startsOn === undefined ? [] : [dayOf(startsOn, locale)]),
                    ].join(' · '),
                  ]),
                )}
              />
              <FieldPairs>
                <FormText name="name" label={t.name} maxLength={200} required />
                <FormText name="phone" label={t.phone} inputMode="tel" ltr maxLength={40} />
                <FormText name="email" label={t.email} inputMode="email" ltr maxLength={254} required />
                <FormChoice name="locale" label={t.language} choices={t.languages} />
                <FormText name="coupon" label={t.coupon} ltr maxLength={60} />
              </FieldPairs>
              <FormSwitch name="agrees" label={t.agrees} />
            </CallForm>
          </Card>
        )}
      </Read>
    </PageFrame>
  );
}

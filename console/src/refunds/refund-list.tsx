/** Refunds by the day they were promised for, with what is to be decided above. */
import { Autocomplete, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { call, type DoneOf } from '../api.ts';
import { Ltr, OrderNumber } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { focusAtFirst } from '../layout/typed-field.tsx';
import { dayOf, madOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { RefundState, WayOf } from './refund-line.tsx';
import { Requests } from './requests.tsx';

type RefundRow = RowOf<'refunds'>;
type RefundLists = DoneOf<'GET refunds'>;
type FoundOrder = DoneOf<'GET orders'>['rows'][number];

function Duplicate({ payments }: { payments: RefundLists['duplicates'] }) {
  const { refunds, locale } = useWords();
  return (
    <Stack component="section" aria-labelledby="duplicates" sx={{ gap: 1 }}>
      <Typography id="duplicates" component="h2" variant="h6">
        {refunds.duplicateTitle}
      </Typography>
      <Typography color="text.secondary">{refunds.duplicateLead}</Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {payments.map(({ reference, gateway, amountCentimes, paidAt, orderNumber, name }) => (
          <Card component="li" key={reference} sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 700 }}>
              <OrderNumber number={orderNumber} /> · <bdi>{name}</bdi> · {madOf(amountCentimes, locale)}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {refunds.gateways[gateway] ?? gateway}
              {paidAt !== null && ` · ${dayOf(paidAt, locale)}`}
            </Typography>
            <Button
              variant="outlined"
              sx={{ mt: 1 }}
              component={Link}
              to={`/orders/${orderNumber}/refund?second=${encodeURIComponent(reference)}`}
            >
              {refunds.payItBack}
            </Button>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}

/** Finds the paid order that a new refund is about. */
function NewRefund() {
  const { refunds, orders, locale } = useWords();
  const go = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<FoundOrder[]>([]);
  useEffect(() => {
    if (typed.trim().length < 3) return;
    const pause = setTimeout(() => {
      const asked = { search: typed, status: ['Payment Confirmed' as const], page: 1, perPage: 10 as const };
      call('GET orders', asked).then(
        ({ rows }) => setFound(rows),
        () => setFound([]),
      );
    }, 300);
    return () => clearTimeout(pause);
  }, [typed]);
  if (!isOpen)
    return (
      <Button variant="contained" onClick={() => setOpen(true)}>
        {refunds.make}
      </Button>
    );
  return (
    <Autocomplete<FoundOrder>
      options={typed.trim().length < 3 ? [] : found}
      // The server has searched.
      filterOptions={(all) => all}
      getOptionKey={({ number }) => number}
      getOptionLabel={({ number, name, amountCentimes }) =>
        `${shownNumber(number)} · ${name} · ${madOf(amountCentimes, locale)}`
      }
      noOptionsText={typed.trim().length < 3 ? refunds.makeHint : orders.empty}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, order) => order && void go(`/orders/${order.number}/refund`)}
      renderInput={(params) => <TextField {...params} label={orders.search} inputRef={focusAtFirst} />}
      sx={{ flex: '1 1 20rem', maxWidth: '36rem' }}
    />
  );
}

/** What comes before the list: requests to decide, and second payments. */
function ToDecide() {
  const { duplicates = [], requests = [] } = useMeta('refunds') ?? {};
  const refresh = useRefresh();
  return (
    <>
      {requests.length > 0 && <Requests requests={requests} onDone={refresh} />}
      {duplicates.length > 0 && <Duplicate payments={duplicates} />}
    </>
  );
}

export function RefundList() {
  const { refunds, lists, orders, locale } = useWords();
  const columns: Column<RefundRow>[] = [
    {
      source: 'creditNoteNumber',
      label: refunds.number,
      render: ({ creditNoteNumber }) => <Ltr>{creditNoteNumber}</Ltr>,
    },
    { source: 'name', label: orders.buyer, card: 'plain', render: ({ name }) => <bdi>{name}</bdi> },
    {
      source: 'orderNumber',
      label: refunds.one.facts.order,
      render: ({ orderNumber }) => <OrderNumber number={orderNumber} />,
    },
    {
      source: 'amountCentimes',
      label: orders.amount,
      isNumber: true,
      render: ({ amountCentimes }) => <strong>{madOf(amountCentimes, locale)}</strong>,
    },
    { source: 'way', label: orders.method, render: (refund) => <WayOf refund={refund} /> },
    {
      source: 'dueAt',
      label: refunds.one.facts.due,
      render: ({ dueAt, doneOn }) => dayOf(doneOn ?? dueAt, locale),
    },
    {
      source: 'state',
      label: lists.columns.status,
      card: 'beside',
      render: (refund) => <RefundState refund={refund} />,
    },
  ];
  return (
    <ListPage
      resource="refunds"
      title={refunds.title}
      lead={refunds.lead}
      empty={refunds.none}
      columns={columns}
      to={({ id }) => `/refunds/${id}/show`}
      search={orders.search}
      choice={{
        label: lists.columns.status,
        source: 'show',
        choices: { open: refunds.openTitle, done: refunds.doneTitle },
        first: 'open',
      }}
      actions={<NewRefund />}
    >
      <ToDecide />
    </ListPage>
  );
}

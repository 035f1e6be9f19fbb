/** '/claims/list': all transfers that wait, to pick one, or to confirm several at once. */
import { Chip } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { useBulkOutcome } from '../layout/bulk-outcome.tsx';
import { Ltr, OrderNumber } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { madOf, momentOf } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import type { RowOf } from '../providers.ts';
import { ReceivedOn } from '../orders/received-on.tsx';
import { StatusChip } from '../orders/status-chip.tsx';
import { statusIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';

type Claim = RowOf<'claims'>;

/** Each is confirmed by itself: one that a colleague decided first is told apart. */
function ConfirmSelected() {
  const { claims, common, orders, locale } = useWords();
  const t = claims.list;
  const { selectedIds, data = [], onUnselectItems } = useListContext<Claim>();
  const say = useBulkOutcome();
  const [receivedOn, setReceivedOn] = useState(todayInMorocco);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const sum = madOf(
    chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0),
    locale,
  );
  return (
    <ActionButton
      label={t.confirm(chosen.length)}
      sure={t.sure(chosen.length, sum)}
      isPrime
      isSmall
      run={async () => {
        const orderNumbers = chosen.map(({ number }) => number);
        const { answers } = await call('statement/confirmations', {
          orderNumbers,
          ...(receivedOn !== '' && {
            receivedOn: Object.fromEntries(orderNumbers.map((number) => [number, receivedOn])),
          }),
        });
        const done = answers.filter(({ outcome }) => outcome === 'confirmed').length;
        const why = ({ outcome, by, status }: (typeof answers)[number]): string => {
          if (outcome === 'own-order') return common.failures[outcome];
          if (outcome !== 'already-decided') return claims.statement.outcomes[outcome];
          return by === null || status === null
            ? claims.statement.whys['not-waiting']
            : claims.statement.conflict(by, statusIn(orders, status));
        };
        say(
          t.done(done, answers.length),
          answers
            .filter(({ outcome }) => outcome !== 'confirmed')
            .map((one) => ({ id: one.orderNumber, name: shownNumber(one.orderNumber), why: why(one) })),
        );
      }}
      onDone={() => onUnselectItems()}
    >
      <ReceivedOn
        hint={t.receivedOn}
        value={receivedOn}
        onChange={setReceivedOn}
        placedAt={chosen
          .map(({ placedAt }) => placedAt)
          .toSorted()
          .at(-1)}
      />
    </ActionButton>
  );
}

export function ClaimsList() {
  const { claims, orders, lists, locale } = useWords();
  const columns: Column<Claim>[] = [
    { source: 'number', label: orders.number, render: ({ number }) => <OrderNumber number={number} /> },
    { source: 'name', label: orders.buyer, card: 'plain', render: ({ name }) => <bdi>{name}</bdi> },
    {
      source: 'item',
      label: orders.item,
      render: ({ item }) => <bdi>{item[locale]}</bdi>,
    },
    {
      source: 'transferCode',
      label: orders.facts.transferCode,
      render: ({ transferCode }) => transferCode !== null && <Ltr>{transferCode}</Ltr>,
    },
    {
      source: 'amountCentimes',
      label: orders.amount,
      isNumber: true,
      render: ({ amountCentimes }) => <strong>{madOf(amountCentimes, locale)}</strong>,
    },
    {
      source: 'claimedAt',
      label: orders.claimed,
      render: ({ claimedAt }) => <bdi>{momentOf(claimedAt, locale)}</bdi>,
    },
    {
      source: 'status',
      label: lists.columns.status,
      card: 'beside',
      render: ({ status, isLate }) => (
        <>
          <StatusChip status={status} />
          {isLate && <Chip size="small" color="error" label={orders.lateBadge} />}
        </>
      ),
    },
  ];
  return (
    <ListPage
      resource="claims"
      title={claims.title}
      lead={claims.lead}
      back={{ to: '/claims', label: claims.list.back }}
      empty={claims.doneTitle}
      columns={columns}
      to={({ number }) => `/orders/${number}/show`}
      bulk={<ConfirmSelected />}
    />
  );
}

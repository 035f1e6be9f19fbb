/** The list of orders. */
import { Button, Chip, Stack } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  NullableBooleanInput,
  SelectArrayInput,
  useListContext,
  usePermissions,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordKind } from '../../../src/features/catalogue/record-kinds.ts';
import type { ShownStatus } from '../../../src/features/refunds/refund.ts';
import { askFile } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { Ltr, OrderNumber } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { madOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { StatusChip } from './status-chip.tsx';

type OrderRow = RowOf<'orders'>;

/** What was bought, picked from the catalogue by its name: the list of orders is narrowed to it. */
const sold = ['course', 'product', 'service'] as const satisfies readonly RecordKind[];

function useSold(kind: (typeof sold)[number]): { id: string; name: string }[] {
  const { catalogue, locale } = useWords();
  const { data } = useCalled('GET catalogue/{kind}', { kind });
  const called = catalogue.kinds[kind]?.one ?? kind;
  return (data?.rows ?? []).map(({ slug, title: { en, ar } }) => {
    const names = locale === 'ar' ? [ar, en] : [en, ar];
    return { id: slug, name: `${names.find(Boolean) ?? slug} · ${called}` };
  });
}

/**
 * What was bought, picked from the catalogue by its name, as a filter. `source` and `alwaysOn` are read by the list, which
 * shows the inputs that were asked for.
 */
function BoughtInput({ source, label }: { source: string; label: string; alwaysOn?: boolean }) {
  const courses = useSold('course');
  const products = useSold('product');
  const services = useSold('service');
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={[...courses, ...products, ...services]}
      sx={{ minWidth: { xs: '16rem', md: '22rem' } }}
    />
  );
}

function TakeSelected() {
  const { lists } = useWords();
  const { selectedIds } = useListContext<OrderRow>();
  return (
    <TakeAway
      ask={(as) => askFile('GET exports/orders', { ...as, numbers: selectedIds.join(',') })}
      title={lists.exports.selected(selectedIds.length)}
      lead={lists.exports.selectedLead}
    />
  );
}

function TakeOrders() {
  const { lists } = useWords();
  const { filterValues } = useListContext();
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('mayExportOrders')) return null;
  return (
    <TakeAway
      ask={(as) => askFile('GET exports/orders', { ...as, ...filterValues })}
      lead={lists.exports.lead}
    />
  );
}

/** A refunded order is one status, whatever became of its money: the filter offers it once. */
const statusChoices = ({
  Refunded: _due,
  'pay-back-failed': _failed,
  ...names
}: Record<ShownStatus, string>) =>
  Object.entries(names).map(([id, name]) => ({ id: id === 'paid-back' ? 'Refunded' : id, name }));
const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** What a colleague should see at a glance beside the status. */
function Marks({ row }: { row: OrderRow }) {
  const { orders, letting } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={row.shown} />
      {row.letInAs !== null && <Chip size="small" label={letting.badge(letting.reasons[row.letInAs])} />}
      {row.isLate && <Chip size="small" color="error" label={orders.lateBadge} />}
      {row.isDouble && <Chip size="small" color="warning" label={orders.doubleBadge} />}
      {row.awaitsCode && <Chip size="small" color="warning" label={orders.codeBadge} />}
    </Stack>
  );
}

export function OrderList() {
  const { orders, newOrder, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const columns: Column<OrderRow>[] = [
    { source: 'number', label: orders.number, render: ({ number }) => <OrderNumber number={number} /> },
    {
      source: 'placedAt',
      label: orders.placed,
      isSorted: true,
      render: ({ placedAt }) => <bdi>{momentOf(placedAt, locale)}</bdi>,
    },
    { source: 'name', label: orders.buyer, card: 'plain', render: ({ name }) => <bdi>{name}</bdi> },
    { source: 'email', label: orders.facts.email, isExtra: true, render: ({ email }) => <Ltr>{email}</Ltr> },
    { source: 'description', label: orders.item, render: ({ description }) => <bdi>{description}</bdi> },
    {
      source: 'amountCentimes',
      label: orders.amount,
      isSorted: true,
      isNumber: true,
      render: ({ amountCentimes }) => <strong>{madOf(amountCentimes, locale)}</strong>,
    },
    {
      source: 'status',
      label: orders.status,
      isSorted: true,
      card: 'beside',
      render: (row) => <Marks row={row} />,
    },
    {
      source: 'paymentOption',
      label: orders.method,
      isExtra: true,
      card: 'none',
      render: ({ paymentOption }) =>
        paymentOption === null ? orders.noMethod : orders.methods[paymentOption],
    },
    {
      source: 'claimedAt',
      label: orders.claimed,
      isSorted: true,
      isExtra: true,
      card: 'none',
      render: ({ claimedAt }) => claimedAt !== null && <bdi>{momentOf(claimedAt, locale)}</bdi>,
    },
    {
      source: 'transferCode',
      label: orders.facts.transferCode,
      isExtra: true,
      card: 'none',
      render: ({ transferCode }) => transferCode !== null && <Ltr>{transferCode}</Ltr>,
    },
  ];
  const filters = [
    <SelectArrayInput
      key="status"
      source="status"
      label={orders.status}
      choices={statusChoices(orders.statuses)}
    />,
    <SelectArrayInput key="kind" source="kind" label={orders.kind} choices={choicesOf(orders.kinds)} />,
    <SelectArrayInput
      key="method"
      source="method"
      label={orders.method}
      choices={choicesOf(orders.methods)}
    />,
    <BoughtInput key="item" source="item" label={orders.bought} />,
    <DateInput key="placedFrom" source="placedFrom" label={orders.placedFrom} />,
    <DateInput key="placedTo" source="placedTo" label={orders.placedTo} />,
    <NullableBooleanInput key="late" source="late" label={orders.late} />,
    <NullableBooleanInput key="awaitsCode" source="awaitsCode" label={orders.awaitsCode} />,
    <NullableBooleanInput key="double" source="double" label={orders.double} />,
  ];
  return (
    <ListPage
      resource="orders"
      title={orders.title}
      empty={orders.empty}
      columns={columns}
      to={({ number }) => `/orders/${number}/show`}
      search={orders.search}
      filters={filters}
      sort={{ field: 'placedAt', order: 'DESC' }}
      {...(may.includes('mayExportOrders') && { bulk: <TakeSelected /> })}
      actions={
        <>
          {may.includes('mayPlaceOrders') && (
            <Button variant="contained" component={Link} to="/new-order">
              {newOrder.title}
            </Button>
          )}
          <TakeOrders />
        </>
      }
    />
  );
}

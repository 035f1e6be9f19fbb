/** The list of orders. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import {
  DateInput,
  NullableBooleanInput,
  SelectArrayInput,
  SelectInput,
  useListContext,
  usePermissions,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { askFile } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { Ltr, OrderNumber, PhoneLinks } from '../layout/facts.tsx';
import { ItemInput } from '../layout/item-input.tsx';
import { type Column, ListPage, useIsDesk, useMeta } from '../layout/list-page.tsx';
import { formatTags, madOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useRolesThat } from '../layout/who-may.ts';
import { useWords } from '../words/words.ts';
import { StatusChip } from './status-chip.tsx';

type OrderRow = RowOf<'orders'>;

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
  const rolesThat = useRolesThat();
  if (!permissions.includes('mayExportOrders'))
    return (
      <Typography variant="body2" color="text.secondary">
        {lists.exports.theirs(rolesThat('mayExportOrders'))}
      </Typography>
    );
  return (
    <TakeAway
      ask={(as) => askFile('GET exports/orders', { ...as, ...filterValues })}
      lead={lists.exports.lead}
    />
  );
}

const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** What a colleague should see at a glance beside the status. */
function Marks({ row }: { row: OrderRow }) {
  const { orders, freeAccess } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={row.shown} />
      {row.freeAs !== null && <Chip size="small" label={freeAccess.badge(freeAccess.reasons[row.freeAs])} />}
      {row.isLate && <Chip size="small" color="error" label={orders.lateBadge} />}
      {row.isDouble && <Chip size="small" color="warning" label={orders.doubleBadge} />}
      {row.awaitsCode && <Chip size="small" color="warning" label={orders.codeBadge} />}
    </Stack>
  );
}

/** Names of courses and of people differ at their end: on a desk a long one has two lines. */
const TwoLines = ({ text }: { text: string }) => (
  <Box
    component="bdi"
    title={text}
    sx={{
      display: { md: '-webkit-box' },
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      width: { md: 'max-content' },
      maxWidth: { md: 140 },
      overflow: 'hidden',
      lineHeight: { md: 1.2 },
    }}
  >
    {text}
  </Box>
);

type Group = keyof NonNullable<ReturnType<typeof useMeta<'orders'>>>['groups'];

/** With how many there are, where they were counted to the end. */
function GroupName({ group }: { group: Group }) {
  const { orders, locale } = useWords();
  const count = useMeta('orders')?.groups[group] ?? null;
  if (count === null) return orders.groups[group];
  return `${orders.groups[group]} (${new Intl.NumberFormat(formatTags[locale]).format(count)})`;
}

function useColumns(): Column<OrderRow>[] {
  const { orders, lists, locale } = useWords();
  const isDesk = useIsDesk();
  return [
    { source: 'number', label: orders.number, render: ({ number }) => <OrderNumber number={number} /> },
    {
      source: 'placedAt',
      label: orders.placed,
      isSorted: true,
      render: ({ placedAt }) => <bdi>{momentOf(placedAt, locale)}</bdi>,
    },
    { source: 'name', label: orders.buyer, card: 'plain', render: ({ name }) => <TwoLines text={name} /> },
    {
      source: 'phone',
      label: lists.columns.phone,
      card: 'plain',
      render: ({ phone }) => phone !== '' && <PhoneLinks phone={phone} isShort={isDesk} />,
    },
    {
      source: 'email',
      label: lists.columns.email,
      isExtra: true,
      card: 'none',
      render: ({ email }) => <Ltr>{email}</Ltr>,
    },
    {
      source: 'item',
      label: orders.item,
      render: ({ item }) => <TwoLines text={item[locale]} />,
    },
    {
      source: 'amountCentimes',
      label: orders.amount,
      isSorted: true,
      isNumber: true,
      render: ({ amountCentimes }) => <strong>{madOf(amountCentimes, locale)}</strong>,
    },
    {
      source: 'status',
      label: lists.columns.status,
      isSorted: true,
      card: 'beside',
      render: (row) => <Marks row={row} />,
    },
    {
      source: 'method',
      label: orders.method,
      isExtra: true,
      card: 'none',
      render: ({ method }) => (method === null ? orders.noMethod : orders.methods[method]),
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
}

export function OrderList() {
  const { orders, newOrder, catalogue, lists } = useWords();
  const nameOf = (kind: 'course' | 'product' | 'bundle' | 'service') => catalogue.kinds[kind]?.one ?? kind;
  const soldAs = {
    course: nameOf('course'),
    product: nameOf('product'),
    bundle: nameOf('bundle'),
    service: nameOf('service'),
  };
  const { permissions: may = [] } = usePermissions<string[]>();
  const columns = useColumns();
  const filters = [
    <SelectArrayInput
      key="status"
      source="status"
      label={lists.columns.status}
      choices={choicesOf(orders.statuses)}
    />,
    <SelectArrayInput key="kind" source="kind" label={orders.kind} choices={choicesOf(orders.kinds)} />,
    <SelectArrayInput
      key="method"
      source="method"
      label={orders.method}
      choices={choicesOf(orders.methods)}
    />,
    <ItemInput key="item" source="item" label={orders.item} kinds={soldAs} />,
    <DateInput key="placedFrom" source="placedFrom" label={orders.placedFrom} />,
    <DateInput key="placedTo" source="placedTo" label={orders.placedTo} />,
    <SelectInput key="errand" source="errand" label={orders.errand} choices={choicesOf(orders.errands)} />,
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
      choice={{
        label: orders.groupsLabel,
        source: 'group',
        choices: {
          '': orders.groups[''],
          unpaid: <GroupName group="unpaid" />,
          'to-confirm': <GroupName group="to-confirm" />,
          'refund-due': <GroupName group="refund-due" />,
        },
        isWhole: true,
      }}
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

/** The list of orders: cards on a phone, one line each on a wide screen. */
import { Box, Card, CardActionArea, Chip, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  FilterButton,
  List,
  NullableBooleanInput,
  Pagination,
  SearchInput,
  SelectArrayInput,
  SortButton,
  TopToolbar,
  useListContext,
  usePermissions,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShownStatus } from '../../../src/features/refunds/refund.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { madOf, momentOf } from '../locale.ts';
import { OrderNumber } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import { SavedViews } from './saved-views.tsx';
import { StatusChip } from './status-chip.tsx';
import type { RecordKind } from '../../../src/features/catalogue/record-kinds.ts';
import { useCalled } from '../layout/read.tsx';
import { askFile, type DoneOf } from '../api.ts';

type OrderRow = DoneOf<'GET orders'>['rows'][number];

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

type Listed = OrderRow & { id: string };

function When({ label, at }: { label: string; at: string }) {
  const { locale } = useWords();
  return (
    <Typography variant="body2" color="text.secondary">
      {label} <bdi>{momentOf(at, locale)}</bdi>
    </Typography>
  );
}

function Line({ row }: { row: Listed }) {
  const { orders, letting, locale } = useWords();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/orders/${row.id}/show`} sx={{ p: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 0.5, md: 3 },
            gridTemplateColumns: { xs: '1fr', md: '15rem minmax(0, 1fr) auto' },
            alignItems: 'center',
          }}
        >
          <Box>
            <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
              <OrderNumber number={row.number} />
            </Typography>
            <When label={orders.placed} at={row.placedAt} />
            {row.claimedAt !== null && <When label={orders.claimed} at={row.claimedAt} />}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <bdi>{row.name}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              <bdi dir="ltr">{row.email}</bdi> · <bdi>{row.description}</bdi>
              {row.transferCode !== null && (
                <>
                  {' · '}
                  <bdi dir="ltr">{row.transferCode}</bdi>
                </>
              )}
            </Typography>
          </Box>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 700 }}>{madOf(row.amountCentimes, locale)}</Typography>
            <StatusChip status={row.shown} />
            {row.letInAs !== null && (
              <Chip size="small" label={letting.badge(letting.reasons[row.letInAs])} />
            )}
            {row.isLate && <Chip size="small" color="error" label={orders.lateBadge} />}
            {row.isDouble && <Chip size="small" color="warning" label={orders.doubleBadge} />}
            {row.awaitsCode && <Chip size="small" color="warning" label={orders.codeBadge} />}
          </Stack>
        </Box>
      </CardActionArea>
    </Card>
  );
}

function Lines() {
  const { orders } = useWords();
  const { data = [], isPending } = useListContext<Listed>();
  if (isPending) return null;
  if (data.length === 0) return <Typography sx={{ p: 2 }}>{orders.empty}</Typography>;
  return (
    <Stack component="ul" aria-label={orders.title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <Line key={row.id} row={row} />
      ))}
    </Stack>
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

/** As wide as its label, but no wider than a phone. */
const searchBox = { width: { xs: 'calc(100vw - 2rem)', md: '34rem' }, '&&&&': { maxWidth: 'none' } };

/** On a phone a chosen status is longer than the page is wide. */
const narrow = {
  '& .RaList-actions .MuiFormControl-root': { maxWidth: 'calc(100vw - 6rem)' },
  '& .RaList-actions .MuiChip-root': { maxWidth: '100%' },
};

/** A refunded order is one status, whatever became of its money: the filter offers it once. */
const statusChoices = ({
  Refunded: _due,
  'pay-back-failed': _failed,
  ...names
}: Record<ShownStatus, string>) =>
  Object.entries(names).map(([id, name]) => ({ id: id === 'paid-back' ? 'Refunded' : id, name }));
const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

export function OrderList() {
  const { orders } = useWords();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const filters = [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      {...(isWide && { placeholder: orders.search })}
      slotProps={{ htmlInput: { 'aria-label': orders.search } }}
      sx={searchBox}
    />,
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
    <PageFrame title={orders.title}>
      <List
        sx={narrow}
        title={false}
        filters={filters}
        sort={{ field: 'placedAt', order: 'DESC' }}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
        actions={
          <TopToolbar>
            <FilterButton />
            <SortButton fields={['placedAt', 'claimedAt', 'amountCentimes', 'status']} />
          </TopToolbar>
        }
        exporter={false}
        empty={false}
        component="div"
      >
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end', mb: 1 }}>
          <SavedViews />
          <TakeOrders />
        </Stack>
        <Lines />
      </List>
    </PageFrame>
  );
}

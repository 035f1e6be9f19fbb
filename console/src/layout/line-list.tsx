/** A list without a total count, one line a row: e-mails, events, the log. */
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  FilterButton,
  FilterContext,
  FilterForm,
  List,
  type RaRecord,
  TopToolbar,
  useListContext,
  useListPaginationContext,
} from 'react-admin';
import { PageFrame } from './page-frame.tsx';
import { useWords } from '../words/words.ts';

type NarrowByProps = {
  label: string;
  /** The filter's name in the query. */
  source: string;
  /** Values with their labels; '' shows everything. */
  choices: Record<string, string>;
};

/** A button that filters a list to one kind; the shown kind is announced to screen readers. */
function NarrowBy({ label, source, choices }: NarrowByProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const kept = (filterValues as Record<string, unknown>)[source];
  const chosen = typeof kept === 'string' ? kept : '';
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ gap: 1, flexWrap: 'wrap', mb: 2, px: { xs: 1, md: 0 } }}
    >
      {Object.entries(choices).map(([value, name]) => (
        <Button
          key={value}
          size="small"
          variant={value === chosen ? 'contained' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => setFilters({ ...filterValues, [source]: value }, displayedFilters)}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

/** Paging without a total: one page back, one on; nothing where all fits one page. */
function OlderNewer() {
  const { log } = useWords();
  const { page, setPage, hasNextPage = false, isPending } = useListPaginationContext();
  if (isPending || (page === 1 && !hasNextPage)) return null;
  const go = (to: number) => {
    setPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={log.pages}
      sx={{ gap: 1, mt: 2, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        {log.newer}
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => go(page + 1)}>
        {log.older}
      </Button>
    </Stack>
  );
}

type Status = {
  label: string;
  source: string;
  /** Values with their labels; '' shows everything. */
  choices: Record<string, string>;
  /** The value it begins with: what needs attention. `none`: shown when nothing does. */
  first: string;
  none: string;
};

type Props<Row extends RaRecord> = {
  title: string;
  /** Shown when no row is found. */
  empty: string;
  /** Under the title. */
  lead?: ReactNode;
  filters: ReactElement[];
  status?: Status;
  /** Beside the filter button. */
  actions?: ReactNode;
  /** Groups rows that belong together into one line; by default each is a line. */
  gather?: (rows: readonly Row[]) => { row: Row; also: Row[] }[];
  /** Renders a list item. */
  Line: ComponentType<{ row: Row; also: Row[] }>;
};

const eachAlone = <Row,>(rows: readonly Row[]) => rows.map((row) => ({ row, also: [] }));

function Lines<Row extends RaRecord>({ title, empty, status, gather = eachAlone, Line }: Props<Row>) {
  const { data = [], isPending, error, filterValues } = useListContext<Row>();
  if (isPending || error) return null;
  if (data.length === 0) {
    const isCalm = status && (filterValues as Record<string, unknown>)[status.source] === status.first;
    return <Typography sx={{ p: 2 }}>{isCalm ? status.none : empty}</Typography>;
  }
  return (
    <Stack component="ul" aria-label={title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {gather(data).map(({ row, also }) => (
        <Line key={row.id} row={row} also={also} />
      ))}
    </Stack>
  );
}

/** Under the heading; the chosen filter fields have a line of their own. */
function Narrowing({ filters, status, actions }: Pick<Props<RaRecord>, 'filters' | 'status' | 'actions'>) {
  return (
    <FilterContext.Provider value={filters}>
      <Stack
        direction="row"
        sx={{
          flexWrap: actions ? 'wrap' : { xs: 'wrap', md: 'nowrap' },
          alignItems: 'start',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        {status && <NarrowBy {...status} />}
        <TopToolbar
          sx={{ minHeight: 0, p: 0, mb: 2, px: { xs: 1, md: 0 }, flex: '1 0 auto', flexWrap: 'wrap' }}
        >
          <FilterButton />
          {actions}
        </TopToolbar>
      </Stack>
      {/* Its own height would keep an empty line while no field is chosen. */}
      <Box sx={{ px: { xs: 1, md: 0 }, '& form': { minHeight: 0 }, '& .filter-field': { mb: 1 } }}>
        <FilterForm />
      </Box>
    </FilterContext.Provider>
  );
}

export function LineList<Row extends RaRecord>(props: Props<Row>) {
  const { title, lead, filters, status, actions } = props;
  return (
    <PageFrame title={title}>
      {lead}
      <List
        title={false}
        {...(status && { filterDefaultValues: { [status.source]: status.first } })}
        perPage={25}
        pagination={<OlderNewer />}
        actions={false}
        exporter={false}
        empty={false}
        component="div"
      >
        <Narrowing filters={filters} status={status} actions={actions} />
        <Lines {...props} />
      </List>
    </PageFrame>
  );
}

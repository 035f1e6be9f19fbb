/** A list of which every row is a line of its own: letters, messages, the log. Nobody counts them all. */
import { Box, Stack, Typography } from '@mui/material';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  FilterButton,
  FilterContext,
  FilterForm,
  List,
  TopToolbar,
  useListContext,
  type RaRecord,
} from 'react-admin';
import { NarrowBy } from './narrow-by.tsx';
import { OlderNewer } from './older-newer.tsx';
import { PageHeading } from './page-frame.tsx';

type Standing = {
  /** What the choice is called, and the filter's name in the query. */
  label: string;
  source: string;
  /** Its values with their words; '' shows everything. */
  choices: Record<string, string>;
  /** The value it begins with: what waits for somebody. `none`: said when nothing does. */
  first: string;
  none: string;
};

type Props<Row extends RaRecord> = {
  title: string;
  /** What is said when no row is found. */
  empty: string;
  filters: ReactElement[];
  standing?: Standing;
  /** Beside the button of the filters. */
  actions?: ReactNode;
  /** Rows that belong together are told as one; each alone unless told. */
  gather?: (rows: readonly Row[]) => { row: Row; also: Row[] }[];
  /** Gives a list item. */
  Line: ComponentType<{ row: Row; also: Row[] }>;
};

const eachAlone = <Row,>(rows: readonly Row[]) => rows.map((row) => ({ row, also: [] }));

function Lines<Row extends RaRecord>({ title, empty, standing, gather = eachAlone, Line }: Props<Row>) {
  const { data = [], isPending, error, filterValues } = useListContext<Row>();
  if (isPending || error) return null;
  if (data.length === 0) {
    const isCalm = standing && (filterValues as Record<string, unknown>)[standing.source] === standing.first;
    return <Typography sx={{ p: 2 }}>{isCalm ? standing.none : empty}</Typography>;
  }
  return (
    <Stack component="ul" aria-label={title} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {gather(data).map(({ row, also }) => (
        <Line key={row.id} row={row} also={also} />
      ))}
    </Stack>
  );
}

/** Under the heading, as what they narrow; the fields that were chosen stand on a line of their own. */
function Narrowing({
  filters,
  standing,
  actions,
}: Pick<Props<RaRecord>, 'filters' | 'standing' | 'actions'>) {
  return (
    <FilterContext.Provider value={filters}>
      <Stack
        direction="row"
        sx={{
          flexWrap: actions ? 'wrap' : 'nowrap',
          alignItems: 'start',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        {standing && <NarrowBy {...standing} />}
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
  const { title, filters, standing, actions } = props;
  return (
    <List
      title={title}
      {...(standing && { filterDefaultValues: { [standing.source]: standing.first } })}
      perPage={25}
      pagination={<OlderNewer />}
      actions={false}
      exporter={false}
      empty={false}
      component="div"
    >
      <Box sx={{ mb: 2, px: { xs: 1, md: 0 } }}>
        <PageHeading>{title}</PageHeading>
      </Box>
      <Narrowing filters={filters} standing={standing} actions={actions} />
      <Lines {...props} />
    </List>
  );
}

/**
 * A list, the same everywhere: a table on a desk and cards on a phone, from the same columns, with search, filters, saved
 * searches, sorting, pages and a selection. What it reads is the resource of that name in providers.ts.
 *
 *     <ListPage resource="coupons" title={t.title} empty={t.none} columns={[{ source: 'code', label: t.code, render: … }]} />
 */
import {
  Box,
  Card,
  Link as MuiLink,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type MouseEvent, type ReactElement, type ReactNode, useId } from 'react';
import {
  ColumnsButton,
  DataTable,
  FilterButton,
  FilterForm,
  ListBase,
  Pagination,
  SearchInput,
  useListContext,
  useListSortContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { MetaOf, Resources, RowOf } from '../providers.ts';
import { type Choice, ChoiceButtons, SelectCard, SelectionBar } from './choice-buttons.tsx';
import { PageFrame, PlainList } from './page-frame.tsx';
import { NoResults, problemOf, Waiting } from './read.tsx';
import { useWords } from '../words/words.ts';

export type Column<Row> = {
  /** The row's field: the column's name for sorting and for what a colleague chose to see. */
  source: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** The server can sort by it. */
  isSorted?: boolean;
  isNumber?: boolean;
  /** Shown on a desk only once a colleague asks for it. */
  isExtra?: boolean;
  /**
   * Its place on a phone's card: `title` is the heading, `beside` stands next to it (a status), `line` comes under it with the
   * label, `plain` without, `none` is left out.
   */
  card?: 'title' | 'beside' | 'line' | 'plain' | 'none';
};

type Props<R extends Resources> = {
  resource: R;
  title: string;
  lead?: ReactNode;
  back?: { to: string; label: string };
  /** Said when nothing is there: what the list is for, and what to do next. */
  empty: ReactNode;
  columns: readonly Column<RowOf<R>>[];
  /** The page of a row; the first column links to it. */
  to?: (row: RowOf<R>) => string;
  /** The label of its search, where it has one. */
  search?: string;
  filters?: ReactElement[];
  choice?: Choice;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** What is asked besides, for a list that is one of several: `{ kind: 'course' }`. */
  within?: Record<string, string>;
  /** Beside the heading: what makes a new one. */
  actions?: ReactNode;
  /** What can be done with the selected rows. */
  bulk?: ReactNode;
  /** Which rows that is offered for; all when left out. */
  isSelectable?: (row: RowOf<R>) => boolean;
  /** Above the rows. */
  children?: ReactNode;
};

/** What the list's answer holds beside its rows; undefined until it is there. */
export const useMeta = <R extends Resources>(_of: R): MetaOf<R> | undefined =>
  useListContext().meta as MetaOf<R> | undefined;

export const useIsDesk = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });

function Linked<R extends Resources>({
  row,
  to,
  children,
}: {
  row: RowOf<R>;
  to: Props<R>['to'];
  children: ReactNode;
}) {
  if (!to) return children;
  return (
    <MuiLink component={Link} to={to(row)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </MuiLink>
  );
}

/** What is pressed in a row, or in a dialog opened there, does not lead to the row's page as well. */
function keepToItself(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('a, button, input, label') || !currentTarget.contains(target)) event.stopPropagation();
}

function Table<R extends Resources>({ columns, to, bulk, isSelectable }: Props<R>) {
  return (
    <DataTable<RowOf<R>>
      bulkActionButtons={bulk !== undefined}
      bulkActionsToolbar={<></>}
      {...(isSelectable && { isRowSelectable: isSelectable })}
      rowClick={to ? (_id, _resource, row) => to(row) : false}
      hiddenColumns={columns.filter(({ isExtra }) => isExtra).map(({ source }) => source)}
      empty={false}
      // 18 rows fit a laptop's screen of 800 px.
      sx={{
        bgcolor: 'background.paper',
        '& .MuiTableCell-root': { px: 1.25, py: 0.25, fontSize: '0.875rem' },
        '& .MuiTableCell-paddingCheckbox': { py: 0 },
        '& .MuiTableCell-paddingCheckbox .MuiIconButton-root': { minHeight: 28, p: 0.25 },
        // A finger needs more than a mouse.
        '@media (pointer: coarse)': { '& td': { height: 44 } },
        '& th': { whiteSpace: 'nowrap' },
        '& td .MuiButton-root': { minHeight: 32, py: 0.25 },
        // A word of a status is never broken; between words it may go on in a second line.
        '& td .MuiChip-label.MuiChip-label': { overflowWrap: 'normal' },
      }}
    >
      {columns.map(({ source, label, render, isSorted, isNumber }, at) => (
        <DataTable.Col<RowOf<R>>
          key={source}
          source={source as never}
          label={label}
          disableSort={!isSorted}
          align={isNumber ? 'right' : 'left'}
          // A moment stays on one line.
          {...((source === 'at' || source.endsWith('At')) && { sx: { whiteSpace: 'nowrap' } })}
          render={(row) => (
            <Box sx={{ display: 'contents' }} onClick={keepToItself}>
              <Linked row={row} to={at === 0 ? to : undefined}>
                {render(row)}
              </Linked>
            </Box>
          )}
        />
      ))}
    </DataTable>
  );
}

function CardOf<R extends Resources>({
  row,
  columns,
  to,
  bulk,
  isSelectable,
}: Pick<Props<R>, 'columns' | 'to' | 'bulk' | 'isSelectable'> & { row: RowOf<R> }) {
  const [first] = columns;
  const named = useId();
  /** What is empty is left out. */
  const inPlace = (place: Column<RowOf<R>>['card']) =>
    columns
      .filter((column) => (column.card ?? (column === first ? 'title' : 'line')) === place)
      .map(({ source, label, render }) => ({ source, label, content: render(row) }))
      .filter(({ content }) => content !== null && content !== false && content !== '');
  return (
    <Card
      component="li"
      // The whole card leads where its heading does; what else can be pressed lies above that.
      sx={{
        p: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.75,
        minWidth: 0,
        position: 'relative',
        '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
        '& :is(button, a, input)': { position: 'relative', zIndex: 1 },
        '& h2 a': { position: 'static' },
      }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          {bulk !== undefined && isSelectable?.(row) !== false && <SelectCard id={row.id} named={named} />}
          <Typography
            id={named}
            component="h2"
            sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}
          >
            {inPlace('title').map(({ source, content }) => (
              <Linked key={source} row={row} to={to}>
                {content}
              </Linked>
            ))}
          </Typography>
        </Stack>
        {inPlace('beside').map(({ source, content }) => (
          <Box key={source}>{content}</Box>
        ))}
      </Stack>
      {inPlace('plain').map(({ source, content }) => (
        <Box key={source} sx={{ overflowWrap: 'anywhere' }}>
          {content}
        </Box>
      ))}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'fit-content(8rem) minmax(0, 1fr)',
          columnGap: 1.5,
          '&:empty': { display: 'none' },
        }}
      >
        {inPlace('line').map(({ source, label, content }) => (
          <Box key={source} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {content}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function Rows<R extends Resources>(props: Props<R>) {
  const { title, columns, to, empty, choice } = props;
  const { data = [], isPending, error, refetch, filterValues } = useListContext<RowOf<R>>();
  const isDesk = useIsDesk();
  if (isPending || error)
    return <Waiting asked={{ problem: problemOf(error), again: () => void refetch() }} />;
  if (data.length === 0)
    return Object.keys(filterValues).some((name) => name !== choice?.source) ? (
      <NoResults kept={choice?.source} />
    ) : (
      <Box sx={{ py: 3 }}>{empty}</Box>
    );
  if (isDesk) return <Table {...props} />;
  return (
    <PlainList label={title}>
      {data.map((row) => (
        <CardOf key={row.id} {...props} row={row} columns={columns} to={to} />
      ))}
    </PlainList>
  );
}

/** On a phone, where no heading of a column can be pressed. */
function SortBy({ columns }: { columns: readonly Pick<Column<unknown>, 'source' | 'label' | 'isNumber'>[] }) {
  const { common } = useWords();
  const { sort, setSort } = useListSortContext();
  const translate = useTranslate();
  const isOwn = columns.some(({ source }) => source === sort.field);
  return (
    <TextField
      select
      size="small"
      label={translate('ra.action.sort')}
      value={isOwn ? `${sort.field} ${sort.order}` : ''}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(' ');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      sx={{ minWidth: '12rem' }}
    >
      {columns.flatMap(({ source, label, isNumber }) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <MenuItem key={`${source} ${order}`} value={`${source} ${order}`}>
            {label}
            {common.colon}
            {common.order[isNumber ? 'number' : /(At|On|day)$/i.test(source) ? 'date' : 'text'][order]}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}

const none: ReactElement[] = [];

/** The search in sight, further filters on request; saved searches are kept on the device. */
function Narrowing<R extends Resources>({ search, filters = none, choice, columns }: Props<R>) {
  const isDesk = useIsDesk();
  const { data = [] } = useListContext();
  const isSorted = columns.some((column) => column.isSorted);
  const all = [
    ...(search === undefined
      ? []
      : [
          <SearchInput
            key="search"
            source="search"
            alwaysOn
            placeholder={search}
            slotProps={{ htmlInput: { 'aria-label': search, maxLength: 100, dir: 'auto' } }}
            sx={{ width: { xs: 'calc(100vw - 2rem)', md: '100%' }, '&&&&': { maxWidth: 'none' } }}
          />,
        ]),
    ...filters,
  ];
  return (
    <Stack
      direction="row"
      sx={{
        columnGap: 1,
        rowGap: { xs: 1.5, md: 1 },
        flexWrap: 'wrap',
        alignItems: 'center',
        // The search takes what the rest of the line leaves; with other filters it has a line of its own.
        '& form': { minHeight: 0, flex: { xs: '0 1 auto', md: '1 1 15rem' }, p: 0, gap: 1 },
        '& form:has(.filter-field ~ .filter-field)': { flexBasis: { md: '100%' } },
        '& .filter-field:has(.ra-input-search)': { flex: { md: '0 1 26rem' } },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .filter-field': { mb: 0 },
        '& .MuiFormControl-root.MuiFormControl-root': { my: 0 },
        '& .MuiFormHelperText-root': { display: 'none' },
        '&:empty': { display: 'none' },
      }}
    >
      {choice && <ChoiceButtons {...choice} />}
      {all.length > 0 && <FilterForm filters={all} />}
      {filters.length > 0 && <FilterButton filters={all} />}
      {isDesk
        ? data.length > 0 && columns.some(({ isExtra }) => isExtra) && <ColumnsButton />
        : isSorted && <SortBy columns={columns.filter((column) => column.isSorted)} />}
    </Stack>
  );
}

export function ListPage<R extends Resources>(props: Props<R>) {
  const { resource, title, lead, back, choice, sort, actions, within, bulk, children } = props;
  return (
    <ListBase
      resource={resource}
      // The address keeps the search: Back finds it again, and the menu opens the list fresh.
      storeKey={false}
      {...(within && { filter: within })}
      perPage={25}
      exporter={false}
      {...(sort && { sort })}
      {...(choice?.first !== undefined && { filterDefaultValues: { [choice.source]: choice.first } })}
    >
      <PageFrame title={title} lead={lead} aside={actions} {...(back && { back })}>
        <Narrowing {...props} />
        {children}
        <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
          <Rows {...props} />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
          {bulk !== undefined && <SelectionBar>{bulk}</SelectionBar>}
        </Box>
      </PageFrame>
    </ListBase>
  );
}

/** Activation codes: how many each course has left, how many are missing, and adding new ones. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { call, type DoneOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { Ltr, OrderLink, SampleBadge, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { Empty, useCalled } from '../layout/read.tsx';
import { formatTags, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';

type StockRow = RowOf<'access-codes'>;

type PlatformCode = DoneOf<'GET platform-codes'>['rows'][number];

function Line({ row, onDone }: { row: PlatformCode; onDone(): void }) {
  const { codes, locale } = useWords();
  const { orderNumber, name, course, code, what, since } = row;
  const notify = useNotify();
  const action = useAction();
  const tick = async () => {
    const done = await action.run(() => call('platform-codes/{number}/done', { number: orderNumber, what }));
    if (done !== null) notify(codes.platform.ticked, { type: 'success' });
    onDone();
  };
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {codes.platform.todo[what]} <Ltr>{code}</Ltr> <CopyButton text={code} label={codes.platform.copy} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <bdi>{name}</bdi> · <Ltr>{course}</Ltr> · <OrderLink number={orderNumber} /> ·{' '}
          {momentOf(since, locale)}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={action.isBusy}
        onClick={() => void tick()}
        aria-label={codes.platform.doneOf(shownNumber(orderNumber))}
      >
        {codes.platform.done}
      </Button>
    </Stack>
  );
}

/**
 * Codes that staff must end, pause or resume at the learning platform itself, until somebody ticks them; hidden when there
 * are none.
 */
function PlatformCodes() {
  const { codes, common } = useWords();
  const reading = useCalled('GET platform-codes');
  if (reading.problem !== null) return <Alert severity="error">{common.failures[reading.problem]}</Alert>;
  if (reading.data === null || reading.data.rows.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="platform-codes" sx={{ p: 2.5 }}>
      <Typography id="platform-codes" component="h2" variant="h6">
        {codes.platform.title}
      </Typography>
      <Typography color="text.secondary">{codes.platform.lead}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {reading.data.rows.map((row) => (
          <Line key={`${row.orderNumber} ${row.what}`} row={row} onDone={reading.again} />
        ))}
      </Box>
    </Card>
  );
}

function Marks({ row: { samples, runsLow, free } }: { row: StockRow }) {
  const { codes } = useWords();
  const { few = 0 } = useMeta('access-codes') ?? {};
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {samples > 0 && <SampleBadge />}
      {runsLow && (
        <WordChip
          color={free === 0 ? 'error' : 'warning'}
          label={free === 0 ? codes.empty : codes.low(few)}
        />
      )}
    </Stack>
  );
}

const codesOf = (course: string): string => `/access-codes/${encodeURIComponent(course)}`;

export function CodesPage() {
  const { codes: t, lists, nav, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const mayAdd = permissions.includes('mayAddCodes');
  const named = ({ name }: StockRow): string => name[locale];
  const columns: Column<StockRow>[] = [
    { source: 'course', label: lists.columns.course, render: (row) => <bdi>{named(row)}</bdi> },
    { source: 'runsLow', label: lists.columns.status, card: 'beside', render: (row) => <Marks row={row} /> },
    ...(['free', 'taken', 'waiting'] as const).map((name): Column<StockRow> => ({
      source: name,
      label: t[name],
      isNumber: true,
      isSorted: true,
      render: (row) => digits.format(row[name]),
    })),
    {
      source: 'notReady',
      label: t.hint,
      card: 'plain',
      render: ({ notReady }) => notReady !== null && <Alert severity="warning">{t.notReady[notReady]}</Alert>,
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) =>
        mayAdd && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={`${codesOf(row.course)}?add=yes`}
            aria-label={t.addTo(named(row))}
          >
            {t.add}
          </Button>
        ),
    },
  ];
  return (
    <ListPage
      resource="access-codes"
      title={nav.pages.codes}
      lead={t.lead}
      empty={
        <Empty to="/catalogue/course" label={nav.pages.course} may="maySeeCatalogue">
          {t.none}
        </Empty>
      }
      columns={columns}
      search={lists.columns.course}
      {...(mayAdd && { to: ({ course }: StockRow) => codesOf(course) })}
    >
      {mayAdd ? <PlatformCodes /> : <Alert severity="info">{t.mayNotAdd}</Alert>}
    </ListPage>
  );
}

/** '/reconcile': the payment gateways' records compared with the orders, and every difference. */
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { type DoneOf, call } from '../api.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { type ConsoleLocale, formatTags, madOf, momentOf } from '../locale.ts';
import { Ltr, OrderLink, Part, WordChip } from '../layout/facts.tsx';

type ComparisonAnswer = DoneOf<'GET comparisons'>;
type DifferenceRow = NonNullable<DoneOf<'GET comparisons'>['last']>['differences'][number];
type LastRun = NonNullable<DoneOf<'GET comparisons'>['last']>;
type RunRow = DoneOf<'GET comparisons'>['earlier'][number];

/** The gateway did not name the currency. */
const isForeign = ({ kind }: DifferenceRow): boolean =>
  kind === 'wrong-currency' || kind === 'unknown-payment';

const bareOf = (centimes: number, locale: ConsoleLocale): string =>
  new Intl.NumberFormat(formatTags[locale], { minimumFractionDigits: 2 }).format(centimes / 100);

/** The difference of two amounts in dirhams, in words; null where it is unknown. */
function useGap(row: DifferenceRow): string | null {
  const { reconcile, locale } = useWords();
  const { hereCentimes, thereCentimes } = row;
  if (row.kind === 'wrong-currency') return reconcile.noCurrency;
  if (isForeign(row) || hereCentimes === null || thereCentimes === null) return null;
  const gap = thereCentimes - hereCentimes;
  if (gap === 0) return null;
  return (gap > 0 ? reconcile.more : reconcile.less)(madOf(Math.abs(gap), locale));
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, bgcolor: 'background.default', minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 700, fontSize: '1.15rem', overflowWrap: 'anywhere' }}
      >
        <bdi>{children}</bdi>
      </Typography>
    </Box>
  );
}

function Sides({ row }: { row: DifferenceRow }) {
  const { reconcile, locale } = useWords();
  const gap = useGap(row);
  const { hereCentimes, thereCentimes } = row;
  const money = (centimes: number | null) =>
    centimes === null ? reconcile.nothing : madOf(centimes, locale);
  const there =
    isForeign(row) && thereCentimes !== null ? bareOf(thereCentimes, locale) : money(thereCentimes);
  return (
    <Box sx={{ minWidth: { md: '18rem' }, alignSelf: 'start' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '1px',
          bgcolor: 'divider',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Side label={reconcile.here}>{money(hereCentimes)}</Side>
        <Side label={reconcile.there}>{there}</Side>
      </Box>
      {gap !== null && (
        <Typography color={row.settled ? 'text.secondary' : 'error'} sx={{ mt: 0.5, fontWeight: 600 }}>
          {gap}
        </Typography>
      )}
    </Box>
  );
}

/** One difference: the gateway, both sides' data, since when, and what to do about it. */
function DifferenceCard({ row }: { row: DifferenceRow }) {
  const { common, reconcile, refunds, locale } = useWords();
  const { title, todo } = reconcile.kinds[row.kind];
  const { settled, orderNumber, providerReference } = row;
  return (
    <Card
      component="li"
      sx={{
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <WordChip
            color={settled ? 'success' : 'error'}
            label={settled ? reconcile.settled : reconcile.open}
          />
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{refunds.gateways[row.gateway] ?? row.gateway}</bdi>
          </Typography>
        </Box>
        <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.1rem' }}>
          {title}
        </Typography>
        <Typography>{settled ? reconcile.settledText : todo}</Typography>
        {!settled && (
          <Typography variant="body2" color="text.secondary">
            {reconcile.since(momentOf(row.since, locale))}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {orderNumber !== null && (
            <Typography>
              {reconcile.order}
              {common.colon}
              <OrderLink number={orderNumber} />
            </Typography>
          )}
          {providerReference !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {reconcile.payment}
              {common.colon}
              <Ltr>{providerReference}</Ltr>
            </Typography>
          )}
        </Box>
      </Box>
      {row.kind !== 'unreachable' && <Sides row={row} />}
    </Card>
  );
}

/** One comparison: its figures and differences; earlier ones in a line each. */
const byOf = (by: string, { reconcile }: ConsoleWords): string => reconcile.by[by] ?? reconcile.byStaff(by);

function Figures({ last }: { last: LastRun }) {
  const { reconcile, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const settled = last.differences.filter((one) => one.settled).length;
  const counts = {
    open: last.differences.length - settled,
    settled,
    compared: last.compared,
    unreachable: last.unreachable,
  };
  return (
    <Card>
      <Box
        component="dl"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {(['open', 'settled', 'compared', 'unreachable'] as const).map((name) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" variant="body2" color="text.secondary">
              {reconcile.counts[name]}
            </Typography>
            <Typography
              component="dd"
              color={name === 'open' && counts.open > 0 ? 'error' : 'text.primary'}
              sx={{ m: 0, fontSize: '1.6rem', fontWeight: 700 }}
            >
              {digits.format(counts[name])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

function LastOne({ last }: { last: LastRun }) {
  const t = useWords();
  const { reconcile, locale } = t;
  return (
    <Part id="last" title={reconcile.last}>
      <Typography color="text.secondary">
        <time dateTime={last.startedAt}>{momentOf(last.startedAt, locale)}</time> · {byOf(last.by, t)}
      </Typography>
      <Figures last={last} />
      {last.notAsked > 0 && <Alert severity="info">{reconcile.notAsked(last.notAsked)}</Alert>}
      {last.differences.length === 0 ? (
        <Alert severity="success">{reconcile.agree}</Alert>
      ) : (
        <PlainList label={reconcile.differences}>
          {[...last.differences.entries()].map(([place, row]) => (
            <DifferenceCard key={place} row={row} />
          ))}
        </PlainList>
      )}
    </Part>
  );
}

function Earlier({ runs }: { runs: RunRow[] }) {
  const t = useWords();
  const { reconcile, locale } = t;
  if (runs.length === 0) return null;
  return (
    <Part id="earlier" title={reconcile.earlier}>
      <Card component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
        {runs.map(({ startedAt, by, compared, open, isFinished }) => (
          <Box
            key={startedAt}
            component="li"
            sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <time dateTime={startedAt}>{momentOf(startedAt, locale)}</time> · {byOf(by, t)}
            </Typography>
            <Typography color="text.secondary">
              {isFinished ? reconcile.earlierLine(compared, open) : reconcile.unfinished}
            </Typography>
          </Box>
        ))}
      </Card>
    </Part>
  );
}

const lookAgainMs = 4_000;

/** While a comparison is running the page reloads by itself. */
function useLookingAgain(isRunning: boolean, again: () => void): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(again, lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, again]);
}

function Whole({ answer }: { answer: ComparisonAnswer }) {
  const { reconcile } = useWords();
  const { running, last } = answer;
  return (
    <>
      {running !== null && (
        <Alert severity="info" role="status">
          <strong>{reconcile.running}</strong> {reconcile.runningText(running.compared)}
        </Alert>
      )}
      {answer.isInterrupted && <Alert severity="warning">{reconcile.interrupted}</Alert>}
      {last === null ? (
        running === null && <Typography>{reconcile.never}</Typography>
      ) : (
        <LastOne last={last} />
      )}
      <Earlier runs={answer.earlier} />
    </>
  );
}

export function ReconcilePage() {
  const { nav, reconcile, settlement } = useWords();
  const notify = useNotify();
  const reading = useCalled('GET comparisons');
  const action = useAction();
  const isRunning = (reading.data?.running ?? null) !== null;
  useLookingAgain(isRunning, reading.again);

  const compare = async () => {
    if ((await action.run(() => call('comparisons'))) !== null) notify(reconcile.begun, { type: 'success' });
    reading.again();
  };

  return (
    <PageFrame
      title={nav.pages.reconcile}
      {...(reading.data !== null && { lead: reconcile.lead(reading.data.comparedDays) })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {/* Hidden until the last comparison has loaded: the content above grows then, and would move the button under a press. */}
        <Button
          variant="contained"
          disabled={action.isBusy || isRunning || reading.data === null}
          onClick={() => void compare()}
        >
          {reconcile.now}
        </Button>
        <Button variant="outlined" component={Link} to="/settlement">
          {settlement.title}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {reconcile.toStatements}
      </Typography>
      {action.problem !== null && <Alert severity="warning">{action.problem}</Alert>}
      <Read reading={reading} height={320}>
        {(answer) => <Whole answer={answer} />}
      </Read>
    </PageFrame>
  );
}

/** Access codes: how many each course has left, how many are missing, and adding new ones. */
import { Alert, Box, Button, Card, Checkbox, Chip, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { Ltr, OrderLink, SampleBadge } from '../layout/facts.tsx';
import { shownNumber } from '../../../src/features/orders/order.ts';
import { formatTags, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { AddCodes } from './add-codes.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { type DoneOf, call } from '../api.ts';

type PlatformCodesAnswer = DoneOf<'GET platform-codes'>;
type StockRow = DoneOf<'GET access-codes'>['rows'][number];
type UnusedCodesAnswer = DoneOf<'GET access-codes/{course}'>;

type UnusedCodesRow = UnusedCodesAnswer['rows'][number];
type Props = { course: string; name: string; onRemoved(): void; onClose(): void };

function CodeLine({
  row,
  isChosen,
  onChoose,
}: {
  row: UnusedCodesRow;
  isChosen: boolean;
  onChoose(isOn: boolean): void;
}) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />}
        label={<Ltr>{row.code}</Ltr>}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
      />
      {row.isSample && <SampleBadge />}
    </Box>
  );
}

function List({ rows, course, name, onRemoved }: Props & { rows: UnusedCodesRow[] }) {
  const { codes, common } = useWords();
  const notify = useNotify();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  const meant = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const remove = async (): Promise<string | null> => {
    try {
      const { removed } = await call('access-codes/{course}/removal', { course, ids: meant });
      notify(codes.removed(removed), { type: 'success' });
      onRemoved();
      return null;
    } catch (failure) {
      return whyRefused(failure, common, () => common.failures['already-decided']);
    }
  };
  if (rows.length === 0) return <Typography>{codes.unusedNone}</Typography>;
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={meant.length === rows.length}
            indeterminate={meant.length > 0 && meant.length < rows.length}
            onChange={({ target }) =>
              choose(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          />
        }
        label={codes.all}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
      />
      <Box
        component="ul"
        // A scrolling area must be reachable by keyboard.
        tabIndex={0}
        aria-label={codes.unusedOf(name)}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {rows.map((row) => (
          <CodeLine
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            onChoose={(isOn) => choose([row.id], isOn)}
          />
        ))}
      </Box>
      {meant.length > 0 && (
        <AskOnce
          label={codes.remove(meant.length)}
          sure={codes.removeSure}
          go={codes.removeGo}
          onGo={remove}
        />
      )}
    </>
  );
}

/** The unused codes of one course: chosen one by one or all at once, and removed for good. */
function UnusedCodes(props: Props) {
  const { codes } = useWords();
  const reading = useCalled('GET access-codes/{course}', { course: props.course });
  const removed = () => {
    reading.again();
    props.onRemoved();
  };
  return (
    <Stack component="section" aria-label={codes.unusedOf(props.name)} sx={{ gap: 1.5 }}>
      <Read reading={reading} height={160}>
        {({ rows }) => <List {...props} rows={rows} onRemoved={removed} />}
      </Read>
      <Box>
        <Button onClick={props.onClose}>{codes.unusedHide}</Button>
      </Box>
    </Stack>
  );
}

type Row = PlatformCodesAnswer['rows'][number];

function Line({ row, onDone }: { row: Row; onDone(): void }) {
  const { codes, common, locale } = useWords();
  const { orderNumber, name, course, code, what, since } = row;
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const tick = async () => {
    setBusy(true);
    try {
      await call('platform-codes/{number}/done', { number: orderNumber, what });
      notify(codes.platform.ticked, { type: 'success' });
    } catch (failure) {
      notify(
        whyRefused(failure, common, () => common.failures['already-decided']),
        { type: 'warning' },
      );
    }
    setBusy(false);
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
        disabled={isBusy}
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

function Counts({ stock }: { stock: StockRow }) {
  const { codes, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const facts = [
    { label: codes.free, count: stock.free },
    { label: codes.taken, count: stock.taken },
    { label: codes.waiting, count: stock.waiting },
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
      {facts.map(({ label, count }) => (
        <Box
          key={label}
          sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
            {digits.format(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function CourseCodes({ stock, few, onChanged }: { stock: StockRow; few: number; onChanged(): void }) {
  const { codes, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const notify = useNotify();
  const [isAdding, setAdding] = useState(false);
  const [isListed, setListed] = useState(false);
  // Sample codes do not count as left where real money comes in.
  const unused = Math.max(stock.free, stock.samples);
  const name = stock.name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <Card component="li" sx={{ p: 2.5, alignSelf: 'start' }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          {stock.samples > 0 && <SampleBadge />}
          {stock.runsLow && (
            <Chip
              size="small"
              color={stock.free === 0 ? 'error' : 'warning'}
              sx={{ height: 'auto', py: 0.25, '& .MuiChip-label': { whiteSpace: 'normal' } }}
              label={stock.free === 0 ? codes.empty : codes.low(few)}
            />
          )}
        </Stack>
        <Counts stock={stock} />
        {stock.notReady !== null && <Alert severity="warning">{codes.notReady[stock.notReady]}</Alert>}
        {isListed && (
          <UnusedCodes
            course={stock.course}
            name={name}
            onRemoved={onChanged}
            onClose={() => setListed(false)}
          />
        )}
        {permissions.includes('mayAddCodes') &&
          (isAdding ? (
            <AddCodes
              course={stock.course}
              name={name}
              unused={unused}
              onClose={() => setAdding(false)}
              onAdded={({ added, skipped, served }) => {
                notify(codes.added(added, skipped, served), {
                  type: 'success',
                  autoHideDuration: 12_000,
                  multiLine: true,
                });
                setAdding(false);
                setListed(false);
                onChanged();
              }}
            />
          ) : (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button variant="outlined" onClick={() => setAdding(true)} aria-label={codes.addTo(name)}>
                {codes.add}
              </Button>
              {!isListed && unused > 0 && (
                <Button onClick={() => setListed(true)} aria-label={codes.unusedOf(name)}>
                  {codes.unused}
                </Button>
              )}
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}

export function CodesPage() {
  const { codes } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useCalled('GET access-codes');
  return (
    <PageFrame title={codes.title} lead={codes.lead}>
      {!permissions.includes('mayAddCodes') && <Alert severity="info">{codes.mayNotAdd}</Alert>}
      {permissions.includes('mayAddCodes') && <PlatformCodes />}
      <Read reading={reading} height={320}>
        {({ rows, few }) =>
          rows.length === 0 ? (
            <Typography>{codes.none}</Typography>
          ) : (
            <PlainList label={codes.title} isPaired>
              {rows.map((stock) => (
                <CourseCodes key={stock.course} stock={stock} few={few} onChanged={reading.again} />
              ))}
            </PlainList>
          )
        }
      </Read>
    </PageFrame>
  );
}

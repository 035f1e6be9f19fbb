/** '/month': the figures of a month, and its file. */
import { Alert, Box, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Part, WordChip } from '../layout/facts.tsx';
import { type ConsoleLocale, formatTags, madOf, momentOf } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { askFile, type DoneOf } from '../api.ts';
import { type MonthSheet, monthSheets } from '../../../src/admin/reports/month-sales.ts';
import { useWords } from '../words/words.ts';
import { formats, useTaking } from './take-away.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { wordOf } from '../words/word-of.ts';

type MonthAnswer = DoneOf<'GET months/{month}'>;
type MonthSumsRow = DoneOf<'GET months/{month}'>['inAll'];

type Figure = {
  name: string;
  value: string;
  also?: string | false;
  /** On a line of its own on a phone. */
  isAlone?: boolean;
};

/** Figures of the chosen month, in columns aligned from list to list. Money in centimes of MAD. */
function Figures({ figures, isLarge = false }: { figures: readonly Figure[]; isLarge?: boolean }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(${isLarge ? '8.5rem' : '7.5rem'}, 1fr))`,
      }}
    >
      {figures.map(({ name, value, also = false, isAlone = false }) => (
        <Box key={name} sx={{ gridColumn: { xs: isAlone ? '1 / -1' : 'auto', sm: 'auto' } }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 700, fontSize: isLarge ? '1.4rem' : '1rem' }}>
            {value}
          </Typography>
          {also !== false && (
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {also}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** What came in, what was paid back, and the rest. */
function useMoney() {
  const { lists, locale } = useWords();
  const t = lists.month;
  return ({ receivedCentimes, paidBackCentimes, refunds, netCentimes }: MonthSumsRow): Figure[] => [
    { name: t.received, value: madOf(receivedCentimes, locale) },
    {
      name: t.paidBack,
      value: madOf(paidBackCentimes, locale),
      also: refunds > 0 && t.refunds(refunds),
    },
    { name: t.net, value: madOf(netCentimes, locale) },
  ];
}

function ByMethod({ rows }: { rows: MonthAnswer['byMethod'] }) {
  const { lists, orders, refunds } = useWords();
  const money = useMoney();
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {lists.month.sheets.byMethod}
      </Typography>
      <PlainList>
        {rows.map(({ method, gateway, ...sums }) => (
          <Box
            component="li"
            key={`${method} ${gateway}`}
            sx={{ display: 'grid', gap: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <strong>{method === null ? lists.month.unknown : orders.methods[method]}</strong>
              {gateway !== null && ` · ${wordOf(refunds.gateways, gateway) ?? gateway}`}
              {' · '}
              {lists.month.payments(sums.payments)}
            </Typography>
            <Figures figures={money(sums)} />
          </Box>
        ))}
      </PlainList>
    </>
  );
}

function MonthFigures({ month, name }: { month: MonthAnswer; name: string }) {
  const { lists, locale } = useWords();
  const t = lists.month;
  const money = useMoney();
  const { inAll, ordersPaid, byMethod, until, owed, shares, organisations, afterwards } = month;
  const twice = inAll.payments - ordersPaid;
  return (
    <Card component="section" aria-labelledby="figures" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {/* French month names are lower case, also at the beginning of a line. */}
        <Typography
          id="figures"
          component="h2"
          variant="h6"
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {name}
        </Typography>
        {until !== null && <WordChip color="info" variant="outlined" label={t.untilNow} />}
      </Stack>
      {until !== null && (
        <Typography variant="body2" color="text.secondary">
          {t.underWay(momentOf(until, locale))}
        </Typography>
      )}
      {afterwards > 0 && <Alert severity="info">{t.afterwards(afterwards)}</Alert>}
      {inAll.payments + inAll.refunds + owed.refunds + shares.statements + organisations.papers === 0 ? (
        <Typography>{until === null ? t.nothing : t.nothingYet}</Typography>
      ) : (
        <>
          <Figures
            isLarge
            figures={[
              {
                name: t.ordersPaid,
                value: new Intl.NumberFormat(formatTags[locale]).format(ordersPaid),
                also: twice > 0 && t.cameTwice(twice),
                isAlone: true,
              },
              ...money(inAll),
              ...(owed.refunds === 0
                ? []
                : [
                    {
                      name: t.sheets.owed,
                      value: madOf(owed.centimes, locale),
                      also: t.refunds(owed.refunds),
                    },
                  ]),
              ...(shares.statements === 0
                ? []
                : [{ name: t.sheets.shares, value: madOf(shares.centimes, locale) }]),
              ...(organisations.papers === 0
                ? []
                : [{ name: t.sheets.organisations, value: madOf(organisations.centimes, locale) }]),
            ]}
          />
          <ByMethod rows={byMethod} />
        </>
      )}
    </Card>
  );
}

/** `month`: '2026-05', one that has begun; `name`: in the reader's language. */
function MonthView({ month, name }: { month: string; name: string }) {
  const reading = useCalled('GET months/{month}', { month });
  return (
    <Read reading={reading} height={320}>
      {(month) => <MonthFigures month={month} name={name} />}
    </Read>
  );
}

/** `month`: 1 is January. */
type Month = { year: number; month: number };

const months = Array.from({ length: 12 }, (_none, index) => index + 1);

/** The current month in Morocco. */
function monthNow(): Month {
  const [year = 2026, month = 1] = todayInMorocco().split('-').map(Number);
  return { year, month };
}

const monthName = (month: number, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1),
  );

/** 'May 2026', as the language writes it. */
const wholeName = ({ year, month }: Month, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** The last complete month: what an accountant asks for. */
const lastMonth = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

type Choice<T> = {
  label: string;
  value: T;
  options: { value: T; name: string }[];
  onChoose: (value: T) => void;
};

const Choose = <T extends string>({ label, value, options, onChoose }: Choice<T>) => (
  <TextField
    select
    fullWidth
    label={label}
    value={value}
    onChange={({ target }) => {
      const chosen = options.find((option) => option.value === target.value);
      if (chosen) onChoose(chosen.value);
    }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.name}
      </MenuItem>
    ))}
  </TextField>
);

/** '2026-05', as the API names it. */
const named = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

function ChooseMonth({ now, chosen, onChoose }: { now: Month; chosen: Month; onChoose(month: Month): void }) {
  const { lists, locale } = useWords();
  const years = Array.from({ length: 6 }, (_none, index) => now.year - index);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '3fr 2fr' }}>
      <Choose
        label={lists.month.month}
        value={String(chosen.month)}
        options={months.map((one) => ({ value: String(one), name: monthName(one, locale) }))}
        onChoose={(value) => onChoose({ ...chosen, month: Number(value) })}
      />
      <Choose
        label={lists.month.year}
        value={String(chosen.year)}
        options={years.map((one) => ({ value: String(one), name: String(one) }))}
        onChoose={(value) => onChoose({ ...chosen, year: Number(value) })}
      />
    </Box>
  );
}

function TakeMonth({ month }: { month: string }) {
  const { lists, locale } = useWords();
  const t = lists.month;
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [sheet, setSheet] = useState<MonthSheet>('payments');
  const { take, isBusy } = useTaking();
  const asked = { month, format, locale, ...(format !== 'xlsx' && { sheet }) };
  return (
    <Part id="file" title={t.file}>
      <Choose
        label={t.format}
        value={format}
        options={formats.map((value) => ({ value, name: lists.exports.formats[value] }))}
        onChoose={setFormat}
      />
      {format !== 'xlsx' && (
        <Choose
          label={t.sheet}
          value={sheet}
          options={monthSheets.map((value) => ({ value, name: t.sheets[value] }))}
          onChoose={setSheet}
        />
      )}
      <Button
        variant="contained"
        size="large"
        disabled={isBusy}
        onClick={() => void take(askFile('GET exports/months/{month}', asked))}
      >
        {isBusy ? lists.exports.busy : t.take}
      </Button>
    </Part>
  );
}

export function MonthPage() {
  const { lists, locale } = useWords();
  const t = lists.month;
  const [now] = useState(monthNow);
  const [chosen, setChosen] = useState(() => lastMonth(now));
  const isToCome = chosen.year === now.year && chosen.month > now.month;
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <ChooseMonth now={now} chosen={chosen} onChoose={setChosen} />
      {isToCome ? (
        <Alert severity="info">{t.notBegun}</Alert>
      ) : (
        <>
          <MonthView month={named(chosen)} name={wholeName(chosen, locale)} />
          <TakeMonth month={named(chosen)} />
        </>
      )}
    </PageFrame>
  );
}

/** '/month': what a month holds, and its file. */
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { formatTags, type ConsoleLocale } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { queryOf } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { MonthTold } from './month-told.tsx';
import { formats } from './take-away.tsx';
import { fileLocaleOf, useTaking } from './use-taking.ts';

const sheets = ['payments', 'refunds', 'byMethod', 'byItem'] as const;
/** `month`: 1 is January. */
type Month = { year: number; month: number };

const months = Array.from({ length: 12 }, (_none, index) => index + 1);

/** The month that Morocco's calendar shows. */
function monthNow(): Month {
  const [year = 2026, month = 1] = dayInMorocco(new Date()).split('-').map(Number);
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

/** The last one that is over: what an accountant asks for. */
const lastMonth = ({ year, month }: Month): Month =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

type Choice = { label: string; value: string; options: { value: string; name: string }[] };

const Choose = ({ label, value, options, onChoose }: Choice & { onChoose: (value: string) => void }) => (
  <TextField select fullWidth label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.name}
      </MenuItem>
    ))}
  </TextField>
);

/** '2026-05', as the wire names it. */
const named = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`;

function ChooseMonth({ now, chosen, onChoose }: { now: Month; chosen: Month; onChoose(month: Month): void }) {
  const { lists, locale } = useSay();
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
  const { lists, locale } = useSay();
  const say = lists.month;
  const [format, setFormat] = useState<string>('xlsx');
  const [sheet, setSheet] = useState<string>('payments');
  const { take, isBusy } = useTaking();
  const query = queryOf({ format, locale: fileLocaleOf(locale), ...(format !== 'xlsx' && { sheet }) });
  return (
    <Part id="file" title={say.file}>
      <Choose
        label={say.format}
        value={format}
        options={formats.map((value) => ({ value, name: lists.exports.formats[value] }))}
        onChoose={setFormat}
      />
      {format !== 'xlsx' && (
        <Choose
          label={say.sheet}
          value={sheet}
          options={sheets.map((value) => ({ value, name: say.sheets[value] }))}
          onChoose={setSheet}
        />
      )}
      <Button
        variant="contained"
        size="large"
        disabled={isBusy}
        onClick={() => void take(`/exports/months/${month}${query}`)}
      >
        {isBusy ? lists.exports.busy : say.take}
      </Button>
    </Part>
  );
}

export function MonthPage() {
  const { lists, locale } = useSay();
  const say = lists.month;
  const [now] = useState(monthNow);
  const [chosen, setChosen] = useState(() => lastMonth(now));
  const isToCome = chosen.year === now.year && chosen.month > now.month;
  return (
    <PageFrame title={say.title} lead={say.lead} measure="reading">
      <ChooseMonth now={now} chosen={chosen} onChoose={setChosen} />
      {isToCome ? (
        <Alert severity="info">{say.notBegun}</Alert>
      ) : (
        <>
          <MonthTold month={named(chosen)} name={wholeName(chosen, locale)} />
          <TakeMonth month={named(chosen)} />
        </>
      )}
    </PageFrame>
  );
}

/** '/month': a month's sales with their sums, as a file. */
import { Alert, Box, Button, Card, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { formatTags, type ConsoleLocale } from '../locale.ts';
import { queryOf } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { formats } from './take-away.tsx';
import { fileLocaleOf, useTaking } from './use-taking.ts';

const sheets = ['payments', 'refunds', 'byMethod', 'byItem'] as const;
const months = Array.from({ length: 12 }, (_none, index) => index + 1);

/** The month that Morocco's calendar shows. */
function monthNow(): { year: number; month: number } {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    timeZone: 'Africa/Casablanca',
  });
  const [month = 1, year = 2026] = parts.format(new Date()).split('/').map(Number);
  return { year, month };
}

const monthName = (month: number, locale: ConsoleLocale): string =>
  new Intl.DateTimeFormat(formatTags[locale], { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1),
  );

/** The last one that is over: what an accountant asks for. */
const lastMonth = ({ year, month }: ReturnType<typeof monthNow>) =>
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

export function MonthPage() {
  const { lists, locale } = useSay();
  const say = lists.month;
  const [now] = useState(monthNow);
  const [{ year, month }, setChosen] = useState(() => lastMonth(now));
  const [format, setFormat] = useState<string>('xlsx');
  const [sheet, setSheet] = useState<string>('payments');
  const { take, isBusy } = useTaking();
  const years = Array.from({ length: 6 }, (_none, index) => now.year - index);
  const isThis = year === now.year && month === now.month;
  const isToCome = year === now.year && month > now.month;
  const named = `${year}-${String(month).padStart(2, '0')}`;
  const query = queryOf({ format, locale: fileLocaleOf(locale), ...(format !== 'xlsx' && { sheet }) });
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 }, pt: { md: 2 }, maxWidth: '36rem' }}>
      <Title title={say.title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {say.title}
      </Typography>
      <Typography color="text.secondary">{say.lead}</Typography>
      <Card sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '3fr 2fr' }}>
            <Choose
              label={say.month}
              value={String(month)}
              options={months.map((one) => ({ value: String(one), name: monthName(one, locale) }))}
              onChoose={(value) => setChosen({ year, month: Number(value) })}
            />
            <Choose
              label={say.year}
              value={String(year)}
              options={years.map((one) => ({ value: String(one), name: String(one) }))}
              onChoose={(value) => setChosen({ year: Number(value), month })}
            />
          </Box>
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
          {isThis && <Alert severity="info">{say.underWay}</Alert>}
          <Button
            variant="contained"
            size="large"
            disabled={isBusy || isToCome}
            onClick={() => void take(`/exports/months/${named}${query}`)}
          >
            {isBusy ? lists.exports.busy : say.take}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}

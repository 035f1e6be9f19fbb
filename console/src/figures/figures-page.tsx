/** '/figures': money and people of chosen days, beside as many days before. The days are in the address. */
import { Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { todayInMorocco } from '../morocco.ts';
import { FigureCards } from '../today/figure-cards.tsx';
import { useWords } from '../words/words.ts';
import type { Days } from './figure-table.tsx';
import { Money } from './money-figures.tsx';
import { Funnel, Groups } from './visit-figures.tsx';

const dayMs = 86_400_000;
const mostDays = 731;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const lastDays = (days: number): Days => {
  const to = todayInMorocco();
  return { from: shifted(to, 1 - days), to };
};

/** The calendar month so many months before this one; this one ends today. */
function monthBefore(months: number): Days {
  const today = todayInMorocco();
  const first = (back: number) => {
    const at = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    at.setUTCMonth(at.getUTCMonth() - back);
    return at.toISOString().slice(0, 10);
  };
  return { from: first(months), to: months === 0 ? today : shifted(first(months - 1), -1) };
}

const choices = {
  30: () => lastDays(30),
  90: () => lastDays(90),
  365: () => lastDays(365),
  month: () => monthBefore(0),
  lastMonth: () => monthBefore(1),
};

const isPeriod = ({ from, to }: Days): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / dayMs < mostDays;

function OwnDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { figures: t } = useWords();
  const [typed, setTyped] = useState(days);
  const [isWrong, setWrong] = useState(false);
  const problemId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isPeriod(typed));
    if (isPeriod(typed)) onChoose(typed);
  };
  const field = (name: keyof Days) => (
    <TextField
      type="date"
      size="small"
      label={t.days[name]}
      value={typed[name]}
      error={isWrong && name === 'to'}
      slotProps={{
        inputLabel: { shrink: true },
        ...(isWrong && name === 'to' && { htmlInput: { 'aria-describedby': problemId } }),
      }}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      onSubmit={send}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'start' }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" variant="outlined">
        {t.days.show}
      </Button>
      {isWrong && (
        <Typography id={problemId} role="alert" variant="body2" color="error" sx={{ flexBasis: '100%' }}>
          {t.days.wrong}
        </Typography>
      )}
    </Stack>
  );
}

function ChooseDays({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) {
  const { figures: t } = useWords();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" role="group" aria-label={t.days.label} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {Object.entries(choices).map(([name, daysOf]) => {
          const isChosen = daysOf().from === days.from && daysOf().to === days.to;
          return (
            <Button
              key={name}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose(daysOf())}
            >
              {t.days.choices[name]}
            </Button>
          );
        })}
      </Stack>
      <OwnDays key={`${days.from} ${days.to}`} days={days} onChoose={onChoose} />
    </Stack>
  );
}

export function FiguresPage() {
  const { nav } = useWords();
  const [search, setSearch] = useSearchParams();
  const [usual] = useState(() => lastDays(30));
  const asked = { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to };
  const days = isPeriod(asked) ? asked : usual;
  const reading = useCalled('GET figures', days);
  return (
    <PageFrame title={nav.pages.figures}>
      <ChooseDays days={days} onChoose={(chosen) => setSearch(chosen)} />
      <Read reading={reading} height={520}>
        {(figures) => (
          <>
            <FigureCards
              figures={figures}
              shown={['net', 'orders', 'average', 'refunds', 'learners', 'members']}
            />
            <Money figures={figures} days={days} />
          </>
        )}
      </Read>
      <Funnel days={days} />
      <Groups days={days} />
    </PageFrame>
  );
}

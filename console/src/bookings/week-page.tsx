/** '/bookings/week': a week of hours and bookings; a calendar on a desk, day by day on a phone. */
import { alpha, Box, Button, Link as MuiLink, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DoneOf } from '../api.ts';
import { BookingGlance } from './booking-page.tsx';
import { clockAt, dateOf, joined, minuteOf, timeOf, usual, type Window } from '../hours/week.ts';

import { PageFrame } from '../layout/page-frame.tsx';
import { Empty, Read, useCalled } from '../layout/read.tsx';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { dayOf, formatTags } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';

type Week = DoneOf<'GET booking-week'>;
type BookingRow = Week['rows'][number];

/** One line of the calendar. */
const stepMinutes = 30;
const dayMs = 86_400_000;

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Of a booking on its own day; one that runs beyond midnight ends there. */
function minutesOf({ startsAt, endsAt }: Pick<BookingRow, 'startsAt' | 'endsAt'>): Window {
  const from = minuteOf(clockAt(startsAt)) ?? 0;
  return { from, until: from + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 };
}

/** The usual day, widened by what lies outside it. */
function drawn(windows: readonly Window[]): Window {
  const from = Math.min(usual.from, ...windows.map((one) => one.from));
  const until = Math.max(usual.until, ...windows.map((one) => one.until));
  return { from: from - (from % stepMinutes), until };
}

const linesOf = ({ from, until }: Window, day: Window): string =>
  `${Math.floor((from - day.from) / stepMinutes) + 1} / ${Math.ceil((until - day.from) / stepMinutes) + 1}`;

const gridOf = (day: Window) => ({
  display: { md: 'grid' },
  gridTemplateRows: `repeat(${Math.ceil((day.until - day.from) / stepMinutes)}, 1.2rem)`,
  gridAutoColumns: 'minmax(0, 1fr)',
});

/** Two lines for an hour; who gives it follows where there is space. */
function Booking({ row }: { row: BookingRow }) {
  const { bookings, locale } = useWords();
  const { from, until } = minutesOf(row);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={(theme) => ({
        height: '100%',
        overflow: 'hidden',
        px: 0.75,
        py: 0.25,
        fontSize: '0.8rem',
        lineHeight: 1.25,
        borderRadius: '6px',
        bgcolor: alpha(theme.palette.primary.main, 0.12),
        borderInlineStart: `4px solid ${theme.palette[row.state === 'held' ? 'warning' : 'primary'].main}`,
      })}
    >
      <MuiLink
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        sx={{ display: 'block', width: '100%', font: 'inherit', fontWeight: 600, textAlign: 'start' }}
      >
        <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <bdi>{row.name}</bdi>
        </Box>
        {bookings.span(timeOf(from), timeOf(until))}
      </MuiLink>
      <Box component="span" sx={{ display: { md: until - from > 60 ? 'inline' : 'none' } }}>
        <bdi>{row.expert[locale]}</bdi>
        {row.state === 'held' && ` · ${bookings.states.held}`}
      </Box>
      {isOpen && <BookingGlance row={row} onClose={() => setOpen(false)} />}
    </Box>
  );
}

const dayHeading = { fontWeight: 700, fontSize: '0.9rem', lineHeight: 2 } as const;

/** The hours at the side of the calendar, from the drawn ones. */
function Hours({ day }: { day: Window }) {
  const first = Math.ceil(day.from / 60);
  const all = Array.from({ length: Math.floor(day.until / 60) - first }, (_, index) => (first + index) * 60);
  return (
    <Box aria-hidden="true" sx={{ display: { xs: 'none', md: 'block' } }}>
      <Typography sx={dayHeading}>{'\u00a0'}</Typography>
      <Box sx={gridOf(day)}>
        {all.map((minute) => (
          <Typography
            key={minute}
            variant="body2"
            color="text.secondary"
            sx={{ gridRow: linesOf({ from: minute, until: minute + 60 }, day), fontSize: '0.75rem' }}
          >
            <bdi dir="ltr">{timeOf(minute)}</bdi>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const openBox = {
  display: { xs: 'none', md: 'block' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const;

type DayProps = Pick<Week, 'experts' | 'open'> & { date: string; rows: BookingRow[]; day: Window };

/** Open hours lie under the bookings; bookings at the same time stand side by side. */
function Day({ date, experts, open, rows, day }: DayProps) {
  const { bookings, hours, locale } = useWords();
  const isToday = date === todayInMorocco();
  const form = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  /** Who gives hours on this day, and when. */
  const spans = experts.flatMap(({ slug, name }) => {
    const own = joined(open.filter((one) => one.expert === slug));
    const at = own.map(({ from, until }) => bookings.span(timeOf(from), timeOf(until)));
    return at.length === 0 ? [] : [[name[locale], ...at].join(' ')];
  });
  return (
    <Box component="section" aria-labelledby={`day-${date}`} sx={{ minWidth: 0 }}>
      <Typography
        id={`day-${date}`}
        component="h2"
        aria-current={isToday ? 'date' : undefined}
        sx={{ ...dayHeading, ...(isToday && { color: 'primary.main' }) }}
      >
        {new Intl.DateTimeFormat(formatTags[locale], form).format(new Date(`${date}T00:00Z`))}
      </Typography>
      {/* On a desk they are drawn. */}
      <Typography
        variant="body2"
        color="text.secondary"
        sx={(theme) => ({ mb: 0.5, [theme.breakpoints.up('md')]: screenReaderOnly })}
      >
        {spans.length === 0 ? hours.closed : bookings.week.openHours(spans.join(' · '))}
      </Typography>
      <Box sx={{ position: 'relative' }}>
        <Box
          aria-hidden="true"
          sx={{ position: 'absolute', inset: 0, ...gridOf(day), bgcolor: { md: 'action.hover' } }}
        >
          {joined(open).map((window) => (
            <Box key={window.from} sx={{ ...openBox, gridRow: linesOf(window, day) }} />
          ))}
        </Box>
        <Box
          component="ul"
          aria-labelledby={`day-${date}`}
          sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none', columnGap: 0.25, ...gridOf(day) }}
        >
          {rows.map((row) => (
            <Box
              component="li"
              key={row.number}
              sx={{ gridRow: linesOf(minutesOf(row), day), mb: { xs: 1, md: 0 }, minWidth: 0 }}
            >
              <Booking row={row} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Calendar({ week, expert }: { week: Week; expert: string }) {
  const { nav, bookings, locale } = useWords();
  const isMeant = (slug: string) => expert === '' || slug === expert;
  const open = week.open.filter((one) => isMeant(one.expert));
  const rows = week.rows.filter((row) => isMeant(row.expertSlug));
  if (open.length + rows.length === 0)
    return (
      <Empty to="/hours" label={nav.pages.hours}>
        {bookings.none.coming}
      </Empty>
    );
  const windows = joined(open);
  const experts = week.experts.filter(({ slug }) => open.some((one) => one.expert === slug));
  const day = drawn([...windows, ...rows.map(minutesOf)]);
  return (
    <>
      {experts.length > 0 && (
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, alignItems: 'center' }}
        >
          <Box component="span" sx={{ ...openBox, width: 16, height: 16 }} />
          {bookings.week.openHours(experts.map(({ name }) => name[locale]).join(' · '))}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 1 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2.5rem repeat(7, minmax(0, 1fr))' },
        }}
      >
        <Hours day={day} />
        {week.days.map((date) => (
          <Day
            key={date}
            date={date}
            experts={week.experts}
            open={open.filter((one) => one.date === date)}
            rows={rows.filter((row) => dateOf(row.startsAt) === date)}
            day={day}
          />
        ))}
      </Box>
    </>
  );
}

export function WeekPage() {
  const { bookings, hours, locale } = useWords();
  const t = bookings.week;
  const [query, setQuery] = useSearchParams();
  const day = query.get('day') ?? todayInMorocco();
  const expert = query.get('expert') ?? '';
  const reading = useCalled('GET booking-week', { day });
  const show = (next: { day?: string; expert?: string }) =>
    setQuery(
      Object.fromEntries(Object.entries({ day, expert, ...next }).filter(([, value]) => value !== '')),
      { replace: true },
    );
  return (
    <PageFrame title={t.title} lead={bookings.lead} back={{ to: '/bookings', label: bookings.back }}>
      <Read reading={reading} height={480}>
        {(week) => (
          <>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Button variant="outlined" onClick={() => show({ day: daysFrom(week.days[0] ?? day, -7) })}>
                {t.before}
              </Button>
              <Button variant="outlined" onClick={() => show({ day: '' })}>
                {t.now}
              </Button>
              <Button variant="outlined" onClick={() => show({ day: daysFrom(week.days[0] ?? day, 7) })}>
                {t.after}
              </Button>
              <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
                {t.span(dayOf(week.days[0] ?? day, locale), dayOf(week.days.at(-1) ?? day, locale))}
              </Typography>
              {week.experts.length > 1 && (
                <TextField
                  select
                  size="small"
                  label={bookings.expert}
                  value={week.experts.some(({ slug }) => slug === expert) ? expert : ''}
                  onChange={({ target }) => show({ expert: target.value })}
                  slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
                  sx={{ minWidth: '14rem', marginInlineStart: { md: 'auto' } }}
                >
                  <MenuItem value="">{hours.backToAll}</MenuItem>
                  {week.experts.map(({ slug, name }) => (
                    <MenuItem key={slug} value={slug}>
                      <bdi>{name[locale]}</bdi>
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </Stack>
            <Calendar week={week} expert={expert} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}

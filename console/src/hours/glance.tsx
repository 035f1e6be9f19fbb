/** The ordinary week at a glance: a line a day, open times drawn on the day and said beside it. */
import { Box, Typography } from '@mui/material';
import { useSay } from '../words/words.ts';
import { PartCard } from './part-card.tsx';
import { timeOf, weekdayName } from './clock.ts';
import { weekdays, windowsOf, type Draft, type Window } from './week.ts';

/** The drawn part of a day, widened by whatever is open outside it. */
const usual: Window = { from: 7 * 60, until: 21 * 60 };

function Bar({ windows, day }: { windows: Window[]; day: Window }) {
  const share = (minutes: number) => `${(100 * minutes) / (day.until - day.from)}%`;
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'relative',
        height: 14,
        borderRadius: 1,
        bgcolor: 'background.default',
        overflow: 'hidden',
      }}
    >
      {windows.map((open) => (
        <Box
          key={open.from}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart: share(open.from - day.from),
            width: share(open.until - open.from),
            bgcolor: 'primary.main',
            borderRadius: 1,
          }}
        />
      ))}
    </Box>
  );
}

export function Glance({ draft }: { draft: Draft }) {
  const { hours, bookings, locale } = useSay();
  const week = weekdays.map((weekday) => ({ weekday, windows: windowsOf(weekday, draft) }));
  const all = week.flatMap(({ windows }) => windows);
  const day = {
    from: Math.min(usual.from, ...all.map(({ from }) => from)),
    until: Math.max(usual.until, ...all.map(({ until }) => until)),
  };
  return (
    <PartCard id="glance" title={hours.glance}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {week.map(({ weekday, windows }) => (
          <Box
            key={weekday}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: '6rem minmax(0, 1fr)', md: '7rem 16rem minmax(0, 1fr)' },
            }}
          >
            <Typography sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
              {weekdayName(weekday, locale)}
            </Typography>
            <Typography color={windows.length === 0 ? 'text.secondary' : 'text.primary'}>
              {windows.length === 0
                ? hours.closed
                : windows.map((open, index) => (
                    <span key={open.from}>
                      {index > 0 && (locale === 'ar' ? '، ' : ', ')}
                      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                        {bookings.span(timeOf(open.from), timeOf(open.until))}
                      </Box>
                    </span>
                  ))}
            </Typography>
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, mt: { xs: 0.25, md: 0 } }}>
              <Bar windows={windows} day={day} />
            </Box>
          </Box>
        ))}
      </Box>
    </PartCard>
  );
}

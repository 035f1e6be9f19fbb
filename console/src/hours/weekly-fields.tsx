/** The hours of every week: each weekday with as many times as it needs. */
import { Box, Button, Typography } from '@mui/material';
import { useSay } from '../words/words.ts';
import { timeOf, weekdayName } from './clock.ts';
import { PartCard } from './part-card.tsx';
import { TimesFields } from './times.tsx';
import { weekdays, windowsOf, type Draft, type WeeklyTimes } from './week.ts';

export type FieldsProps = {
  draft: Draft;
  faultOf(path: string): string | undefined;
  onChange(draft: Draft): void;
};

/** After the last times of the day, or in the morning. */
function nextTimes(weekday: number, draft: Draft): WeeklyTimes {
  const last = windowsOf(weekday, draft).at(-1);
  const from = last === undefined ? 600 : last.until + 60;
  if (from > 1_320) return { weekday, from: '', until: '' };
  return { weekday, from: timeOf(from), until: timeOf(from + 120) };
}

function Weekday({ weekday, draft, faultOf, onChange }: FieldsProps & { weekday: number }) {
  const { hours, locale } = useSay();
  const name = weekdayName(weekday, locale);
  const own = draft.hours.flatMap((times, at) => (times.weekday === weekday ? [{ times, at }] : []));
  const put = (changed: WeeklyTimes[]) => onChange({ ...draft, hours: changed });
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 24rem)' },
      }}
    >
      <Typography
        component="h3"
        sx={{ fontWeight: 600, pt: { sm: 1 }, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {name}
        {own.length === 0 && (
          <Typography component="span" color="text.secondary">
            {' · '}
            {hours.closed}
          </Typography>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start', minWidth: 0 }}>
        {own.map(({ times, at }, row) => (
          <Box key={at} sx={{ width: '100%' }}>
            <TimesFields
              times={times}
              about={own.length === 1 ? name : `${name} ${row + 1}`}
              faultOf={(edge) => faultOf(`hours.${at}.${edge}`)}
              onChange={(changed) => put(draft.hours.with(at, { weekday, ...changed }))}
              onRemove={() => put(draft.hours.toSpliced(at, 1))}
            />
          </Box>
        ))}
        <Button
          aria-label={hours.addTo(name)}
          onClick={() => put([...draft.hours, nextTimes(weekday, draft)])}
          sx={{ marginInlineStart: -0.75 }}
        >
          {hours.add}
        </Button>
      </Box>
    </Box>
  );
}

export function WeeklyFields(props: FieldsProps) {
  const { hours } = useSay();
  return (
    <PartCard id="weekly" title={hours.weekly} hint={hours.weeklyHint}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {weekdays.map((weekday) => (
          <Weekday key={weekday} weekday={weekday} {...props} />
        ))}
      </Box>
    </PartCard>
  );
}

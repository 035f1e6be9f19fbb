/** Single days that are not like their weekday; a day that is closed says at once who comes on it. */
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { longDayOf } from '../bookings/clocks.ts';
import { useSay } from '../words/words.ts';
import { PartCard } from './part-card.tsx';
import { TimesFields } from './times.tsx';
import { type Booked, type SpecialDay, dateOf } from './week.ts';
import type { FieldsProps } from './weekly-fields.tsx';
import { BookedList } from './who-comes.tsx';

type Props = FieldsProps & {
  today: string;
  /** Booked, and outside of what is written here. */
  outside: Booked[];
};
type DayProps = {
  day: SpecialDay;
  at: number;
  today: string;
  outside: Booked[];
  faultOf: FieldsProps['faultOf'];
  onChange(day: SpecialDay): void;
  onRemove(): void;
};

function Day({ day, at, today, outside, faultOf, onChange, onRemove }: DayProps) {
  const { hours, locale } = useSay();
  const { date, kind } = day;
  const name = date === '' ? `${hours.date} ${at + 1}` : longDayOf(`${date}T12:00:00Z`, locale);
  const fault = faultOf(`days.${at}.date`);
  const coming = outside.filter(({ startsAt }) => dateOf(startsAt) === date);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5, maxWidth: '32rem' }}
    >
      <Box
        role="group"
        aria-label={name}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}
      >
        <TextField
          type="date"
          label={hours.date}
          value={date}
          onChange={(event) => onChange({ ...day, date: event.target.value })}
          error={fault !== undefined}
          helperText={fault}
          sx={{ flex: '1 1 10rem' }}
          slotProps={{ htmlInput: { dir: 'ltr', min: today }, inputLabel: { shrink: true } }}
        />
        <TextField
          select
          label={hours.kind}
          value={kind}
          onChange={(event) =>
            onChange({ ...day, kind: event.target.value === 'open' ? 'open' : 'closed', from: '', until: '' })
          }
          sx={{ flex: '1 1 11rem' }}
        >
          <MenuItem value="closed">{hours.kinds.closed}</MenuItem>
          <MenuItem value="open">{hours.kinds.open}</MenuItem>
        </TextField>
      </Box>
      {kind === 'open' && (
        <TimesFields
          times={day}
          about={name}
          faultOf={(edge) => faultOf(`days.${at}.${edge}`)}
          onChange={(times) => onChange({ ...day, ...times })}
        />
      )}
      {coming.length > 0 && (
        <Alert severity="warning" role="status">
          {hours.comes}
          <BookedList booked={coming} />
        </Alert>
      )}
      <Button
        aria-label={hours.removeOne(name)}
        onClick={onRemove}
        sx={{ justifySelf: 'start', marginInlineStart: -0.75 }}
      >
        {hours.remove}
      </Button>
    </Box>
  );
}

export function DayFields({ draft, today, outside, faultOf, onChange }: Props) {
  const { hours } = useSay();
  const { days } = draft;
  const put = (changed: SpecialDay[]) => onChange({ ...draft, days: changed });
  return (
    <PartCard id="days" title={hours.days} hint={hours.daysHint}>
      {days.length === 0 && <Typography>{hours.noDays}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...days.entries()].map(([at, day]) => (
          <Day
            key={at}
            day={day}
            at={at}
            today={today}
            outside={outside}
            faultOf={faultOf}
            onChange={(changed) => put(days.with(at, changed))}
            onRemove={() => put(days.toSpliced(at, 1))}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => put([...days, { date: '', kind: 'closed', from: '', until: '' }])}
      >
        {hours.addDay}
      </Button>
    </PartCard>
  );
}

/** Single days that differ from their weekday; a closed day shows at once whose bookings it affects. */
import Close from '@mui/icons-material/Close';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Card,
  IconButton,
  Link as MuiLink,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hourOf, longDayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import {
  type Booked,
  dateOf,
  type Draft,
  type SpecialDay,
  timeOf,
  weekdayName,
  weekdays,
  type WeeklyTimes,
  windowsOf,
} from './week.ts';

/** Bookings, each leading to the page where the hour is moved or cancelled. */
function BookedList({ booked }: { booked: readonly Booked[] }) {
  const { locale } = useWords();
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
      {booked.map(({ number, name, startsAt }) => (
        <li key={number}>
          <MuiLink
            component={Link}
            to={`/bookings/${encodeURIComponent(number)}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {hourOf(startsAt, locale)} · <bdi>{name}</bdi>
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}

export function OutsideThese({ booked }: { booked: readonly Booked[] }) {
  const { hours } = useWords();
  if (booked.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{hours.outside}</AlertTitle>
      {hours.outsideHint}
      <BookedList booked={booked} />
    </Alert>
  );
}

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
  const { hours, locale } = useWords();
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

/** The weekly hours: each weekday with as many times as it needs. */
export function WeeklyFields(props: FieldsProps) {
  const { hours } = useWords();
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

/** A card of an expert's hours, with its heading. */
type PartCardProps = { id: string; title: string; hint?: string; children: ReactNode };

export const PartCard = ({ id, title, hint, children }: PartCardProps) => (
  <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 1.5, minWidth: 0 }}>
    <Box>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
    {children}
  </Card>
);

type Times = { from: string; until: string };
type FieldProps = { label: string; value: string; fault: string | undefined; onChange(value: string): void };

/** One end of a pair of times. */
const TimeField = ({ label, value, fault, onChange }: FieldProps) => (
  <TextField
    type="time"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={fault !== undefined}
    helperText={fault}
    // On a phone the whole time must fit beside its neighbour.
    sx={{ flex: 1, minWidth: 0, '& .MuiInputBase-input': { px: 1, py: 1.375 } }}
    slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
  />
);

type TimesProps = {
  times: Times;
  /** What these times belong to, for screen readers. */
  about: string;
  faultOf(edge: 'from' | 'until'): string | undefined;
  onChange(times: Times): void;
  onRemove?: () => void;
};

export function TimesFields({ times, about, faultOf, onChange, onRemove }: TimesProps) {
  const { hours } = useWords();
  const { from, until } = times;
  return (
    <Box role="group" aria-label={about} sx={{ display: 'flex', gap: 1, alignItems: 'start', minWidth: 0 }}>
      <TimeField
        label={hours.from}
        value={from}
        fault={faultOf('from')}
        onChange={(typed) => onChange({ from: typed, until })}
      />
      <TimeField
        label={hours.until}
        value={until}
        fault={faultOf('until')}
        onChange={(typed) => onChange({ from, until: typed })}
      />
      {onRemove !== undefined && (
        <IconButton aria-label={hours.removeOne(about)} onClick={onRemove} sx={{ marginInlineEnd: -1.25 }}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}

type Props = FieldsProps & {
  today: string;
  /** Bookings outside the hours in the form. */
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
  const { hours, locale } = useWords();
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
  const { hours } = useWords();
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

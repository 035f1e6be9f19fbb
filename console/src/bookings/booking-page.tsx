/** One booked hour: moving it, or cancelling it with a refund. */
import {
  Alert,
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  ToggleButton,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { emailTo, Reach } from '../applications/contact-links.tsx';
import { type Action, ActionButton, useAction } from '../layout/action-dialog.tsx';
import { Facts, LongText, OrderLink, WordChip } from '../layout/facts.tsx';
import { BarInSight, PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import {
  type ConsoleLocale,
  hourOf,
  hourThere,
  longDayOf,
  madOf,
  momentOf,
  placeOf,
  timeOf,
} from '../locale.ts';
import { useWords } from '../words/words.ts';

type BookingRow = DoneOf<'GET bookings'>['rows'][number];
type BookingWhole = DoneOf<'GET bookings/{number}'>;

const tones = {
  held: 'warning',
  booked: 'success',
  released: 'default',
  cancelled: 'default',
  lost: 'error',
} as const;

export function BookingState({ state }: Pick<BookingRow, 'state'>) {
  const { bookings } = useWords();
  return <WordChip variant="outlined" color={tones[state]} label={bookings.states[state]} />;
}

/** An hour: when, who comes, and what they wrote, as plain text. */
export function BookingFacts({ row }: { row: BookingRow }) {
  const { bookings: t, lists, locale } = useWords();
  const { startsAt, endsAt, timeZone, heldUntil } = row;
  const there = hourThere(startsAt, timeZone, locale);
  return (
    <Facts
      title={t.at(longDayOf(startsAt, locale), t.span(timeOf(startsAt, locale), timeOf(endsAt, locale)))}
      facts={[
        { label: lists.columns.status, value: <BookingState state={row.state} /> },
        there !== null && { label: t.there(placeOf(timeZone)), value: there },
        heldUntil !== null && { label: t.heldUntil, value: momentOf(heldUntil, locale) },
        { label: t.learner, value: <bdi>{row.name}</bdi> },
        {
          label: t.contact,
          value: <Reach email={row.email} phone={row.phone} mailto={emailTo(row.email)} />,
        },
        row.note !== '' && { label: t.note, value: <LongText text={row.note} /> },
        { label: t.service, value: <bdi>{row.service[locale]}</bdi> },
        { label: t.expert, value: <bdi>{row.expert[locale]}</bdi> },
        { label: t.order, value: <OrderLink number={row.number} /> },
      ]}
    />
  );
}

/** Who comes and how to reach them, without leaving the week. */
export function BookingGlance({ row, onClose }: { row: BookingRow; onClose: () => void }) {
  const { bookings, common } = useWords();
  return (
    <Dialog open onClose={onClose} aria-labelledby="glance" fullWidth maxWidth="sm">
      <DialogTitle id="glance">{bookings.of(row.name)}</DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <BookingFacts row={row} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose}>{common.close}</Button>
        <Button component={Link} to={`/bookings/${encodeURIComponent(row.number)}`} variant="contained">
          {bookings.week.open}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function byDay(slots: readonly string[], locale: ConsoleLocale): [string, string[]][] {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = longDayOf(slot, locale);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

type Props = {
  hour: BookingWhole;
  /** Of the page: the hour is read anew, and why it was refused stays above it. */
  action: Action;
  onChanged: () => void;
  /** Null: from now on. */
  onFrom: (from: string | null) => void;
  isFirst: boolean;
};

/** Free hours by day, and moving the booked hour to one of them. */
function MoveHour({ hour, action, onChanged, onFrom, isFirst }: Props) {
  const { bookings, locale } = useWords();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string | null>(null);
  const { later } = hour.free;
  const isNow = (slot: string) => hour.state === 'booked' && slot === hour.startsAt;
  const days = byDay(
    hour.free.slots.filter((slot) => !isNow(slot)),
    locale,
  );
  const move = async () => {
    if (chosen === null) return;
    const to = { number: hour.number, startsAt: chosen, seen: hour.sequence };
    if (await action.run(() => call('bookings/{number}/hour', to)))
      notify(bookings.moved(hourOf(chosen, locale)), { type: 'success' });
    // The hour as it is now is at the top.
    window.scrollTo({ top: 0 });
    onChanged();
  };
  return (
    <Card
      component="section"
      aria-labelledby="move"
      sx={{ p: 2.5, display: 'grid', gap: 2, overflow: 'visible' }}
    >
      <Typography id="move" component="h2" variant="h6">
        {bookings.moveTitle}
      </Typography>
      <Typography>{days.length === 0 ? bookings.noneFree : bookings.moveText}</Typography>
      {days.map(([day, slots]) => (
        <Box key={day} role="group" aria-label={day} sx={{ display: 'grid', gap: 1 }}>
          <Typography
            component="h3"
            sx={{ fontWeight: 700, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {day}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {slots.map((slot) => (
              <ToggleButton
                key={slot}
                value={slot}
                color="primary"
                selected={slot === chosen}
                onChange={() => setChosen(slot)}
                sx={{ minHeight: 44, minWidth: 72, color: 'text.primary' }}
              >
                {timeOf(slot, locale)}
              </ToggleButton>
            ))}
          </Stack>
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isFirst && <Button onClick={() => onFrom(null)}>{bookings.first}</Button>}
        {later !== null && <Button onClick={() => onFrom(later)}>{bookings.later}</Button>}
      </Stack>
      {days.length > 0 && (
        <BarInSight label={bookings.when}>
          <Button
            variant="contained"
            disabled={chosen === null || action.isBusy}
            onClick={() => void move()}
            sx={{ justifySelf: 'start' }}
          >
            {chosen === null ? bookings.chooseFirst : bookings.moveTo(hourOf(chosen, locale))}
          </Button>
        </BarInSight>
      )}
    </Card>
  );
}

function CancelHour({ hour, onChanged }: Pick<Props, 'hour' | 'onChanged'>) {
  const { bookings, locale } = useWords();
  const { leftCentimes, paidBackWithinDays, sequence } = hour;
  return (
    <Card component="section" aria-labelledby="cancel" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id="cancel" component="h2" variant="h6">
        {bookings.cancel}
      </Typography>
      {hour.isDisputed ? (
        <Typography>{bookings.disputed}</Typography>
      ) : (
        <>
          <Typography>
            {bookings.cancelText(madOf(leftCentimes, locale), bookings.days(paidBackWithinDays))}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {bookings.cancelFree}
          </Typography>
          <Box>
            <ActionButton
              label={bookings.cancel}
              sure={`${bookings.cancelSure} ${bookings.cancelUndone}`}
              run={() => call('bookings/{number}/cancellation', { number: hour.number, seen: sequence })}
              done={bookings.cancelled}
              onDone={onChanged}
              onStale={onChanged}
            />
          </Box>
        </>
      )}
    </Card>
  );
}

function Whole(props: Props) {
  const { bookings } = useWords();
  const { hour, onChanged } = props;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BookingFacts row={hour} />
        {!hour.mayChange && hour.state !== 'cancelled' && (
          <Typography color="text.secondary">{bookings.closed[hour.state]}</Typography>
        )}
        {hour.mayChange && <CancelHour hour={hour} onChanged={onChanged} />}
      </Box>
      {hour.mayChange && <MoveHour key={`${hour.startsAt} ${hour.free.slots[0]}`} {...props} />}
    </Box>
  );
}

export function BookingPage() {
  const { nav, bookings } = useWords();
  const { number = '' } = useParams();
  const [from, setFrom] = useState<string | null>(null);
  const action = useAction();
  const reading = useCalled('GET bookings/{number}', { number, ...(from !== null && { from }) });
  const changed = () => {
    setFrom(null);
    reading.again();
  };
  return (
    <PageFrame
      title={nav.pages.bookings}
      heading={reading.data === null ? nav.pages.bookings : bookings.of(reading.data.name)}
      back={{ to: '/bookings', label: bookings.back }}
    >
      {action.problem !== null && <Alert severity="warning">{action.problem}</Alert>}
      <Read reading={reading} height={320}>
        {(hour) => (
          <Whole hour={hour} action={action} onChanged={changed} onFrom={setFrom} isFirst={from === null} />
        )}
      </Read>
    </PageFrame>
  );
}

/** One booked hour: moving it, or cancelling it with a refund. */
import { Alert, Box, Button, Card, Stack, Tab, Tabs, ToggleButton, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import {
  type ConsoleLocale,
  madOf,
  momentOf,
  hourOf,
  hourThere,
  longDayOf,
  placeOf,
  timeOf,
} from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { emailTo, Reach } from '../applications/reach.tsx';
import { LongText, OrderLink, WordChip } from '../layout/facts.tsx';

type BookingRow = DoneOf<'GET bookings'>['rows'][number];
type BookingWhole = DoneOf<'GET bookings/{number}'>;

const shows = ['coming', 'lost', 'cancelled', 'past'] as const;
type Show = (typeof shows)[number];

function Hour({ row }: { row: BookingRow }) {
  const { bookings } = useWords();
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <BookingHour row={row} />
      <BookingFacts row={row} />
      {row.mayChange && (
        <Button
          component={Link}
          to={`/bookings/${encodeURIComponent(row.number)}`}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {bookings.change}
        </Button>
      )}
    </Card>
  );
}

function Hours({ rows, show }: { rows: BookingRow[]; show: Show }) {
  const { bookings } = useWords();
  const means = show === 'lost' || show === 'cancelled' ? bookings.means[show] : null;
  return (
    <>
      {means !== null && <Typography>{means}</Typography>}
      {rows.length === 0 && <Typography>{bookings.none[show]}</Typography>}
      <PlainList label={bookings.tabs[show]} isPaired>
        {rows.map((row) => (
          <Hour key={row.number} row={row} />
        ))}
      </PlainList>
    </>
  );
}

/** Hours with experts; an expert sees only their own. */
export function BookingsPage() {
  const { bookings } = useWords();
  const [query, setQuery] = useSearchParams();
  const show = shows.find((name) => name === query.get('show')) ?? 'coming';
  const reading = useCalled('GET bookings', { show });
  const lost = reading.data?.lost ?? 0;
  return (
    <PageFrame title={bookings.title} lead={bookings.lead}>
      <Button component={Link} to="/hours" variant="outlined" sx={{ justifySelf: 'start' }}>
        {bookings.hours}
      </Button>
      <Tabs
        value={show}
        onChange={(_event, name: Show) => setQuery(name === 'coming' ? {} : { show: name })}
        aria-label={bookings.tabs.label}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {shows.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name === 'lost' && lost > 0 ? `${bookings.tabs[name]} (${lost})` : bookings.tabs[name]}
            // All four fit beside each other on a phone.
            sx={{ textTransform: 'none', minWidth: 0, px: { xs: 1, sm: 2 } }}
          />
        ))}
      </Tabs>
      <Read reading={reading} height={320}>
        {({ rows }) => <Hours rows={rows} show={show} />}
      </Read>
    </PageFrame>
  );
}

const tones = {
  held: 'warning',
  booked: 'success',
  released: 'default',
  cancelled: 'default',
  lost: 'error',
} as const;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
);

/** An hour: when, who comes, and what they wrote, as plain text. */
export function BookingHour({ row }: { row: BookingRow }) {
  const { bookings, locale } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="h2" variant="h6" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {longDayOf(row.startsAt, locale)}{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {bookings.span(timeOf(row.startsAt, locale), timeOf(row.endsAt, locale))}
        </Box>
      </Typography>
      <WordChip variant="outlined" color={tones[row.state]} label={bookings.states[row.state]} />
    </Stack>
  );
}

export function BookingFacts({ row }: { row: BookingRow }) {
  const { bookings, locale } = useWords();
  const inOurs = locale === 'ar' ? 'ar' : 'en';
  const there = hourThere(row.startsAt, row.timeZone, locale);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      <Fact label={bookings.service}>
        <bdi>{row.service[inOurs]}</bdi>
      </Fact>
      <Fact label={bookings.expert}>
        <bdi>{row.expert[inOurs]}</bdi>
      </Fact>
      <Fact label={bookings.learner}>
        <bdi>{row.name}</bdi>
        <Reach email={row.email} phone={row.phone} mailto={emailTo(row.email)} />
      </Fact>
      {there !== null && <Fact label={bookings.there(placeOf(row.timeZone))}>{there}</Fact>}
      {row.heldUntil !== null && <Fact label={bookings.heldUntil}>{momentOf(row.heldUntil, locale)}</Fact>}
      {row.note !== '' && (
        <Fact label={bookings.note}>
          <LongText text={row.note} />
        </Fact>
      )}
      <Fact label={bookings.order}>
        <OrderLink number={row.number} />
      </Fact>
    </Box>
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
  onChange: Change;
  /** Null: from now on. */
  onFrom: (from: string | null) => void;
  isFirst: boolean;
};

/** Free hours by day, and moving the booked hour to one of them. */
function MoveHour({ hour, onChange, onFrom, isFirst }: Props) {
  const { bookings, locale } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { later } = hour.free;
  const isNow = (slot: string) => hour.state === 'booked' && slot === hour.startsAt;
  const days = byDay(
    hour.free.slots.filter((slot) => !isNow(slot)),
    locale,
  );
  const move = async () => {
    setBusy(true);
    if (chosen !== null) {
      const move = { number: hour.number, startsAt: chosen, seen: hour.sequence };
      await onChange(() => call('bookings/{number}/hour', move), bookings.moved);
    }
    setBusy(false);
  };
  return (
    <Card component="section" aria-labelledby="move" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
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
                sx={{ minHeight: 44, minWidth: 72 }}
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
        <Button
          variant="contained"
          disabled={chosen === null || isBusy}
          onClick={() => void move()}
          sx={{ justifySelf: 'start' }}
        >
          {chosen === null ? bookings.chooseFirst : bookings.moveTo(hourOf(chosen, locale))}
        </Button>
      )}
    </Card>
  );
}

type Message = { severity: 'success' | 'warning'; text: string };
/** Resolves with what went wrong, in words, or null. */
export type Change = (act: () => Promise<unknown>, done: string) => Promise<string | null>;

function CancelHour({ hour, onChange }: { hour: BookingWhole; onChange: Change }) {
  const { bookings, locale } = useWords();
  const { leftCentimes, paidBackWithinDays, sequence } = hour;
  return (
    <Card component="section" aria-labelledby="cancel" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id="cancel" component="h2" variant="h6">
        {bookings.cancelTitle}
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
          <AskOnce
            label={bookings.cancel}
            sure={`${bookings.cancelSure} ${bookings.cancelUndone}`}
            go={bookings.cancel}
            onGo={() =>
              onChange(
                () => call('bookings/{number}/cancellation', { number: hour.number, seen: sequence }),
                bookings.cancelled,
              )
            }
          />
        </>
      )}
    </Card>
  );
}

type WholeProps = {
  hour: BookingWhole;
  onChange: Change;
  onFrom: (from: string | null) => void;
  isFirst: boolean;
};

function Whole({ hour, onChange, onFrom, isFirst }: WholeProps) {
  const { bookings } = useWords();
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
        <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <BookingHour row={hour} />
          <BookingFacts row={hour} />
          {!hour.mayChange && hour.state !== 'cancelled' && (
            <Typography color="text.secondary">{bookings.closed}</Typography>
          )}
        </Card>
        {hour.mayChange && <CancelHour hour={hour} onChange={onChange} />}
      </Box>
      {hour.mayChange && (
        <MoveHour
          key={`${hour.startsAt} ${hour.free.slots[0]}`}
          hour={hour}
          onChange={onChange}
          onFrom={onFrom}
          isFirst={isFirst}
        />
      )}
    </Box>
  );
}

export function BookingPage() {
  const { bookings, common } = useWords();
  const { number = '' } = useParams();
  const [from, setFrom] = useState<string | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const reading = useCalled('GET bookings/{number}', { number, ...(from !== null && { from }) });
  const change: Change = async (act, done) => {
    let news: Message = { severity: 'success', text: done };
    try {
      await act();
      setFrom(null);
    } catch (failure) {
      news = { severity: 'warning', text: whyRefused(failure, common, bookings.conflict) };
    }
    // Shown above the changed hour.
    await reading.reread();
    setMessage(news);
    return null;
  };
  return (
    <PageFrame
      title={bookings.title}
      heading={reading.data === null ? bookings.title : bookings.of(reading.data.name)}
      back={{ to: '/bookings', label: bookings.back }}
    >
      {message !== null && <Alert severity={message.severity}>{message.text}</Alert>}
      <Read reading={reading} height={320}>
        {(hour) => <Whole hour={hour} onChange={change} onFrom={setFrom} isFirst={from === null} />}
      </Read>
    </PageFrame>
  );
}

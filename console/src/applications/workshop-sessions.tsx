/** The lists of a workshop, session by session, in the order in which people asked. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  GlobalStyles,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { createPortal, flushSync } from 'react-dom';
import { dayOf, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { emailTo, emailToAll, Reach } from './contact-links.tsx';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { askFile, call, type DoneOf } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';

type WorkshopListsView = DoneOf<'GET workshops/{workshop}'>;
type WorkshopSession = DoneOf<'GET workshops/{workshop}'>['sessions'][number];

type Place = WorkshopSession['places'][number];
/** `capacity` null: without an end of seats. */
type Room = { taken: number; capacity: number | null };
type SeatActionsProps = { place: Place; session: WorkshopSession; room: Room; onDone: () => void };

const choices = [true, false] as const;

/** Pressing the same answer again clears it. */
function Attendance({ place, onDone }: Pick<SeatActionsProps, 'place' | 'onDone'>) {
  const { applications } = useWords();
  const t = applications.attendance;
  const action = useAction();
  const mark = async (pressed: boolean) => {
    const came = place.came === pressed ? null : pressed;
    await action.run(() => call('workshop-places/{id}/attendance', { id: place.id, was: place.came, came }));
    onDone();
  };
  return (
    <>
      <Stack direction="row" role="group" aria-label={t.label(place.name ?? place.email)} sx={{ gap: 1 }}>
        {choices.map((came) => (
          <Button
            key={String(came)}
            size="small"
            variant={place.came === came ? 'contained' : 'outlined'}
            aria-pressed={place.came === came}
            disabled={action.isBusy}
            onClick={() => void mark(came)}
            sx={{ minHeight: 44 }}
          >
            {came ? t.came : t.missed}
          </Button>
        ))}
      </Stack>
      {action.problem !== null && <Alert severity="warning">{action.problem}</Alert>}
    </>
  );
}

/** Gives a seat; in a full room only after it was ticked, with the numbers before and after. */
function GiveSeat({
  place,
  room: { taken, capacity },
  onDone,
}: Pick<SeatActionsProps, 'place' | 'room' | 'onDone'>) {
  const { applications } = useWords();
  const t = applications.byHand;
  const [overSeats, setOverSeats] = useState(false);
  const of = place.name ?? place.email;
  const isFull = capacity !== null && taken >= capacity;
  return (
    <ActionButton
      isSmall
      label={t.seat}
      sure={t.seatSure(of)}
      go={t.seatGo}
      run={() => call('workshop-places/{id}/seat', { id: place.id, overSeats })}
      done={t.seated(of)}
      onDone={onDone}
      onStale={onDone}
    >
      {isFull && (
        <Alert severity="warning" icon={false}>
          {t.full(taken, taken + 1, capacity)}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={overSeats} onChange={(_event, isSure) => setOverSeats(isSure)} />}
            label={t.overSeats}
          />
        </Alert>
      )}
    </ActionButton>
  );
}

/** Each action asks for confirmation and names its consequences. */
function ByHand({ place, onDone, room }: Omit<SeatActionsProps, 'session'>) {
  const { applications } = useWords();
  const t = applications.byHand;
  const { id, state } = place;
  const of = place.name ?? place.email;
  const shared = { isSmall: true, onDone, onStale: onDone };
  const isSeat = state === 'seat';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {state === 'waiting' && room.capacity !== null && room.taken < room.capacity && (
        <ActionButton
          {...shared}
          label={t.offer}
          sure={t.offerSure(of)}
          go={t.offerGo}
          run={() => call('workshop-places/{id}/offer', { id })}
          done={t.offered(of)}
        />
      )}
      {(state === 'waiting' || state === 'offered') && <GiveSeat place={place} room={room} onDone={onDone} />}
      <ActionButton
        {...shared}
        label={isSeat ? t.end : t.takeOff}
        sure={isSeat ? t.endSure(of) : t.takeOffSure(of)}
        go={isSeat ? t.endGo : t.takeOff}
        run={() => call('workshop-places/{id}/end', { id })}
        done={t.ended(of)}
      />
    </Stack>
  );
}

const openStates: ReadonlySet<string> = new Set(['seat', 'offered', 'waiting', 'next-session']);

/**
 * What staff do with one seat: attendance, giving a seat or sending an e-mail by hand, giving a seat up for somebody who
 * phoned.
 */
function SeatActions({ place, session, room, onDone }: SeatActionsProps) {
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('mayAnswerApplications')) return null;
  const mayChange = openStates.has(place.state) && (session.isComing || session.heldOn === null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start', mt: 1 }}>
      {place.state === 'seat' && session.hasBegun && <Attendance place={place} onDone={onDone} />}
      {mayChange && <ByHand place={place} room={room} onDone={onDone} />}
    </Stack>
  );
}

/** Attending, invited, waiting, and last those who left. */
const order = ['seat', 'offered', 'waiting', 'next-session', 'invited', 'given-up', 'off-list'] as const;
const folded: ReadonlySet<string> = new Set(['given-up', 'off-list', 'invited']);

/** Too many for one e-mail: their addresses are offered for copying. */
function EmailToAll({ places }: { places: Place[] }) {
  const { applications } = useWords();
  const emails = places.map(({ email }) => email);
  if (emails.length === 0) return null;
  const mailto = emailToAll(emails);
  if (mailto !== null)
    return (
      <Button component="a" href={mailto} sx={{ px: 0 }}>
        {applications.writeToSeats}
      </Button>
    );
  return (
    <TextField
      label={applications.copySeats}
      value={emails.join(', ')}
      multiline
      maxRows={5}
      fullWidth
      sx={{ mt: 1 }}
      slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
    />
  );
}

type GroupProps = {
  state: (typeof order)[number];
  session: WorkshopSession;
  room: Room;
  onDone: () => void;
};

function Seated({ place, session }: { place: Place; session: WorkshopSession }) {
  const { applications, locale } = useWords();
  if (place.seatSince === null || session.heldOn === null) return null;
  const [since, until] = [momentOf(place.seatSince, locale), dayOf(session.heldOn, locale)];
  return (
    <Typography variant="body2" color="text.secondary">
      {session.isComing ? applications.seatOffered(since, until) : applications.seatHandedOn(since)}
    </Typography>
  );
}

function Group({ state, session, room, onDone }: GroupProps) {
  const { applications, common } = useWords();
  const [isOpen, setOpen] = useState(!folded.has(state));
  const places = session.places.filter((place) => place.state === state);
  const all = Math.max(places.length, session.counts[state] ?? 0);
  if (all === 0) return null;
  const title = `${applications.groups[state]} (${all})`;
  return (
    <section>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {folded.has(state) ? (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ px: 0 }}>
            {title}
          </Button>
        ) : (
          title
        )}
      </Typography>
      {isOpen && state === 'seat' && <EmailToAll places={places} />}
      {isOpen && (
        <Box component="ol" sx={{ m: 0, mt: 1, paddingInlineStart: 3 }}>
          {places.map((place) => (
            <Box component="li" key={place.id} sx={{ py: 0.5 }}>
              <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{place.name ?? place.email}</bdi>
              </Typography>
              <Seated place={place} session={session} />
              <Reach email={place.email} phone={place.phone} mailto={emailTo(place.email)} />
              <SeatActions place={place} session={session} room={room} onDone={onDone} />
            </Box>
          ))}
        </Box>
      )}
      {isOpen && all > places.length && (
        <Typography variant="body2">{common.more(all - places.length)}</Typography>
      )}
    </section>
  );
}

type Props = {
  slug: string;
  name: string;
  workshop: WorkshopListsView;
  onDone: () => void;
};

/** How many came, once attendance has been recorded. */
function Came({ session: { places } }: { session: WorkshopSession }) {
  const { applications } = useWords();
  const marked = places.filter(({ came }) => came !== null);
  if (marked.length === 0) return null;
  const came = marked.filter((place) => place.came === true).length;
  return <Typography>{applications.attendance.counted(came, marked.length - came)}</Typography>;
}

/** The attendance list of a session: on paper, and as a file. */

/** On paper, for the entrance: everybody with a seat, and a box to tick. Nothing else of the page is printed. */
function Printed({ title, places }: { title: string; places: WorkshopSession['places'] }) {
  const { applications: t, lists } = useWords();
  return createPortal(
    <Box
      className="printed-list"
      sx={{
        display: 'none',
        '@media print': { display: 'block' },
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th, & td': { border: 1, p: 1, textAlign: 'start' },
      }}
    >
      <GlobalStyles
        styles={{ '@media print': { 'body > :not(.printed-list)': { display: 'none !important' } } }}
      />
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.attendance.came}</th>
            <th scope="col">{lists.columns.name}</th>
            <th scope="col">{lists.columns.phone}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, email, phone }) => (
            <tr key={id}>
              <td>☐</td>
              <td>
                <bdi>{name ?? email}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{phone}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>,
    document.body,
  );
}

type AttendanceListProps = { slug: string; name: string; session: WorkshopSession; day: string };

/** Who has a seat, on paper and as a file. */
function AttendanceList({ slug, name, session, day }: AttendanceListProps) {
  const { applications, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const [isPrinting, setPrinting] = useState(false);
  const seated = session.places.filter(({ state }) => state === 'seat');
  const print = () => {
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {seated.length > 0 && (
        <Button variant="outlined" onClick={print}>
          {applications.attendance.print}
        </Button>
      )}
      {permissions.includes('mayExportApplications') && (
        <TakeAway
          title={applications.attendanceList}
          ask={(as) => askFile('GET exports/workshops/{workshop}/{day}', { ...as, workshop: slug, day })}
          lead={applications.takeAttendanceList}
        />
      )}
      {isPrinting && <Printed title={`${name}, ${dayOf(day, locale)}`} places={seated} />}
    </Stack>
  );
}

export function WorkshopSessions({ slug, name, workshop, onDone }: Props) {
  const { applications, locale } = useWords();
  const { capacity, sessions } = workshop;
  if (sessions.length === 0) return <Typography>{applications.nobody}</Typography>;
  return sessions.map((session) => (
    <Card key={session.heldOn ?? 'next'} component="section" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {session.heldOn === null
          ? applications.nextSession
          : applications.session(dayOf(session.heldOn, locale))}
      </Typography>
      {session.heldOn !== null && capacity !== null && (
        <Typography color="text.secondary">
          {applications.seats(session.counts.seat ?? 0, capacity)}
        </Typography>
      )}
      {session.hasBegun && <Came session={session} />}
      {session.heldOn !== null && (
        <AttendanceList slug={slug} name={name} session={session} day={session.heldOn} />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        {order.map((state) => (
          <Group
            key={state}
            state={state}
            session={session}
            room={{ taken: session.counts.seat ?? 0, capacity }}
            onDone={onDone}
          />
        ))}
      </Box>
    </Card>
  ));
}

/** The lists of a workshop, session by session, in the order in which people asked. */
import { Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type {
  WorkshopListsTold,
  WorkshopSession,
} from '../../../src/features/workshops/workshop-lists.staff.ts';
import { dayOf, momentOf } from '../locale.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { useSay } from '../words/words.ts';
import { PlaceDeeds } from './place-deeds.tsx';
import { Reach } from './reach.tsx';
import { letterTo, letterToAll } from './reply.ts';

/** Who comes, who may, who waits, and only then who is gone. */
const order = [
  'seat',
  'offered',
  'waiting',
  'next-session',
  'invited',
  'given-up',
  'off-list',
  'lapsed',
] as const;
const folded: ReadonlySet<string> = new Set(['given-up', 'off-list', 'lapsed', 'invited']);
type Place = WorkshopSession['places'][number];

/** Those who are too many for one letter are there to be copied. */
function LetterToAll({ places }: { places: Place[] }) {
  const { applications } = useSay();
  const emails = places.map(({ email }) => email);
  if (emails.length === 0) return null;
  const letter = letterToAll(emails);
  if (letter !== null)
    return (
      <Button component="a" href={letter} sx={{ px: 0 }}>
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
  hasFreeSeat: boolean;
  onDone: () => void;
};

function Seated({ place, session }: { place: Place; session: WorkshopSession }) {
  const { applications, locale } = useSay();
  if (place.offeredUntil !== null)
    return (
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {applications.keptUntil(momentOf(place.offeredUntil, locale))}
      </Typography>
    );
  if (place.seatSince === null || session.heldOn === null) return null;
  const [since, until] = [momentOf(place.seatSince, locale), dayOf(session.heldOn, locale)];
  return (
    <Typography variant="body2" color="text.secondary">
      {session.isComing ? applications.seatOffered(since, until) : applications.seatHandedOn(since)}
    </Typography>
  );
}

function Group({ state, session, hasFreeSeat, onDone }: GroupProps) {
  const { applications } = useSay();
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
      {isOpen && state === 'seat' && <LetterToAll places={places} />}
      {isOpen && (
        <Box component="ol" sx={{ m: 0, mt: 1, paddingInlineStart: 3 }}>
          {places.map((place) => (
            <Box component="li" key={place.id} sx={{ py: 0.5 }}>
              <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                <bdi>{place.name ?? place.email}</bdi>
              </Typography>
              <Seated place={place} session={session} />
              <Reach email={place.email} phone={place.phone} letter={letterTo(place.email)} />
              <PlaceDeeds place={place} session={session} hasFreeSeat={hasFreeSeat} onDone={onDone} />
            </Box>
          ))}
        </Box>
      )}
      {isOpen && all > places.length && (
        <Typography variant="body2">{applications.more(all - places.length)}</Typography>
      )}
    </section>
  );
}

type Props = {
  slug: string;
  workshop: WorkshopListsTold;
  onDone: () => void;
};

/** How many came, once somebody has said so. */
function Came({ session: { places } }: { session: WorkshopSession }) {
  const { applications } = useSay();
  const said = places.filter(({ came }) => came !== null);
  if (said.length === 0) return null;
  const came = said.filter((place) => place.came === true).length;
  return <Typography>{applications.attendance.counted(came, said.length - came)}</Typography>;
}

const isFree = ({ counts: { seat = 0, offered = 0 } }: WorkshopSession, capacity: number | null): boolean =>
  capacity !== null && seat + offered < capacity;

export function WorkshopSessions({ slug, workshop, onDone }: Props) {
  const { applications, locale } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
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
          {(session.counts.offered ?? 0) > 0 && ` · ${applications.seatsKept(session.counts.offered ?? 0)}`}
        </Typography>
      )}
      {session.hasBegun && <Came session={session} />}
      {session.heldOn !== null && permissions.includes('mayExportApplications') && (
        <Box>
          <TakeAway
            title={applications.doorList}
            path={`/exports/workshops/${encodeURIComponent(slug)}/${session.heldOn}`}
            filter={{}}
            lead={applications.takeDoorList}
          />
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        {order.map((state) => (
          <Group
            key={state}
            state={state}
            session={session}
            hasFreeSeat={isFree(session, capacity)}
            onDone={onDone}
          />
        ))}
      </Box>
    </Card>
  ));
}

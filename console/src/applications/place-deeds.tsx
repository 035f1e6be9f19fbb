/** What the office does with one place: who came, a seat or an offer by hand, a place given up by telephone. */
import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import type { WorkshopSession } from '../../../src/features/workshops/workshop-lists.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Place = WorkshopSession['places'][number];
type Props = { place: Place; session: WorkshopSession; hasFreeSeat: boolean; onDone: () => void };

const choices = [true, false] as const;

/** Pressed once more, the word is taken back. */
function Attendance({ place, onDone }: Pick<Props, 'place' | 'onDone'>) {
  const { applications, office } = useSay();
  const say = applications.attendance;
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const of = place.name ?? place.email;
  const mark = async (pressed: boolean) => {
    setBusy(true);
    const came = place.came === pressed ? null : pressed;
    try {
      await ask('POST', `/workshop-places/${place.id}/attendance`, { was: place.came, came });
    } catch (failure) {
      notify(whyRefused(failure, office, say.first), { type: 'warning', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <Stack direction="row" role="group" aria-label={say.label(of)} sx={{ gap: 1 }}>
      {choices.map((came) => (
        <Button
          key={String(came)}
          size="small"
          variant={place.came === came ? 'contained' : 'outlined'}
          aria-pressed={place.came === came}
          disabled={isBusy}
          onClick={() => void mark(came)}
          sx={{ minHeight: 44 }}
        >
          {came ? say.came : say.missed}
        </Button>
      ))}
    </Stack>
  );
}

/** Who waits in a session, in the order of asking. */
const waitersOf = ({ places, heldOn }: WorkshopSession): Place[] =>
  heldOn === null ? [] : places.filter(({ state }) => state === 'waiting');

type EndProps = Pick<Props, 'place' | 'session'> & { does: Does };
type Does = (path: 'seat' | 'offer' | 'end', done: string, body?: object) => () => Promise<string | null>;

type NextProps = { waiters: Place[]; next: string; onNext: (id: string) => void };

/** Whom the seat is offered to then. */
function Next({ waiters, next, onNext }: NextProps) {
  const { applications } = useSay();
  const say = applications.byHand;
  return (
    <TextField
      select
      size="small"
      label={say.next}
      value={next}
      onChange={({ target }) => onNext(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 360 }}
    >
      <option value="">{say.nextFirst}</option>
      {waiters.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name ?? email}
        </option>
      ))}
    </TextField>
  );
}

/** In her name. */
function EndPlace({ place, session, does }: EndProps) {
  const { applications } = useSay();
  const say = applications.byHand;
  const [next, setNext] = useState('');
  const of = place.name ?? place.email;
  const waiters = waitersOf(session);
  const holdsSeat = place.state === 'seat' || place.state === 'offered';
  const [label, sure, go] =
    place.state === 'seat'
      ? [say.end, say.endSure(of), say.endGo]
      : place.state === 'offered'
        ? [say.endOffer, say.endOfferSure(of), say.endOfferGo]
        : [say.takeOff, say.takeOffSure(of), say.takeOff];
  return (
    <AskOnce label={label} sure={sure} go={go} onGo={does('end', say.ended(of), next === '' ? {} : { next })}>
      {holdsSeat && waiters.length > 0 && <Next waiters={waiters} next={next} onNext={setNext} />}
    </AskOnce>
  );
}

/** The academy ends its offer; where nobody else waits it would be made to her again. */
function TakeBack({ place, session, does }: EndProps) {
  const { applications } = useSay();
  const say = applications.byHand;
  const [next, setNext] = useState('');
  const of = place.name ?? place.email;
  const waiters = waitersOf(session);
  if (place.state !== 'offered' || waiters.length === 0) return null;
  const body = { takenBack: true, ...(next !== '' && { next }) };
  return (
    <AskOnce
      label={say.takeBack}
      sure={say.takeBackSure(of)}
      go={say.takeBackGo}
      onGo={does('end', say.tookBack(of), body)}
    >
      <Next waiters={waiters} next={next} onNext={setNext} />
    </AskOnce>
  );
}

/** Each is asked once, with what follows from it. */
function ByHand({ place, session, onDone, hasFreeSeat }: Props) {
  const { applications, office, locale } = useSay();
  const say = applications.byHand;
  const notify = useNotify();
  const of = place.name ?? place.email;
  const does: Does =
    (path, done, body = {}) =>
    async () => {
      try {
        await ask('POST', `/workshop-places/${place.id}/${path}`, body);
        notify(done, { type: 'success' });
        return null;
      } catch (failure) {
        return whyRefused(failure, office, say.first);
      } finally {
        onDone();
      }
    };
  const offerSure =
    session.offerEnds === null ? say.offerAtOnce(of) : say.offerSure(of, momentOf(session.offerEnds, locale));
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {place.state === 'waiting' && hasFreeSeat && (
        <AskOnce label={say.offer} sure={offerSure} go={say.offerGo} onGo={does('offer', say.offered(of))} />
      )}
      {place.state === 'waiting' && (
        <AskOnce
          label={say.seat}
          sure={say.seatSure(of)}
          go={say.seatGo}
          onGo={does('seat', say.seated(of))}
        />
      )}
      {place.state === 'offered' && (
        <AskOnce
          label={say.takes}
          sure={say.takesSure(of)}
          go={say.takesGo}
          onGo={does('seat', say.seated(of))}
        />
      )}
      <EndPlace place={place} session={session} does={does} />
      <TakeBack place={place} session={session} does={does} />
    </Stack>
  );
}

const openStates: ReadonlySet<string> = new Set(['seat', 'offered', 'waiting', 'next-session']);

export function PlaceDeeds({ place, session, hasFreeSeat, onDone }: Props) {
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('mayAnswerApplications')) return null;
  const mayChange = openStates.has(place.state) && (session.isComing || session.heldOn === null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start', mt: 1 }}>
      {place.state === 'seat' && session.hasBegun && <Attendance place={place} onDone={onDone} />}
      {mayChange && <ByHand place={place} session={session} hasFreeSeat={hasFreeSeat} onDone={onDone} />}
    </Stack>
  );
}

/** What the office does with one place: who came, a seat or a letter by hand, a place given up by telephone. */
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import type { WorkshopSession } from '../../../src/features/workshops/workshop-lists.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { whyRefused } from '../layout/why-refused.ts';
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

/** Each is asked once, with what follows from it. */
function ByHand({ place, onDone, hasFreeSeat }: Omit<Props, 'session'>) {
  const { applications, office } = useSay();
  const say = applications.byHand;
  const notify = useNotify();
  const of = place.name ?? place.email;
  const does = (path: 'seat' | 'offer' | 'end', done: string) => async () => {
    try {
      await ask('POST', `/workshop-places/${place.id}/${path}`, {});
      notify(done, { type: 'success' });
      return null;
    } catch (failure) {
      return whyRefused(failure, office, say.first);
    } finally {
      onDone();
    }
  };
  const [label, sure, go] =
    place.state === 'seat'
      ? [say.end, say.endSure(of), say.endGo]
      : [say.takeOff, say.takeOffSure(of), say.takeOff];
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {place.state === 'waiting' && hasFreeSeat && (
        <AskOnce
          label={say.offer}
          sure={say.offerSure(of)}
          go={say.offerGo}
          onGo={does('offer', say.offered(of))}
        />
      )}
      {(place.state === 'waiting' || place.state === 'offered') && (
        <AskOnce
          label={say.seat}
          sure={say.seatSure(of)}
          go={say.seatGo}
          onGo={does('seat', say.seated(of))}
        />
      )}
      <AskOnce label={label} sure={sure} go={go} onGo={does('end', say.ended(of))} />
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
      {mayChange && <ByHand place={place} hasFreeSeat={hasFreeSeat} onDone={onDone} />}
    </Stack>
  );
}

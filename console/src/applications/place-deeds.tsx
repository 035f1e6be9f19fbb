/** What the office does with one place: who came, a seat by hand, a place given up by telephone. */
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import type { WorkshopSession } from '../../../api/staff/applications.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Place = WorkshopSession['places'][number];
type Props = { place: Place; session: WorkshopSession; onDone: () => void };

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
function ByHand({ place, onDone }: Pick<Props, 'place' | 'onDone'>) {
  const { applications, office } = useSay();
  const say = applications.byHand;
  const notify = useNotify();
  const of = place.name ?? place.email;
  const does = (path: 'seat' | 'end', done: string) => async () => {
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
  const hasSeat = place.state === 'seat';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {place.state === 'waiting' && (
        <AskOnce
          label={say.seat}
          sure={say.seatSure(of)}
          go={say.seatGo}
          onGo={does('seat', say.seated(of))}
        />
      )}
      <AskOnce
        label={hasSeat ? say.end : say.takeOff}
        sure={hasSeat ? say.endSure(of) : say.takeOffSure(of)}
        go={hasSeat ? say.endGo : say.takeOff}
        onGo={does('end', say.ended(of))}
      />
    </Stack>
  );
}

export function PlaceDeeds({ place, session, onDone }: Props) {
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('mayAnswerApplications')) return null;
  const waits = place.state === 'waiting' || place.state === 'next-session';
  const isOpen = place.state === 'seat' || waits;
  const mayChange = isOpen && (session.isComing || session.heldOn === null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {place.state === 'seat' && session.hasBegun && <Attendance place={place} onDone={onDone} />}
      {mayChange && <ByHand place={place} onDone={onDone} />}
    </Stack>
  );
}

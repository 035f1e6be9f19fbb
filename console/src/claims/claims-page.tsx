/** '/claims': one claim after the other, the longest waiting first, for a thumb as for a keyboard. */
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import {
  Alert,
  Box,
  Button,
  Card,
  FormControlLabel,
  IconButton,
  Skeleton,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useRef, useState, type TouchEvent } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { directionOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { checksInWords } from './checks-in-words.ts';
import { ClaimCard } from './claim-card.tsx';
import { isTaken, keepKeys, keysAreOn, useKeys } from './use-keys.ts';
import { useQueue } from './use-queue.ts';

const farEnough = 70;

/** A finger that goes along the line of reading, much more than up or down. */
function useSwipe(isRtl: boolean, move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches.item(0);
      start.current =
        touches.length === 1 && !isTaken(target) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0);
      if (!touch || start.current === null) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) < farEnough || Math.abs(x) < 2 * Math.abs(y)) return;
      move(x > 0 === isRtl ? 1 : -1);
    },
  };
}

function Hints({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { claims } = useSay();
  const { keys } = claims;
  return (
    <>
      <Card component="section" aria-labelledby="keys" sx={{ p: 2, display: { xs: 'none', md: 'block' } }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography id="keys" component="h2" variant="body2" sx={{ fontWeight: 700 }}>
            {keys.title}
          </Typography>
          <FormControlLabel
            control={<Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
            label={keys.on}
          />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {keys.move} {keys.confirm}
        </Typography>
      </Card>
      <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
        {claims.swipe}
      </Typography>
    </>
  );
}

function Done({ decided, onAgain }: { decided: number; onAgain: () => void }) {
  const { claims } = useSay();
  return (
    <Card sx={{ p: 3 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'start' }} role="status">
        <Typography component="h2" variant="h6">
          {claims.doneTitle}
        </Typography>
        <Typography>
          {claims.doneLead} {decided > 0 && claims.doneHere(decided)}
        </Typography>
        <Button variant="outlined" onClick={onAgain}>
          {claims.again}
        </Button>
      </Stack>
    </Card>
  );
}

type Queue = ReturnType<typeof useQueue>;

function Places({ queue, onMove }: { queue: Queue; onMove: (by: 1 | -1) => void }) {
  const { claims, locale } = useSay();
  const isRtl = directionOf(locale) === 'rtl';
  return (
    <Stack
      component="nav"
      aria-label={claims.title}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}
    >
      <IconButton
        aria-label={claims.before}
        aria-keyshortcuts="K"
        disabled={queue.isFirst}
        onClick={() => onMove(-1)}
      >
        {isRtl ? <NavigateNext /> : <NavigateBefore />}
      </IconButton>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {claims.place(queue.place + 1, queue.total)}
      </Typography>
      <IconButton
        aria-label={claims.after}
        aria-keyshortcuts="J"
        disabled={queue.isLast}
        onClick={() => onMove(1)}
      >
        {isRtl ? <NavigateBefore /> : <NavigateNext />}
      </IconButton>
    </Stack>
  );
}

/** Moves, and takes the focus along: whoever hears the page is told of the next claim. */
function useWalk(queue: Queue) {
  const mayFocus = useRef(false);
  const [decided, setDecided] = useState(0);
  return {
    decided,
    move(by: 1 | -1) {
      mayFocus.current = true;
      queue.move(by);
    },
    done(number: string, by: 'hers' | 'colleague') {
      mayFocus.current = true;
      if (by === 'hers') setDecided((count) => count + 1);
      queue.leave(number);
    },
    headingRef(heading: HTMLElement | null) {
      if (!heading || !mayFocus.current) return;
      mayFocus.current = false;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    },
  };
}

export function ClaimsPage() {
  const { claims, office, locale } = useSay();
  const isRtl = directionOf(locale) === 'rtl';
  const queue = useQueue();
  const walk = useWalk(queue);
  const [hasKeys, setKeys] = useState(keysAreOn);
  const { claim } = queue;
  const after = () => walk.move(1);
  const before = () => walk.move(-1);
  useKeys(
    { j: after, k: before, ArrowLeft: isRtl ? after : before, ArrowRight: isRtl ? before : after },
    hasKeys && claim !== null,
  );
  return (
    <Stack
      sx={{ gap: 2, p: { xs: 1, md: 0 }, pt: { md: 2 }, touchAction: 'pan-y pinch-zoom' }}
      {...useSwipe(isRtl, walk.move)}
    >
      <Title title={claims.title} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box>
          <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
            {claims.title}
          </Typography>
          <Typography color="text.secondary">{claims.lead}</Typography>
        </Box>
        {claim !== null && <Places queue={queue} onMove={walk.move} />}
      </Box>
      {queue.isLoading && <Skeleton variant="rounded" height={320} />}
      {queue.failure !== null && (
        <Alert severity="error" action={<Button onClick={queue.load}>{claims.again}</Button>}>
          {office.failures[queue.failure]}
        </Alert>
      )}
      {claim !== null && (
        <ClaimCard
          key={claim.number}
          claim={claim}
          hasKeys={hasKeys}
          onDone={(by) => walk.done(claim.number, by)}
          headingRef={walk.headingRef}
        />
      )}
      {claim === null && !queue.isLoading && queue.failure === null && (
        <Done decided={walk.decided} onAgain={queue.load} />
      )}
      <Button component={Link} to="/claims/statement" variant="outlined" sx={{ alignSelf: 'start' }}>
        {claims.bulk}
      </Button>
      {queue.checks !== null && (
        <Typography variant="body2" color="text.secondary">
          {claims.promise(checksInWords(queue.checks, { claims, locale }))}
        </Typography>
      )}
      {claim !== null && (
        <Hints
          isOn={hasKeys}
          onChange={(isOn) => {
            keepKeys(isOn);
            setKeys(isOn);
          }}
        />
      )}
    </Stack>
  );
}

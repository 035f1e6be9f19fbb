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
import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { PageFrame } from '../layout/page-frame.tsx';
import { directionOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { ApiFailure } from '../api.ts';
import { isTaken, keepKeys, keysAreOn, type Queue, useKeys, useSteps } from './use-queue.ts';

/** The words of such a page, whatever its queue is. */
type QueueWords = {
  title: string;
  lead: string;
  place: (place: number, total: number) => string;
  before: string;
  after: string;
  keys: { title: string; move: string; confirm: string; on: string };
  swipe: string;
  doneTitle: string;
  doneLead: string;
  doneHere: (count: number) => string;
  again: string;
};

const farEnough = 70;

/** A horizontal swipe, clearly more sideways than vertical. */
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

type HintsProps = { t: QueueWords; isOn: boolean; onChange: (isOn: boolean) => void };

function Hints({ t: { keys, swipe }, isOn, onChange }: HintsProps) {
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
        {swipe}
      </Typography>
    </>
  );
}

type DoneProps = { t: QueueWords; decided: number; onAgain: () => void };

function Done({ t, decided, onAgain }: DoneProps) {
  return (
    <Card sx={{ p: 3 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'start' }} role="status">
        <Typography component="h2" variant="h6">
          {t.doneTitle}
        </Typography>
        <Typography>
          {t.doneLead} {decided > 0 && t.doneHere(decided)}
        </Typography>
        <Button variant="outlined" onClick={onAgain}>
          {t.again}
        </Button>
      </Stack>
    </Card>
  );
}

function Places({ t, queue, onMove }: { t: QueueWords; queue: Queue; onMove: (by: 1 | -1) => void }) {
  const isRtl = directionOf(useWords().locale) === 'rtl';
  return (
    <Stack
      component="nav"
      aria-label={t.title}
      direction="row"
      sx={{ alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}
    >
      <IconButton
        aria-label={t.before}
        aria-keyshortcuts="K"
        disabled={queue.isFirst}
        onClick={() => onMove(-1)}
      >
        {isRtl ? <NavigateNext /> : <NavigateBefore />}
      </IconButton>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {t.place(queue.place + 1, queue.total)}
      </Typography>
      <IconButton
        aria-label={t.after}
        aria-keyshortcuts="J"
        disabled={queue.isLast}
        onClick={() => onMove(1)}
      >
        {isRtl ? <NavigateBefore /> : <NavigateNext />}
      </IconButton>
    </Stack>
  );
}

/** How the current item is shown. */
export type OneOfQueue = {
  hasKeys: boolean;
  onDone: (id: string, by: 'me' | 'colleague') => void;
  /** Receives the focus when another item replaces this one. */
  headingRef: (heading: HTMLElement | null) => void;
};

type Props<Row> = {
  t: QueueWords;
  queue: Queue & { row: Row | null; isLoading: boolean; failure: ApiFailure['code'] | null; load(): void };
  /** Under the heading. */
  above?: ReactNode;
  /** Instead of the queue. */
  instead?: ReactNode;
  /** Under the current item, or under the message that none waits. */
  below?: ReactNode;
  children: (row: Row, one: OneOfQueue) => ReactNode;
};

/** A page that shows the items of a queue one by one, for touch and keyboard. */
export function QueuePage<Row>({ t, queue, above, instead, below, children }: Props<Row>) {
  const { common, locale } = useWords();
  const isRtl = directionOf(locale) === 'rtl';
  const steps = useSteps(queue);
  const [hasKeys, setKeys] = useState(keysAreOn);
  const row = instead ? null : queue.row;
  const after = () => steps.move(1);
  const before = () => steps.move(-1);
  useKeys(
    { j: after, k: before, ArrowLeft: isRtl ? after : before, ArrowRight: isRtl ? before : after },
    hasKeys && row !== null,
  );
  return (
    <Box sx={{ touchAction: 'pan-y pinch-zoom' }} {...useSwipe(isRtl, steps.move)}>
      <PageFrame
        title={t.title}
        lead={t.lead}
        aside={row !== null && <Places t={t} queue={queue} onMove={steps.move} />}
      >
        {above}
        {queue.isLoading && <Skeleton variant="rounded" height={320} />}
        {queue.failure !== null && (
          <Alert severity="error" action={<Button onClick={queue.load}>{t.again}</Button>}>
            {common.failures[queue.failure]}
          </Alert>
        )}
        {instead}
        {row !== null && children(row, { hasKeys, onDone: steps.done, headingRef: steps.headingRef })}
        {!instead && row === null && !queue.isLoading && queue.failure === null && (
          <Done t={t} decided={steps.decided} onAgain={queue.load} />
        )}
        {below}
        {row !== null && (
          <Hints
            t={t}
            isOn={hasKeys}
            onChange={(isOn) => {
              keepKeys(isOn);
              setKeys(isOn);
            }}
          />
        )}
      </PageFrame>
    </Box>
  );
}

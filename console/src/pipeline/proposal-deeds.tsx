/** What may be done with a proposal where it stands. */
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProposalRow } from '../../../src/features/applications/application-stages.staff.ts';
import { useSay } from '../words/words.ts';
import { BeginCourse } from './begin-course.tsx';
import { DeclineProposal } from './decline-proposal.tsx';
import { nameOf, useMoving, type Stage } from './use-moving.ts';

type Deeds = ReturnType<typeof useSay>['pipeline']['deeds'];
type PlainStage = Extract<Stage, 'new' | 'talk' | 'agreed'>;

/** What the button says that moves it there: on its way, back, and anew after it was declined. */
const labels: Record<PlainStage, { on: keyof Deeds; back: keyof Deeds }> = {
  new: { on: 'backToNew', back: 'backToNew' },
  talk: { on: 'talk', back: 'backToTalk' },
  agreed: { on: 'agreed', back: 'backToAgreed' },
};
/** In this order a proposal goes on. */
const way: readonly Stage[] = ['new', 'talk', 'agreed', 'draft', 'live'];
const isPlain = (stage: Stage): stage is PlainStage => stage in labels;

function ToCourse({ stage, course }: { stage: Stage; course: string | null }) {
  const { pipeline } = useSay();
  if (course === null) return null;
  return (
    <Button variant="contained" component={Link} to={`/catalogue/course/${encodeURIComponent(course)}`}>
      {stage === 'live' ? pipeline.deeds.openCourse : pipeline.deeds.openDraft}
    </Button>
  );
}

export function ProposalDeeds({
  row,
  stage,
  onDone,
}: {
  row: ProposalRow;
  stage: Stage;
  onDone: () => void;
}) {
  const { pipeline } = useSay();
  const say = pipeline.deeds;
  const { move, isBusy } = useMoving(onDone);
  const [asking, setAsking] = useState<'decline' | 'begin' | null>(null);
  // Which moves there are, the wire tells; a declined one stands nowhere on the way, so that every step leads on.
  const plain = row.moves.filter(isPlain);
  const isBack = (to: Stage) => way.indexOf(to) < way.indexOf(stage);
  const close = () => setAsking(null);
  const finish = () => {
    close();
    onDone();
  };
  const button = (to: PlainStage) => {
    const label = stage === 'declined' ? 'again' : labels[to][isBack(to) ? 'back' : 'on'];
    return (
      <Button
        key={to}
        variant={isBack(to) ? 'text' : 'contained'}
        disabled={isBusy}
        onClick={() => void move(row, stage, to)}
      >
        {String(say[label])}
      </Button>
    );
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say.deedsOf(nameOf(row))}
      sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}
    >
      {plain.filter((to) => !isBack(to)).map(button)}
      {row.moves.includes('draft') && (
        <Button variant="contained" onClick={() => setAsking('begin')}>
          {say.begin}
        </Button>
      )}
      <ToCourse stage={stage} course={row.course} />
      {row.moves.includes('declined') && (
        <Button variant="outlined" onClick={() => setAsking('decline')}>
          {say.decline}
        </Button>
      )}
      {plain.filter(isBack).map(button)}
      {asking === 'decline' && <DeclineProposal row={row} stage={stage} onClose={close} onDone={finish} />}
      {asking === 'begin' && <BeginCourse row={row} onClose={close} onDone={finish} />}
    </Stack>
  );
}

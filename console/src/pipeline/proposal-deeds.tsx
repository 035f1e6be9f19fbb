/** What may be done with a proposal where it stands. */
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProposalRow } from '../../../api/staff/application-stages.ts';
import { useSay } from '../words/words.ts';
import { BeginCourse } from './begin-course.tsx';
import { DeclineProposal } from './decline-proposal.tsx';
import { nameOf, useMoving, type Stage } from './use-moving.ts';

type Deeds = ReturnType<typeof useSay>['pipeline']['deeds'];
type Step = { to: Stage; label: keyof Deeds };

/** The next step first, then the way back. */
const steps: Record<Stage, { on?: Step; back?: Step }> = {
  new: { on: { to: 'talk', label: 'talk' } },
  talk: { on: { to: 'agreed', label: 'agreed' }, back: { to: 'new', label: 'backToNew' } },
  agreed: { back: { to: 'talk', label: 'backToTalk' } },
  draft: { back: { to: 'agreed', label: 'backToAgreed' } },
  live: {},
  declined: { on: { to: 'talk', label: 'again' } },
};
const mayDecline: ReadonlySet<Stage> = new Set(['new', 'talk', 'agreed']);

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
  const { on, back } = steps[stage];
  const close = () => setAsking(null);
  const finish = () => {
    close();
    onDone();
  };
  const button = ({ to, label }: Step, variant: 'contained' | 'text') => (
    <Button variant={variant} disabled={isBusy} onClick={() => void move(row, stage, to)}>
      {String(say[label])}
    </Button>
  );
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={say.deedsOf(nameOf(row))}
      sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}
    >
      {on && button(on, 'contained')}
      {stage === 'agreed' && (
        <Button variant="contained" onClick={() => setAsking('begin')}>
          {say.begin}
        </Button>
      )}
      <ToCourse stage={stage} course={row.course} />
      {mayDecline.has(stage) && (
        <Button variant="outlined" onClick={() => setAsking('decline')}>
          {say.decline}
        </Button>
      )}
      {back && button(back, 'text')}
      {asking === 'decline' && <DeclineProposal row={row} stage={stage} onClose={close} onDone={finish} />}
      {asking === 'begin' && <BeginCourse row={row} onClose={close} onDone={finish} />}
    </Stack>
  );
}

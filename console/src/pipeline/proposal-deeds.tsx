/** What may be done with a proposal where it stands. */
import { Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNotify } from 'react-admin';
import type {
  BoardAnswer,
  DecliningLetter,
  ProposalRow,
} from '../../../src/features/applications/application-stages.staff.ts';
import { useSay } from '../words/words.ts';
import { DeedDialog, useDeed } from '../layout/deed-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { ask, Refused, type WireFailure } from '../wire.ts';
import { ShownLetter } from './shown-letter.tsx';

/** Moves a proposal, says its stage now, and tells the second colleague who was first. */
export type Stage = BoardAnswer['stages'][number]['stage'];

export const nameOf = ({ name, email }: Pick<ProposalRow, 'name' | 'email'>): string => name ?? email;

/** What a refusal says in words. */
function useWhy(): (failure: WireFailure) => string {
  const { pipeline, office } = useSay();
  return ({ code, detail }) => {
    const { by, stage } = detail ?? {};
    if (code !== 'moved-meanwhile') return office.failures[code];
    const named = pipeline.stages[stage as Stage];
    return typeof by === 'string' ? pipeline.first(by, named) : pipeline.movedOn(named);
  };
}

function useMoving(onMoved: () => void) {
  const { pipeline } = useSay();
  const why = useWhy();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async move(row: ProposalRow, from: Stage, to: Stage) {
      setBusy(true);
      try {
        await ask('POST', `/applications/${row.id}/stage`, { from, to });
        notify(pipeline.moved(nameOf(row), pipeline.stages[to]), { type: 'success' });
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure;
        notify(why(failure.failure), { type: 'warning', autoHideDuration: 10_000 });
      } finally {
        setBusy(false);
        onMoved();
      }
    },
  };
}

/** Declines a proposal: the email is shown as they will read it, with the staff's own sentence, before it is sent. */

/** As long as the API takes. */
const longest = 600;
const pauseMs = 400;

/** The email with what was typed last, as soon as typing pauses. */
function useLetter(id: string, sentence: string): DecliningLetter | null {
  const [letter, setLetter] = useState<DecliningLetter | null>(null);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const path = `/applications/${id}/declining-letter`;
        const shown = await ask<DecliningLetter>('POST', path, { sentence });
        if (!isOvertaken) setLetter(shown);
      } catch (failure) {
        // What stood there stays; declining itself says what is wrong.
        if (!(failure instanceof Refused)) throw failure;
      }
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [id, sentence]);
  return letter;
}

type DeclineProposalProps = { row: ProposalRow; stage: Stage; onClose: () => void; onDone: () => void };

function DeclineProposal({ row, stage, onClose, onDone }: DeclineProposalProps) {
  const { pipeline, office } = useSay();
  const say = pipeline.decline;
  const [sentence, setSentence] = useState('');
  const letter = useLetter(row.id, sentence);
  const deed = useDeed();
  const why = useWhy();
  const notify = useNotify();
  const submit = async () => {
    const body = { from: stage, sentence };
    const done = await deed.run(() => ask('POST', `/applications/${row.id}/declining`, body));
    if (done === null) return;
    notify(say.done(nameOf(row)), { type: 'success' });
    onDone();
  };
  const told = deed.failure?.code === 'moved-meanwhile' ? why(deed.failure) : deed.problem;
  return (
    <DeedDialog
      title={say.title(nameOf(row))}
      lead={say.lead}
      submit={say.submit}
      deed={{ ...deed, problem: told }}
      onSubmit={submit}
      onClose={deed.failure?.code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={say.sentence}
        value={sentence}
        onChange={setSentence}
        hint={office.writeIn[row.locale]}
        fault={deed.faultOf('sentence')}
        rows={2}
        maxLength={longest}
      />
      <ShownLetter
        letter={letter}
        to={letter && say.to(letter.to)}
        label={say.letter}
        reading={say.reading}
      />
    </DeedDialog>
  );
}

/** Begins the course that was agreed on: its address is asked for once, then the draft opens. */

/** What an address can be made of a title; nothing of one in Arabic letters. */
const slugFor = (topic: string): string =>
  topic
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

type Props = { row: ProposalRow; onClose: () => void; onDone: () => void };

function BeginCourse({ row, onClose, onDone }: Props) {
  const { pipeline } = useSay();
  const say = pipeline.begin;
  const [slug, setSlug] = useState(() => slugFor(row.topic));
  const deed = useDeed();
  const why = useWhy();
  const notify = useNotify();
  const navigate = useNavigate();
  const code = deed.failure?.code;
  const submit = async () => {
    const made = await deed.run(() =>
      ask<{ slug: string }>('POST', `/applications/${row.id}/course`, { slug: slug.trim() }),
    );
    if (made === null) return;
    notify(say.done, { type: 'success' });
    void navigate(`/catalogue/course/${made.slug}`);
  };
  const faultOfSlug = deed.faultOf('slug') === undefined ? undefined : say.badSlug;
  const told = code === 'moved-meanwhile' && deed.failure ? why(deed.failure) : deed.problem;
  return (
    <DeedDialog
      title={say.title(nameOf(row))}
      lead={say.lead}
      submit={say.submit}
      deed={{ ...deed, problem: code === 'slug-taken' ? null : told }}
      onSubmit={submit}
      onClose={code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={say.slug}
        value={slug}
        onChange={setSlug}
        hint={say.hint}
        fault={code === 'slug-taken' ? say.taken : faultOfSlug}
        ltr
        required
        maxLength={100}
      />
    </DeedDialog>
  );
}

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
  // Which moves there are, the API tells; a declined one stands nowhere on the way, so that every step leads on.
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

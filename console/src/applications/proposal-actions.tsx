/** Actions on a proposal at its stage. */
import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { useWords } from '../words/words.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { type DoneOf, Refused, call } from '../api.ts';
import { ShownEmail } from '../layout/shown-email.tsx';
import type { HostStage } from '../../../src/catalogue/applicants/application.ts';

type DecliningEmail = DoneOf<'applications/{id}/declining-email'>;
type ProposalRow = DoneOf<'GET applications/{id}'>;

const nameOf = ({ name, email }: Pick<ProposalRow, 'name' | 'email'>): string => name ?? email;

/** The API's limit. */
const longest = 600;
const pauseMs = 400;

/** The e-mail with the latest text, as soon as typing pauses. */
function useEmail(id: string, sentence: string): DecliningEmail | null {
  const [email, setEmail] = useState<DecliningEmail | null>(null);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const shown = await call('applications/{id}/declining-email', { id, sentence });
        if (!isOvertaken) setEmail(shown);
      } catch (failure) {
        // The earlier preview stays; declining itself reports what is wrong.
        if (!(failure instanceof Refused)) throw failure;
      }
    };
    const timer = setTimeout(() => void read(), pauseMs);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [id, sentence]);
  return email;
}

type DeclineProposalProps = { row: ProposalRow; stage: HostStage; onClose: () => void; onDone: () => void };

/** Declines a proposal: a preview of the e-mail, with the staff's own sentence, before it is sent. */
function DeclineProposal({ row, stage, onClose, onDone }: DeclineProposalProps) {
  const { pipeline, common } = useWords();
  const t = pipeline.decline;
  const [sentence, setSentence] = useState('');
  const email = useEmail(row.id, sentence);
  const action = useAction();
  const notify = useNotify();
  const submit = async () => {
    const body = { from: stage, sentence };
    const done = await action.run(() => call('applications/{id}/declining', { id: row.id, ...body }));
    if (done === null) return;
    notify(t.done(nameOf(row)), { type: 'success' });
    onDone();
  };
  return (
    <ActionDialog
      title={t.title(nameOf(row))}
      lead={t.lead}
      submit={t.submit}
      action={action}
      onSubmit={submit}
      onClose={action.failure?.code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={t.sentence}
        value={sentence}
        onChange={setSentence}
        hint={common.writeIn[row.locale]}
        fault={action.faultOf('sentence')}
        rows={2}
        maxLength={longest}
      />
      <ShownEmail email={email} to={email && t.to(email.to)} label={t.email} reading={t.reading} />
    </ActionDialog>
  );
}

/** An address made from a title; empty for a title in Arabic script. */
const slugFor = (topic: string): string =>
  topic
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

type Props = { row: ProposalRow; onClose: () => void; onDone: () => void };

/** Begins the course that was agreed on: asks for its address once, then opens the draft. */
function BeginCourse({ row, onClose, onDone }: Props) {
  const { pipeline } = useWords();
  const t = pipeline.begin;
  const [slug, setSlug] = useState(() => slugFor(row.answers['courseTopic'] ?? ''));
  const action = useAction();
  const notify = useNotify();
  const navigate = useNavigate();
  const code = action.failure?.code;
  const submit = async () => {
    const made = await action.run(() => call('applications/{id}/course', { id: row.id, slug: slug.trim() }));
    if (made === null) return;
    notify(t.done, { type: 'success' });
    void navigate(`/catalogue/course/${made.slug}`);
  };
  const faultOfSlug = action.faultOf('slug') === undefined ? undefined : t.badSlug;
  return (
    <ActionDialog
      title={t.title(nameOf(row))}
      lead={t.lead}
      submit={t.submit}
      action={{ ...action, problem: code === 'slug-taken' ? null : action.problem }}
      onSubmit={submit}
      onClose={code === 'moved-meanwhile' ? onDone : onClose}
    >
      <TypedField
        label={t.slug}
        value={slug}
        onChange={setSlug}
        hint={t.hint}
        fault={code === 'slug-taken' ? t.taken : faultOfSlug}
        ltr
        required
        maxLength={100}
      />
    </ActionDialog>
  );
}

type Actions = ReturnType<typeof useWords>['pipeline']['actions'];
type PlainStage = Extract<HostStage, 'new' | 'talk' | 'agreed'>;

/** The button that moves it to a stage: forward, back, or again after it was declined. */
const labels: Record<PlainStage, { on: keyof Actions; back: keyof Actions }> = {
  new: { on: 'backToNew', back: 'backToNew' },
  talk: { on: 'talk', back: 'backToTalk' },
  agreed: { on: 'agreed', back: 'backToAgreed' },
};
/** The stages, in order. */
const way: readonly HostStage[] = ['new', 'talk', 'agreed', 'draft', 'live'];
const isPlain = (stage: string): stage is PlainStage => stage in labels;

function ToCourse({ stage, course }: { stage: HostStage; course: string | null }) {
  const { pipeline } = useWords();
  if (course === null) return null;
  return (
    <Button variant="contained" component={Link} to={`/catalogue/course/${encodeURIComponent(course)}`}>
      {stage === 'live' ? pipeline.actions.openCourse : pipeline.actions.openDraft}
    </Button>
  );
}

export function ProposalActions({
  row,
  stage,
  onDone,
}: {
  row: ProposalRow;
  stage: HostStage;
  onDone: () => void;
}) {
  const { pipeline } = useWords();
  const t = pipeline.actions;
  const action = useAction();
  const notify = useNotify();
  const move = async (to: PlainStage) => {
    const moved = await action.run(() => call('applications/{id}/stage', { id: row.id, from: stage, to }));
    if (moved === null) return;
    notify(pipeline.moved(nameOf(row), pipeline.stages[to]), { type: 'success' });
    onDone();
  };
  const [asking, setAsking] = useState<'decline' | 'begin' | null>(null);
  // The API returns the possible moves; a declined one has no stage in the order, so every move goes forward.
  const plain = row.moves.filter(isPlain);
  const isBack = (to: HostStage) => way.indexOf(to) < way.indexOf(stage);
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
        disabled={action.isBusy}
        onClick={() => void move(to)}
      >
        {String(t[label])}
      </Button>
    );
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t.actionsOf(nameOf(row))}
      sx={{ flexWrap: 'wrap', gap: 1, mt: 'auto' }}
    >
      {action.problem !== null && (
        // A colleague moved it: closing this shows where it is now.
        <Alert
          severity="warning"
          onClose={() => {
            action.clear();
            onDone();
          }}
          sx={{ flexBasis: '100%' }}
        >
          {action.problem}
        </Alert>
      )}
      {plain.filter((to) => !isBack(to)).map(button)}
      {row.moves.includes('draft') && (
        <Button variant="contained" onClick={() => setAsking('begin')}>
          {t.begin}
        </Button>
      )}
      <ToCourse stage={stage} course={row.courseSlug} />
      {row.moves.includes('declined') && (
        <Button variant="outlined" onClick={() => setAsking('decline')}>
          {t.decline}
        </Button>
      )}
      {plain.filter(isBack).map(button)}
      {asking === 'decline' && <DeclineProposal row={row} stage={stage} onClose={close} onDone={finish} />}
      {asking === 'begin' && <BeginCourse row={row} onClose={close} onDone={finish} />}
    </Stack>
  );
}

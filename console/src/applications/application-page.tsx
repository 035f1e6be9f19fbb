/** One application. A stranger typed all of it: it is shown as text, in its own direction. */
import { Alert, Box, Button, Card, Chip, Link as Anchor, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { LongText, WordChip } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { inEach } from '../../../src/platform/i18n/locale.ts';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { Reach, replyTo } from './contact-links.tsx';
import { Replies, ReplyButton, Verdicts } from './reply.tsx';
import { ProposalActions } from './proposal-actions.tsx';
import { StaffNote } from './staff-note.tsx';
import type { HostStage } from '../../../src/catalogue/applicants/application.ts';

type ApplicationRow = DoneOf<'GET applications'>['rows'][number];
type WholeApplication = DoneOf<'GET applications/{id}'>;
type Stage = NonNullable<ApplicationRow['stage']>;
type Answered = 'new' | 'answered' | 'put-away';
type Props = { row: WholeApplication; onDone: () => void };

/** The names of the stages of a kind. */
function useStages(kind: ApplicationRow['kind']): Partial<Record<Stage, string>> {
  const { applications, pipeline } = useWords();
  return kind === 'host-course'
    ? pipeline.stages
    : kind === 'scholarship'
      ? { ...applications.stages, ...applications.verdict.stages }
      : applications.stages;
}

/** Answers an application, or marks it as answered elsewhere, so that no colleague answers it again; a proposed course moves on. */
function AnswerActions({ row, onDone }: Props) {
  const { applications, locale } = useWords();
  const stages = useStages(row.kind);
  const { permissions = [] } = usePermissions<string[]>();
  const notify = useNotify();
  const action = useAction();
  const { id, stage, stageSince, stageBy } = row;
  // Waiting lists answer automatically.
  if (stage === null) return null;
  const isProposal = row.kind === 'host-course';
  const isPlain = !isProposal && row.kind !== 'scholarship';
  const may = permissions.includes('mayAnswerApplications');
  const move = async (to: Answered) => {
    const moved = await action.run(() => call('applications/{id}/stage', { id, from: stage, to }));
    if (moved !== null) notify(applications.stages[to], { type: 'success' });
    onDone();
  };
  const button = (to: Answered, label: string, variant: 'contained' | 'outlined' | 'text') => (
    <Button variant={variant} disabled={action.isBusy} onClick={() => void move(to)}>
      {label}
    </Button>
  );
  return (
    <Stack sx={{ gap: 1, borderBlockStart: 1, borderColor: 'divider', pt: 1.5 }}>
      {stage !== 'new' && stageSince !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {applications.stageBy(
            stages[stage] ?? stage,
            momentOf(stageSince, locale),
            stageBy ?? applications.byItself,
          )}
        </Typography>
      )}
      {action.problem !== null && <Alert severity="warning">{action.problem}</Alert>}
      {may && <StaffNote id={id} note={row.note} of={row.name ?? row.email} onDone={onDone} />}
      {may && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {row.mayReply && (
            <ReplyButton row={row} stage={stage} isPrime={stage === 'new' && isPlain} onDone={onDone} />
          )}
          {isPlain && stage === 'new' && button('answered', applications.markAnswered, 'outlined')}
          {isPlain && stage === 'new' && button('put-away', applications.putAway, 'outlined')}
          {isPlain && stage !== 'new' && button('new', applications.backToNew, 'text')}
        </Stack>
      )}
      {row.kind === 'scholarship' && <Verdicts row={row} stage={stage} onDone={onDone} />}
      {may && isProposal && <ProposalActions row={row} stage={stage as HostStage} onDone={onDone} />}
    </Stack>
  );
}

/** A stranger's link is shown in full, opens only over https, and sends no referrer. */
function StrangersLink({ href }: { href: string }) {
  const { applications } = useWords();
  if (!/^https:\/\//i.test(href)) return <LongText text={href} />;
  return (
    <Box>
      <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" sx={{ wordBreak: 'break-all' }}>
        <bdi dir="ltr">{href}</bdi>
      </Anchor>
      <Typography variant="body2" color="text.secondary">
        {applications.stranger}
      </Typography>
    </Box>
  );
}

const tones: Partial<Record<Stage, 'warning' | 'success'>> = {
  new: 'warning',
  answered: 'success',
  live: 'success',
};

const placeTones = {
  seat: 'success',
  offered: 'info',
  waiting: 'warning',
  'next-session': 'warning',
  'given-up': 'default',
  'off-list': 'default',
  invited: 'info',
} as const;

/** Its stage, the seat it took, and whether the same was asked before. */
export function Marks({ row: { kind, stage, place, again } }: { row: ApplicationRow }) {
  const { applications } = useWords();
  const names = useStages(kind);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {stage !== null && (
        <WordChip variant="outlined" color={tones[stage] ?? 'default'} label={names[stage]} />
      )}
      {place !== null && (
        <WordChip variant="outlined" color={placeTones[place]} label={applications.places[place]} />
      )}
      {again && <WordChip variant="outlined" label={applications.again} />}
    </Stack>
  );
}

type AnswerName = keyof ReturnType<typeof useWords>['applications']['answers'];

function Answers({ answers }: Pick<ApplicationRow, 'answers'>) {
  const { applications } = useWords();
  const names = (Object.keys(applications.answers) as AnswerName[]).filter((name) => answers[name]);
  if (names.length === 0) return null;
  // Any other stored answer is shown as it is.
  const inWords = (name: AnswerName, text: string) =>
    name === 'topic' && Object.hasOwn(applications.topics, text) ? (applications.topics[text] ?? text) : text;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 1.5, borderBlockStart: 1, borderColor: 'divider', pt: 1.5 }}
    >
      {names.map((name) => {
        const text = answers[name] ?? '';
        return (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {applications.answers[name]}
            </Typography>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {name === 'link' ? <StrangersLink href={text} /> : <LongText text={inWords(name, text)} />}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}

function Whole({ row, onDone }: Props) {
  const { applications, locale } = useWords();
  const { kind, about, subject, sentAt } = row;
  const topic = row.answers['courseTopic'];
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        <Chip size="small" label={applications.kinds[kind]} />
        <Marks row={row} />
      </Stack>
      <Box>
        {about !== null && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{about[locale]}</bdi>
          </Typography>
        )}
        <Typography component="time" dateTime={sentAt} variant="body2" color="text.secondary">
          {momentOf(sentAt, locale)}
        </Typography>
      </Box>
      <Reach
        email={row.email}
        phone={row.phone}
        mailto={replyTo(topic ? { ...row, about: inEach(() => topic) } : row)}
      />
      {kind === 'workshop' && subject !== null && (
        <Box>
          <Button component={Link} to={`/workshops/${encodeURIComponent(subject)}`} variant="outlined">
            {applications.workshops.toSeats}
          </Button>
        </Box>
      )}
      <Answers answers={row.answers} />
      <Replies replies={row.replies} />
      <AnswerActions row={row} onDone={onDone} />
    </Card>
  );
}

export function ApplicationPage() {
  const { nav, applications } = useWords();
  const { id = '' } = useParams();
  const reading = useCalled('GET applications/{id}', { id });
  const who = reading.data?.name ?? reading.data?.email;
  return (
    <PageFrame
      title={nav.pages.applications}
      heading={who === undefined ? nav.pages.applications : <bdi>{who}</bdi>}
      back={{ to: '/applications', label: applications.back }}
    >
      <Read reading={reading} height={320}>
        {(row) => <Whole row={row} onDone={reading.again} />}
      </Read>
    </PageFrame>
  );
}

/** One application. A stranger typed all of it: it is shown as text, in its own direction. */
import { Box, Button, Card, Chip, Link as Anchor, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { LongText } from '../layout/facts.tsx';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { Reach, replyTo } from './reach.tsx';
import { type DoneOf, Refused, call } from '../api.ts';
import { StaffNote } from './staff-note.tsx';

type ApplicationRow = DoneOf<'GET applications'>['rows'][number];

type Stage = NonNullable<ApplicationRow['stage']>;
type AnswerActionsStage = 'new' | 'answered' | 'put-away';

function useAnswering({ row, onDone }: { row: ApplicationRow; onDone: () => void }) {
  const { applications, common } = useWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const move = async (from: Stage, to: AnswerActionsStage) => {
    setBusy(true);
    try {
      await call('applications/{id}/stage', { id: row.id, from, to });
      notify(applications.stages[to], { type: 'success' });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, detail } = failure.failure;
      const [by, stage] = [detail?.['by'], detail?.['stage']];
      const isFirst = code === 'moved-meanwhile' && typeof by === 'string';
      const first = () => applications.first(String(by), applications.stages[stage as AnswerActionsStage]);
      notify(isFirst ? first() : common.failures[code], { type: 'warning', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return { move, isBusy };
}

/** Marks an application as answered (by the staff member's own e-mail), so that no colleague answers it again. */
function AnswerActions({ row, onDone }: { row: ApplicationRow; onDone: () => void }) {
  const { applications, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { move, isBusy } = useAnswering({ row, onDone });
  const { stage, stageSince, stageBy } = row;
  // A proposed course has a page of its own, and waiting lists answer automatically.
  if (stage === null || row.kind === 'host-course') return null;
  const may = permissions.includes('mayAnswerApplications');
  const of = row.name ?? row.email;
  const button = (to: AnswerActionsStage, label: string, variant: 'contained' | 'outlined' | 'text') => (
    <Button
      variant={variant}
      disabled={isBusy}
      aria-label={`${label}: ${of}`}
      onClick={() => void move(stage, to)}
    >
      {label}
    </Button>
  );
  return (
    <Stack sx={{ gap: 1, borderBlockStart: 1, borderColor: 'divider', pt: 1.5 }}>
      {stage !== 'new' && stageSince !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {applications.stageBy(
            applications.stages[stage as AnswerActionsStage],
            momentOf(stageSince, locale),
            stageBy ?? applications.byItself,
          )}
        </Typography>
      )}
      {may && <StaffNote id={row.id} note={row.note} of={of} onDone={onDone} />}
      {may && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {stage === 'new' && button('answered', applications.markAnswered, 'contained')}
          {stage === 'new' && button('put-away', applications.putAway, 'outlined')}
          {stage !== 'new' && button('new', applications.backToNew, 'text')}
        </Stack>
      )}
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

function StageChip({ kind, stage }: { kind: ApplicationRow['kind']; stage: Stage }) {
  const { applications, pipeline } = useWords();
  const names: Partial<Record<Stage, string>> =
    kind === 'host-course' ? pipeline.stages : applications.stages;
  return <Chip size="small" variant="outlined" color={tones[stage] ?? 'default'} label={names[stage]} />;
}

const placeTones = {
  seat: 'success',
  offered: 'info',
  waiting: 'warning',
  'next-session': 'warning',
  'given-up': 'default',
  'off-list': 'default',
  invited: 'info',
} as const;

function Badges({ row }: { row: ApplicationRow }) {
  const { applications } = useWords();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Chip size="small" label={applications.kinds[row.kind]} />
      {row.stage !== null && <StageChip kind={row.kind} stage={row.stage} />}
      {row.place !== null && (
        <Chip
          size="small"
          variant="outlined"
          color={placeTones[row.place]}
          label={applications.places[row.place]}
        />
      )}
      {row.again && <Chip size="small" variant="outlined" label={applications.again} />}
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

/** Proposals have a board of their own. */
function ToBoard({ row }: { row: ApplicationRow }) {
  const { applications } = useWords();
  return (
    <Box>
      <Button
        component={Link}
        to="/proposals"
        variant="outlined"
        aria-label={`${applications.toBoard}: ${row.name ?? row.email}`}
      >
        {applications.toBoard}
      </Button>
    </Box>
  );
}

export function ApplicationCard({ row, onDone }: { row: ApplicationRow; onDone: () => void }) {
  const { locale } = useWords();
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Badges row={row} />
      <Box>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{row.name ?? row.email}</bdi>
        </Typography>
        {row.about !== null && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{row.about[locale === 'ar' ? 'ar' : 'en']}</bdi>
          </Typography>
        )}
        <Typography component="time" dateTime={row.sentAt} variant="body2" color="text.secondary">
          {momentOf(row.sentAt, locale)}
        </Typography>
      </Box>
      <Reach email={row.email} phone={row.phone} mailto={replyTo(row)} />
      <Answers answers={row.answers} />
      {row.kind === 'host-course' && <ToBoard row={row} />}
      <AnswerActions row={row} onDone={onDone} />
    </Card>
  );
}

/** One application. All of it was typed by a stranger: it is shown as text, in its own direction. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ApplicationRow } from '../../../src/features/applications/applications.staff.ts';
import { LongText } from '../layout/long-text.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { AnswerDeeds } from './answer-deeds.tsx';
import { Reach } from './reach.tsx';
import { replyTo } from './reply.ts';
import { StageChip } from './stage-chip.tsx';
import { StrangersLink } from './strangers-link.tsx';

const placeTones = {
  seat: 'success',
  offered: 'info',
  waiting: 'warning',
  'next-session': 'warning',
  'given-up': 'default',
  'off-list': 'default',
  lapsed: 'default',
  invited: 'info',
} as const;

function Badges({ row }: { row: ApplicationRow }) {
  const { applications } = useSay();
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

type AnswerName = keyof ReturnType<typeof useSay>['applications']['answers'];

function Answers({ answers }: Pick<ApplicationRow, 'answers'>) {
  const { applications } = useSay();
  const names = (Object.keys(applications.answers) as AnswerName[]).filter((name) => answers[name]);
  if (names.length === 0) return null;
  // Whatever else was stored stands there as it is.
  const said = (name: AnswerName, text: string) =>
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
              {name === 'link' ? <StrangersLink href={text} /> : <LongText text={said(name, text)} />}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}

/** Proposals have a board of their own. */
function ToBoard({ row }: { row: ApplicationRow }) {
  const { applications } = useSay();
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
  const { locale } = useSay();
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
      <Reach email={row.email} phone={row.phone} letter={replyTo(row)} />
      <Answers answers={row.answers} />
      {row.kind === 'host-course' && <ToBoard row={row} />}
      <AnswerDeeds row={row} onDone={onDone} />
    </Card>
  );
}

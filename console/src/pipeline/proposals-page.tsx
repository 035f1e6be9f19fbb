/** Proposed courses: a board of stages, which on a phone is a list by stage. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { usePermissions } from 'react-admin';
import { TakeAway } from '../exports/take-away.tsx';

import { PageFrame } from '../layout/page-frame.tsx';
import { Empty, Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { nameOf, ProposalActions, type Stage } from './proposal-actions.tsx';
import { Replies, ReplyButton } from '../applications/reply.tsx';
import { StaffNote } from '../applications/staff-note.tsx';
import { Reach, replyTo } from '../applications/contact-links.tsx';
import { LongText } from '../layout/facts.tsx';
import { momentOf } from '../locale.ts';
import { askFile, type DoneOf } from '../api.ts';

type BoardAnswer = DoneOf<'GET host-applications'>;
type ProposalRow = DoneOf<'GET host-applications'>['stages'][number]['rows'][number];

function When({ row: { sentAt, since, by } }: { row: ProposalRow }) {
  const { pipeline, locale } = useWords();
  const moment = momentOf(since, locale);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {pipeline.proposed(momentOf(sentAt, locale))}
      {since !== sentAt && (
        <>
          <br />
          {by === null ? pipeline.since(moment) : pipeline.sinceBy(moment, by)}
        </>
      )}
    </Typography>
  );
}

/** One proposal. What they typed is text, in its own direction. */
function ProposalCard({ row, stage, onDone }: { row: ProposalRow; stage: Stage; onDone: () => void }) {
  const { pipeline } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const about = { en: row.topic, ar: row.topic };
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(row)}</bdi>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{row.topic}</bdi>
      </Typography>
      <Box>
        <Chip size="small" variant="outlined" label={pipeline.writtenIn[row.locale]} />
      </Box>
      <When row={row} />
      <Reach email={row.email} phone={row.phone} mailto={replyTo({ ...row, about })} />
      {row.experience !== '' && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {pipeline.experience}
          </Typography>
          <LongText text={row.experience} />
        </Box>
      )}
      <Replies replies={row.replies} />
      {permissions.includes('mayAnswerApplications') && (
        <>
          <StaffNote id={row.id} note={row.note} of={nameOf(row)} onDone={onDone} />
          {stage !== 'declined' && (
            <Box>
              <ReplyButton
                row={{ ...row, kind: 'host-course', answers: { courseTopic: row.topic } }}
                stage={stage}
                isPrime={false}
                onDone={onDone}
              />
            </Box>
          )}
          <ProposalActions row={row} stage={stage} onDone={onDone} />
        </>
      )}
    </Card>
  );
}

type Column = BoardAnswer['stages'][number];

/** Finished stages are folded until somebody opens them. */
const folded: ReadonlySet<Stage> = new Set(['live', 'declined']);
const anchorOf = (stage: Stage): string => `stage-${stage}`;

function StagesNav({ columns }: { columns: readonly Column[] }) {
  const { pipeline } = useWords();
  const jump = (stage: Stage) => {
    const heading = document.getElementById(anchorOf(stage));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={pipeline.jump}
      sx={{ display: { md: 'none' }, flexWrap: 'wrap', gap: 1 }}
    >
      {columns.map(({ stage, count }) => (
        <Chip
          key={stage}
          clickable
          variant={count > 0 ? 'filled' : 'outlined'}
          label={`${pipeline.stages[stage]} (${count})`}
          onClick={() => jump(stage)}
          sx={{ minHeight: 44, borderRadius: 22, px: 0.5 }}
        />
      ))}
    </Stack>
  );
}

function StageColumn({ column, onDone }: { column: Column; onDone: () => void }) {
  const { pipeline } = useWords();
  const { stage, count, rows } = column;
  const [isOpen, setOpen] = useState(!folded.has(stage));
  const list = useId();
  return (
    <Box
      component="section"
      aria-labelledby={anchorOf(stage)}
      sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}
    >
      <Typography
        id={anchorOf(stage)}
        component="h2"
        variant="h6"
        tabIndex={-1}
        sx={{ borderBlockEnd: 2, borderColor: 'primary.main', pb: 0.5, scrollMarginBlockStart: '5rem' }}
      >
        {pipeline.stages[stage]} ({count})
      </Typography>
      {count === 0 && <Typography color="text.secondary">{pipeline.empty}</Typography>}
      {count > 0 && !isOpen && (
        <Button variant="outlined" aria-expanded={false} onClick={() => setOpen(true)}>
          {pipeline.open(pipeline.stages[stage])}
        </Button>
      )}
      {isOpen && rows.length > 0 && (
        <Stack
          component="ul"
          id={list}
          aria-label={pipeline.stages[stage]}
          sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
        >
          {rows.map((row) => (
            <ProposalCard key={row.id} row={row} stage={stage} onDone={onDone} />
          ))}
        </Stack>
      )}
      {isOpen && count > rows.length && <Typography variant="body2">{pipeline.more(rows.length)}</Typography>}
    </Box>
  );
}

const board = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

function Board({ answer, onDone }: { answer: BoardAnswer; onDone: () => void }) {
  const { pipeline } = useWords();
  const { stages } = answer;
  if (stages.every(({ count }) => count === 0))
    return (
      <Empty to="/host-course" isSite label={pipeline.toForm}>
        {pipeline.none}
      </Empty>
    );
  return (
    <>
      <StagesNav columns={stages} />
      <Box sx={board}>
        {stages.map((column) => (
          <StageColumn key={column.stage} column={column} onDone={onDone} />
        ))}
      </Box>
    </>
  );
}

export function ProposalsPage() {
  const { nav, pipeline, applications } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useCalled('GET host-applications');
  return (
    <PageFrame title={nav.pages.proposals} lead={pipeline.lead}>
      {permissions.includes('mayExportApplications') && (
        <Box>
          <TakeAway
            ask={(as) => askFile('GET exports/applications', { ...as, kind: 'host-course' })}
            lead={applications.takeAway}
          />
        </Box>
      )}
      <Read reading={reading} height={320}>
        {(answer) => <Board answer={answer} onDone={reading.again} />}
      </Read>
    </PageFrame>
  );
}

/** What people asked for with a form: by kind and subject, newest first. */
import { Box, Button, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { TakeAway } from '../exports/take-away.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { askFile, type DoneOf, queryOf } from '../api.ts';
import { isNameIn } from '../words/word-of.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { useWords } from '../words/words.ts';
import { ApplicationCard } from './application-card.tsx';

type ApplicationsAnswer = DoneOf<'GET applications'>;

type Asked = {
  kind: ApplicationsAnswer['kinds'][number]['kind'] | '';
  subject: string;
  stage: 'new' | '';
  after: string;
};

const here = (asked: Partial<Asked>): string => `/applications${queryOf(asked)}`;

function Kinds({ answer, asked }: { answer: ApplicationsAnswer; asked: Asked }) {
  const { applications } = useWords();
  const all: { kind: Asked['kind']; label: string }[] = [
    { kind: '', label: applications.all },
    ...answer.kinds.map(({ kind, sent, waiting }) => ({
      kind,
      label: `${applications.kinds[kind]} (${asked.stage === 'new' ? waiting : sent})`,
    })),
  ];
  return (
    <Box component="nav" aria-label={applications.kindsLabel}>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {all.map(({ kind, label }) => (
          <li key={kind}>
            <Chip
              component={Link}
              to={here({ kind, stage: asked.stage })}
              clickable
              label={label}
              color={kind === asked.kind ? 'primary' : 'default'}
              variant={kind === asked.kind ? 'filled' : 'outlined'}
              aria-current={kind === asked.kind ? 'page' : undefined}
              sx={{ minHeight: 44, borderRadius: 22, px: 0.5 }}
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** Unanswered applications, or all. */
function OnlyNew({ asked }: { asked: Asked }) {
  const { applications } = useWords();
  const to = (stage: Asked['stage']) => here({ kind: asked.kind, subject: asked.subject, stage });
  const choices = [
    { stage: 'new', label: applications.onlyNew },
    { stage: '', label: applications.everything },
  ] as const;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={applications.whichLabel}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {choices.map(({ stage, label }) => (
        <Button
          key={stage}
          component={Link}
          to={to(stage)}
          variant={asked.stage === stage ? 'contained' : 'outlined'}
          aria-current={asked.stage === stage ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}

function Subjects({
  answer,
  asked,
  onChoose,
}: {
  answer: ApplicationsAnswer;
  asked: Asked;
  onChoose(subject: string): void;
}) {
  const { applications, locale } = useWords();
  if (answer.subjects.length === 0 || asked.kind === '') return null;
  const isMessage = asked.kind === 'contact';
  const chosen = answer.subjects.find(({ subject }) => subject === asked.subject);
  return (
    <TextField
      select
      label={isMessage ? applications.topic : applications.subject}
      value={chosen?.subject ?? ''}
      onChange={(event) => onChoose(event.target.value)}
      helperText={chosen && applications.addresses(chosen.addresses)}
      sx={{ maxWidth: '32rem' }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{applications.anySubject}</MenuItem>
      {answer.subjects.map(({ subject, about, sent }) => (
        <MenuItem key={subject} value={subject} sx={{ whiteSpace: 'normal' }}>
          {(isMessage ? applications.topics[subject] : undefined) ?? about[locale === 'ar' ? 'ar' : 'en']} (
          {sent})
        </MenuItem>
      ))}
    </TextField>
  );
}

function List({ answer, asked, onDone }: { answer: ApplicationsAnswer; asked: Asked; onDone: () => void }) {
  const { applications } = useWords();
  const { rows, next } = answer;
  const kept = { kind: asked.kind, subject: asked.subject, stage: asked.stage };
  return (
    <>
      {rows.length === 0 ? (
        <Typography>
          {asked.stage === 'new'
            ? applications.allAnswered
            : asked.kind === ''
              ? applications.none
              : applications.noneHere}
        </Typography>
      ) : (
        <Stack
          component="ul"
          aria-label={applications.title}
          sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}
        >
          {rows.map((row) => (
            <ApplicationCard key={row.id} row={row} onDone={onDone} />
          ))}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {asked.after !== '' && (
          <Button component={Link} to={here(kept)} variant="outlined">
            {applications.newest}
          </Button>
        )}
        {next !== null && (
          <Button component={Link} to={here({ ...kept, after: next })} variant="outlined">
            {applications.older}
          </Button>
        )}
      </Stack>
    </>
  );
}

/** The lists of a workshop have a page of their own; old addresses redirect there. */
export function ApplicationsPage() {
  const [query] = useSearchParams();
  const workshop = query.get('kind') === 'workshop' ? (query.get('subject') ?? '') : '';
  if (workshop !== '') return <Navigate to={`/workshops/${encodeURIComponent(workshop)}`} replace />;
  return <Page />;
}

function Page() {
  const { applications } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const [query, setQuery] = useSearchParams();
  const kind = query.get('kind') ?? '';
  const asked: Asked = {
    kind: isNameIn(applications.kinds, kind) ? kind : '',
    subject: query.get('subject') ?? '',
    stage: query.get('stage') === 'new' ? 'new' : '',
    after: query.get('after') ?? '',
  };
  const reading = useCalled('GET applications', {
    ...asked,
    kind: asked.kind || undefined,
    stage: asked.stage || undefined,
  });
  const choose = (subject: string) =>
    setQuery({
      kind: asked.kind,
      ...(subject !== '' && { subject }),
      ...(asked.stage !== '' && { stage: asked.stage }),
    });
  return (
    <PageFrame title={applications.title} lead={applications.lead}>
      {permissions.includes('mayExportApplications') && (
        <Box>
          <TakeAway
            ask={(as) =>
              askFile('GET exports/applications', {
                ...as,
                kind: asked.kind || undefined,
                subject: asked.subject,
              })
            }
            lead={applications.takeAway}
          />
        </Box>
      )}
      <Read reading={reading} height={320}>
        {(answer) => (
          <>
            <OnlyNew asked={asked} />
            <Kinds answer={answer} asked={asked} />
            <Subjects answer={answer} asked={asked} onChoose={choose} />
            {asked.kind === 'workshop' && (
              <Button component={Link} to="/workshops" sx={{ justifySelf: 'start', px: 0 }}>
                {applications.workshops.toSeats}
              </Button>
            )}
            <List answer={answer} asked={asked} onDone={reading.again} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}

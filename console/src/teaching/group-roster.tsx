/** Learners of a group: who is stuck first, then who never entered, with the reason and how to reach them. */
import { Alert, Box, Button, Card, LinearProgress, Link as Anchor, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { awayAfterDays, hasNeverEntered } from '../../../src/learning/roster/roster.ts';
import { dial, emailTo, emailToAll } from '../applications/contact-links.tsx';
import { askFile } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { TakeAway } from '../exports/take-away.tsx';
import { Ltr, OrderLink, Part, PersonLink, WhatsAppLink } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useCopy } from '../layout/copy-button.tsx';
import { dayOf, inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { Roster } from './group-page.tsx';
import { callDone } from './use-calls.ts';

type Learner = Roster['learners'][number];
type Shown = Pick<Roster, 'cohort' | 'sessions' | 'course'>;

function useReasons(): (learner: Learner) => string[] {
  const { cohorts, locale } = useWords();
  const t = cohorts.group;
  return ({ stuck }) =>
    stuck.map((one) =>
      one.kind === 'late'
        ? t.late(inLocale(one.lesson, locale), one.days)
        : (one.isFirst ? t.never : t.away)(one.days),
    );
}

/** Each on a line of its own, as high as a touch target. */
function Contact({ email, phone }: { email: string; phone: string | null }) {
  const { applications } = useWords();
  const line = { display: 'block', paddingBlock: { xs: 1, md: 0.25 }, fontSize: '0.875rem' } as const;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Anchor href={emailTo(email)} aria-label={applications.writeTo(email)} sx={line}>
        <Ltr>{email}</Ltr>
      </Anchor>
      {phone !== null && phone !== '' && (
        <Anchor href={dial(phone)} aria-label={applications.call(phone)} sx={line}>
          <Ltr>{phone}</Ltr>
        </Anchor>
      )}
      {phone !== null && phone !== '' && <WhatsAppLink phone={phone} sx={line} />}
    </Box>
  );
}

/** To one learner, by her own way, whether or not the trainer may see her address. */
function WriteTo({ learner: { enrolment, name } }: { learner: Learner }) {
  const { cohorts } = useWords();
  const t = cohorts.word;
  const [draft, setDraft] = useState(() => ({ id: crypto.randomUUID(), body: '' }));
  const { id, body } = draft;
  return (
    <ActionButton
      isSmall
      label={t.label}
      title={t.title(name)}
      sure={t.sure}
      go={t.go}
      faults={cohorts.refused}
      run={() => callDone('teaching/write-to-learner', { id, enrolment, body })}
      done={t.done}
      onDone={() => setDraft({ id: crypto.randomUUID(), body: '' })}
    >
      {({ faultOf }) => (
        <TypedField
          label={t.text}
          value={body}
          onChange={(typed) => setDraft({ id, body: typed })}
          fault={faultOf('body')}
          rows={5}
          maxLength={2_000}
        />
      )}
    </ActionButton>
  );
}

function Who({ learner }: { learner: Learner }) {
  const { cohorts, locale } = useWords();
  const reasons = useReasons()(learner);
  return (
    <Stack sx={{ gap: 0.75, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <PersonLink email={learner.email}>
          <bdi>{learner.name}</bdi>
        </PersonLink>
      </Typography>
      <Typography variant="body2">
        {cohorts.learner.order} <OrderLink number={learner.orderNumber} />
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
          {reason}
        </Typography>
      ))}
      {learner.isPaused && (
        <Typography variant="body2" color="warning.main">
          {cohorts.learner.paused}
        </Typography>
      )}
      {learner.beginsOn !== null && (
        <Typography variant="body2" color="text.secondary">
          {cohorts.group.begins(dayOf(learner.beginsOn, locale))}
        </Typography>
      )}
      {learner.email !== null && <Contact email={learner.email} phone={learner.phone} />}
      {learner.stuck.length > 0 && (
        <Box>
          <WriteTo learner={learner} />
        </Box>
      )}
    </Stack>
  );
}

function HowFar({ learner: { done, of, at, name, module } }: { learner: Learner }) {
  const { common, cohorts, locale } = useWords();
  const t = cohorts.group;
  const far = [...(module.of > 1 ? [t.module(module.at, module.of)] : []), t.done(done, of)].join(' · ');
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      <Typography variant="body2">{far}</Typography>
      <LinearProgress
        variant="determinate"
        value={module.percent}
        aria-label={`${name}${common.colon}${far}`}
        sx={{ height: 6, borderRadius: 3, maxWidth: '12rem' }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {at === null ? t.allDone : t.at(at.number, inLocale(at.title, locale))}
      </Typography>
    </Stack>
  );
}

function Tasks({ learner: { quizzes, assignments } }: { learner: Learner }) {
  const { cohorts } = useWords();
  const t = cohorts.group;
  const lines = [
    quizzes.of > 0 && t.quizzes(quizzes.passed, quizzes.of),
    quizzes.tried > 0 && t.tried(quizzes.tried),
    assignments.of > 0 && t.assignments(assignments.accepted, assignments.of),
    assignments.waiting > 0 && t.waiting(assignments.waiting),
    assignments.again > 0 && t.again(assignments.again),
  ].filter((line) => line !== false);
  return (
    <>
      {(lines.length === 0 ? [t.noTasks] : lines).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </>
  );
}

type Column = { name: string; width: string; cell: (learner: Learner) => ReactNode };

function useColumns({ cohort, sessions, course }: Shown): Column[] {
  const { cohorts, locale } = useWords();
  const t = cohorts.group;
  const plain = (text: string) => <Typography variant="body2">{text}</Typography>;
  const columns: (Column | false)[] = [
    {
      name: t.columns.who,
      width: 'minmax(0, 1.7fr)',
      cell: (learner) => <Who learner={learner} />,
    },
    { name: t.columns.far, width: 'minmax(0, 1.4fr)', cell: (learner) => <HowFar learner={learner} /> },
    {
      name: t.columns.visit,
      width: 'minmax(0, 0.8fr)',
      cell: ({ lastVisit }) => plain(lastVisit === null ? t.neverHere : dayOf(lastVisit, locale)),
    },
    { name: t.columns.tasks, width: 'minmax(0, 1.3fr)', cell: (learner) => <Tasks learner={learner} /> },
    cohort !== null && {
      name: t.columns.sessions,
      width: 'minmax(0, 0.7fr)',
      cell: ({ attended }) => plain(t.attended(attended, sessions.held)),
    },
    course.givesCertificate && {
      name: t.columns.certificate,
      width: 'minmax(0, 0.9fr)',
      cell: ({ certificate }) => plain(t.certificates[certificate]),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** A table on a wide screen; on a phone each learner is a block, and each cell names its column. */
function LearnerTable({ label, learners, shown }: { label: string; learners: Learner[]; shown: Shown }) {
  const columns = useColumns(shown);
  const grid = {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: columns.map(({ width }) => width).join(' ') },
  };
  return (
    <Card role="table" aria-label={label} sx={{ px: 2 }}>
      <Box role="rowgroup" sx={{ display: { xs: 'none', md: 'block' } }}>
        <Box role="row" sx={{ ...grid, paddingBlock: 1.25 }}>
          {columns.map(({ name }) => (
            <Typography key={name} role="columnheader" variant="body2" color="text.secondary">
              {name}
            </Typography>
          ))}
        </Box>
      </Box>
      <Box role="rowgroup" sx={{ '& > :first-of-type': { borderBlockStart: { xs: 0, md: 1 } } }}>
        {learners.map((learner) => (
          <Box
            key={learner.enrolment}
            role="row"
            sx={{ ...grid, rowGap: 1, paddingBlock: 1.75, borderBlockStart: 1, borderColor: 'divider' }}
          >
            {columns.map(({ name, cell }, index) => (
              <Box
                key={name}
                role="cell"
                // On a phone name and progress take a line each, short facts are in pairs.
                sx={{ minWidth: 0, gridColumn: { xs: index < 2 ? '1 / -1' : 'auto', md: 'auto' } }}
              >
                {index > 1 && (
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: { md: 'none' }, fontSize: '0.8125rem' }}
                  >
                    {name}
                  </Typography>
                )}
                {cell(learner)}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** One e-mail to all of them; where they are too many for one, their addresses for copying. */
function ToAll({ learners, label }: { learners: Learner[]; label: string }) {
  const { cohorts, common } = useWords();
  const copy = useCopy({ copied: common.copied, notCopied: common.notCopied });
  const emails = [...new Set(learners.flatMap(({ email }) => email ?? []))];
  const mailto = emailToAll(emails);
  if (emails.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mailto !== null && (
        <Button variant="contained" component="a" href={mailto}>
          {label}
        </Button>
      )}
      <Button variant="outlined" onClick={() => void copy(emails.join(', '))}>
        {cohorts.group.copy}
      </Button>
    </Stack>
  );
}

/** More are shown on request: a course at one's own pace may have thousands. */
const atFirst = 50;

function Others({ learners, shown }: { learners: Learner[]; shown: Shown }) {
  const t = useWords().cohorts.group;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Part id="others" title={t.others(learners.length)}>
      <LearnerTable
        label={t.others(learners.length)}
        learners={showsAll ? learners : learners.slice(0, atFirst)}
        shown={shown}
      />
      {!showsAll && learners.length > atFirst && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setShowsAll(true)}>
          {t.showAll(learners.length)}
        </Button>
      )}
    </Part>
  );
}

const standingOf = (learner: Learner): 'never' | 'stuck' | 'others' =>
  hasNeverEntered(learner) ? 'never' : learner.stuck.length > 0 ? 'stuck' : 'others';

export function GroupRoster({ of, roster }: { of: string; roster: Roster }) {
  const { group: t, nobody } = useWords().cohorts;
  const [wanted, setWanted] = useState('');
  const { learners, mayReach } = roster;
  if (learners.length === 0) return <Alert severity="info">{nobody}</Alert>;
  const needle = wanted.trim().toLocaleLowerCase();
  const found = learners.filter(({ name }) => name.toLocaleLowerCase().includes(needle));
  const { never = [], stuck = [], others = [] } = Object.groupBy(found, standingOf);
  const finished = learners.filter(({ certificate }) => certificate === 'earned' || certificate === 'issued');
  return (
    <>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography>
          {t.counted(learners.length)}
          {finished.length > 0 && ` · ${t.finished(finished.length)}`}
        </Typography>
        {mayReach && (
          <TakeAway ask={(as) => askFile('GET exports/groups/{of}', { ...as, of })} lead={t.take} />
        )}
      </Stack>
      {learners.length > 10 && (
        <Box sx={{ maxWidth: '24rem' }}>
          <TypedField label={t.find} value={wanted} onChange={setWanted} maxLength={80} />
        </Box>
      )}
      {found.length === 0 && <Typography>{t.nobodyFound}</Typography>}
      {stuck.length > 0 && (
        <Part id="stuck" title={t.stuck(stuck.length)}>
          <Typography color="text.secondary">{t.stuckLead(awayAfterDays)}</Typography>
          {mayReach && <ToAll learners={stuck} label={t.write} />}
          <LearnerTable label={t.stuck(stuck.length)} learners={stuck} shown={roster} />
        </Part>
      )}
      {stuck.length === 0 && needle === '' && (
        <Alert severity="success">
          {t.noneStuck}
          <Typography variant="body2">{t.stuckLead(awayAfterDays)}</Typography>
        </Alert>
      )}
      {never.length > 0 && (
        <Part id="never" title={t.neverIn(never.length)}>
          <Typography color="text.secondary">{t.neverInLead}</Typography>
          {mayReach && <ToAll learners={never} label={t.writeNever} />}
          <LearnerTable label={t.neverIn(never.length)} learners={never} shown={roster} />
        </Part>
      )}
      {others.length > 0 && <Others learners={others} shown={roster} />}
    </>
  );
}

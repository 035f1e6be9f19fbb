/** '/groups': the dated groups of live courses: opening, moving and closing them, and who learns in which. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { OrderLink, Part, WordChip } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { CohortForm, DateField, useCohortCalls, type Cohort, type Listed } from './cohort-form.tsx';
import { callDone } from './use-calls.ts';

type Learner = DoneOf<'cohorts/learners'>['learners'][number];
type LearnerProps = { learner: Learner; others: Cohort[]; onMoved: () => void };

function LearnerLine({ learner, others, onMoved }: LearnerProps) {
  const { cohorts, common, locale } = useWords();
  const t = cohorts.learner;
  const { isBusy, problem, faultOf, send } = useCohortCalls();
  const [target, setTarget] = useState('');
  const [overSeats, setOverSeats] = useState(false);
  const [startsOn, setStartsOn] = useState(learner.startsOn ?? '');
  const [opensAll, setOpensAll] = useState(learner.opensAll);
  const [isSaved, setSaved] = useState(false);
  const { enrolment } = learner;
  const move = async () => {
    if ((await send('cohorts/move-learner', { enrolment, cohort: target, overSeats })) !== null) onMoved();
  };
  const save = async () => {
    const own = { enrolment, startsOn: startsOn === '' ? null : startsOn, opensAll };
    setSaved((await send('cohorts/set-learner', own)) !== null);
  };
  return (
    <Stack component="li" sx={{ gap: 1.5, paddingBlock: 2, borderBlockStart: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{learner.name}</bdi> · {t.order} <OrderLink number={learner.orderNumber} />
      </Typography>
      {learner.isPaused && <Typography color="warning.main">{t.paused}</Typography>}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isSaved && <Alert severity="success">{cohorts.saved}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto auto' } }}>
        <DateField label={t.startsOn} value={startsOn} onChange={setStartsOn} fault={faultOf('startsOn')} />
        <FormControlLabel
          label={t.opensAll}
          control={<Checkbox checked={opensAll} onChange={({ target: box }) => setOpensAll(box.checked)} />}
        />
        <Button variant="outlined" disabled={isBusy} onClick={() => void save()}>
          {common.save}
        </Button>
      </Box>
      {others.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto auto' } }}>
          <TypedField label={t.moveTo} value={target} onChange={setTarget} select>
            {others.map((other) => (
              <MenuItem key={other.id} value={other.id}>
                {cohorts.starts(dayOf(other.startsOn, locale))}
              </MenuItem>
            ))}
          </TypedField>
          <FormControlLabel
            label={t.overSeats}
            control={
              <Checkbox checked={overSeats} onChange={({ target: box }) => setOverSeats(box.checked)} />
            }
          />
          <Button variant="outlined" disabled={isBusy || target === ''} onClick={() => void move()}>
            {t.move}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function Learners({ cohort, others, onMoved }: { cohort: Cohort; others: Cohort[]; onMoved: () => void }) {
  const { cohorts } = useWords();
  const reading = useCalled('cohorts/learners', { course: cohort.courseSlug, cohort: cohort.id });
  return (
    <Read reading={reading} height={120}>
      {({ learners }) =>
        learners.length === 0 ? (
          <Typography color="text.secondary">{cohorts.nobody}</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {learners.map((learner) => (
              <LearnerLine
                key={learner.enrolment}
                learner={learner}
                others={others}
                onMoved={() => {
                  reading.again();
                  onMoved();
                }}
              />
            ))}
          </Box>
        )
      }
    </Read>
  );
}

const stateOf = ({ isClosed, isJoinable, seatsLeft }: Cohort): 'open' | 'closed' | 'over' | 'full' =>
  isClosed ? 'closed' : !isJoinable ? 'over' : seatsLeft === 0 ? 'full' : 'open';

const tones = { open: 'success', closed: 'default', over: 'default', full: 'warning' } as const;

/** Closing a group, opening it again, and removing one that nobody used. */
function Ending({ cohort: { id, isClosed, isUsed }, onChanged }: { cohort: Cohort; onChanged: () => void }) {
  const { cohorts: t } = useWords();
  const { isBusy, problem, send } = useCohortCalls();
  const reopen = async () => {
    if ((await send('cohorts/close', { cohort: id, isClosed: false })) !== null) onChanged();
  };
  const shared = { faults: t.refused, onDone: onChanged, onStale: onChanged };
  return (
    <>
      {isClosed ? (
        <Button disabled={isBusy} onClick={() => void reopen()}>
          {t.open}
        </Button>
      ) : (
        <ActionButton
          {...shared}
          label={t.close}
          sure={t.closeSure}
          run={() => callDone('cohorts/close', { cohort: id, isClosed: true })}
        />
      )}
      {!isUsed && (
        <ActionButton
          {...shared}
          label={t.remove.label}
          sure={t.remove.sure}
          go={t.remove.go}
          isDanger
          run={() => callDone('cohorts/remove', { cohort: id })}
        />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </>
  );
}

function CohortCard({
  cohort,
  listed,
  mayChange,
  onChanged,
}: {
  cohort: Cohort;
  mayChange: boolean;
  listed: Listed;
  onChanged: () => void;
}) {
  const { cohorts: t, common, locale } = useWords();
  const [shown, setShown] = useState<'form' | 'learners' | null>(null);
  const { seats, taken, weekdays, startsAt, meetings } = cohort;
  const state = stateOf(cohort);
  const days = weekdays.map((day) => t.weekdays[day - 1]).join(locale === 'ar' ? '، ' : ', ');
  const others = listed.cohorts.filter(
    ({ id, courseSlug, isOver }) => courseSlug === cohort.courseSlug && id !== cohort.id && !isOver,
  );
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{inLocale(cohort.courseName, locale)}</bdi>
          </Typography>
          <WordChip label={t.states[state]} color={tones[state]} variant="outlined" />
        </Stack>
        <Typography>
          {t.starts(dayOf(cohort.startsOn, locale))} · {t.meets(days, startsAt)} · {t.sessions(meetings)}
        </Typography>
        {cohort.trainerName !== null && (
          <Typography color="text.secondary">
            {t.fields.trainer}
            {common.colon}
            <bdi>{inLocale(cohort.trainerName, locale)}</bdi>
          </Typography>
        )}
        <Typography color="text.secondary">
          {seats === null ? t.takenOf(taken) : t.taken(taken, seats)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" component={Link} to={`/groups/${cohort.id}`}>
            {t.group.openPage}
          </Button>
          {mayChange && (
            <>
              <Button
                variant="outlined"
                aria-expanded={shown === 'learners'}
                onClick={() => setShown(shown === 'learners' ? null : 'learners')}
              >
                {shown === 'learners' ? t.hide : t.seats}
              </Button>
              <Button variant="outlined" onClick={() => setShown('form')}>
                {t.change}
              </Button>
              <Ending cohort={cohort} onChanged={onChanged} />
            </>
          )}
        </Stack>
        {shown === 'learners' && <Learners cohort={cohort} others={others} onMoved={onChanged} />}
      </Stack>
      {shown === 'form' && (
        <CohortForm
          listed={listed}
          cohort={cohort}
          onClose={() => setShown(null)}
          onSaved={() => {
            setShown(null);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

/** The next to begin first, after those that run; those that are over are folded away, the latest first. */
function Groups({ listed, onChanged }: { listed: Listed; onChanged: () => void }) {
  const { cohorts: t } = useWords();
  const byStart = listed.cohorts.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn));
  const over = byStart.filter(({ isOver }) => isOver).toReversed();
  const cards = (cohorts: readonly Cohort[]) =>
    cohorts.map((cohort) => (
      <CohortCard
        key={cohort.id}
        cohort={cohort}
        listed={listed}
        mayChange={listed.mayChange}
        onChanged={onChanged}
      />
    ));
  return (
    <>
      <PlainList label={t.title}>{cards(byStart.filter(({ isOver }) => !isOver))}</PlainList>
      {over.length > 0 && (
        <Box component="details">
          <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
            {t.overOnes(over.length)}
          </Box>
          <PlainList label={t.overOnes(over.length)}>{cards(over)}</PlainList>
        </Box>
      )}
    </>
  );
}

/** Courses that are sold without a group: their learners are one list each. */
function OwnPace({ courses }: { courses: Listed['ownPace'] }) {
  const { cohorts, locale } = useWords();
  if (courses.length === 0) return null;
  return (
    <Part id="own-pace" title={cohorts.group.ownPace}>
      <PlainList label={cohorts.group.ownPace} isPaired>
        {courses.map(({ slug, name }) => (
          <Card component="li" key={slug} sx={{ p: 2.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{inLocale(name, locale)}</bdi>
            </Typography>
            <Button variant="outlined" component={Link} to={`/groups/${slug}`}>
              {cohorts.learners}
            </Button>
          </Card>
        ))}
      </PlainList>
    </Part>
  );
}

export function CohortsPage() {
  const { cohorts: t, lists, locale } = useWords();
  const reading = useCalled('cohorts/list', {});
  // From a waitlist: a new group of this course.
  const first = useSearchParams()[0].get('new');
  const [course, setCourse] = useState('');
  const [isAdding, setAdding] = useState(first !== null);
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={320}>
        {(listed) => (
          <>
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 14rem' }}>
                <TypedField label={lists.columns.course} value={course} onChange={setCourse} select>
                  <MenuItem value="">{t.all}</MenuItem>
                  {[...listed.courses, ...listed.ownPace].map(({ slug, name }) => (
                    <MenuItem key={slug} value={slug}>
                      {inLocale(name, locale)}
                    </MenuItem>
                  ))}
                </TypedField>
              </Box>
              {listed.mayChange && listed.courses.length > 0 && (
                <Button variant="contained" onClick={() => setAdding(true)}>
                  {t.add}
                </Button>
              )}
            </Stack>
            {listed.cohorts.length === 0 && <Alert severity="info">{t.none}</Alert>}
            <Groups
              listed={{
                ...listed,
                cohorts: listed.cohorts.filter(({ courseSlug }) => course === '' || courseSlug === course),
              }}
              onChanged={reading.again}
            />
            <OwnPace courses={listed.ownPace.filter(({ slug }) => course === '' || slug === course)} />
            {isAdding && listed.mayChange && (
              <CohortForm
                listed={listed}
                cohort={null}
                first={first ?? course}
                onClose={() => setAdding(false)}
                onSaved={() => {
                  setAdding(false);
                  reading.again();
                }}
              />
            )}
          </>
        )}
      </Read>
    </PageFrame>
  );
}

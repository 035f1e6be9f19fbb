import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { lastDayOf, meetingsOf } from '../../../src/catalogue/courses/meetings.ts';
import { usePermissions } from 'react-admin';
import type { DoneOf, InputOf } from '../api.ts';
import { useCalled } from '../layout/read.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, formatTags, inLocale } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { type Answering, callDone } from './use-calls.ts';

export type Listed = DoneOf<'cohorts/list'>;
export type Cohort = Listed['cohorts'][number];
type Plan = Omit<InputOf<'cohorts/add'>, 'course' | 'isTrial'>;

/** Calls about groups, with refusals in words. */
export function useCohortCalls() {
  const { cohorts } = useWords();
  const action = useAction(cohorts.refused);
  return {
    ...action,
    send: <R extends Answering>(route: R, input: InputOf<R>) => action.run(() => callDone(route, input)),
  };
}

const dayOfWeek = [1, 2, 3, 4, 5, 6, 7] as const;
/** Text that is no number becomes one that is refused: sent as it is, it would become null, and so seats without a limit. */
const numberIn = (typed: string): number => Number(typed) || 0;

type Typed = Record<
  'startsOn' | 'startsAt' | 'minutes' | 'weeks' | 'seats' | 'trainer' | 'chatLink',
  string
> & {
  weekdays: number[];
};

type Sessions = Pick<Typed, 'weekdays' | 'startsAt' | 'minutes' | 'weeks' | 'seats'>;

/** When a group meets and how many fit in; a new one as the last one of its course. */
const sessionsIn = (cohort: Cohort | undefined): Sessions => ({
  weekdays: [...(cohort?.weekdays ?? [])],
  startsAt: cohort?.startsAt ?? '20:30',
  minutes: String(cohort?.minutes ?? 90),
  weeks: String(cohort?.weeks ?? 12),
  seats: cohort === undefined ? '40' : String(cohort.seats ?? ''),
});

/** The newest are first. */
const lastOf = ({ cohorts }: Listed, course: string) =>
  cohorts.find(({ courseSlug }) => courseSlug === course);

const typedOf = (cohort: Cohort | null, like: Cohort | undefined): Typed => ({
  ...sessionsIn(cohort ?? like),
  startsOn: cohort?.startsOn ?? '',
  trainer: cohort?.trainer ?? '',
  chatLink: cohort?.chatLink ?? '',
});

const planOf = (typed: Typed): Plan => ({
  startsOn: typed.startsOn,
  weekdays: typed.weekdays,
  startsAt: typed.startsAt,
  minutes: numberIn(typed.minutes),
  weeks: numberIn(typed.weeks),
  seats: typed.seats.trim() === '' ? null : numberIn(typed.seats),
  trainer: typed.trainer === '' ? null : typed.trainer,
  chatLink: typed.chatLink.trim() === '' ? null : typed.chatLink.trim(),
});

type FormProps = {
  listed: Listed;
  cohort: Cohort | null;
  /** The course that a new one is proposed for. */
  first?: string | null;
  onSaved: () => void;
  onClose: () => void;
};

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The fields that move live sessions: the group's learners are notified when they change. */
const sessionsOf = ({
  startsOn,
  weekdays,
  startsAt,
  weeks,
}: Pick<Cohort, 'startsOn' | 'weekdays' | 'startsAt' | 'weeks'>) =>
  JSON.stringify([startsOn, weekdays.toSorted(), startsAt, weeks]);

/** Consequences of a plan that are not obvious from the form, in sentences. */
function useConsequences(cohort: Cohort | null): (plan: Plan) => string[] {
  const { cohorts: t, locale } = useWords();
  return (plan) => {
    const today = todayInMorocco();
    const isPast = plan.startsOn < today && plan.startsOn !== cohort?.startsOn;
    const isMoved = cohort !== null && sessionsOf(plan) !== sessionsOf(cohort) && cohort.taken > 0;
    return [
      ...(isPast
        ? [t.sure.past(dayOf(plan.startsOn, locale), dayOf(dayAfter(plan.startsOn, 7), locale))]
        : []),
      ...(isMoved ? [t.sure.moved(t.group.counted(cohort.taken))] : []),
    ];
  };
}

/** What would be opened, in one sentence, once its days are chosen: how many sessions, when, and whether it can be bought at once. */
function useOpening(courses: Listed['courses'], course: string): (plan: Plan) => string | null {
  const { cohorts: t, locale } = useWords();
  return (plan) => {
    const chosen = courses.find(({ slug }) => slug === course);
    const isWhole = /^\d{4}-\d\d-\d\d$/.test(plan.startsOn) && /^\d\d:\d\d$/.test(plan.startsAt);
    if (!chosen || !isWhole || plan.weeks < 1 || plan.weeks > 52) return null;
    const meetings = meetingsOf(plan);
    if (meetings.length === 0) return null;
    const days = new Intl.ListFormat(formatTags[locale]).format(
      plan.weekdays.toSorted().map((day) => t.wholeWeekdays[day - 1] ?? ''),
    );
    const [from, to] = [dayOf(plan.startsOn, locale), dayOf(lastDayOf(plan), locale)];
    const isTooLate = dayAfter(plan.startsOn, 7) < todayInMorocco();
    const sale = isTooLate ? 'closed' : chosen.isOnSale ? 'now' : 'later';
    return t.opening(t.sessions(meetings.length), days, plan.startsAt, from, to, sale);
  };
}

type WeekdaysProps = {
  value: number[];
  onChange: (weekdays: number[]) => void;
  fault: string | undefined;
};

function Weekdays({ value, onChange, fault }: WeekdaysProps) {
  const { cohorts: t } = useWords();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2" color="text.secondary">
        {t.fields.weekdays}
      </Typography>
      <ToggleButtonGroup
        value={value}
        onChange={(_event, weekdays: number[]) => onChange(weekdays)}
        aria-label={t.fields.weekdays}
        sx={{ flexWrap: 'wrap' }}
      >
        {dayOfWeek.map((day) => (
          <ToggleButton key={day} value={day} sx={{ minHeight: 44, textTransform: 'none' }}>
            {t.weekdays[day - 1]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fault !== undefined && (
        <Typography variant="body2" color="error">
          {fault}
        </Typography>
      )}
    </Stack>
  );
}

/** How many wait for the course, and whether they are e-mailed by themselves once the group is open. */
function WhoWaits({ course }: { course: string }) {
  const { cohorts: t } = useWords();
  const { data } = useCalled('GET waitlists');
  const row = data?.rows.find(({ slug }) => slug === course);
  if (!row || row.counts.untold === 0) return null;
  const isOpened = row.status === 'ahead' || (row.status === 'open' && row.opening !== null);
  return <Alert severity="info">{(isOpened ? t.writesTo : t.waitFor)(row.counts.untold)}</Alert>;
}

type ChoiceProps = {
  courses: FormProps['listed']['courses'];
  course: string;
  choose: (slug: string) => void;
  isMissing: boolean;
};

function CourseChoice({ courses, course, choose, isMissing }: ChoiceProps) {
  const { cohorts: t, lists, locale } = useWords();
  return (
    <TypedField
      label={lists.columns.course}
      value={course}
      onChange={choose}
      fault={isMissing ? t.forms.course : undefined}
      select
    >
      {courses.map(({ slug, name }) => (
        <MenuItem key={slug} value={slug}>
          {inLocale(name, locale)}
        </MenuItem>
      ))}
    </TypedField>
  );
}

/** What saving opens, and what it changes for those who are in the group. */
const WhatFollows = ({
  opened,
  asked,
  again,
}: {
  opened: string | null;
  asked: readonly string[];
  again: string;
}) => (
  <>
    {opened !== null && (
      <Alert severity="info" role="status" sx={{ mx: 3, mt: 1 }}>
        {opened}
      </Alert>
    )}
    {asked.length > 0 && (
      <Alert severity="warning" role="alert" sx={{ mx: 3, mt: 1 }}>
        {asked.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
        <Typography>{again}</Typography>
      </Alert>
    )}
  </>
);

/** A new group, or another plan for one: what is wrong is shown beside its field. */
export function CohortForm({ listed, cohort, first = null, onSaved, onClose }: FormProps) {
  const { cohorts: t, common, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { isBusy, problem, faultOf, mend, send } = useCohortCalls();
  const proposed = listed.courses.find(({ slug }) => slug === first)?.slug ?? '';
  const [course, setCourse] = useState(cohort?.courseSlug ?? proposed);
  const [typed, setTyped] = useState(() => typedOf(cohort, lastOf(listed, proposed)));
  const [isTouched, setTouched] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const change = (next: Partial<Typed>) => {
    // The confirmed plan is no longer the one in the form.
    setAsked([]);
    setTouched(true);
    for (const field of Object.keys(next)) mend(field);
    setTyped((before) => ({ ...before, ...next }));
  };
  const choose = (slug: string) => {
    setCourse(slug);
    mend('course');
    // Until something of it is typed, the plan is that of the course's last group.
    if (!isTouched) setTyped((before) => ({ ...before, ...sessionsIn(lastOf(listed, slug)) }));
  };
  const opening = useOpening(listed.courses, course);
  const consequences = useConsequences(cohort);
  const faultIn = (name: keyof Typed) => (faultOf(name) === undefined ? undefined : t.forms[name]);
  const field = (name: Exclude<keyof Typed, 'weekdays'>) => ({
    label: t.fields[name],
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    fault: faultIn(name),
  });
  const save = async () => {
    const plan = planOf(typed);
    const follows = plan.startsOn === '' ? [] : consequences(plan);
    const isTrial = follows.length > 0 && asked.length === 0;
    setAsked([]);
    const done =
      cohort === null
        ? await send('cohorts/add', { course, ...plan, isTrial })
        : await send('cohorts/change', { cohort: cohort.id, ...plan, isTrial });
    // What is wrong is said at the first press, too: then there is nothing yet to agree to.
    if (done !== null && isTrial) setAsked(follows);
    else if (done !== null) onSaved();
  };
  const opened = cohort === null ? opening(planOf(typed)) : null;
  const sendLabel = cohort === null ? t.add : common.save;
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby="cohort-form" fullWidth maxWidth="sm">
      <DialogTitle id="cohort-form">{cohort === null ? t.add : t.change}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, paddingBlockStart: 1 }}>
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          {cohort === null ? (
            <CourseChoice
              courses={listed.courses}
              course={course}
              choose={choose}
              isMissing={faultOf('course') !== undefined}
            />
          ) : (
            <Alert severity="info">{t.moveHint}</Alert>
          )}
          {cohort === null && course !== '' && permissions.includes('mayOpenCourses') && (
            <WhoWaits course={course} />
          )}
          <DateField {...field('startsOn')} />
          <Weekdays
            value={typed.weekdays}
            onChange={(weekdays) => change({ weekdays })}
            fault={faultIn('weekdays')}
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <TypedField {...field('startsAt')} ltr maxLength={5} />
            <TypedField {...field('minutes')} ltr inputMode="numeric" />
            <TypedField {...field('weeks')} ltr inputMode="numeric" />
            <TypedField {...field('seats')} ltr inputMode="numeric" />
          </Box>
          <TypedField {...field('trainer')} select>
            <MenuItem value="">{t.fields.noTrainer}</MenuItem>
            {listed.trainers.map(({ slug, name }) => (
              <MenuItem key={slug} value={slug}>
                {inLocale(name, locale)}
              </MenuItem>
            ))}
          </TypedField>
          <TypedField {...field('chatLink')} ltr maxLength={300} />
        </Stack>
      </DialogContent>
      <WhatFollows opened={opened} asked={asked} again={t.sure.again(sendLabel)} />
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Button onClick={onClose} disabled={isBusy}>
          {common.cancel}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          {sendLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type DateProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
  withTime?: boolean;
};

export const DateField = ({ withTime = false, ...field }: DateProps) => (
  <TypedField {...field} type={withTime ? 'datetime-local' : 'date'} ltr />
);

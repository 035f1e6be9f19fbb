/** The first page of the console: open tasks, what takes place today, and, for those who may see them, four figures. */
import { Alert, AlertTitle, Box, Button, Card, Link as Plain, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useCallback, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import { Ltr, Part, RecordState } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { FigureCards } from './figure-cards.tsx';
import { Waits } from './open-tasks.tsx';
import { loadAreas } from '../words/load.ts';
import { dayInMorocco } from '../morocco.ts';
import type { DoneOf } from '../api.ts';
import { agoOf, inLocale, timeOf } from '../locale.ts';

type TodayAnswer = DoneOf<'GET today'>;

const dayMs = 86_400_000;

/** Something is missing in the settings: what comes of it, and where it is set or, for others, who sets it. */
function ToSetUp({ title, why, to }: { title: string; why: readonly string[]; to: string }) {
  const { today } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const isTheirs = permissions.includes('mayEditSettings');
  return (
    <Alert severity="warning">
      <AlertTitle component="h3" sx={{ fontWeight: 700 }}>
        {title}
      </AlertTitle>
      {[...why, ...(isTheirs ? [] : [today.closed.ask])].map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      {isTheirs && (
        <Button component={Link} to={to} color="inherit" sx={{ minHeight: 44, mt: 1 }}>
          {today.closed.go}
        </Button>
      )}
    </Alert>
  );
}

/** Ways to pay that are not offered, and legal numbers that receipts lack. */
function SetUps({ closedWays, lacksNumbers }: Pick<TodayAnswer, 'closedWays' | 'lacksNumbers'>) {
  const { closed, numbers } = useWords().today;
  return (
    <>
      {closedWays.length > 0 && (
        <ToSetUp
          title={closed.title}
          why={closedWays.map((fault) => closed.why[fault])}
          to="/settings/bank"
        />
      )}
      {lacksNumbers && <ToSetUp title={numbers.title} why={[numbers.why]} to="/settings/academy" />}
    </>
  );
}

/** Reminds whoever has neither to set up an authenticator app or a passkey. */
function SecondFactorReminder() {
  const { secondFactor } = useWords();
  return (
    <Alert
      severity="info"
      role="note"
      icon={false}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      action={
        <Button component={Link} to="/me" color="inherit">
          {secondFactor.reminder.go}
        </Button>
      }
    >
      {secondFactor.reminder.text}
    </Alert>
  );
}

/** Sums of the last 30 days, and the way to all figures. */
function LastDays() {
  const { today } = useWords();
  const [days] = useState(() => {
    const now = Date.now();
    return { from: dayInMorocco(new Date(now - 29 * dayMs)), to: dayInMorocco(new Date(now)) };
  });
  const reading = useCalled('GET figures', days);
  return (
    <Part
      id="figures"
      title={today.figures.title}
      beside={
        <Button component={Link} to="/figures">
          {today.figures.all}
        </Button>
      }
    >
      <Read reading={reading} height={110}>
        {(figures) => <FigureCards figures={figures} shown={['net', 'orders', 'learners', 'refunds']} />}
      </Read>
    </Part>
  );
}

/** Loaded only for an academy that is still being set up, or has a page that cannot be made. */
const loadSetUp = async () => {
  const [parts] = await Promise.all([import('../settings/first-steps.tsx'), loadAreas(['settings'])]);
  return parts;
};
const FirstSteps = lazy(async () => ({ default: (await loadSetUp()).FirstStepsToday }));
const BrokenPages = lazy(async () => ({ default: (await loadSetUp()).BrokenPagesToday }));

const keptAt = 'derb-first-steps';

/** Whether Today shows the first steps: to whoever may set them, until all are done or they are put off in this browser. */
function useFirstSteps() {
  const { permissions = [] } = usePermissions<string[]>();
  const [isPutOff, setPutOff] = useState(() => {
    try {
      return localStorage.getItem(keptAt) !== null;
    } catch {
      return false;
    }
  });
  const putOff = useCallback(() => {
    setPutOff(true);
    try {
      localStorage.setItem(keptAt, 'put-off');
    } catch {
      // Without storage they are there again at the next visit.
    }
  }, []);
  return { isShown: permissions.includes('mayEditSettings') && !isPutOff, putOff };
}

type Entry = DoneOf<'GET today'>['agenda'][number];

const addressOf = ({ kind, id }: Entry): string =>
  `/${kind === 'booking' ? 'bookings' : 'groups'}/${encodeURIComponent(id)}`;

function Line({ entry }: { entry: Entry }) {
  const { today, locale } = useWords();
  const { startsAt, endsAt, learner, name } = entry;
  return (
    <Stack component="li" direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="time" dateTime={startsAt} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Ltr>{`${timeOf(startsAt, locale)}–${timeOf(endsAt, locale)}`}</Ltr>
      </Typography>
      <Plain
        component={Link}
        to={addressOf(entry)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        {learner === null ? today.agenda.live : <bdi>{learner}</bdi>}
      </Plain>
      <Typography color="text.secondary">
        <bdi>{name[locale]}</bdi>
      </Typography>
    </Stack>
  );
}

/** What still takes place today: consultations and live sessions, the next first; and the texts in work. */
function Agenda({ entries }: { entries: readonly Entry[] }) {
  const { today } = useWords();
  if (entries.length === 0) return null;
  return (
    <Part id="agenda" title={today.agenda.title}>
      <Card component="ul" aria-labelledby="agenda" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Line key={`${entry.id} ${entry.startsAt}`} entry={entry} />
        ))}
      </Card>
    </Part>
  );
}

/** What is scheduled, and the reader's own drafts. */
function Works({ works }: { works: DoneOf<'GET today'>['works'] }) {
  const { today, locale } = useWords();
  if (works.length === 0) return null;
  return (
    <Part id="works" title={today.works.title}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {today.works.lead}
      </Typography>
      <Card component="ul" aria-labelledby="works" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
        {works.map(({ kind, slug, name, state, at }) => (
          <Stack
            component="li"
            key={`${kind}/${slug}`}
            direction="row"
            sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Plain
              component={Link}
              to={`/catalogue/${kind}/${encodeURIComponent(slug)}`}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                fontWeight: 600,
                minWidth: 0,
              }}
            >
              <bdi>{inLocale(name, locale) || slug}</bdi>
            </Plain>
            <RecordState state={state} at={at} />
            {state !== 'scheduled' && (
              <Typography variant="body2" color="text.secondary">
                {agoOf(at, locale)}
              </Typography>
            )}
          </Stack>
        ))}
      </Card>
    </Part>
  );
}

export function TodayPage() {
  const { today } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useCalled('GET today');
  const steps = useFirstSteps();
  return (
    <Box sx={{ display: 'grid', gap: 4, px: { xs: 1, md: 0 }, pt: 2 }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {today.title}
      </Typography>
      {reading.data?.lacksSecondStep === true && !steps.isShown && <SecondFactorReminder />}
      {steps.isShown && (
        <Suspense fallback={null}>
          <FirstSteps
            onDone={steps.putOff}
            later={<Button onClick={steps.putOff}>{today.firstSteps.later}</Button>}
          />
        </Suspense>
      )}
      <Part id="waits" title={today.waits.title}>
        <Read reading={reading} height={220}>
          {({ closedWays, lacksNumbers, brokenPages, brokenLogAt, ...read }) => (
            <>
              {brokenPages.length > 0 && (
                <Suspense fallback={null}>
                  <BrokenPages pages={brokenPages} />
                </Suspense>
              )}
              {brokenLogAt !== null && (
                <Alert severity="error" sx={{ mb: 2 }}>
                  {today.brokenLog(brokenLogAt)}
                </Alert>
              )}
              {!steps.isShown && <SetUps closedWays={closedWays} lacksNumbers={lacksNumbers} />}
              <Waits read={read} isSetUp={closedWays.length === 0 && !lacksNumbers} />
            </>
          )}
        </Read>
      </Part>
      {reading.data !== null && <Agenda entries={reading.data.agenda} />}
      {reading.data !== null && <Works works={reading.data.works} />}
      {permissions.includes('maySeeSales') && <LastDays />}
    </Box>
  );
}

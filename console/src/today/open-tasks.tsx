/** Open tasks of the reader: overdue first, then money and promises as the server has them, each leading to its page. */
import {
  Box,
  Button,
  Card,
  Chip,
  Link as Plain,
  Stack,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { type ReactNode, useEffect } from 'react';
import { keepWaiting, useWaiting, type Waiting } from '../layout/counters.ts';
import { Ltr, PhoneLinks } from '../layout/facts.tsx';
import { agoOf, dayOf, madOf, momentOf, timeOf } from '../locale.ts';
import { lastDayOf } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';
import { placesOfNoTask, places } from './task-addresses.ts';

type TaskRow = DoneOf<'GET today'>['tasks'][number];

type Kind = TaskRow['kind'];
/** An address of the console. */
type Place = string;

const byOrder: ReadonlySet<Kind> = new Set([
  'claims',
  'other-methods',
  'unpaid-orders',
  'access-codes',
  'refund-requests',
  'refund-asks',
  'refund-answers',
  'platform-codes',
  'second-payments',
  'doubles',
]);

/** The page of a single one. */
function placeOfOne(kind: Kind, id: string): Place | null {
  if (byOrder.has(kind)) return `/orders/${encodeURIComponent(id)}/show`;
  if (kind === 'no-lessons') return `/teaching/${encodeURIComponent(id)}`;
  if (kind === 'no-price') return `/catalogue/course/${encodeURIComponent(id)}`;
  if (kind === 'work-to-mark') return `/teaching/marking?work=${encodeURIComponent(id)}`;
  if (kind === 'lesson-questions') return `/teaching/questions?question=${encodeURIComponent(id)}`;
  if (kind === 'question-reports')
    return `/teaching/questions?which=reported&question=${encodeURIComponent(id)}`;
  if (kind === 'workshop-joining') return `/workshops/${encodeURIComponent(id)}`;
  if (kind === 'applications') return `/applications/${encodeURIComponent(id)}`;
  if (kind === 'data-requests') return `/people/requests/${encodeURIComponent(id)}`;
  return kind === 'refunds' ? `/refunds/${encodeURIComponent(id)}/show` : null;
}

/** A link to where a task is done. */
const ToPlace = ({ place, children }: { place: Place; children: ReactNode }) => (
  <Plain component={Link} to={place} sx={reachable}>
    {children}
  </Plain>
);

/** The size of a touch target. */
const reachable = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

type One = TaskRow['first'][number];

/** How many are named; the rest is a number. On a phone fewer, except of what is done on the spot: a call. */
const mostNamed = { desk: 3, phone: 1 };
const onTheSpot: ReadonlySet<Kind> = new Set(['unpaid-orders']);

/** The name of one: a person, a payment's number, a report's reason. */
function Named({ kind, one }: { kind: TaskRow['kind']; one: One }) {
  const { today, locale } = useWords();
  if (one.about !== null) return <bdi>{one.about.name[locale]}</bdi>;
  if (one.pool !== null) return <bdi>{one.pool.name[locale]}</bdi>;
  if (kind === 'reports') return <>{today.waits.reasons[one.label] ?? <bdi>{one.label}</bdi>}</>;
  if (kind === 'differences') return <Ltr>{one.id}</Ltr>;
  if (kind === 'notifications') return <Ltr>{one.label}</Ltr>;
  // A question that was only said, and that nobody wrote down.
  if (one.label === '') return <>{today.waits.voice}</>;
  return <bdi>{one.label}</bdi>;
}

/** Since when it waits, how many codes are left, or how many people wait. */
function Aside({ one: { since, pool, about } }: { one: One }) {
  const { today, locale } = useWords();
  if (pool === null && since === null && about === null) return null;
  return (
    <Typography variant="body2" color={pool?.left === 0 ? 'error' : 'text.secondary'} sx={{ flexShrink: 0 }}>
      {pool !== null && (pool.left === 0 ? today.waits.noCodeLeft : today.waits.codesLeft(pool.left))}
      {about !== null && today.waits.peopleWait(about.people)}
      {since !== null && agoOf(since, locale)}
    </Typography>
  );
}

function FirstOnes({ task }: { task: TaskRow }) {
  const { common, today, locale } = useWords();
  const { kind, count } = task;
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const most = isDesk || onTheSpot.has(kind) ? mostNamed.desk : mostNamed.phone;
  // Tasks about e-mails and events name nobody.
  const named =
    kind === 'mails' || kind === 'messages' || kind === 'webhooks' ? [] : task.first.slice(0, most);
  if (named.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {named.map((one) => {
        const place = placeOfOne(kind, one.id);
        const name = <Named kind={kind} one={one} />;
        return (
          <li key={one.id}>
            <Stack
              direction="row"
              sx={{ gap: 1, minHeight: 44, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {place === null ? name : <ToPlace place={place}>{name}</ToPlace>}
                {one.unpaid !== null && (
                  <Typography variant="body2">
                    <bdi>{one.unpaid.name[locale]}</bdi>
                    <br />
                    {today.waits.until(momentOf(one.unpaid.until, locale))}
                  </Typography>
                )}
                {one.money !== null && (
                  <Typography variant="body2" color="text.secondary">
                    {madOf(one.money.amountCentimes, locale)} ·{' '}
                    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                      <Ltr>{one.money.reference}</Ltr>
                    </Box>
                  </Typography>
                )}
                {one.phone !== null && <PhoneLinks phone={one.phone} />}
              </Box>
              {one.unpaid === null && <Aside one={one} />}
            </Stack>
          </li>
        );
      })}
      {count > named.length && (
        <Typography component="li" variant="body2" color="text.secondary">
          {common.more(count - named.length)}
        </Typography>
      )}
    </Box>
  );
}

function Task({ task }: { task: TaskRow }) {
  const { today, locale } = useWords();
  const { waits } = today;
  const { kind, count, oldest, dueAt, isLate } = task;
  const [only] = task.first;
  // One course alone without lessons or a price: straight to it.
  const alone =
    (kind === 'no-lessons' || kind === 'no-price') && count === 1 && only ? placeOfOne(kind, only.id) : null;
  const place = alone ?? places[kind];
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        ...(isLate && { borderColor: 'error.main' }),
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.05rem' }}>
          {waits.tasks[kind](count)}
        </Typography>
        {isLate && <Chip size="small" color="error" label={waits.late} />}
      </Stack>
      {oldest !== null && (
        <Typography variant="body2" color={isLate ? 'error' : 'text.secondary'}>
          {waits.since(agoOf(oldest, locale))}
          {dueAt !== null &&
            ` · ${waits.due(kind === 'data-requests' ? dayOf(lastDayOf(dueAt), locale) : momentOf(dueAt, locale))}`}
        </Typography>
      )}
      <FirstOnes task={task} />
      <Box sx={{ mt: 'auto' }}>
        <Button variant="outlined" component={Link} to={place}>
          {waits.go[kind]}
        </Button>
      </Box>
    </Card>
  );
}

const inTurn = (one: TaskRow, other: TaskRow): number => Number(other.isLate) - Number(one.isLate);

/** Pages for an hour without tasks, in the order in which a role is offered them. */
const quiet = [
  { may: 'maySeeOrders', to: '/orders', name: 'orders' },
  { may: 'maySeePeople', to: '/people/learners', name: 'learners' },
  { may: 'mayEditCatalogue', to: '/catalogue/course', name: 'course' },
  { may: 'mayTeach', to: '/groups', name: 'groups' },
  { may: 'maySeeBookings', to: '/bookings', name: 'bookings' },
  { may: 'mayModerate', to: '/reports', name: 'reports' },
] as const;
const mostOffered = 3;

/** Nothing waits: says so, and leads on. */
function NothingWaits() {
  const { today, nav } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const offered = quiet.filter(({ may }) => permissions.includes(may)).slice(0, mostOffered);
  return (
    <>
      <Typography>{today.waits.none}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        {offered.map(({ to, name }) => (
          <Button key={to} component={Link} to={to} variant="outlined">
            {nav.pages[name]}
          </Button>
        ))}
      </Stack>
    </>
  );
}

/** What is no task of the reader, or none yet: how much, where it is, and when or for whom it is one. */
function NoTasks({ unpaidSoon, claimsOfOthers }: Omit<Waiting, 'tasks'>) {
  const { today, locale } = useWords();
  const { waits } = today;
  return (
    <>
      {unpaidSoon !== null && (
        <Typography>
          <ToPlace place={placesOfNoTask.unpaidSoon}>{waits.unpaidSoon(unpaidSoon.count)}</ToPlace>
          {' · '}
          {waits.callFrom(timeOf(unpaidSoon.from, locale))}
        </Typography>
      )}
      {claimsOfOthers > 0 && (
        <Typography>
          <ToPlace place={placesOfNoTask.claimsOfOthers}>{waits.claimsOfOthers(claimsOfOthers)}</ToPlace>
          {' · '}
          {waits.confirmedByOthers}
        </Typography>
      )}
    </>
  );
}

/** `isSetUp`: every way to pay is open. */
export function Waits({ read, isSetUp }: { read: Waiting; isSetUp: boolean }) {
  const { today } = useWords();
  // The counters of the menu are read again every minute: this list is as fresh as they are.
  useEffect(() => keepWaiting(read), [read]);
  const { tasks, ...noTasks } = useWaiting() ?? read;
  const waiting = tasks.toSorted(inTurn);
  if (waiting.length === 0) {
    const isQuiet = noTasks.unpaidSoon === null && noTasks.claimsOfOthers === 0;
    return (
      <Card sx={{ p: 3 }}>
        {!isQuiet && <NoTasks {...noTasks} />}
        {isQuiet && (isSetUp ? <NothingWaits /> : <Typography>{today.waits.noneButSetUp}</Typography>)}
      </Card>
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-labelledby="waits"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {waiting.map((task) => (
          <Task key={task.kind} task={task} />
        ))}
      </Box>
      <NoTasks {...noTasks} />
    </>
  );
}

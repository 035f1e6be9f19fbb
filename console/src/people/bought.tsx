/** What a person bought and was given: whether they can use it, and how far they are. */
import { Box, Card, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DoneOf } from '../api.ts';
import { Ltr, OrderLink } from '../layout/facts.tsx';
import { agoOf, dayOf, madOf, momentOf } from '../locale.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { useWords } from '../words/words.ts';
import { addressOfPerson } from '../layout/facts.tsx';

type PersonWhole = DoneOf<'GET people/{email}'>;

type ListProps = {
  title: string;
  none?: string;
  lines: { key: string; line: ReactNode }[];
  children?: ReactNode;
};

/** Left out where it is empty, unless `none` says what that means or `children` can be done. */
export function List({ title, none, lines, children }: ListProps) {
  if (lines.length === 0 && none === undefined && children === undefined) return null;
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {lines.length === 0 && none !== undefined ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {lines.map(({ key, line }) => (
            <Box component="li" key={key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
      )}
      {children}
    </Card>
  );
}

export const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);

type Learning = PersonWhole['opened'][number]['learning'];

function Learned({ learning }: { learning: Learning }) {
  const { people, locale } = useWords();
  const t = people.person;
  if (learning === null) return null;
  const { done, of, percent, units, lastAt, finishedAt } = learning;
  const far = [t.lessons(done, of), ...(units.of > 1 ? [t.modules(units.done, units.of)] : [])].join(' · ');
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={far}
        sx={{ my: 0.5, maxWidth: '20rem' }}
      />
      <Small>
        {finishedAt === null ? far : t.finished(dayOf(finishedAt, locale))}
        {` · ${lastAt === null ? t.neverLearned : t.lastLearned(agoOf(lastAt, locale))}`}
      </Small>
    </>
  );
}

type Access = NonNullable<PersonWhole['ordered'][number]['access']>;

/** Whether they can use it, why not, and what to do about it. */
function AccessInWords({ access: { state, at, day, owner } }: { access: Access }) {
  const { people, locale } = useWords();
  const { is, todo } = people.person.access[state];
  const moment = day !== null ? dayOf(day, locale) : at === null ? '' : dayOf(at, locale);
  return (
    <Typography variant="body2">
      <strong>{is(moment)}</strong> {todo}
      {owner !== null && (
        <>
          {' '}
          <MuiLink component={Link} to={addressOfPerson(owner)} sx={{ py: 1.25 }}>
            <Ltr>{owner}</Ltr>
          </MuiLink>
        </>
      )}
    </Typography>
  );
}

/** What they bought, each with how they get in and how far they are; then gifts they were given. */
export function Bought({ person }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  const t = people.person;
  const named = locale === 'ar' ? 'ar' : 'en';
  const openedBy = new Map(person.opened.map((one) => [one.number, one]));
  const orders = person.ordered.map((order) => ({
    key: order.number,
    line: (
      <>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <OrderLink number={order.number} />
          <StatusChip status={order.shown} />
          <span>{madOf(order.amountCentimes, locale)}</span>
        </Stack>
        <bdi>{order.item[named]}</bdi>
        {order.access !== null && <AccessInWords access={order.access} />}
        <Learned learning={openedBy.get(order.number)?.learning ?? null} />
        <Small>{momentOf(order.placedAt, locale)}</Small>
      </>
    ),
  }));
  const numbers = new Set(person.ordered.map(({ number }) => number));
  const gifts = person.opened
    .filter(({ number }) => !numbers.has(number))
    .map((one) => ({
      key: one.number,
      line: (
        <>
          <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <bdi>{one.item[named]}</bdi>
            <OrderLink number={one.number} />
          </Stack>
          <Small>
            {t.accountSince(dayOf(one.grantedAt, locale))}
            {one.pausedAt !== null && ` · ${t.paused}`}
          </Small>
          <Learned learning={one.learning} />
        </>
      ),
    }));
  return (
    <>
      <List title={t.bought} none={t.noOrders} lines={orders} />
      <List title={t.gifts} lines={gifts} />
    </>
  );
}

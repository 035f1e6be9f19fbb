/** Every line of a list: what will become of it, and what has. */
import { Alert, Card, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LettingLine, LettingOutcome } from '../../../src/features/access/letting.staff.ts';
import { useSay } from '../words/words.ts';

export type Judged = LettingLine & { outcome: LettingOutcome | null };

function Line({ person, isOne }: { person: Judged; isOne: boolean }) {
  const { letting, office } = useSay();
  const { outcome, whyNot } = person;
  const outcomes = { ...office.failures, ...letting.outcomes };
  const problems = { ...person.problems, ...outcome?.problems };
  const isBad = Object.keys(problems).length > 0;
  const isIn = outcome?.outcome === 'let-in';
  const told = outcome
    ? outcomes[outcome.outcome]
    : isBad
      ? outcomes['bad-person']
      : whyNot !== null
        ? outcomes[whyNot]
        : person.waitsForCode
          ? letting.waits
          : letting.ready;
  const color = isIn ? 'success' : outcome || isBad || whyNot ? 'error' : 'default';
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{person.name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', flex: { xs: '1 0 100%', md: 1 }, order: { xs: 1, md: 0 } }}
        >
          <bdi dir="ltr">{person.email}</bdi>
          {!isOne && <span> · {letting.line(person.line)}</span>}
        </Typography>
        <Chip size="small" color={color} label={told} />
        {outcome?.orderNumber && (
          <Link style={{ order: 2 }} to={`/orders/${outcome.orderNumber}/show`}>
            <bdi dir="ltr">{outcome.orderNumber}</bdi>
          </Link>
        )}
      </Stack>
      {Object.entries(problems).map(([column, fault]) => (
        <Typography key={column} variant="body2" color="error">
          {letting.columns[column]}: {office.faults[fault] ?? fault}
        </Typography>
      ))}
    </Card>
  );
}

export function ListOfPeople({ people, isOne }: { people: readonly Judged[]; isOne: boolean }) {
  const { letting } = useSay();
  const inside = people.filter(({ outcome }) => outcome?.outcome === 'let-in').length;
  return (
    <>
      <div role="status">{inside > 0 && <Alert severity="success">{letting.done(inside)}</Alert>}</div>
      <Stack component="ul" aria-label={letting.list} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Line key={`${person.line} ${person.email}`} person={person} isOne={isOne} />
        ))}
      </Stack>
    </>
  );
}

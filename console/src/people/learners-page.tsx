/** Everybody the academy knows by an order or an account: searched, filtered, by pages. */
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { Ltr, WordChip } from '../layout/facts.tsx';
import { agoOf, momentOf } from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { SearchField } from '../layout/typed-field.tsx';
import { type DoneOf, queryOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';

type PersonRow = DoneOf<'GET people'>['rows'][number];

const tones = {
  unknown: 'default',
  unpaid: 'default',
  buyer: 'success',
  member: 'primary',
  team: 'info',
} as const;

/** Somebody's status at the academy. */
export const PersonStatusChip = ({ status }: Pick<PersonRow, 'status'>) => {
  const { people } = useWords();
  return <WordChip variant="outlined" color={tones[status]} label={people.statuses[status]} />;
};

const isToCome = (at: string | null): boolean => at !== null && Date.parse(at) > Date.now();

/** Suspended from the community now. */
export function HeldChip({ quietUntil, shutOutAt }: Pick<PersonRow, 'quietUntil' | 'shutOutAt'>) {
  const { people, locale } = useWords();
  const isQuiet = isToCome(quietUntil);
  if (shutOutAt === null && !isQuiet) return null;
  const text =
    shutOutAt === null
      ? people.held.quiet(momentOf(quietUntil ?? '', locale))
      : people.held.shutOut(momentOf(shutOutAt, locale));
  return <WordChip color="warning" label={text} />;
}

const shows = ['all', 'members', 'held'] as const;

export const seatOfPerson = (email: string): string => `/people/learners/${encodeURIComponent(email)}`;

function Person({ person }: { person: PersonRow }) {
  const { people, locale } = useWords();
  const { email, name, phone, orders, lastAt } = person;
  const given = name === '' ? people.learners.noName : name;
  return (
    <Card component="li" sx={{ px: 2.5, pt: 1, pb: 2, display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={seatOfPerson(email)} sx={{ display: 'inline-block', py: 1.25 }}>
            <bdi>{given}</bdi>
          </MuiLink>
        </Typography>
        <PersonStatusChip status={person.status} />
        <HeldChip quietUntil={person.quietUntil} shutOutAt={person.shutOutAt} />
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, overflowWrap: 'anywhere' }}>
        <span>
          <Ltr>{email}</Ltr>
        </span>
        {phone !== '' && (
          <span>
            <Ltr>{phone}</Ltr>
          </span>
        )}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {people.learners.last(agoOf(lastAt, locale))} · {people.learners.orders(orders)}
      </Typography>
    </Card>
  );
}

type PagesProps = { page: number; hasNext: boolean; onPage(page: number): void };

export function Pages({ page, hasNext, onPage }: PagesProps) {
  const { people } = useWords();
  if (page === 1 && !hasNext) return null;
  const go = (to: number) => {
    onPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={people.learners.pages}
      sx={{ gap: 1, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={() => go(page - 1)}>
        {people.learners.newer}
      </Button>
      <Button variant="outlined" disabled={!hasNext} onClick={() => go(page + 1)}>
        {people.learners.older}
      </Button>
    </Stack>
  );
}

export function LearnersPage() {
  const { people } = useWords();
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const show = shows.find((name) => name === query.get('show')) ?? 'all';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const reading = useCalled('GET people', { search, show, page });
  const go = (to: { search?: string; show?: string; page?: number }) =>
    setQuery(queryOf({ search, show: show === 'all' ? '' : show, ...to }));
  return (
    <PageFrame title={people.learners.title} lead={people.learners.lead}>
      <SearchField
        label={people.learners.search}
        clear={people.learners.clear}
        search={search}
        onSearch={(text) => go({ search: text })}
      />
      <Stack direction="row" role="group" aria-label={people.learners.show} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {shows.map((name) => (
          <Button
            key={name}
            variant={name === show ? 'contained' : 'outlined'}
            aria-pressed={name === show}
            onClick={() => go({ show: name === 'all' ? '' : name })}
          >
            {people.learners.shows[name]}
          </Button>
        ))}
      </Stack>
      <Read reading={reading} height={320}>
        {({ rows, hasNext }) => (
          <>
            {rows.length === 0 && (
              <Typography>{search === '' ? people.learners.none : people.learners.noneFound}</Typography>
            )}
            <PlainList label={people.learners.title}>
              {rows.map((person) => (
                <Person key={person.email} person={person} />
              ))}
            </PlainList>
            <Box>
              <Pages page={page} hasNext={hasNext} onPage={(to) => go({ page: to })} />
            </Box>
          </>
        )}
      </Read>
    </PageFrame>
  );
}

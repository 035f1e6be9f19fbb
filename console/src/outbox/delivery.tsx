/** An e-mail or event in its list: what it is, for whom, its state and the last answer. */
import { Box, Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Fact, Facts, LongText, Ltr, OrderLink, OrderNumber } from '../layout/facts.tsx';
import type { DoneOf } from '../api.ts';

type EventRow = DoneOf<'GET events'>['rows'][number];
type OutboxTryView = DoneOf<'GET letters/{id}'>['history'][number];
type EmailRow = DoneOf<'GET letters'>['rows'][number];

/** Every delivery attempt, newest first, with its answer. */
export function Tries({ history }: { history: OutboxTryView[] }) {
  const { outbox, locale } = useWords();
  const tries = history.map((one, place) => ({ ...one, place })).toReversed();
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {outbox.history}
      </Typography>
      {tries.length === 0 ? (
        <Typography color="text.secondary">{outbox.noHistory}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {tries.map(({ place, at, outcome, error }) => (
            <Box component="li" key={place}>
              <Typography sx={{ fontWeight: 600 }}>{outbox.outcomes[outcome]}</Typography>
              <Typography variant="body2" color="text.secondary" component="div">
                <time dateTime={at}>{momentOf(at, locale)}</time>
                {error !== null && (
                  <>
                    {' · '}
                    <LongText text={error} />
                  </>
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

const tones = { failed: 'error', waiting: 'warning', sent: 'success', overtaken: 'default' } as const;

type State = EmailRow['state'];

/** The state of an e-mail or event. `states`: its words; those of e-mails by default. */
export function StateChip({ state, states }: { state: State; states?: Record<State, string> }) {
  const { outbox } = useWords();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[state]}
      label={(states ?? outbox.state)[state]}
      sx={{ fontWeight: 600 }}
    />
  );
}

type Status = Omit<EventRow, 'event' | 'position'> & { history: OutboxTryView[] };

type StatusFactsProps = {
  row: Status;
  /** Only of an e-mail. */
  to?: ReactNode;
  /** Facts before the others. */
  first?: Fact[];
  /** Names of the instant beside a state; those of e-mails by default. */
  at?: Record<EventRow['state'], string>;
};

/** What is known of an e-mail or event: for whom, when it was written, and its delivery. */
export function StatusFacts({ row, to, first, at }: StatusFactsProps) {
  const { outbox, locale } = useWords();
  return (
    <Facts
      title={outbox.facts}
      facts={[
        ...(first ?? []),
        to !== undefined && { label: outbox.toFact, value: to },
        row.orderNumber !== null && {
          label: outbox.orderFact,
          value: <OrderLink number={row.orderNumber} />,
        },
        { label: outbox.created, value: momentOf(row.createdAt, locale) },
        { label: (at ?? outbox.at)[row.state], value: momentOf(row.at, locale) },
        { label: outbox.tries, value: <Ltr>{row.tries}</Ltr> },
        row.lastError !== null && { label: outbox.lastError, value: <LongText text={row.lastError} /> },
      ]}
    />
  );
}

type Props = {
  row: Omit<EventRow, 'event' | 'position'>;
  path: string;
  title: string;
  /** Words of the state, and the instant beside it; those of e-mails by default. */
  states?: Record<EventRow['state'], string>;
  at?: Record<EventRow['state'], string>;
  children?: ReactNode;
};

const clipped = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export function OutboxLine({ row, path, title, states, at, children }: Props) {
  const { outbox, locale } = useWords();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/${path}/${row.id}/show`} sx={{ p: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 0.5, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
              <bdi>{title}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {children}
              {row.orderNumber !== null && (
                <>
                  {' · '}
                  <OrderNumber number={row.orderNumber} />
                </>
              )}
            </Typography>
            {row.lastError !== null && row.state !== 'overtaken' && (
              <Typography
                variant="body2"
                color={row.state === 'sent' ? 'text.secondary' : 'error'}
                sx={clipped}
              >
                <bdi>{row.lastError}</bdi>
              </Typography>
            )}
          </Box>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="text.secondary">
              {(at ?? outbox.at)[row.state]}: {momentOf(row.at, locale)}
            </Typography>
            <StateChip state={row.state} {...(states && { states })} />
          </Stack>
        </Box>
      </CardActionArea>
    </Card>
  );
}

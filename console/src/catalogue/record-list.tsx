/** All records of a kind in the order of the site: drafts, scheduled ones, missing fields, samples. */
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  Alert,
  Box,
  Button,
  Card,
  CardActionArea,
  Chip,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { SampleBadge } from '../layout/facts.tsx';
import { type Reading, Waiting, useCalled } from '../layout/read.tsx';
import { dayOf, madOf, momentOf } from '../locale.ts';
import { type DoneOf, Refused, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { RemovedList } from './record-history.tsx';
import type { RecordKind } from '../../../src/features/catalogue/record-kinds.ts';
import { PageFrame } from '../layout/page-frame.tsx';

type RecordRow = DoneOf<'GET catalogue/{kind}'>['rows'][number];

type Rows = { rows: RecordRow[] };

/** Other kinds are ordered by date: articles and jobs by day, campaigns by time. */
const inHandOrder = new Set<string>([
  'course',
  'workshop',
  'product',
  'trainer',
  'service',
] satisfies RecordKind[]);

function Marks({ row }: { row: RecordRow }) {
  const { catalogue, locale } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {row.priceCentimes !== null && (
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {row.priceCentimes === 0 ? catalogue.free : madOf(row.priceCentimes, locale)}
        </Typography>
      )}
      {!row.isPublished && <Chip size="small" variant="outlined" label={catalogue.notPublished} />}
      {row.isComingSoon && <Chip size="small" color="primary" label={catalogue.comingSoon} />}
      {row.isClosedForSale && <Chip size="small" color="warning" label={catalogue.sale.closed} />}
      {row.isUnlisted && <Chip size="small" label={catalogue.unlisted} />}
      {row.draft !== null && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={row.isPublished ? catalogue.draftWaits : catalogue.states.draft}
        />
      )}
      {row.scheduled !== null && (
        <Chip
          size="small"
          color="primary"
          variant="outlined"
          label={catalogue.waits.lead(momentOf(row.scheduled.publishAt, locale))}
        />
      )}
      {row.faults > 0 && <Chip size="small" color="error" label={catalogue.lacks(row.faults)} />}
      {row.isSample && <SampleBadge />}
    </Stack>
  );
}

/** When the site changed last, and who has been editing it since. */
function useNotes({ updatedAt, draft }: RecordRow): string[] {
  const { catalogue, locale } = useWords();
  return [
    ...(updatedAt === null ? [] : [catalogue.changedAt(momentOf(updatedAt, locale))]),
    ...(draft === null ? [] : [catalogue.draftBy(draft.by, momentOf(draft.at, locale))]),
  ];
}

type LineProps = { kind: string; row: RecordRow; move: ((by: 1 | -1) => void) | null };

function Line({ kind, row, move }: LineProps) {
  const { catalogue, locale } = useWords();
  const notes = useNotes(row);
  const title = (locale === 'ar' ? row.title.ar || row.title.en : row.title.en || row.title.ar) || row.slug;
  return (
    <Card component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <CardActionArea
        component={Link}
        to={`/catalogue/${kind}/${row.slug}`}
        sx={{ p: 2, flex: 1, minWidth: 0 }}
      >
        <Typography sx={{ fontWeight: 700, color: 'primary.main', overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{row.slug}</bdi>
          {row.day !== null && (
            <>
              {' · '}
              <Box component="time" dateTime={row.day} sx={{ whiteSpace: 'nowrap' }}>
                {dayOf(row.day, locale)}
              </Box>
            </>
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
          {notes.join(' · ')}
        </Typography>
        <Marks row={row} />
      </CardActionArea>
      {move !== null && (
        <Stack sx={{ p: 0.5 }}>
          <IconButton aria-label={catalogue.moveUp(title)} onClick={() => move(-1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton aria-label={catalogue.moveDown(title)} onClick={() => move(1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </Stack>
      )}
    </Card>
  );
}

type LinesProps = { kind: string; asked: Reading<Rows>; search: string; areSamples: boolean };

function Lines({ kind, asked, search, areSamples }: LinesProps) {
  const { common, catalogue } = useWords();
  const notify = useNotify();
  const { permissions = [] } = usePermissions<string[]>();
  const rows = asked.data?.rows ?? [];
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(
    ({ slug, title, isSample }) =>
      (isSample || !areSamples) &&
      [slug, title.en, title.ar].some((text) => text.toLowerCase().includes(wanted)),
  );
  const mayMove =
    inHandOrder.has(kind) && permissions.includes('mayEditCatalogue') && wanted === '' && !areSamples;
  const move = async (row: RecordRow, by: 1 | -1) => {
    try {
      const position = Math.max(1, rows.indexOf(row) + 1 + by);
      await call('PUT catalogue/{kind}/records/{slug}/position', { kind, slug: row.slug, position });
      notify(catalogue.moved, { type: 'success' });
    } catch (error) {
      const code = error instanceof Refused ? error.failure.code : 'unexpected';
      notify(common.failures[code], { type: 'error' });
    }
    asked.again();
  };
  if (found.length === 0) return <Alert severity="info">{catalogue.empty}</Alert>;
  return (
    <Stack
      component="ul"
      aria-label={catalogue.kinds[kind]?.many}
      sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {found.map((row) => (
        <Line
          key={row.slug}
          kind={kind}
          row={row}
          move={mayMove && row.isPublished ? (by) => void move(row, by) : null}
        />
      ))}
    </Stack>
  );
}

export function RecordList() {
  const { kind = 'course' } = useParams();
  const { catalogue, samples } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  // In the address, so that Back from a record returns to the same search.
  const [query, setQuery] = useSearchParams();
  const isTakenOff = query.has('removed');
  const areSamples = query.has('samples');
  const search = query.get('search') ?? '';
  const asks = (to: { search?: string; which?: 'removed' | 'samples' | null }) => {
    const { search: text = search, which = isTakenOff ? 'removed' : areSamples ? 'samples' : null } = to;
    setQuery({ ...(which && { [which]: '' }), ...(text !== '' && { search: text }) }, { replace: true });
  };
  const asked = useCalled('GET catalogue/{kind}', { kind });
  const names = catalogue.kinds[kind];
  if (kind === 'settings') return <Navigate to="/settings/academy" replace />;
  if (names === undefined) return <Navigate to="/catalogue/course" replace />;
  const mayWrite = kind !== 'legal' && permissions.includes('mayEditCatalogue');
  return (
    <PageFrame title={names.many}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={catalogue.search}
          type="search"
          size="small"
          sx={{ width: { xs: '100%', sm: '18rem' } }}
          value={search}
          onChange={({ target }) => asks({ search: target.value })}
        />
        {kind !== 'legal' &&
          (['samples', 'removed'] as const).map((which) => (
            <FormControlLabel
              key={which}
              control={
                <Switch
                  checked={query.has(which)}
                  onChange={({ target }) => asks({ which: target.checked ? which : null })}
                />
              }
              label={which === 'removed' ? catalogue.takenOff.title : samples.only}
            />
          ))}
        {mayWrite && (
          <Button
            component={Link}
            to={`/catalogue/${kind}/new`}
            variant="contained"
            startIcon={<Add />}
            sx={{ marginInlineStart: 'auto' }}
          >
            {names.add}
          </Button>
        )}
      </Stack>
      {areSamples && permissions.includes('mayRemoveSamples') && (
        <Button component={Link} to="/samples" variant="outlined" color="error" sx={{ justifySelf: 'start' }}>
          {samples.remove}
        </Button>
      )}
      {isTakenOff ? (
        <RemovedList kind={kind} search={search} />
      ) : asked.data === null ? (
        <Waiting asked={asked} />
      ) : (
        <Lines kind={kind} asked={asked} search={search} areSamples={areSamples} />
      )}
    </PageFrame>
  );
}

/** The revisions of a record: who wrote and published each, and restoring one. */
import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAction } from '../layout/action-dialog.tsx';
import { RecordState } from '../layout/facts.tsx';
import { type Reading, useCalled, Waiting } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';

type RevisionRow = DoneOf<'GET catalogue/{kind}/records/{slug}/history'>['rows'][number];

function Entry({ row, restore }: { row: RevisionRow; restore: (() => void) | null }) {
  const { common, catalogue, locale } = useWords();
  const t = catalogue.history;
  const nameOf = (who: string) => (who === 'academy' ? t.academy : who);
  return (
    <Box
      component="li"
      sx={{ '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1.25 } }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={row.state === 'published' ? 'success' : 'default'}
          label={row.isRemoval ? common.states.archived : t.states[row.state]}
        />
        <Typography component="span">
          <time dateTime={row.madeAt}>{momentOf(row.madeAt, locale)}</time> · <bdi>{nameOf(row.madeBy)}</bdi>
        </Typography>
        {row.note !== null && row.note !== 'removed' && (
          <Typography component="span" color="text.secondary">
            {t.notes[row.note]}
          </Typography>
        )}
        {restore !== null && <Button onClick={restore}>{t.restore}</Button>}
      </Stack>
      {row.publishedAt !== null && row.publishedBy !== null && (
        <Typography variant="body2" color="text.secondary">
          {t.publishedBy(nameOf(row.publishedBy), momentOf(row.publishedAt, locale))}
        </Typography>
      )}
    </Box>
  );
}

type Restoring = { kind: string; slug: string; restored(): void };

/** Makes a draft of an earlier revision; `problem`: why it was refused. */
function useRestoring({ kind, slug, restored }: Restoring) {
  const { catalogue, common } = useWords();
  const notify = useNotify();
  const { isBusy, failure, problem, run } = useAction();
  return {
    isBusy,
    problem: failure && (problem ?? common.failures[failure.code]),
    async restore(revision: string) {
      const made = await run(() =>
        call('catalogue/{kind}/records/{slug}/restoration', { kind, slug, revision }),
      );
      if (made === null) return;
      notify(catalogue.history.restored, { type: 'success' });
      restored();
    },
  };
}

type Props = Restoring & {
  /** Nothing is typed or drafted that a restored revision would overwrite. */
  mayRestore: boolean;
};

export function RecordHistory({ kind, slug, mayRestore, restored }: Props) {
  const { catalogue } = useWords();
  const asked = useCalled('GET catalogue/{kind}/records/{slug}/history', { kind, slug });
  const { isBusy, problem, restore } = useRestoring({
    kind,
    slug,
    restored() {
      restored();
      asked.again();
    },
  });
  return (
    <Card component="section" aria-labelledby="history" sx={{ p: 2.5 }}>
      <Typography id="history" component="h2" variant="h6" tabIndex={-1}>
        {catalogue.history.title}
      </Typography>
      {!mayRestore && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {catalogue.history.notNow}
        </Typography>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {asked.data === null ? (
        <Waiting asked={asked} />
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {asked.data.rows.map((row) => (
            <Entry
              key={row.revision}
              row={row}
              restore={
                mayRestore && !isBusy && !row.isRemoval && row.state !== 'published'
                  ? () => void restore(row.revision)
                  : null
              }
            />
          ))}
        </Box>
      )}
      {asked.data?.rows.length === 0 && <Typography>{catalogue.history.none}</Typography>}
    </Card>
  );
}

/** The last published revision; if never published, the newest draft. */
const lastOf = (rows: readonly RevisionRow[]): RevisionRow | undefined =>
  rows.find(({ state, isRemoval }) => state === 'replaced' && !isRemoval) ??
  rows.find(({ isRemoval }) => !isRemoval);

type RemovedProps = { kind: string; slug: string; mayWrite: boolean; record: Reading<unknown> };

/** A record that was removed from the site: what it was, and a way back to a draft. */
export function RemovedRecord({ kind, slug, mayWrite, record }: RemovedProps) {
  const { catalogue } = useWords();
  const past = useCalled('GET catalogue/{kind}/records/{slug}/history', { kind, slug });
  const { isBusy, problem, restore } = useRestoring({ kind, slug, restored: record.again });
  if (past.data === null) return <Waiting asked={past} />;
  const last = lastOf(past.data.rows);
  // There never was such a record.
  if (last === undefined) return <Waiting asked={record} />;
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 } }}>
      <Typography>
        <Link to={`/catalogue/${kind}`}>{catalogue.kinds[kind]?.many ?? kind}</Link>
      </Typography>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{slug}</bdi>
      </Typography>
      <RecordState state="archived" at={null} />
      <Alert severity="info">{catalogue.takenOff.lead}</Alert>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {mayWrite && (
        <Button
          variant="contained"
          disabled={isBusy}
          sx={{ alignSelf: 'start' }}
          onClick={() => void restore(last.revision)}
        >
          {catalogue.takenOff.putBack}
        </Button>
      )}
      <RecordHistory kind={kind} slug={slug} mayRestore={mayWrite} restored={record.again} />
    </Stack>
  );
}

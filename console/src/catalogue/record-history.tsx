/** What was done to a record, and restoring an earlier revision of it. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { useAction } from '../layout/action-dialog.tsx';
import { RecordState } from '../layout/facts.tsx';
import { BackTo } from '../layout/page-frame.tsx';
import { type Reading, useCalled, Waiting } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { useTitle } from './quick-price.tsx';

type HistoryLine = DoneOf<'GET catalogue/{kind}/records/{slug}/history'>['rows'][number];

function Entry({ line, restore }: { line: HistoryLine; restore: (() => void) | null }) {
  const { catalogue, locale } = useWords();
  const t = catalogue.history;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 1,
        flexWrap: 'wrap',
        alignItems: 'center',
        '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1.25 },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t.acts[line.act]}
      </Typography>
      <Typography component="span" color="text.secondary">
        <time dateTime={line.at}>{momentOf(line.at, locale)}</time> ·{' '}
        <bdi>{line.by === 'academy' ? t.academy : line.by}</bdi>
      </Typography>
      {restore !== null && <Button onClick={restore}>{t.restore}</Button>}
    </Stack>
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
          {asked.data.rows.map((line) => {
            const { restores } = line;
            const isOffered = mayRestore && !isBusy && restores !== null;
            return (
              <Entry
                key={`${line.at} ${line.act}`}
                line={line}
                restore={isOffered ? () => void restore(restores.revision) : null}
              />
            );
          })}
        </Box>
      )}
      {asked.data?.rows.length === 0 && <Typography>{catalogue.history.none}</Typography>}
    </Card>
  );
}

type RemovedProps = { kind: string; slug: string; mayWrite: boolean; record: Reading<unknown> };

/** A record that was removed from the site: what it was, and a way back to a draft. */
export function RemovedRecord({ kind, slug, mayWrite, record }: RemovedProps) {
  const { catalogue } = useWords();
  const title = useTitle();
  const past = useCalled('GET catalogue/{kind}/records/{slug}/history', { kind, slug });
  const { isBusy, problem, restore } = useRestoring({ kind, slug, restored: record.again });
  if (past.data === null) return <Waiting asked={past} />;
  const last = past.data.rows.find(({ restores }) => restores !== null)?.restores;
  // There never was such a record.
  if (!last) return <Waiting asked={record} />;
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 } }}>
      <BackTo to={`/catalogue/${kind}`} label={catalogue.kinds[kind]?.many ?? kind} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{title({ title: last.title, slug })}</bdi>
        </Typography>
        <RecordState state="archived" at={null} />
      </Stack>
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

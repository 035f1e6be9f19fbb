/** The band with the one deed of the page: its question says how many records go, and what learners no longer see. */
import { Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { RemovalAnswer, SampleRow } from '../../../src/features/catalogue/samples.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { formatTags } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { groupsOf } from './sample-groups.ts';

type Props = {
  chosen: readonly SampleRow[];
  /** What became of each; null when no answer came: some of them may be gone. */
  onTold(told: RemovalAnswer | null): void;
};

export function TakeOff({ chosen, onTold }: Props) {
  const { samples, today, catalogue, locale } = useSay();
  const [isAsking, setAsking] = useState(false);
  const deed = useDeed();
  const counts = groupsOf(chosen, Object.keys(catalogue.kinds)).map(({ kind, rows }) =>
    today.samples.kinds[kind](rows.length),
  );
  const hasCodes = chosen.some(({ kind }) => kind === 'access-codes' || kind === 'coupon');
  const go = async () => {
    const records = chosen.map(({ kind, slug }) => ({ kind, slug }));
    const told = await deed.run(() => ask<RemovalAnswer>('POST', '/samples/removal', { records }));
    if (told !== null) setAsking(false);
    onTold(told);
  };
  return (
    <Paper
      component="section"
      aria-label={catalogue.deeds}
      sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: { xs: 1, sm: 1.5 }, borderRadius: 3 }}
    >
      {chosen.length === 0 ? (
        <Typography color="text.secondary" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
          {samples.chooseFirst}
        </Typography>
      ) : (
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            deed.forget();
            setAsking(true);
          }}
        >
          {samples.take(chosen.length)}
        </Button>
      )}
      {isAsking && (
        <DeedDialog
          title={samples.sure(chosen.length)}
          lead={[
            samples.sureLead(new Intl.ListFormat(formatTags[locale]).format(counts)),
            hasCodes && samples.codesGo,
          ]
            .filter(Boolean)
            .join(' ')}
          submit={samples.yes}
          deed={deed}
          onSubmit={go}
          onClose={() => setAsking(false)}
        />
      )}
    </Paper>
  );
}

/** Takes all of the sample off the pages, after one question: what goes, and what stays because somebody has it or it is in use. */
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SamplesAnswer } from '../../../src/features/catalogue/samples.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { useReading } from '../layout/use-reading.ts';
import { formatTags } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

/** In words, kind by kind; empty when nothing goes. */
function useGoing({ goes, codes: pooled, coupons: open }: SamplesAnswer): string[] {
  const { samples, catalogue, codes, coupons, locale } = useSay();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const counts = [
    ...Object.entries(catalogue.kinds).map(
      ([kind, { many }]) => [many, goes.filter((one) => one.kind === kind).length] as const,
    ),
    [codes.title, pooled] as const,
    [coupons.title, open.length] as const,
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([what, count]) => samples.counted(what, digits.format(count)));
}

type Props = { told: SamplesAnswer; onRemoved(): void };

function Removal({ told, onRemoved }: Props) {
  const { samples, locale } = useSay();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const deed = useDeed();
  const going = useGoing(told);
  const list = new Intl.ListFormat(formatTags[locale]);
  if (going.length === 0) return null;
  const go = async () => {
    const gone = await deed.run(() => ask<{ records: number }>('POST', '/samples/removal', {}));
    if (gone === null) return;
    setAsking(false);
    notify(samples.gone(gone.records), { type: 'success' });
    onRemoved();
  };
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => {
          deed.forget();
          setAsking(true);
        }}
      >
        {samples.remove}
      </Button>
      {isAsking && (
        <DeedDialog
          title={samples.sure}
          lead={samples.goes(list.format(going))}
          submit={samples.remove}
          deed={deed}
          onSubmit={go}
          onClose={() => setAsking(false)}
        >
          {told.stays.length > 0 && (
            <Typography>
              {samples.stays(
                list.format(
                  told.stays.map(({ title, slug }) => title[locale === 'ar' ? 'ar' : 'en'] || slug),
                ),
              )}
            </Typography>
          )}
          <Typography>{samples.elsewhere}</Typography>
        </DeedDialog>
      )}
    </>
  );
}

export function RemoveSamples({ onRemoved }: Pick<Props, 'onRemoved'>) {
  const reading = useReading<SamplesAnswer>('/samples');
  const removed = () => {
    reading.again();
    onRemoved();
  };
  return reading.data && <Removal told={reading.data} onRemoved={removed} />;
}

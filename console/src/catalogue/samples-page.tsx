/** Removes all sample content from the site after one confirmation: what goes, and what stays because somebody has it or it is in use. */
import { Box, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { formatTags, inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';

type SamplesAnswer = DoneOf<'GET samples'>;

/** In words, kind by kind; empty when nothing goes. */
function useGoing({ goes, codes: unusedCodes, coupons: open, hosts }: SamplesAnswer): string[] {
  const { nav, samples, catalogue, coupons, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const counts = [
    ...Object.entries(catalogue.kinds).map(
      ([kind, { many }]) => [many, goes.filter((one) => one.kind === kind).length] as const,
    ),
    [nav.pages.codes, unusedCodes] as const,
    [coupons.title, open.length] as const,
    [samples.hosts, hosts] as const,
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([what, count]) => samples.counted(what, digits.format(count)));
}

type Props = { content: SamplesAnswer; onRemoved(): void };

function Removal({ content, onRemoved }: Props) {
  const { samples, locale } = useWords();
  const notify = useNotify();
  const going = useGoing(content);
  const list = new Intl.ListFormat(formatTags[locale]);
  const named = list.format(content.stays.map(({ title, slug }) => inLocale(title, locale) || slug));
  const stays = content.stays.length > 0 && <Typography>{samples.stays(named)}</Typography>;
  if (going.length === 0) return stays || <Typography>{samples.none}</Typography>;
  const go = async () => {
    const gone = await call('samples/removal');
    notify(samples.gone(gone.records), { type: 'success' });
  };
  return (
    <Box>
      <ActionButton
        label={samples.remove}
        title={samples.sure}
        sure={samples.goes(list.format(going))}
        go={samples.remove}
        isDangerGo
        run={go}
        onDone={onRemoved}
      >
        {content.goes.some(({ kind }) => kind === 'course') && <Typography>{samples.lessons}</Typography>}
        {stays}
        <Typography>{samples.elsewhere}</Typography>
      </ActionButton>
    </Box>
  );
}

export function SamplesPage() {
  const { nav, samples } = useWords();
  const reading = useCalled('GET samples');
  return (
    <PageFrame title={nav.pages.samples} lead={samples.lead}>
      <Read reading={reading} height={120}>
        {(content) => <Removal content={content} onRemoved={reading.again} />}
      </Read>
    </PageFrame>
  );
}

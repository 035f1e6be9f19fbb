/** What a person can do about a message of a bank: have it judged once more, or put it away. */
import { Stack } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import type { NotificationRow } from '../../../src/features/payments/notifications.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Applied = { verdict: 'applied' | 'no-change' | 'surplus' };

/** Refused and not dealt with: from what it said; of one that came too late the bank is asked. */
export const mayApply = ({ verdict, handled, says, reason }: NotificationRow): boolean =>
  verdict === 'refused' && handled === null && (says !== null || reason === 'stale');

export function NotificationDeeds({ row }: { row: NotificationRow }) {
  const { notifications: say, office } = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = async <T,>(deed: string, told: (answer: T) => [string, 'success' | 'warning']) => {
    try {
      const [text, type] = told(await ask<T>('POST', `/notifications/${row.id}/${deed}`, {}));
      notify(text, { type });
    } catch (failure) {
      notify(whyRefused(failure, office, say.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  const applyWords = row.says === null ? say.askBank : say.apply;
  if (!mayApply(row) && !row.isErrand) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayApply(row) && (
        <AskOnce
          label={applyWords.again}
          sure={applyWords.sure}
          go={applyWords.sureGo}
          onGo={() =>
            press<Applied>('again', ({ verdict }) => [
              say.results[verdict],
              verdict === 'surplus' ? 'warning' : 'success',
            ])
          }
        />
      )}
      {row.isErrand && (
        <AskOnce
          label={say.putAway.again}
          sure={say.putAway.sure}
          go={say.putAway.sureGo}
          onGo={() => press<object>('handled', () => [say.putAway.done, 'success'])}
        />
      )}
    </Stack>
  );
}

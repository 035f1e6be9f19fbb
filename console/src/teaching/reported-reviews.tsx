/** Above the work to mark: words and works that learners of a group reported. */
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { LongText } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { Sound } from './voice-recorder.tsx';

type ReportedOne = DoneOf<'teaching/reported-reviews'>['reported'][number];

/** One thing that a learner reported: it stands, or nobody of the group sees it. */
function ReportedCard({ one, onSettled }: { one: ReportedOne; onSettled: () => void }) {
  const { marking, common, locale } = useWords();
  const t = marking.reports;
  const notify = useNotify();
  const action = useAction();
  const settle = async (keep: boolean) => {
    const answer = await action.run(() => call('teaching/settle-report', { review: one.id, keep }));
    if (answer === null) return;
    const done = keep ? t.kept : t.removed;
    notify(answer.ok ? done : common.failures['not-found'], { type: answer.ok ? 'success' : 'warning' });
    onSettled();
  };
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        <Typography sx={{ fontWeight: 700 }}>
          <bdi>{(one.what === 'work' ? t.work : t.words)(one.learner ?? t.someone)}</bdi> ·{' '}
          <bdi>{inLocale(one.lesson, locale)}</bdi>
        </Typography>
        {one.what === 'words' && one.text !== '' && <LongText text={one.text} />}
        {one.what === 'words' && one.voice !== null && (
          <Sound src={`/learn/submissions/${one.submissionId}/${one.voice.id}`} label={marking.voice} />
        )}
        {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" disabled={action.isBusy} onClick={() => void settle(true)}>
            {t.keep}
          </Button>
          <Button variant="outlined" disabled={action.isBusy} onClick={() => void settle(false)}>
            {t.remove}
          </Button>
          <Button component={Link} to={`/teaching/marking?work=${one.submissionId}`}>
            {t.open}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** A small queue of its own, above the work: empty, it is not there. */
export function Reported() {
  const { marking } = useWords();
  const reading = useCalled('teaching/reported-reviews', {});
  return (
    <Read reading={reading} height={0}>
      {({ reported }) =>
        reported.length > 0 && (
          <PlainList label={marking.reports.title}>
            {reported.map((one) => (
              <ReportedCard key={one.id} one={one} onSettled={() => void reading.reread()} />
            ))}
          </PlainList>
        )
      }
    </Read>
  );
}

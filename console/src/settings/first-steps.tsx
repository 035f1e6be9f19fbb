/** What a new academy sets up before it opens, each step with its state and its page: on Today until all are done, and a page of its own. */
import { Alert, AlertTitle, Box, Card, Stack, Typography } from '@mui/material';
import { useEffect } from 'react';
import type { DoneOf } from '../api.ts';
import { WordChip } from '../layout/facts.tsx';
import { LinkRows, PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';

type Step = DoneOf<'GET first-steps'>['steps'][number];

const places: Record<Step['step'], string> = {
  bank: '/settings/bank',
  numbers: '/settings/academy',
  cards: '/settings/services',
  'second-step': '/me',
  look: '/settings/look',
  sender: '/settings/sender',
  course: '/catalogue/course',
  samples: '/samples',
};

const tones = { done: 'success', missing: 'default', sample: 'warning' } as const;

function Steps({ steps }: { steps: readonly Step[] }) {
  const { firstSteps: t } = useWords().settings;
  return (
    <LinkRows
      label={t.title}
      rows={steps.map(({ step, state }) => ({
        to: places[step],
        name: t.steps[step].name,
        note: state === 'done' ? '' : (t.steps[step][state] ?? t.steps[step].missing ?? ''),
        aside: <WordChip color={tones[state]} label={t.states[state]} />,
      }))}
    />
  );
}

/** On Today: nothing once all is done, which `onDone` then remembers. */
export function FirstStepsToday({ later, onDone }: { later: React.ReactNode; onDone: () => void }) {
  const { firstSteps: t } = useWords().settings;
  const reading = useCalled('GET first-steps');
  const open = reading.data?.steps.filter(({ state }) => state !== 'done').length;
  useEffect(() => {
    if (open === 0) onDone();
  }, [open, onDone]);
  if (open === 0) return null;
  return (
    <Read reading={reading} height={420}>
      {({ steps }) => (
        <Card component="section" aria-labelledby="first-steps" sx={{ px: 2, py: 1.5 }}>
          <Stack
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box component="h2" id="first-steps" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
              {t.title} · {t.counted(steps.length - (open ?? 0), steps.length)}
            </Box>
            {later}
          </Stack>
          <Steps steps={steps} />
        </Card>
      )}
    </Read>
  );
}

/** On Today: public pages that are shown as they were, since they cannot be made again. */
export function BrokenPagesToday({ pages }: { pages: readonly string[] }) {
  const { brokenPages: t } = useWords().settings;
  return (
    <Alert severity="error">
      <AlertTitle component="h3" sx={{ fontWeight: 700 }}>
        {t.title}
      </AlertTitle>
      {[t.why, t.more].map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
      <Stack component="ul" sx={{ m: 0, pl: 2 }} dir="ltr">
        {pages.map((page) => (
          <li key={page}>
            <a href={page}>{page}</a>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}

export function FirstStepsPage() {
  const { firstSteps: t } = useWords().settings;
  const reading = useCalled('GET first-steps');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={420}>
        {({ steps }) => (
          <Card sx={{ px: 2, py: 1.5 }}>
            <Steps steps={steps} />
          </Card>
        )}
      </Read>
    </PageFrame>
  );
}

/** The versions of a lesson: who wrote each, which one learners see, and the way back to an earlier one. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { useCalls } from './use-calls.ts';
import type { LessonWhole, OpenLesson } from './use-lesson.ts';

type Version = LessonWhole['versions'][number];

function Entry({ version, isNow, take }: { version: Version; isNow: boolean; take(): void }) {
  const { teaching, locale } = useSay();
  const say = teaching.lesson.history;
  const { number, madeBy, madeAt, publishedAt, correctedAt, correctedBy } = version;
  const facts = [
    say.made(madeBy, momentOf(madeAt, locale)),
    publishedAt !== null && say.published(momentOf(publishedAt, locale)),
    correctedAt !== null && correctedBy !== null && say.corrected(correctedBy, momentOf(correctedAt, locale)),
  ];
  return (
    <Box
      component="li"
      sx={{ '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1 } }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{say.number(number)}</Typography>
        {isNow && <Chip size="small" color="success" variant="outlined" label={say.now} />}
        {publishedAt === null && <Chip size="small" color="warning" variant="outlined" label={say.draft} />}
        <Button onClick={take}>{say.take}</Button>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Typography>
    </Box>
  );
}

export function LessonHistory({ open }: { open: OpenLesson }) {
  const { teaching } = useSay();
  const say = teaching.lesson;
  const notify = useNotify();
  const calls = useCalls();
  const [isOpen, setOpen] = useState(false);
  const { whole } = open;
  const now = whole.versions.find(({ publishedAt }) => publishedAt !== null)?.number;
  const take = async (number: number) => {
    const read = await calls.send('teaching/version', { lesson: whole.id, number });
    if (read === null) return;
    open.draft.replace(read.content);
    notify(say.history.taken, { type: 'info' });
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say.history.title}
        </Button>
        {whole.state === 'changed' && (
          <Button color="error" disabled={open.isBusy} onClick={() => void open.dropDraft()}>
            {say.dropDraft}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Card component="section" aria-label={say.history.title} sx={{ p: 2, width: '100%' }}>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {whole.versions.map((version) => (
              <Entry
                key={version.number}
                version={version}
                isNow={version.number === now}
                take={() => void take(version.number)}
              />
            ))}
          </Box>
        </Card>
      )}
    </Stack>
  );
}

/** What a group is told: writing it, whom it reaches, and what was sent before. */
import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { DoneOf } from '../feature-calls.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useCalled } from '../layout/use-reading.ts';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { useCohortCalls } from './cohort-form.tsx';

type Told = DoneOf<'teaching/announcements'>;

function Write({ cohort, reaches, onSent }: { cohort: string; onSent: () => void } & Pick<Told, 'reaches'>) {
  const { cohorts } = useSay();
  const say = cohorts.news;
  const { problem, send } = useCohortCalls();
  // With the text: sent twice, it is told once.
  const [draft, setDraft] = useState(() => ({ id: crypto.randomUUID(), body: '' }));
  const [isSent, setSent] = useState(false);
  const learners = cohorts.group.counted(reaches.learners);
  const go = async () => {
    setSent(false);
    if ((await send('teaching/announce', { cohort, id: draft.id, body: draft.body })) === null) return null;
    setDraft({ id: crypto.randomUUID(), body: '' });
    setSent(true);
    onSent();
    return null;
  };
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <TypedField
        label={say.text}
        hint={say.hint}
        value={draft.body}
        onChange={(body) => setDraft((before) => ({ ...before, body }))}
        rows={5}
        maxLength={4_000}
      />
      <Typography>{say.reaches(learners, reaches.byEmail)}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isSent && <Alert severity="success">{say.sent}</Alert>}
      {draft.body.trim() !== '' && (
        <AskOnce isPrime label={say.send} sure={say.sure(learners)} go={say.go} onGo={go} />
      )}
    </Card>
  );
}

export function GroupNews({ cohort }: { cohort: string }) {
  const { cohorts, locale } = useSay();
  const say = cohorts.news;
  const reading = useCalled('teaching/announcements', { cohort });
  return (
    <Read reading={reading} height={320}>
      {({ announcements, reaches }) => (
        <>
          {reaches.learners === 0 ? (
            <Alert severity="info">{say.nobody}</Alert>
          ) : (
            <Write cohort={cohort} reaches={reaches} onSent={reading.again} />
          )}
          <Part id="told" title={say.told}>
            {announcements.length === 0 && <Typography color="text.secondary">{say.none}</Typography>}
            <PlainList label={say.told}>
              {announcements.map(({ id, body, by, at }) => (
                <Card component="li" key={id} sx={{ p: 2, display: 'grid', gap: 0.5 }}>
                  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                    {say.by(by, momentOf(at, locale))}
                  </Typography>
                  {/* Each paragraph runs as its own language does. */}
                  <Box
                    sx={{
                      whiteSpace: 'pre-line',
                      overflowWrap: 'anywhere',
                      unicodeBidi: 'plaintext',
                      textAlign: 'start',
                    }}
                  >
                    {body}
                  </Box>
                </Card>
              ))}
            </PlainList>
          </Part>
        </>
      )}
    </Read>
  );
}

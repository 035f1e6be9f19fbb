/** '/partners': who wishes a partner for the sprint; a person reads two goals and puts them together. */
import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { SprintRow } from '../../../src/features/community/partners.staff.ts';
import { dayOf } from '../locale.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { PairUp } from './pair-up.tsx';

export type Told = { severity: 'success' | 'warning'; text: string };

function Sprint({ sprint, onDone }: { sprint: SprintRow; onDone(told: Told): void }) {
  const { partners, locale } = useSay();
  const { startsOn, members } = sprint;
  return (
    <Part id={`sprint-${startsOn}`} title={partners.sprint(dayOf(startsOn, locale))}>
      <PlainList>
        {members.map((who) => (
          <Card key={who.memberId} component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
            <Box>
              <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                <bdi>{who.name}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {who.city !== '' && (
                  <>
                    <bdi>{who.city}</bdi>
                    {' · '}
                  </>
                )}
                {partners.since(dayOf(who.joinedAt, locale))}
              </Typography>
            </Box>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {who.goal}
            </Typography>
            {members.length === 1 ? (
              <Typography color="text.secondary">{partners.alone}</Typography>
            ) : (
              <PairUp who={who} sprint={sprint} onDone={onDone} />
            )}
          </Card>
        ))}
      </PlainList>
    </Part>
  );
}

export function PartnersPage() {
  const { partners, reports } = useSay();
  const reading = useReading<{ sprints: SprintRow[] }>('/partners');
  const [told, setTold] = useState<Told | null>(null);
  const done = (what: Told) => {
    setTold(what);
    reading.again();
    window.scrollTo({ top: 0 });
  };
  return (
    <PageFrame
      title={partners.title}
      lead={partners.lead}
      back={{ to: '/reports', label: reports.title }}
      measure="reading"
    >
      <Box role="status">{told !== null && <Alert severity={told.severity}>{told.text}</Alert>}</Box>
      <Read reading={reading} height={320}>
        {({ sprints }) =>
          sprints.length === 0 ? (
            <Typography>{partners.none}</Typography>
          ) : (
            sprints.map((sprint) => <Sprint key={sprint.startsOn} sprint={sprint} onDone={done} />)
          )
        }
      </Read>
    </PageFrame>
  );
}

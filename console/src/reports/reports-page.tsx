/** What members reported, the longest waiting first, and decisions about it. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { ReportCase } from './report-case.tsx';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { momentOf } from '../locale.ts';
import { type DoneOf, call } from '../api.ts';

type HeldRow = DoneOf<'GET reports'>['held'][number];

/** Who is suspended from writing or from the community, and ending it. */
function Held({ member, onLifted }: { member: HeldRow; onLifted(): void }) {
  const { reports, common, locale } = useWords();
  const notify = useNotify();
  const { memberId, name, quietUntil, shutOutAt } = member;
  const lift = async () => {
    try {
      await call('held-members/{id}/release', { id: memberId });
    } catch (failure) {
      return whyRefused(failure, common, reports.already);
    }
    notify(reports.lifted, { type: 'success' });
    onLifted();
    return null;
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
      }}
    >
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        {shutOutAt !== null
          ? reports.shutOutSince(momentOf(shutOutAt, locale))
          : quietUntil !== null && reports.quietUntil(momentOf(quietUntil, locale))}
      </Typography>
      <AskOnce label={reports.liftName(name)} sure={reports.liftSure} go={reports.liftGo} onGo={lift} />
    </Box>
  );
}

function HeldMembers({ held, onLifted }: { held: HeldRow[]; onLifted(): void }) {
  const { reports } = useWords();
  if (held.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="held" sx={{ p: 2.5 }}>
      <Typography id="held" component="h2" variant="h6">
        {reports.heldTitle}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {held.map((member) => (
          <Held key={member.memberId} member={member} onLifted={onLifted} />
        ))}
      </Box>
    </Card>
  );
}

function Elsewhere({ waiting }: { waiting: number }) {
  const { reports, locale } = useWords();
  const start = locale === 'ar' ? '/ar' : '';
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component={Link} to="/partners" variant="outlined">
        {reports.partners(waiting)}
      </Button>
      <Button href={`${start}/circle`} variant="outlined">
        {reports.circle}
      </Button>
    </Stack>
  );
}

export function ReportsPage() {
  const { reports } = useWords();
  const notify = useNotify();
  const reading = useCalled('GET reports');
  const [overtaken, setOvertaken] = useState<string | null>(null);

  const read = (message: string | null) => {
    setOvertaken(message);
    reading.again();
  };

  return (
    <PageFrame title={reports.title} lead={reports.lead}>
      {overtaken !== null && (
        <Alert severity="warning" onClose={() => setOvertaken(null)}>
          {overtaken}
        </Alert>
      )}
      <Read reading={reading} height={320}>
        {({ cases, held, waitingForPartner }) => (
          <>
            <Elsewhere waiting={waitingForPartner} />
            {cases.length === 0 ? (
              <Typography>{reports.none}</Typography>
            ) : (
              <PlainList label={reports.title}>
                {cases.map((item) => (
                  <ReportCase
                    key={`${item.kind} ${item.id}`}
                    item={item}
                    onDecided={() => {
                      notify(reports.decided, { type: 'success' });
                      read(null);
                    }}
                    onOvertaken={read}
                  />
                ))}
              </PlainList>
            )}
            <HeldMembers held={held} onLifted={() => read(null)} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}

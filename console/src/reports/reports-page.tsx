/** What members reported, the longest waiting first, and what is done about it. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HeldRow, ReportRow } from '../../../src/features/reports/report-shapes.staff.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { HeldMembers } from './held-members.tsx';
import { ReportCase } from './report-case.tsx';

type Listed = { cases: ReportRow[]; held: HeldRow[]; waitingForPartner: number };

function Elsewhere({ waiting }: { waiting: number }) {
  const { reports, locale } = useSay();
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
  const { reports } = useSay();
  const notify = useNotify();
  const reading = useReading<Listed>('/reports');
  const [overtaken, setOvertaken] = useState<string | null>(null);

  const read = (told: string | null) => {
    setOvertaken(told);
    reading.again();
  };

  return (
    <PageFrame title={reports.title} lead={reports.lead} measure="reading">
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

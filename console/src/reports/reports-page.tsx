/** What members reported, the longest waiting first, and what is done about it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HeldRow, ReportRow } from '../../../api/staff/report-shapes.ts';
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
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, pt: 2, maxWidth: '52rem' }}>
      <Title title={reports.title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {reports.title}
      </Typography>
      <Typography color="text.secondary">{reports.lead}</Typography>
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
              <Box
                component="ul"
                aria-label={reports.title}
                sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, minWidth: 0 }}
              >
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
              </Box>
            )}
            <HeldMembers held={held} onLifted={() => read(null)} />
          </>
        )}
      </Read>
    </Stack>
  );
}

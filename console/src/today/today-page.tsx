/** The first page of the office: what waits, then, for those who may see it, what was sold and how it came to it. */
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { TodayAnswer } from '../../../src/features/today/today.staff.ts';
import { SecondFactorReminder } from '../second-factor/reminder.tsx';
import { useSay } from '../words/words.ts';
import { ClosedWays } from './closed-ways.tsx';
import { Funnel } from './funnel.tsx';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { Sales } from './sales.tsx';
import { useReading } from '../layout/use-reading.ts';
import { Waits } from './waits.tsx';

const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

function ChoosePeriod({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const { today } = useSay();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={period}
      aria-label={today.period.label}
      onChange={(_event, chosen: Period | null) => chosen !== null && onChoose(chosen)}
    >
      {periods.map((days) => (
        <ToggleButton
          key={days}
          value={days}
          sx={{ minHeight: 44, px: 2, textTransform: 'none', color: 'text.primary' }}
        >
          {today.period.choices[days]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Sold() {
  const [period, setPeriod] = useState<Period>(30);
  return (
    <>
      <Sales period={period} choose={<ChoosePeriod period={period} onChoose={setPeriod} />} />
      <Funnel period={period} />
    </>
  );
}

export function TodayPage() {
  const { today } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useReading<TodayAnswer>('/today');
  return (
    <Box sx={{ display: 'grid', gap: 4, p: { xs: 1, md: 2 }, maxWidth: '84rem' }}>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {today.title}
      </Typography>
      <SecondFactorReminder />
      <Part id="waits" title={today.waits.title}>
        <Read reading={reading} height={220}>
          {({ errands, closedWays }) => (
            <>
              {closedWays.length > 0 && <ClosedWays closedWays={closedWays} />}
              <Waits errands={errands} isSetUp={closedWays.length === 0} />
            </>
          )}
        </Read>
      </Part>
      {permissions.includes('maySeeSales') && <Sold />}
    </Box>
  );
}

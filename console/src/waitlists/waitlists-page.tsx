/** Who waits for which course, and opening it to them. */
import { Alert, Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { WaitlistRow } from '../../../src/features/waitlists/waitlists.staff.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { momentOf } from '../locale.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { OpenCourse } from './open-course.tsx';

const tones = { closed: 'default', ahead: 'warning', open: 'success' } as const;
const shown = ['untold', 'told', 'unsubscribed', 'ordered'] as const;

function Counts({ counts }: Pick<WaitlistRow, 'counts'>) {
  const { waitlists } = useSay();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {shown.map((name) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {waitlists.counts[name]}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
            {counts[name]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Waitlist({ row, onChange }: { row: WaitlistRow; onChange: () => void }) {
  const { waitlists, locale } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const [told, setTold] = useState<Parameters<Parameters<typeof OpenCourse>[0]['onTold']>[0] | null>(null);
  const { opening, standing, counts } = row;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{row.name[locale === 'ar' ? 'ar' : 'en']}</bdi>
        </Typography>
        <Chip size="small" variant="outlined" color={tones[standing]} label={waitlists.standings[standing]} />
      </Stack>
      {told !== null && <Alert severity={told.severity}>{told.text}</Alert>}
      <Counts counts={counts} />
      {opening !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {standing === 'ahead' && `${waitlists.ahead(momentOf(opening.publicAt, locale))} `}
          {waitlists.openedBy(opening.openedBy, momentOf(opening.openedAt, locale))}
        </Typography>
      )}
      <OpenCourse
        row={row}
        onTold={(said) => {
          setTold(said);
          onChange();
        }}
      />
      {permissions.includes('mayExportApplications') && counts.inAll > 0 && (
        <Box>
          <TakeAway
            path={`/exports/waitlists/${encodeURIComponent(row.slug)}`}
            filter={{}}
            lead={waitlists.takeAway}
          />
        </Box>
      )}
      {permissions.includes('maySeeApplications') && counts.inAll > 0 && (
        <Button
          component={Link}
          to={`/applications?kind=waitlist&subject=${encodeURIComponent(row.slug)}`}
          sx={{ justifySelf: 'start', px: 0 }}
        >
          {waitlists.names}
        </Button>
      )}
    </Card>
  );
}

export function WaitlistsPage() {
  const { waitlists } = useSay();
  const reading = useReading<{ rows: WaitlistRow[] }>('/waitlists');
  return (
    <PageFrame title={waitlists.title} lead={waitlists.lead} measure="columns">
      <Read reading={reading} height={320}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Typography>{waitlists.none}</Typography>
          ) : (
            <PlainList label={waitlists.title} isPaired>
              {rows.map((row) => (
                <Waitlist key={row.slug} row={row} onChange={reading.again} />
              ))}
            </PlainList>
          )
        }
      </Read>
    </PageFrame>
  );
}

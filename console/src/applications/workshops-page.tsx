/** Seats of the workshops: who has one, who is offered one and until when, who waits. The nearest workshop stands open. */
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { WorkshopListsTold, WorkshopRow } from '../../../src/features/workshops/workshop-lists.staff.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { dayOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { JoiningCard } from './joining-card.tsx';
import { WorkshopSessions } from './workshop-sessions.tsx';

const addressOf = (slug: string): string => `/workshops/${encodeURIComponent(slug)}`;

function Which({ rows, chosen }: { rows: WorkshopRow[]; chosen: string }) {
  const { applications, locale } = useSay();
  const say = applications.workshops;
  const navigate = useNavigate();
  const told = ({ name, heldOn, isComing, waiting }: WorkshopRow): string => {
    const day =
      heldOn === null ? say.removed : isComing ? dayOf(heldOn, locale) : say.over(dayOf(heldOn, locale));
    return [name[locale === 'ar' ? 'ar' : 'en'], day, ...(waiting > 0 ? [say.wait(waiting)] : [])].join(
      ' · ',
    );
  };
  return (
    <TextField
      select
      label={say.which}
      value={chosen}
      onChange={({ target }) => void navigate(addressOf(target.value))}
      // On a phone the name of a workshop and its day stand on two lines.
      sx={{ maxWidth: '40rem', '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      {rows.map((row) => (
        <MenuItem key={row.slug} value={row.slug} sx={{ whiteSpace: 'normal' }}>
          {told(row)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What else there is of it. */
function Ways({ row }: { row: WorkshopRow }) {
  const { applications } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      {permissions.includes('maySeeCatalogue') && row.capacity !== null && (
        <Button component={Link} to={`/catalogue/workshop/${encodeURIComponent(row.slug)}`} sx={{ px: 0 }}>
          {applications.workshops.toRecord}
        </Button>
      )}
      <Button component={Link} to="/applications?kind=workshop" sx={{ px: 0 }}>
        {applications.workshops.toApplications}
      </Button>
    </Stack>
  );
}

/** The session that is to come says of itself that nobody has asked yet; what is over, or removed, has nobody to ask. */
function Lists({ slug }: { slug: string }) {
  const { permissions = [] } = usePermissions<string[]>();
  const reading = useReading<WorkshopListsTold>(`/workshops/${encodeURIComponent(slug)}`);
  return (
    <Read reading={reading} height={320}>
      {(workshop) => (
        <>
          {workshop.joining !== null && permissions.includes('mayAnswerApplications') && (
            <JoiningCard
              key={`${slug} ${workshop.joining.heldOn} ${workshop.joining.version}`}
              slug={slug}
              joining={workshop.joining}
              onDone={reading.again}
            />
          )}
          <WorkshopSessions slug={slug} workshop={workshop} onDone={reading.again} />
        </>
      )}
    </Read>
  );
}

export function WorkshopsPage() {
  const { applications } = useSay();
  const say = applications.workshops;
  const { slug } = useParams();
  const reading = useReading<{ rows: WorkshopRow[] }>('/workshops');
  return (
    <PageFrame title={say.title} lead={say.lead} measure="columns">
      <Read reading={reading} height={120}>
        {({ rows }) => {
          const row = slug === undefined ? rows[0] : rows.find((one) => one.slug === slug);
          if (rows.length === 0) return <Typography>{say.none}</Typography>;
          return (
            <>
              <Which rows={rows} chosen={row?.slug ?? ''} />
              {row && <Ways row={row} />}
            </>
          );
        }}
      </Read>
      {(slug ?? reading.data?.rows[0]?.slug) !== undefined && (
        <Lists slug={slug ?? reading.data?.rows[0]?.slug ?? ''} />
      )}
    </PageFrame>
  );
}

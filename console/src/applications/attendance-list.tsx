/** The attendance list of a session: on paper, and as a file. */
import { Box, Button, GlobalStyles, Stack } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { createPortal, flushSync } from 'react-dom';
import { askFile, type DoneOf } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type WorkshopSession = DoneOf<'GET workshops/{workshop}'>['sessions'][number];

/** On paper, for the entrance: everybody with a seat, and a box to tick. Nothing else of the page is printed. */
function Printed({ title, places }: { title: string; places: WorkshopSession['places'] }) {
  const { applications: t, lists } = useWords();
  return createPortal(
    <Box
      className="printed-list"
      sx={{
        display: 'none',
        '@media print': { display: 'block' },
        '& table': { width: '100%', borderCollapse: 'collapse' },
        '& th, & td': { border: 1, p: 1, textAlign: 'start' },
      }}
    >
      <GlobalStyles
        styles={{ '@media print': { 'body > :not(.printed-list)': { display: 'none !important' } } }}
      />
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.attendance.came}</th>
            <th scope="col">{lists.columns.name}</th>
            <th scope="col">{lists.columns.phone}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, email, phone }) => (
            <tr key={id}>
              <td>☐</td>
              <td>
                <bdi>{name ?? email}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{phone}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>,
    document.body,
  );
}

type Props = { slug: string; name: string; session: WorkshopSession; day: string };

/** Who has a seat, on paper and as a file. */
export function AttendanceList({ slug, name, session, day }: Props) {
  const { applications, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const [isPrinting, setPrinting] = useState(false);
  const seated = session.places.filter(({ state }) => state === 'seat');
  const print = () => {
    flushSync(() => setPrinting(true));
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {seated.length > 0 && (
        <Button variant="outlined" onClick={print}>
          {applications.attendance.print}
        </Button>
      )}
      {permissions.includes('mayExportApplications') && (
        <TakeAway
          title={applications.attendanceList}
          ask={(as) => askFile('GET exports/workshops/{workshop}/{day}', { ...as, workshop: slug, day })}
          lead={applications.takeAttendanceList}
        />
      )}
      {isPrinting && <Printed title={`${name}, ${dayOf(day, locale)}`} places={seated} />}
    </Stack>
  );
}

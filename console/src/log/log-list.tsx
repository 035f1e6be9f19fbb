/** The log: who did what and what changed by it, the newest first. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { DateInput, SelectInput, TextInput, useListContext, usePermissions } from 'react-admin';
import type { LogRow } from '../../../api/staff/log.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { LineList } from '../layout/line-list.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { LongText } from '../layout/long-text.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { momentOf } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { useSay } from '../words/words.ts';
import { Changes, Details } from './changes.tsx';

const isOrder = (subject: string): boolean => /^MEM-\d{6}-[0-9a-f]{4}$/.test(subject);

const asText = { p: 0, minHeight: 0, minWidth: 0, fontSize: 'inherit', overflowWrap: 'anywhere' } as const;

function Who({ row }: { row: LogRow }) {
  const { log, locale } = useSay();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const only = (more: Record<string, string>, shown: Record<string, boolean>) =>
    setFilters({ ...filterValues, ...more }, { ...(displayedFilters as object), ...shown });
  const { email, subject, address, agent } = row;
  return (
    <>
      <Typography variant="body2" color="text.secondary" component="div">
        <time dateTime={row.at}>{momentOf(row.at, locale)}</time>
        {' · '}
        <Button sx={asText} aria-label={log.onlyHers(email)} onClick={() => only({ email }, { email: true })}>
          <Ltr>{email}</Ltr>
        </Button>
      </Typography>
      {subject !== null && (
        <Typography variant="body2" component="div">
          {isOrder(subject) ? (
            <OrderLink number={subject} />
          ) : (
            <Button
              sx={{ ...asText, textAlign: 'start' }}
              aria-label={log.onlyThis(subject)}
              onClick={() => only({ subject }, { subject: true })}
            >
              <bdi>{subject}</bdi>
            </Button>
          )}
        </Typography>
      )}
      {address !== null && (
        <Typography variant="body2" color="text.secondary" component="div">
          {log.whence} <Ltr>{address}</Ltr>
          {agent !== null && (
            <>
              {' · '}
              <LongText text={agent} />
            </>
          )}
        </Typography>
      )}
    </>
  );
}

function Line({ row }: { row: LogRow }) {
  const { log } = useSay();
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 22rem) minmax(0, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 0.5, minWidth: 0 }}>
          <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>{wordOf(log.acts, row.act) ?? row.act}</bdi>
          </Typography>
          <Who row={row} />
        </Stack>
        <Stack sx={{ gap: 1, minWidth: 0 }}>
          {row.detail !== null && <Details detail={row.detail} />}
          <Changes row={row} />
        </Stack>
      </Box>
    </Card>
  );
}

/** Of the days that are chosen; whoever else narrows it does so in the file. */
function TakeLog() {
  const { log } = useSay();
  const { filterValues } = useListContext();
  const { permissions = [] } = usePermissions<string[]>();
  const { from, to } = filterValues as { from?: string; to?: string };
  if (!permissions.includes('mayExportLog')) return null;
  return <TakeAway path="/exports/log" filter={{ from, to }} lead={log.takeAway} />;
}

export function LogList() {
  const { log } = useSay();
  const acts = Object.entries(log.acts).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 200 } };
  return (
    <LineList<LogRow>
      title={log.title}
      empty={log.empty}
      filters={[
        <TextInput key="email" source="email" label={log.email} slotProps={ltr} />,
        <SelectInput key="act" source="act" label={log.act} choices={acts} />,
        <TextInput key="subject" source="subject" label={log.subject} slotProps={ltr} />,
        <DateInput key="from" source="from" label={log.from} />,
        <DateInput key="to" source="to" label={log.to} />,
      ]}
      actions={<TakeLog />}
      Line={Line}
    />
  );
}

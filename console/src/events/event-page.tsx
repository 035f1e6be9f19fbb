/** One event: what it says, what was answered, and sending it once more. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { Show, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin';
import type { EventWhole } from '../../../src/features/webhooks/events.staff.ts';
import { AskOnce, whyRefused } from '../layout/deed-dialog.tsx';
import { Facts, LongText, Ltr } from '../layout/facts.tsx';
import { StandingFacts, StateChip, Tries } from '../outbox/line.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

function Again({ row: { id, state } }: { row: EventWhole }) {
  const { outbox, office } = useSay();
  const { events } = outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (): Promise<string | null> => {
    try {
      await ask<{ id: string }>('POST', `/events/${id}/again`, {});
      notify(events.done, { type: 'success' });
    } catch (failure) {
      notify(whyRefused(failure, office, outbox.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  const isPrime = state === 'failed';
  return (
    <Card sx={{ p: 2.5, ...(isPrime && { borderColor: 'warning.main' }) }}>
      <AskOnce
        key={id}
        isPrime={isPrime}
        label={events.again}
        sure={events.sure}
        go={events.sureGo}
        onGo={send}
      />
    </Card>
  );
}

/** 'person.email', with its value as text. */
const flat = (data: unknown, path = ''): [name: string, value: string][] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`))
    : [[path, typeof data === 'string' ? data : data === null ? '' : JSON.stringify(data)]];

const isWhole = (row: Partial<EventWhole> | undefined): row is EventWhole => row?.history !== undefined;

function Whole() {
  const row = useRecordContext<Partial<EventWhole> & { id: string }>();
  const { permissions = [] } = usePermissions<string[]>();
  const { events } = useSay().outbox;
  // A line of the list comes first, the whole event a moment later.
  if (!isWhole(row)) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{events.kinds[row.event] ?? row.event}</bdi>
        </Typography>
        <StateChip state={row.state} states={events.state} />
      </Stack>
      {permissions.includes('mayForwardAgain') && <Again row={row} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Facts
          title={events.says}
          facts={flat(row.data).map(([label, value]) => ({ label, value: <LongText text={value} /> }))}
        />
        <Stack sx={{ gap: 2 }}>
          <StandingFacts
            row={row}
            at={events.at}
            first={[
              { label: events.name, value: <Ltr>{row.event}</Ltr> },
              { label: events.id, value: <Ltr>{row.id}</Ltr> },
              { label: events.position, value: <Ltr>{row.position}</Ltr> },
            ]}
          />
          <Tries history={row.history} />
        </Stack>
      </Box>
    </Stack>
  );
}

export function EventPage() {
  const { events } = useSay().outbox;
  return (
    <Show title={events.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}

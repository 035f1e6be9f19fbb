/** One message to another server: what it says, what was answered, and sending it once more. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { Show, useNotify, usePermissions, useRecordContext, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { WebhookWhole } from '../../../api/staff/webhooks.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { Facts } from '../layout/facts.tsx';
import { LongText } from '../layout/long-text.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { StandingFacts } from '../outbox/standing-facts.tsx';
import { StateChip } from '../outbox/state-chip.tsx';
import { Tries } from '../outbox/tries.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

function Again({ row: { id, state } }: { row: WebhookWhole }) {
  const { outbox, office } = useSay();
  const { webhooks } = outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const send = async (): Promise<string | null> => {
    try {
      const goes = await ask<{ id: string }>('POST', `/webhooks/${id}/again`, {});
      notify(webhooks.done, { type: 'success' });
      if (goes.id !== id) await navigate(`/webhooks/${goes.id}/show`);
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
        label={webhooks.again}
        sure={webhooks.sure}
        go={webhooks.sureGo}
        onGo={send}
      />
    </Card>
  );
}

function Sent({ sent }: Pick<WebhookWhole, 'sent'>) {
  const { webhooks } = useSay().outbox;
  if (sent !== null)
    return (
      <Facts
        title={webhooks.sent}
        facts={sent.map(({ name, value }) => ({ label: name, value: <LongText text={value} /> }))}
      />
    );
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {webhooks.sent}
      </Typography>
      <Typography>{webhooks.erased}</Typography>
    </Card>
  );
}

const isWhole = (row: Partial<WebhookWhole> | undefined): row is WebhookWhole => row?.history !== undefined;

function Whole() {
  const row = useRecordContext<Partial<WebhookWhole> & { id: string }>();
  const { permissions = [] } = usePermissions<string[]>();
  const { webhooks } = useSay().outbox;
  // A line of the list comes first, the whole message a moment later.
  if (!isWhole(row)) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{webhooks.about[row.about] ?? row.about}</bdi>
        </Typography>
        <StateChip state={row.state} />
      </Stack>
      {permissions.includes('mayForwardAgain') && row.sent !== null && <Again row={row} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Sent sent={row.sent} />
        <StandingFacts row={row} />
        <Tries history={row.history} />
      </Box>
    </Stack>
  );
}

export function WebhookPage() {
  const { webhooks } = useSay().outbox;
  return (
    <Show title={webhooks.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}

/** What did not reach the other server, and why; what was refused once need not wait for its next turn. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { ApplicationsAnswer, ForwardedAgain } from '../../../api/staff/applications.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Said = { severity: 'success' | 'info' | 'error'; text: string };

function useAgain(onDone: () => void) {
  const { applications, office } = useSay();
  const { forwarding } = applications;
  const [said, setSaid] = useState<Said | null>(null);
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      const { started, by } = await ask<ForwardedAgain>('POST', '/applications/forwarding', {});
      const none = by === null ? forwarding.nothingLeft : forwarding.first(by);
      setSaid(
        started > 0
          ? { severity: 'success', text: forwarding.started(started) }
          : { severity: 'info', text: none },
      );
      onDone();
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      setSaid({ severity: 'error', text: office.failures[failure.failure.code] });
    } finally {
      setBusy(false);
    }
  };
  return { said, isBusy, again };
}

type Props = { forwarding: NonNullable<ApplicationsAnswer['forwarding']>; onDone: () => void };

export function Forwarding({ forwarding: { failed, waiting, lastError }, onDone }: Props) {
  const { applications } = useSay();
  const say = applications.forwarding;
  const { permissions = [] } = usePermissions<string[]>();
  const { said, isBusy, again } = useAgain(onDone);
  const isStuck = failed > 0 || (waiting > 0 && lastError !== null);
  return (
    <>
      {said !== null && <Alert severity={said.severity}>{said.text}</Alert>}
      {(failed > 0 || waiting > 0) && (
        <Alert severity={failed > 0 ? 'warning' : 'info'}>
          <Stack sx={{ gap: 1, alignItems: 'start' }}>
            {failed > 0 && <Typography sx={{ fontWeight: 600 }}>{say.failed(failed)}</Typography>}
            {waiting > 0 && <Typography>{say.waiting(waiting)}</Typography>}
            {lastError !== null && (
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {say.lastError} <bdi>{lastError}</bdi>
              </Typography>
            )}
            {isStuck && permissions.includes('mayForwardAgain') && (
              <Button variant="outlined" disabled={isBusy} onClick={() => void again()}>
                {say.again}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
    </>
  );
}

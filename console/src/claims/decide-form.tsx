/** The two answers to a claim. The second colleague is told what the first one did. */
import { Alert, Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { madOf } from '../locale.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { useKeys } from './use-keys.ts';

type Decision = { decision: 'confirm' } | { decision: 'refuse'; reason: string };

type Deciding = {
  claim: Pick<OrderWhole, 'number' | 'amountCentimes'>;
  /** It no longer waits: 'hers', or a colleague's who was first. */
  onDone: (by: 'hers' | 'colleague') => void;
  /** C confirms, once the box is ticked. */
  hasKeys?: boolean;
};

/** Sends a decision; what can be corrected stays as `problem`. */
function useDecision({ claim, onDone }: Deciding) {
  const { orders, office } = useSay();
  const notify = useNotify();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const decide = async (decision: Decision) => {
    setBusy(true);
    setProblem(null);
    try {
      await ask('POST', `/orders/${claim.number}/decision`, decision);
      const { confirmed, refused } = orders.claim;
      notify(decision.decision === 'confirm' ? confirmed : refused, { type: 'success' });
      onDone('hers');
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields, detail } = failure.failure;
      if (code === 'already-decided') {
        const { by = '', status = '' } = detail ?? {};
        notify(orders.claim.conflict(String(by), String(status)), {
          type: 'warning',
          autoHideDuration: 8000,
        });
        onDone('colleague');
      } else setProblem(office.faults[fields?.['reason'] ?? ''] ?? office.failures[code]);
    } finally {
      setBusy(false);
    }
  };
  return { decide, problem, isBusy };
}

function Refusing({
  isBusy,
  onSend,
  onCancel,
}: {
  isBusy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
}) {
  const { orders, office } = useSay();
  const [reason, setReason] = useState('');
  return (
    <>
      <TextField
        label={orders.claim.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500, dir: 'auto' } }}
        inputRef={focusAtFirst}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" disabled={isBusy} onClick={() => onSend(reason)}>
          {orders.claim.refuseSend}
        </Button>
        <Button onClick={onCancel}>{office.cancel}</Button>
      </Stack>
    </>
  );
}

export function DecideForm({ claim, onDone, hasKeys = false }: Deciding) {
  const { orders, locale } = useSay();
  const say = orders.claim;
  const [isSeen, setSeen] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const { decide, problem, isBusy } = useDecision({ claim, onDone });
  const mayConfirm = isSeen && !isBusy && !isRefusing;
  useKeys({ c: () => void (mayConfirm && decide({ decision: 'confirm' })) }, hasKeys);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {isRefusing ? (
        <Refusing
          isBusy={isBusy}
          onSend={(reason) => void decide({ decision: 'refuse', reason })}
          onCancel={() => setRefusing(false)}
        />
      ) : (
        <>
          <FormControlLabel
            control={<Checkbox checked={isSeen} onChange={(event) => setSeen(event.target.checked)} />}
            label={say.confirmSure(madOf(claim.amountCentimes, locale))}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              size="large"
              disabled={!mayConfirm}
              aria-keyshortcuts={hasKeys ? 'C' : undefined}
              onClick={() => void decide({ decision: 'confirm' })}
            >
              {say.confirm}
            </Button>
            <Button size="large" color="error" onClick={() => setRefusing(true)}>
              {say.refuse}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** What can be done about a delivery: sent again, put away, applied or archived. */
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import type { Whole } from './delivery.tsx';

export type Sent = Exclude<Whole, { type: 'notification' }>;
export type Report = Extract<Whole, { type: 'notification' }>;
export type Props<Row> = { row: Row; again: () => void };

/** Of what failed: nobody needs it any more, or it can never arrive. */
export function PutAway({ row, again }: Props<Sent>) {
  const { deliveries: t } = useWords();
  const [reason, setReason] = useState('');
  const isStuck =
    row.type === 'message' && row.state === 'waiting' && /^(account|template)/.test(row.lastError ?? '');
  if (row.state !== 'failed' && !isStuck) return null;
  return (
    <ActionButton
      label={t.putAway.label}
      sure={t.putAway.sure}
      go={t.putAway.go}
      done={t.putAway.done}
      run={() => call('deliveries/{id}/put-away', { id: row.id, reason })}
      onDone={again}
      onStale={again}
    >
      {({ faultOf }) => (
        <TypedField
          label={t.putAway.reason}
          value={reason}
          onChange={setReason}
          fault={faultOf('reason')}
          rows={2}
          maxLength={300}
        />
      )}
    </ActionButton>
  );
}

export function SendAgain({ row, again }: Props<Sent>) {
  const { deliveries: t } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const go = useNavigate();
  const { id } = row;
  if (row.type === 'event')
    return permissions.includes('mayForwardAgain') ? (
      <ActionButton
        isPrime={row.state === 'failed'}
        label={t.again}
        sure={t.sure.event}
        run={() => call('events/{id}/again', { id })}
        done={t.done}
        onDone={again}
        onStale={again}
      />
    ) : null;
  const isFailed = row.state === 'failed';
  if (row.whyNotSent !== null)
    return (
      <Typography>
        {row.state === 'waiting' ? '' : `${t.notAgain} `}
        {t.whyNot[row.whyNotSent]}
      </Typography>
    );
  if (!isFailed && !(row.type === 'mail' && row.state === 'sent')) return null;
  return (
    <ActionButton
      isPrime={isFailed}
      label={t.again}
      sure={t.sure.mail(row.to.join(', '))}
      run={async () => {
        const next = await call('letters/{id}/again', { id });
        // A copy of what was sent is a record of its own.
        if (next.id !== id) void go(`/deliveries/${next.id}/show`);
      }}
      done={t.done}
      onDone={again}
      onStale={again}
    />
  );
}

/** Refused and not handled: applied from its content; of one that came too late the bank is asked. */
export const mayApply = ({ verdict, handled, says, reason }: Report): boolean =>
  verdict === 'refused' && handled === null && (says !== null || reason === 'stale');

/** Applying a notification again, or putting it away. */
export function ReportActions({ row, again }: Props<Report>) {
  const { deliveries: t } = useWords();
  const notify = useNotify();
  const { id } = row;
  const words = row.says === null ? t.ask : t.apply;
  const apply = async () => {
    const { verdict } = await call('notifications/{id}/again', { id });
    notify(t.results[verdict], { type: verdict === 'surplus' ? 'warning' : 'success' });
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayApply(row) && (
        <ActionButton
          isPrime
          label={words.label}
          sure={words.sure}
          run={apply}
          onDone={again}
          onStale={again}
        />
      )}
      {row.state === 'failed' && (
        <ActionButton
          label={t.archive.label}
          sure={t.archive.sure}
          run={() => call('notifications/{id}/handled', { id })}
          done={t.archive.done}
          onDone={again}
          onStale={again}
        />
      )}
    </Stack>
  );
}

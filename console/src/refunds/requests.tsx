/** Refund requests of buyers: how much, by which rule, until when it must be paid; paying or declining. */
import { Alert, Button, Card, Chip, Link as Plain, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeclineReason } from '../../../src/selling/orders/refund.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { Ltr, OrderNumber } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { agoOf, dayOf, madOf } from '../locale.ts';
import { call, type DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { Choice, grouped } from './payout-fields.tsx';

type RequestRow = DoneOf<'GET refunds'>['requests'][number];

function Decline({ request, onDone, onClose }: { request: RequestRow; onDone(): void; onClose(): void }) {
  const { requests } = useWords().refunds;
  const action = useAction();
  const notify = useNotify();
  const [declinedFor, setReason] = useState<DeclineReason | ''>('');
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      title={requests.decline}
      lead={requests.declineLead}
      submit={requests.declineSubmit}
      action={action}
      onClose={onClose}
      onSubmit={async () => {
        // Nothing may be chosen yet: the server says so.
        const body = { id: request.id, declinedFor: declinedFor as DeclineReason, note };
        if (!(await action.run(() => call('refund-requests/{id}/decline', body)))) return;
        notify(requests.declined, { type: 'success' });
        onDone();
      }}
    >
      <Choice
        label={requests.why}
        value={declinedFor}
        onChange={(chosen) => setReason(chosen as DeclineReason)}
        choices={Object.entries(requests.reasons).map(([value, title]) => ({ value, title, text: '' }))}
      />
      {action.faultOf('declinedFor') !== undefined && (
        <Alert severity="error">{action.faultOf('declinedFor')}</Alert>
      )}
      <TypedField
        label={requests.note}
        hint={requests.noteHint}
        value={note}
        onChange={setNote}
        fault={action.faultOf('note')}
        rows={2}
        maxLength={500}
        required={declinedFor === 'other'}
      />
    </ActionDialog>
  );
}

export function RequestFacts({ request }: { request: RequestRow }) {
  const { refunds, locale } = useWords();
  const { requests } = refunds;
  const { payout } = request;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
          {madOf(request.amountCentimes, locale)}
        </Typography>
        {request.isLate ? (
          <Chip size="small" color="error" label={requests.late(agoOf(request.dueAt, locale))} />
        ) : (
          <Chip size="small" color="warning" label={requests.by(dayOf(request.dueAt, locale))} />
        )}
      </Stack>
      <Typography>
        {requests.asked(dayOf(request.askedAt, locale), agoOf(request.askedAt, locale))}{' '}
        {requests.rule(request.days, dayOf(request.lastDay, locale))}
      </Typography>
      <Typography color="text.secondary">
        {refunds.ways[request.way]}
        {payout !== null && (
          <>
            {': '}
            <bdi>{payout.name}</bdi>
            {payout.rib !== null && (
              <>
                {' · '}
                <Ltr>{grouped(payout.rib)}</Ltr>
              </>
            )}
            {payout.phone !== null && (
              <>
                {' · '}
                <Ltr>{payout.phone}</Ltr>
              </>
            )}
          </>
        )}
      </Typography>
      {request.reason !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <q>{request.reason}</q>
        </Typography>
      )}
    </>
  );
}

function Request({ request, onDone }: { request: RequestRow; onDone(): void }) {
  const { refunds, locale } = useWords();
  const { requests } = refunds;
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="li" sx={{ p: 2, borderColor: request.isLate ? 'error.main' : 'warning.main' }}>
      <Stack sx={{ gap: 1 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <Plain component={Link} to={`/orders/${request.orderNumber}/show`}>
            <OrderNumber number={request.orderNumber} />
          </Plain>{' '}
          · <bdi>{request.name}</bdi> · <bdi>{request.item[locale]}</bdi>
        </Typography>
        <RequestFacts request={request} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" component={Link} to={`/orders/${request.orderNumber}/refund`}>
            {requests.payBack}
          </Button>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {requests.decline}
          </Button>
        </Stack>
      </Stack>
      {isOpen && (
        <Decline
          request={request}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </Card>
  );
}

export function Requests({ requests, onDone }: { requests: RequestRow[]; onDone(): void }) {
  const { refunds } = useWords();
  return (
    <Stack component="section" aria-labelledby="requests" sx={{ gap: 1 }}>
      <Typography id="requests" component="h2" variant="h6">
        {refunds.requests.title}
      </Typography>
      <Typography color="text.secondary">{refunds.requests.lead}</Typography>
      <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {requests.map((request) => (
          <Request key={request.id} request={request} onDone={onDone} />
        ))}
      </Stack>
    </Stack>
  );
}

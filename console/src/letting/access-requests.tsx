/** Access that colleagues asked for: waiting for whoever may give it, or declined with a reason. */
import { Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { LongText, Part, PhoneLinks, WordChip } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { agoOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { useState } from 'react';

type Request = DoneOf<'GET letting/requests'>['requests'][number];
type Props = { request: Request; again: () => void };

function Answer({ request: { id, name, email, title }, again }: Props) {
  const { letting, locale } = useWords();
  const [why, setWhy] = useState('');
  const t = letting.ask;
  const item = title[locale === 'ar' ? 'ar' : 'en'];
  const reason = (action: Action) => (
    <TypedField
      label={letting.as}
      value={why}
      onChange={setWhy}
      fault={action.faultOf('why')}
      rows={2}
      maxLength={300}
      required
    />
  );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        label={t.give}
        title={t.giveTo(name)}
        sure={t.giveSure(item, email)}
        isPrime
        faults={t.faults}
        run={() => call('letting/requests/{id}/giving', { id })}
        done={t.given}
        onDone={again}
        onStale={again}
      >
        {(action) => <Typography color="error">{action.faultOf('request')}</Typography>}
      </ActionButton>
      <ActionButton
        label={t.decline}
        title={t.declineFor(name)}
        sure={t.declineSure}
        faults={t.faults}
        run={() => call('letting/requests/{id}/decline', { id, why })}
        done={t.declineDone}
        onDone={again}
        onStale={again}
      >
        {reason}
      </ActionButton>
    </Stack>
  );
}

function One({ request, again }: Props) {
  const { letting, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const t = letting.ask;
  const { name, email, phone, title, why, askedBy, askedAt, declined } = request;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <MuiLink
          component={Link}
          to={`/people/learners/${encodeURIComponent(email)}`}
          sx={{ py: 1.25, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </MuiLink>
        <WordChip
          color={declined ? 'default' : 'warning'}
          variant="outlined"
          label={declined ? t.declined : t.waits}
        />
      </Stack>
      <Typography>
        <bdi>{title[locale === 'ar' ? 'ar' : 'en']}</bdi> · {letting.reasons[request.as]}
      </Typography>
      <LongText text={why} />
      {phone !== '' && <PhoneLinks phone={phone} />}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t.by(askedBy, agoOf(askedAt, locale))}
        {declined !== null && ` · ${t.declinedBy(declined.by, declined.note)}`}
      </Typography>
      {declined === null && may.includes('mayLetIn') && <Answer request={request} again={again} />}
    </Card>
  );
}

export function AccessRequests({ requests, again }: { requests: readonly Request[]; again: () => void }) {
  const { letting } = useWords();
  if (requests.length === 0) return null;
  return (
    <Part id="requests" title={letting.ask.waiting}>
      <PlainList isPaired>
        {requests.map((request) => (
          <One key={request.id} request={request} again={again} />
        ))}
      </PlainList>
    </Part>
  );
}

/** Access that colleagues asked for: waiting for whoever may give it, or declined with a reason. */
import { Alert, Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { AskReason } from '../layout/ask-reason.tsx';
import { LongText, OrderLink, Part, PhoneLinks, WordChip } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { agoOf } from '../locale.ts';
import type { ConsoleWords } from '../words/areas.ts';
import { useWords } from '../words/words.ts';

type Request = DoneOf<'GET free-access/requests'>['requests'][number];
/** In a word: waits, given, declined. */
export const stateOf = ({ answer }: Request, t: ConsoleWords['freeAccess']['ask']): string =>
  answer === null ? t.waits : answer.order === null ? t.declined : t.wasGiven;

type Props = { request: Request; again: () => void };

function Answer({ request: { id, name, email, title, openOrder }, again }: Props) {
  const { freeAccess, locale } = useWords();
  const t = freeAccess.ask;
  const item = title[locale];
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        label={t.give}
        title={t.giveTo(name)}
        sure={t.giveSure(item, email)}
        isPrime
        faults={t.faults}
        run={() => call('free-access/requests/{id}/giving', { id })}
        done={t.given}
        onDone={again}
        onStale={again}
      >
        {(action) => (
          <>
            <OpenOrder number={openOrder} />
            <Typography color="error">{action.faultOf('request')}</Typography>
          </>
        )}
      </ActionButton>
      <AskReason
        label={t.decline}
        isDangerGo
        title={t.declineFor(name)}
        sure={t.declineSure}
        faults={t.faults}
        field="why"
        longest={300}
        run={(why) => call('free-access/requests/{id}/decline', { id, why })}
        done={t.declineDone}
        onDone={again}
        onStale={again}
      />
    </Stack>
  );
}

/** Said before access is given: the order is not cancelled by it. */
function OpenOrder({ number }: { number: string | null }) {
  const { freeAccess } = useWords();
  if (number === null) return null;
  return (
    <Alert severity="warning" icon={false}>
      {freeAccess.ask.openOrder} <OrderLink number={number} />
    </Alert>
  );
}

/** What whoever asked can do: take it back, or say that the answer was read. */
function Own({ request: { id, name, answer, isSeen }, again }: Props) {
  const { freeAccess } = useWords();
  const action = useAction();
  const t = freeAccess.ask;
  if (answer === null)
    return (
      <Box>
        <ActionButton
          label={t.withdraw}
          title={t.withdrawFor(name)}
          sure={t.withdrawSure}
          go={t.withdraw}
          isDanger
          run={() => call('free-access/requests/{id}/withdrawal', { id })}
          done={t.withdrawn}
          onDone={again}
          onStale={again}
        />
      </Box>
    );
  if (isSeen) return null;
  const see = async () => {
    await action.run(() => call('free-access/requests/{id}/seen', { id }));
    again();
  };
  return (
    <Button
      variant="outlined"
      disabled={action.isBusy}
      onClick={() => void see()}
      sx={{ justifySelf: 'start' }}
    >
      {t.seen}
    </Button>
  );
}

/** What became of it, by whom and why. */
function Outcome({ request: { askedBy, askedAt, answer, openOrder } }: { request: Request }) {
  const { freeAccess, locale } = useWords();
  const t = freeAccess.ask;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t.by(askedBy, agoOf(askedAt, locale))}
        {answer !== null && answer.order === null && ` · ${t.declinedBy(answer.by ?? '', answer.note)}`}
      </Typography>
      {answer !== null && answer.order !== null && <OrderLink number={answer.order} />}
      <OpenOrder number={openOrder} />
    </>
  );
}

function One({ request, again }: Props) {
  const { freeAccess, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const t = freeAccess.ask;
  const { name, email, phone, title, why, askedBy, answer } = request;
  const { data: me } = useGetIdentity();
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
          color={answer === null ? 'warning' : 'default'}
          variant="outlined"
          label={stateOf(request, t)}
        />
      </Stack>
      <Typography>
        <bdi>{title[locale]}</bdi> · {freeAccess.reasons[request.as]}
      </Typography>
      <LongText text={why} />
      {phone !== '' && <PhoneLinks phone={phone} />}
      <Outcome request={request} />
      {answer === null && may.includes('mayGiveFreeAccess') && <Answer request={request} again={again} />}
      {askedBy === me?.id && <Own request={request} again={again} />}
    </Card>
  );
}

export function AccessRequests({ requests, again }: { requests: readonly Request[]; again: () => void }) {
  const { freeAccess } = useWords();
  if (requests.length === 0) return null;
  return (
    <Part id="requests" title={freeAccess.ask.waiting}>
      <PlainList isPaired>
        {requests.map((request) => (
          <One key={request.id} request={request} again={again} />
        ))}
      </PlainList>
    </Part>
  );
}

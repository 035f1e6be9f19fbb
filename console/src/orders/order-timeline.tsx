/** Everything that happened to an order, newest first, and a box for a note to colleagues. */
import { Alert, Box, Button, Card, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { TypedField, TypedForm } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { type DoneOf, call } from '../api.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import {
  actorOf,
  actionsOfTimeline,
  detailsOf,
  type Entry,
  isStatus,
  type TimelineAction,
  titleOf,
} from './timeline-details.ts';
import { directionOf, momentOf } from '../locale.ts';

type OrderWhole = DoneOf<'GET orders/{number}'>;

const stateTones = { sent: 'success', waiting: 'default', failed: 'error', overtaken: 'default' } as const;
type EmailState = keyof typeof stateTones;

function EmailLink({ number, entry }: { number: string; entry: Entry }) {
  const { common, orderPage, orders, deliveries } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id = '', state, whyNot } = entry.detail;
  const isKnown = state !== undefined && Object.hasOwn(stateTones, state);
  const known = isKnown ? (state as EmailState) : null;
  const shown = known === 'waiting' && whyNot !== undefined ? 'overtaken' : known;

  const again = async () => {
    const done = await action.run(() => call('orders/{number}/emails/{id}/again', { number, id }));
    if (done !== null) notify(orderPage.againDone, { type: 'success' });
    refresh();
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {shown && (
        <Chip size="small" variant="outlined" color={stateTones[shown]} label={orders.emailStates[shown]} />
      )}
      {shown !== 'sent' && whyNot !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {wordOf(deliveries.whyNot, whyNot)}
        </Typography>
      )}
      {may.includes('maySeeMails') && (
        <Button
          size="small"
          component={Link}
          to={`/deliveries/${id}/show`}
          aria-label={`${deliveries.read}${common.colon}${deliveries.emails[entry.event] ?? entry.event}`}
        >
          {deliveries.read}
        </Button>
      )}
      {may.includes('maySendMailAgain') && known !== 'waiting' && whyNot === undefined && (
        <Button
          size="small"
          disabled={action.isBusy}
          onClick={() => void again()}
          aria-label={`${orderPage.again}${common.colon}${deliveries.emails[entry.event] ?? entry.event}`}
        >
          {orderPage.again}
        </Button>
      )}
      {action.problem !== null && (
        <Typography role="alert" variant="body2" color="error">
          {action.problem}
        </Typography>
      )}
    </Box>
  );
}

function EntryBody({ number, entry, head }: { number: string; entry: Entry; head: Entry }) {
  const words = useWords();
  const { locale } = words;
  const { fromStatus, toStatus, text } = entry.detail;
  const arrow = directionOf(locale) === 'rtl' ? ' ← ' : ' → ';
  const details = detailsOf(entry, words, locale);
  const isPart = entry !== head;
  const title = titleOf(entry, words);
  return (
    <>
      <Typography sx={{ fontWeight: isPart ? 500 : 600, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        {isStatus(toStatus, words) &&
          toStatus !== fromStatus &&
          title !== words.orders.statuses[toStatus] && (
            <Typography component="span" color="text.secondary">
              {arrow}
              <bdi>{words.orders.statuses[toStatus]}</bdi>
            </Typography>
          )}
      </Typography>
      {entry.kind === 'note' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {details.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {details.map(({ key, label, was, is }, place) => (
            <span key={key}>
              {place > 0 && ' · '}
              {label}
              {words.common.colon}
              {was !== null && <bdi>{was}</bdi>}
              {was !== null && arrow}
              <bdi>{is}</bdi>
            </span>
          ))}
        </Typography>
      )}
      {(!isPart || entry.at !== head.at) && (
        <Typography variant="body2" color="text.secondary">
          <time dateTime={entry.at}>{momentOf(entry.at, locale)}</time>
          {!isPart && (
            <>
              {' · '}
              <bdi>{actorOf(entry.actor, words)}</bdi>
            </>
          )}
        </Typography>
      )}
      {entry.kind === 'email' && <EmailLink number={number} entry={entry} />}
    </>
  );
}

/** One action: what, who, when, and below it its consequences. What somebody wrote is shown as plain text. */
function TimelineLine({ number, action: { head, parts } }: { number: string; action: TimelineAction }) {
  return (
    <Box
      component="li"
      sx={{
        borderInlineStart: '3px solid',
        borderColor: head.kind === 'note' ? 'warning.main' : 'divider',
        paddingInlineStart: 1.5,
        paddingBlock: 0.25,
        minWidth: 0,
      }}
    >
      <EntryBody number={number} entry={head} head={head} />
      {parts.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.75, p: 0, paddingInlineStart: 2, display: 'grid', gap: 0.75 }}>
          {parts.map((entry) => (
            <li key={`${entry.kind} ${entry.event} ${entry.detail.id ?? ''}`}>
              <EntryBody number={number} entry={entry} head={head} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const mostAtFirst = 25;

function NoteBox({ number }: { number: string }) {
  const { orderPage } = useWords();
  const words = orderPage.note;
  const action = useAction();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');

  const keep = async () => {
    const done = await action.run(() => call('orders/{number}/notes', { number, text }));
    if (done === null) return;
    setText('');
    notify(words.done, { type: 'success' });
    refresh();
  };

  return (
    <TypedForm sx={{ gap: 1, my: 2, alignItems: 'start' }} onSend={keep}>
      <TypedField
        label={words.field}
        hint={words.hint}
        value={text}
        onChange={setText}
        fault={action.faultOf('text')}
        rows={2}
        maxLength={2000}
      />
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Button type="submit" variant="outlined" disabled={action.isBusy}>
        {words.submit}
      </Button>
    </TypedForm>
  );
}

export function OrderTimeline({ order }: { order: OrderWhole }) {
  const { orderPage, orders } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const [isWhole, setWhole] = useState(false);
  const entries = actionsOfTimeline(order.timeline)
    .map((action, place) => ({ action, place }))
    .toReversed();
  const shown = isWhole ? entries : entries.slice(0, mostAtFirst);
  return (
    <Card component="section" aria-labelledby="timeline" sx={{ p: 2.5, gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography id="timeline" component="h2" variant="h6">
        {orders.sections.history}
      </Typography>
      {may.includes('mayNoteOrders') && <NoteBox key={order.number} number={order.number} />}
      {entries.length === 0 && <Typography>{orderPage.nothing}</Typography>}
      <Box
        component="ol"
        aria-labelledby="timeline"
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {shown.map(({ action, place }) => (
          <TimelineLine key={place} number={order.number} action={action} />
        ))}
      </Box>
      {shown.length < entries.length && (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {orderPage.all(entries.length)}
        </Button>
      )}
    </Card>
  );
}

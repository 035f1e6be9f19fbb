/** A delivery in words: its name, for whom it is, its state and the last response. */
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { usePermissions } from 'react-admin';
import { type DeliveryType, deliveryTypes, meaningOf } from '../../../src/admin/deliveries/delivery.ts';
import type { DoneOf } from '../api.ts';
import { LongText, Ltr, PersonLink, WordChip } from '../layout/facts.tsx';
import { wordOf } from '../words/word-of.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';

export type Row = DoneOf<'GET deliveries'>['rows'][number];
export type Whole = DoneOf<'GET deliveries/{id}'>;

const needed: Record<DeliveryType, string> = {
  mail: 'maySeeMails',
  message: 'maySeeMails',
  push: 'maySeeMails',
  event: 'maySeeWebhooks',
  notification: 'maySeeNotifications',
};

/** The types that this role sees. */
export function useTypes(): DeliveryType[] {
  const { permissions = [] } = usePermissions<string[]>();
  return deliveryTypes.filter((type) => permissions.includes(needed[type]));
}

type Texts = Pick<ConsoleWords, 'deliveries' | 'refunds'>;

export function namesOf(
  type: DeliveryType,
  { deliveries, refunds }: Texts,
): Readonly<Record<string, string>> {
  if (type === 'notification') return refunds.gateways;
  return type === 'event' ? deliveries.events : deliveries.emails;
}

export const nameOf = ({ type, what }: { type: DeliveryType; what: string }, t: Texts): string =>
  wordOf(namesOf(type, t), what) ?? what;

/** Nobody was connected when its turn came. */
const isUnconnected = (row: Row | Whole): boolean =>
  row.type === 'event' && row.state === 'overtaken' && row.lastError !== 'put-away';

const tones = { failed: 'error', waiting: 'warning', sent: 'success', overtaken: 'default' } as const;

type Written = Extract<Row | Whole, { type: 'mail' | 'message' | 'push' }>;

/** It waits, and nobody needs it any more: at its turn it is left out. */
export const isStale = (row: Row | Whole): row is Written =>
  'whyNotSent' in row && row.state === 'waiting' && row.whyNotSent !== null;

export function StateChip({ row }: { row: Row | Whole }) {
  const { deliveries: t } = useWords();
  if (isStale(row)) return <MailState state="overtaken" />;
  const result = row.type === 'notification' && row.state !== 'failed' ? t.verdicts[row.verdict] : null;
  const sent = isUnconnected(row) ? t.unconnected : t.states[row.state];
  const state = row.type === 'notification' ? t.toCheck : sent;
  return <WordChip variant="outlined" color={tones[row.state]} label={result ?? state} />;
}

export function MailState({ state }: Pick<Row, 'state'>) {
  const { deliveries: t } = useWords();
  return <WordChip variant="outlined" color={tones[state]} label={t.states[state]} />;
}

/** Whom it is written to, and how far a message by WhatsApp got, with WhatsApp’s number of the reason where it failed. */
export function Recipient({ row }: { row: Row | Whole }) {
  const { deliveries: t } = useWords();
  if (row.type === 'event' || row.type === 'notification') return <>–</>;
  const { to, isForTeam, learner, delivery } = row;
  const name = learner?.name ?? '';
  const addresses = to.map((one, at) => (
    <Fragment key={one}>
      {at > 0 && <br />}
      <Ltr>{one}</Ltr>
    </Fragment>
  ));
  return (
    <>
      {learner && name !== '' && (
        <PersonLink email={learner.email}>
          <bdi>{name}</bdi>
        </PersonLink>
      )}
      {learner && name === '' ? (
        <PersonLink email={learner.email}>{addresses}</PersonLink>
      ) : (
        <Box component="span" sx={{ display: name === '' ? 'inline' : 'block' }}>
          {addresses}
        </Box>
      )}
      {to.length === 0 && name === '' && (isForTeam ? t.team : '–')}
      {delivery !== null && ` · ${t.reached[delivery.state]}`}
      {delivery !== null && delivery.code !== null && <Ltr> ({delivery.code})</Ltr>}
    </>
  );
}

/** When it was sent or given up; of one that waits its next turn, said so. */
export const whenOf = (
  row: Row | Whole,
  { deliveries: t }: Pick<ConsoleWords, 'deliveries'>,
): string | null =>
  row.state !== 'waiting' || isStale(row) ? null : 'tries' in row && row.tries > 0 ? t.nextTry : t.toSend;

/** What was answered last; of what is not sent, or not again, why, of a notification its reason. */
export function responseIn(row: Row | Whole, { deliveries: t }: Texts): string {
  if (row.type === 'notification') return row.reason === null ? '' : (t.reasons[row.reason] ?? row.reason);
  if (row.type !== 'event' && row.whyNotSent !== null) return t.whyNot[row.whyNotSent];
  if (isUnconnected(row)) return t.unconnectedHint;
  if (row.state === 'overtaken') return wordOf(t.whyNot, row.lastError ?? '') ?? '';
  return row.lastError === null ? '' : t.meanings[meaningOf(row.lastError)];
}

/** What an answer means; its own words on request. */
export function Answer({ text }: { text: string }) {
  const { deliveries: t } = useWords();
  return (
    <>
      {t.meanings[meaningOf(text)]}
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1, color: 'text.secondary' }}>
          {t.raw}
        </Box>
        <LongText text={text} />
      </Box>
    </>
  );
}

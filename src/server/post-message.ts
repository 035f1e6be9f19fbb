/**
 * From a row of the outbox to a message by WhatsApp. What was agreed to, and whether it is still true, is asked at the moment it
 * leaves: an answer of the person, or a change of the order, that came after the row was written counts.
 */
import type { MadeEmail } from '../academy/emails/email.ts';
import type { ClaimedEmail } from '../academy/emails/outbox.ts';
import { postNextWay } from '../academy/emails/one-way.service.ts';
import type { QueuedEmail } from '../academy/emails/email.ts';
import type { Messaging, SendResult } from '../gateways/messaging/messaging.ts';
import type { Handle } from '../platform/db/handle.ts';
import type { Signer } from '../platform/signed-token.ts';
import { countOne } from '../platform/limits/in-database.ts';
import { pathIn, type Locale, readLocale } from '../platform/i18n/locale.ts';
import { phoneCodeMs, type TemplateName, unpaidMessages } from '../academy/emails/message.ts';
import {
  findMemberOfPhone,
  noteDelivery,
  readConsent,
  readDelivery,
  readPhoneOf,
} from '../academy/emails/phones.service.ts';
import { costsMoney, hasPaid, isGiftToTake, readAddressee } from '../selling/orders/orders.service.ts';
import { readApplicant } from '../catalogue/applicants/applications.service.ts';
import { openPhoneCode } from '../academy/messages/phone-codes.service.ts';
import { messageReplies } from '../academy/messages/words.ts';
import { memberUsers } from '../academy/sign-in/sign-in.table.ts';
import { eq } from 'drizzle-orm';

export type MessagePosterOptions = {
  db: Handle;
  messaging: Messaging;
  signer: Signer;
  clock: () => Date;
  /** Makes the e-mail beside which the message goes; null when it is no longer true. */
  make: (row: QueuedEmail) => Promise<MadeEmail | null>;
};

type Outcome = 'posted' | 'overtaken';
type Row = ClaimedEmail;

/** What staff read of a message, and Today reads the first word of. No text of WhatsApp's: it may name the number. */
class NotTaken extends Error {}

/** A number that cannot be reached is no work for staff: the e-mail has gone, and the page of the message says so. */
async function settle({ db, clock }: MessagePosterOptions, row: Row, result: SendResult): Promise<Outcome> {
  const { id } = row;
  if (result.ok) {
    await noteDelivery(db, { reference: id, state: 'sent', at: clock(), code: null });
    return 'posted';
  }
  if (result.reason === 'recipient') {
    await noteDelivery(db, { reference: id, state: 'failed', at: clock(), code: result.code });
    await postNextWay(db, row, clock());
    return 'posted';
  }
  throw new NotTaken(`${result.reason}${result.code === null ? '' : ` (${result.code})`}`);
}

/**
 * A code to sign in goes only to the number that its owner proved; one that proves it goes to any, on request of who has paid, or of
 * whoever has the code of a gift that was paid.
 */
async function mayHaveCode(
  { db, clock }: MessagePosterOptions,
  { purpose, to }: { purpose: unknown; to: string },
): Promise<boolean> {
  const { kind, memberId, orderId } = (purpose ?? {}) as Partial<
    Record<'kind' | 'memberId' | 'orderId', unknown>
  >;
  if (kind !== 'prove' && kind !== 'take-gift') return (await findMemberOfPhone(db, to, clock())) !== null;
  // Whoever wrote STOP gets no code either, whoever asks for it.
  const consent = await readConsent(db, to);
  if (consent !== null && !consent.wants && consent.source === 'whatsapp') return false;
  if (kind === 'take-gift') return isGiftToTake(db, String(orderId));
  const [member] = await db
    .select({ email: memberUsers.email })
    .from(memberUsers)
    .where(eq(memberUsers.id, String(memberId)));
  return member !== undefined && (await hasPaid(db, member.email));
}

/** Counts a message once, not each try of it. */
const isFirstTry = ({ attempts }: Row): boolean => attempts <= 1;

/** Whom a row is written to: by the order or the application that it is about. */
async function addresseeOf(db: Handle, { orderId, applicationId, payload }: Row) {
  if (orderId !== null) return readAddressee(db, { orderId, emailName: String(payload['emailName']) });
  return applicationId === null ? null : readApplicant(db, applicationId);
}

const localeIn = (payload: Row['payload']): Locale => readLocale(payload['locale']);

async function sendCode(options: MessagePosterOptions, row: Row): Promise<Outcome> {
  const { db, messaging, signer, clock } = options;
  const { id, payload, createdAt } = row;
  const to = String(payload['to']);
  const code = openPhoneCode(signer, id, String(payload['sealed']));
  const isOver = clock().getTime() - createdAt.getTime() > phoneCodeMs;
  if (code === null || isOver || !(await mayHaveCode(options, { purpose: payload['purpose'], to })))
    return 'overtaken';
  if (isFirstTry(row) && !(await countOne(options, db, 'messageCode', 'all'))) return 'overtaken';
  const template: TemplateName = 'derb_code';
  const message = { reference: id, to, template, language: localeIn(payload), body: [code], button: code };
  return settle(options, row, await messaging.send(message));
}

/** For so long after what somebody wrote free text may be sent to them. */
const windowMs = 23 * 3_600_000;

async function sendReply(
  options: MessagePosterOptions,
  row: Row,
  emailName: keyof (typeof messageReplies)['en'],
): Promise<Outcome> {
  const { db, messaging, clock } = options;
  const { id, payload, createdAt } = row;
  if (clock().getTime() - createdAt.getTime() > windowMs) return 'overtaken';
  const to = String(payload['to']);
  if (isFirstTry(row) && !(await countOne(options, db, 'messageReply', to))) return 'overtaken';
  const text = messageReplies[localeIn(payload)][emailName];
  return settle(options, row, await messaging.reply({ reference: id, to, text }));
}

/** Whoever pays nothing could have messages sent to any number that once agreed to some: these are few. What was paid is not counted. */
async function isWithinLimits(options: MessagePosterOptions, row: Row, phone: string): Promise<boolean> {
  const { db } = options;
  if (!isFirstTry(row)) return true;
  if (unpaidMessages.includes(String(row.payload['emailName'])))
    return (
      (await countOne(options, db, 'messageToPhone', phone)) &&
      countOne(options, db, 'messageUnpaid', 'unpaid')
    );
  if (row.orderId !== null && (await costsMoney(db, row.orderId))) return true;
  return (
    (await countOne(options, db, 'messageOfFreeToPhone', phone)) &&
    countOne(options, db, 'messageOfFree', 'all')
  );
}

export function messagePoster(options: MessagePosterOptions): (row: Row) => Promise<Outcome> {
  const { db, messaging, make } = options;
  return async (row) => {
    // The answer to an earlier try was lost, and a webhook has told since that it was sent.
    if ((await readDelivery(db, row.id)) !== null) return 'posted';
    const emailName = String(row.payload['emailName']);
    if (emailName === 'phone-code') return sendCode(options, row);
    if (emailName === 'messages-stopped' || emailName === 'messages-started')
      return sendReply(options, row, emailName);
    const to = await readPhoneOf(db, await addresseeOf(db, row));
    if (to === null) {
      await postNextWay(db, row, options.clock());
      return 'overtaken';
    }
    const made = await make(row);
    if (!made?.message || !(await isWithinLimits(options, row, to))) return 'overtaken';
    const { template, values, path } = made.message;
    const language = made.content.parts[0].locale;
    const button = pathIn(language, `/${path}`).slice(1);
    return settle(
      options,
      row,
      await messaging.send({ reference: row.id, to, template, language, body: values, button }),
    );
  };
}

/**
 * What people say about messages by WhatsApp: at the checkout, in their account, and by a word they write to us. A number that
 * stands on an order proves nothing, since anybody can type it: only one that was proved from the account signs in to it.
 */
import type { RawWebhook } from '../../gateways/messaging/messaging.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { countOne } from '../../platform/limits/in-database.ts';
import type { ServiceContext } from '../../context.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { postMessageReply, postPhoneCode } from '../../academy/emails/post-emails.service.ts';
import { askedBy, isStillProved, languageOf } from '../../academy/emails/message.ts';
import {
  noteDelivery,
  readConsent,
  readProvedPhone,
  removeProvedPhone,
  takeBackUnproved,
  writeConsent,
  writeProvedPhone,
} from '../../academy/emails/phones.service.ts';
import { hasPaid, readOwnPhones } from '../../selling/orders/orders.service.ts';
import { makePhoneCode, sealPhoneCode, usePhoneCode } from '../../academy/messages/phone-codes.service.ts';

/**
 * Whether a form shall ask: not where there is no WhatsApp, and not somebody who has answered for the number they proved. What was
 * answered for one that only stands on their orders, which may be anybody's, must not show here.
 */
export async function asksAboutMessages(
  { messaging, database: { db } }: ServiceContext,
  member: Member | null,
): Promise<boolean> {
  if (!messaging) return false;
  const proved = member && (await readProvedPhone(db, member.id));
  return proved === null || (await readConsent(db, proved.phone)) === null;
}

/** What a member's account shows. `suggested`: a number of their orders; '' where there is none, or several. */
export async function messagesOf({ messaging, database: { db }, clock }: ServiceContext, member: Member) {
  if (!messaging) return null;
  const proved = await readProvedPhone(db, member.id);
  const phones = await readOwnPhones(db, member.email);
  const about = proved?.phone ?? (phones.length === 1 ? (phones[0] ?? '') : '');
  const consent = proved && (await readConsent(db, proved.phone));
  return {
    phone: proved?.phone ?? null,
    signsIn: proved !== null && isStillProved(proved.provedAt, clock()),
    suggested: about,
    /** Whether messages go to the number they proved. What was answered for another number is not theirs to read. */
    isOn: consent?.wants === true,
    mayProve: await hasPaid(db, member.email),
  };
}

type Asked = { member: Member; phone: string };

/** Sends a code to a number, which `provePhone` takes. The answer is the same for every number. */
export async function sendPhoneProof(
  context: ServiceContext,
  { member, phone, locale }: Asked & { locale: Locale },
): Promise<{ ok: true } | { ok: false; reason: 'too-many' | 'not-set-up' | 'nothing-paid' }> {
  const { messaging, database, clock, signer, uuid } = context;
  if (!messaging) return { ok: false, reason: 'not-set-up' };
  // Each code costs money: whoever only has an address cannot make us pay for any number.
  if (!(await hasPaid(database.db, member.email))) return { ok: false, reason: 'nothing-paid' };
  const isAllowed =
    (await countOne(context, database.db, 'proofOfMember', member.id)) &&
    (await countOne(context, database.db, 'proofToPhone', phone));
  if (!isAllowed) return { ok: false, reason: 'too-many' };
  const purpose = { kind: 'prove', memberId: member.id } as const;
  const [now, id] = [clock(), uuid()];
  await database.transaction(async (tx) => {
    const code = await makePhoneCode(tx, signer, { phone, purpose }, now);
    const sealed = sealPhoneCode(signer, id, code);
    await postPhoneCode(tx, { id, to: phone, sealed, locale, purpose, at: now });
  });
  return { ok: true };
}

/** From now on the number signs in to this account, and to no other, and gets messages. */
export async function provePhone(
  context: ServiceContext,
  { member, phone, code }: Asked & { code: string },
): Promise<{ ok: true } | { ok: false; reason: 'wrong-code' | 'too-many' }> {
  const { messaging, database, clock, signer } = context;
  if (!messaging) return { ok: false, reason: 'wrong-code' };
  if (!(await countOne(context, database.db, 'proofTries', member.id)))
    return { ok: false, reason: 'too-many' };
  const now = clock();
  const purpose = { kind: 'prove', memberId: member.id } as const;
  if (!(await usePhoneCode(database.db, signer, { phone, purpose, code }, now)))
    return { ok: false, reason: 'wrong-code' };
  await database.transaction(async (tx) => {
    await writeProvedPhone(tx, { memberId: member.id, phone, now });
    await writeConsent(tx, phone, { wants: true, source: 'account', answeredAt: now });
  });
  return { ok: true };
}

/**
 * Takes back what was agreed to: the number they proved gets no message, and signs in no more. Of a number that only stands on their
 * orders, which may be anybody's, no more is taken back than was ticked at a checkout.
 */
export async function stopMessages({ database, clock }: ServiceContext, member: Member): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const proved = await readProvedPhone(tx, member.id);
    if (proved) await writeConsent(tx, proved.phone, { wants: false, source: 'account', answeredAt: now });
    for (const phone of await readOwnPhones(tx, member.email))
      if (phone !== proved?.phone) await takeBackUnproved(tx, phone, now);
    await removeProvedPhone(tx, member.id);
  });
}

/** A text that is not one of the words is neither answered nor kept. */
async function noteText(
  { database, clock }: ServiceContext,
  { id, from, text, at }: { id: string; from: string; text: string; at: Date },
): Promise<void> {
  const asked = askedBy(text);
  if (asked === null) return;
  const now = clock();
  await database.transaction(async (tx) => {
    const wants = asked === 'start';
    // A text that says to come from the future would outlive each later STOP.
    const answeredAt = at > now ? now : at;
    await writeConsent(tx, from, { wants, source: 'whatsapp', answeredAt });
    const emailName = wants ? 'messages-started' : 'messages-stopped';
    await postMessageReply(tx, { textId: id, emailName, to: from, locale: languageOf(text) }, now);
  });
}

/** Null where WhatsApp is not set up. Throws only when the database fails: then it is sent again. */
export async function receiveMessages(
  context: ServiceContext,
  raw: RawWebhook,
): Promise<'taken' | 'bad-signature' | 'unreadable' | null> {
  const { messaging, database, log } = context;
  if (!messaging) return null;
  const read = messaging.read(raw);
  if (!read.ok) {
    log.warn({ gateway: messaging.name, reason: read.reason }, 'A webhook was refused');
    return read.reason;
  }
  for (const event of read.events)
    await (event.kind === 'status' ? noteDelivery(database.db, event) : noteText(context, event));
  return 'taken';
}

export const confirmMessages = ({ messaging }: ServiceContext, query: URLSearchParams): string | null =>
  messaging?.confirm(query) ?? null;

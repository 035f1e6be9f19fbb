/** A member about whom everything is stored that can be: a row in every table that may hold personal data. */
import { randomUUID } from 'node:crypto';
import { productDownloads } from '../../src/selling/downloads/product-downloads.table.ts';
import { membership } from '../../src/academy/settings/membership.ts';
import { bookings } from '../../src/selling/hours/bookings.table.ts';
import {
  communityMentions,
  communityPictures,
  communityPosts,
  communityReactions,
  communityReads,
  communityReplies,
  communityReports,
} from '../../src/community/community/community.table.ts';
import { accessRequests } from '../../src/selling/letting/access-requests.table.ts';
import { callGuests } from '../../src/community/community/call-guests.table.ts';
import { sprintDays, sprintMembers } from '../../src/community/community/sprint.table.ts';
import { dataRequests } from '../../src/site/account/data-requests.table.ts';
import { memberProfiles } from '../../src/academy/accounts/member.table.ts';
import {
  memberAccounts,
  memberCodes,
  memberSessions,
  memberUsers,
  staffCodes,
} from '../../src/academy/sign-in/sign-in.table.ts';
import type { Member } from '../../src/academy/sign-in/member.ts';
import { coupons, couponUses } from '../../src/selling/coupons/coupons.table.ts';
import { instalmentPlans, instalments } from '../../src/selling/instalments/instalments.table.ts';
import { personNotes, personTags } from '../../src/academy/accounts/people.table.ts';
import { gatewayNotifications, orderHistory } from '../../src/selling/orders/orders.table.ts';
import { orderNotes } from '../../src/selling/refunds/order-notes.table.ts';
import { refundRequests, refunds } from '../../src/selling/refunds/refunds.table.ts';
import { transferReceipts } from '../../src/selling/transfers/transfer-receipts.table.ts';
import { staffLog } from '../../src/academy/staff/staff.table.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import { events } from '../../src/academy/webhooks/events.table.ts';
import { broadcastRecipients, broadcasts } from '../../src/site/broadcasts/broadcasts.table.ts';
import { emailChoices } from '../../src/academy/emails/email-choices.table.ts';
import { messageConsents, provedPhones } from '../../src/academy/emails/messages.table.ts';
import { mailbox, outbox } from '../../src/academy/emails/outbox.table.ts';
import { aWorkshop, seedOffers } from './applications.ts';
import { someDetails } from './builders.ts';
import { learnEverything } from './a-whole-learner.ts';
import { addCodes, place, placeAndPay, staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';
import { communityBlocks } from '../../src/academy/accounts/blocks.table.ts';

export const someone = {
  name: 'Zahra Benkirane',
  displayName: 'Zahrita',
  email: 'zahra.benkirane@example.com',
  phone: '+212698765432',
} as const;

export const another: Member = { id: 'member-other', email: 'other@example.com' };

const details = someDetails({ name: someone.name, email: someone.email, phone: someone.phone });

async function signUp({ db, context }: TestAcademy, { id, email }: Member, name: string): Promise<void> {
  const at = context.clock();
  const times = { createdAt: at, updatedAt: at };
  await db.insert(memberUsers).values({ id, email, name: '', emailVerified: true, image: null, ...times });
  await db.insert(memberProfiles).values({
    memberId: id,
    displayName: name,
    city: 'Agadir',
    about: `${name}, who sews`,
    locale: 'ar',
    wantsDigest: true,
    unsubscribeToken: `secret-unsubscribe-${id}`,
    joinedAt: at,
    digestSentAt: null,
    quietUntil: null,
    shutOutAt: null,
  });
  // The number that the other member proved is another one.
  const phone = email === someone.email ? someone.phone : '+212611111111';
  await db.insert(provedPhones).values({ memberId: id, phone, provedAt: at });
  const agreed = { name, locale: 'ar', agreedAt: at, source: 'account', wording: 'Tell me' } as const;
  await db.insert(emailChoices).values({ email, ...agreed });
  const broadcast = { id: randomUUID(), purpose: 'news', segment: 'everybody', segmentOf: '' } as const;
  const texts = { subjectEn: 'News', textEn: 'Salam', subjectAr: '', textAr: '' };
  const sent = { state: 'sent', createdAt: at, createdBy: 'owner@example.com', changedAt: at } as const;
  await db.insert(broadcasts).values({ ...broadcast, ...texts, ...sent });
  await db
    .insert(broadcastRecipients)
    .values({ id: randomUUID(), broadcastId: broadcast.id, email, name, locale: 'ar', state: 'sent' });
  await db.insert(messageConsents).values({ phone, wants: true, source: 'account', answeredAt: at });
}

async function signIn({ db, context }: TestAcademy, { id, email }: Member): Promise<void> {
  const at = context.clock();
  const times = { createdAt: at, updatedAt: at };
  const code = { value: 'hash:0', expiresAt: at, ...times };
  await db.insert(memberSessions).values({
    id: 'session-1',
    token: 'secret-session',
    userId: id,
    expiresAt: new Date(at.getTime() + 1e9),
    ipAddress: null,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
    ...times,
  });
  const account = { id: 'account-1', accountId: id, providerId: 'email', userId: id, ...times };
  await db.insert(memberAccounts).values(account);
  await db.insert(memberCodes).values({ id: 'code-1', identifier: `sign-in-otp-${email}`, ...code });
  await db.insert(staffCodes).values({ id: 'code-1', identifier: `sign-in-otp-${email}`, ...code });
}

async function write({ db, context }: TestAcademy, { id }: Member): Promise<void> {
  const at = context.clock();
  const text = { isAnonymous: false, isPinned: false, createdAt: at, activeAt: at };
  const [own, others, reply] = [randomUUID(), randomUUID(), randomUUID()];
  const line = (of: { id: string; authorId: string; body: string }) => ({
    ...text,
    space: 'wins' as const,
    folded: of.body.toLowerCase(),
    ...of,
  });
  await db.insert(communityPosts).values(line({ id: own, authorId: id, body: `I am ${someone.name}` }));
  await db
    .insert(communityPosts)
    .values(line({ id: others, authorId: another.id, body: `Well done @${someone.displayName}!` }));
  await db.insert(communityReplies).values({
    ...text,
    id: reply,
    postId: others,
    authorId: id,
    body: `Call me: ${someone.phone}`,
    folded: someone.phone,
  });
  const picture = {
    id: randomUUID(),
    postId: own,
    alt: someone.name,
    width: 10,
    height: 10,
    bytes: 100,
    uploadedAt: at,
  };
  await db.insert(communityPictures).values(picture);
  await db
    .insert(communityReactions)
    .values({ subjectId: others, postId: others, memberId: id, kind: 'heart', at });
  await db.insert(communityMentions).values({ subjectId: others, postId: others, memberId: id, at });
  await db.insert(communityReads).values({ memberId: id, space: 'wins', readAt: at });
  await db.insert(communityBlocks).values({ memberId: id, blockedId: another.id, at });
  const report = { reason: 'other' as const, createdAt: at, postId: null };
  await db.insert(communityReports).values([
    {
      ...report,
      id: randomUUID(),
      subjectKind: 'post',
      subjectId: own,
      reporterId: another.id,
      note: `About ${someone.displayName}`,
      quoted: someone.name,
    },
    {
      ...report,
      id: randomUUID(),
      subjectKind: 'member',
      subjectId: another.id,
      reporterId: id,
      note: `I, ${someone.name}`,
      quoted: 'Other',
    },
  ]);
  const sprint = { startsOn: '2026-06-01', memberId: id };
  await db
    .insert(sprintMembers)
    .values({ ...sprint, goal: someone.name, joinedAt: at, wantsReminders: true, wantsPartner: true });
  await db.insert(callGuests).values({ callId: 'questions-2026-06-02', memberId: id, joinedAt: at });
  await db
    .insert(sprintDays)
    .values({ ...sprint, day: 1, goal: someone.name, line: someone.name, checkedInAt: at });
}

/** Personal data that can be stored beside a paid order. */
async function payWithEverything({ db, context }: TestAcademy, order: Order): Promise<void> {
  const [at, orderId] = [context.clock(), order.id];
  const [couponId, planId, hourMs] = [randomUUID(), randomUUID(), 3_600_000];
  await db.insert(orderHistory).values({
    id: randomUUID(),
    orderId,
    at,
    actor: `staff:${staff.email}`,
    event: 'record-payment',
    detail: {
      amountCentimes: '99000',
      reference: `VIR ${someone.name.toUpperCase()}`,
      why: `she called from ${someone.phone}`,
    },
  });
  await db.insert(orderNotes).values({
    id: randomUUID(),
    orderId,
    at,
    email: staff.email,
    body: `${someone.name} asked for a receipt`,
  });
  await db.insert(personNotes).values({
    id: randomUUID(),
    email: someone.email,
    at,
    byEmail: staff.email,
    body: `${someone.name} calls back`,
  });
  await db.insert(accessRequests).values({
    id: randomUUID(),
    itemKind: 'membership',
    itemSlug: membership.slug,
    letInAs: 'gift',
    why: `${someone.name} won a prize`,
    locale: 'ar',
    name: someone.name,
    email: someone.email,
    phone: someone.phone,
    askedAt: at,
    askedBy: staff.email,
  });
  await db.insert(personTags).values({ email: someone.email, tag: 'call back' });
  await db.insert(gatewayNotifications).values({
    id: randomUUID(),
    gateway: 'cmi',
    eventId: null,
    attemptReference: null,
    orderId: null,
    rawBody: `email=${encodeURIComponent(someone.email)}&BillToName=${someone.name.replace(' ', '+')}&tel=0698765432&amount=990.00`,
    verdict: 'refused',
    reason: 'unknown-attempt',
    receivedAt: at,
    looksForged: false,
    statement: { buyer: { email: someone.email } },
  });
  await db.insert(refunds).values({
    id: randomUUID(),
    orderId,
    way: 'bank-transfer',
    amountCentimes: 1_000,
    isWhole: false,
    isDuplicate: false,
    reason: `${someone.name} asked`,
    state: 'done',
    payout: { name: someone.name, rib: '011780000012345678901234', proof: 'VIR-1' },
    creditNoteNumber: 'CN-2026-0001',
    decidedBy: `staff:${staff.email}`,
    decidedAt: at,
    dueAt: at,
    attempts: 0,
    doneBy: `staff:${staff.email}`,
    doneAt: at,
  });
  await db.insert(refundRequests).values({
    id: randomUUID(),
    orderId,
    state: 'declined',
    amountCentimes: 1_000,
    days: 7,
    lastDay: '2026-06-08',
    way: 'bank-transfer',
    reason: `${someone.name} has no time`,
    askedAt: at,
    dueAt: at,
    closedAt: at,
    closedBy: `staff:${staff.email}`,
    declinedFor: 'other',
    declineNote: `${someone.name} keeps it`,
  });
  await db
    .insert(transferReceipts)
    .values({ id: randomUUID(), orderId, kind: 'image/png', bytes: 3, sha256: 'x', uploadedAt: at });
  await db.insert(productDownloads).values({
    id: randomUUID(),
    orderId,
    productSlug: 'paid-one',
    locale: 'en',
    used: 1,
    most: 5,
    createdAt: at,
    endsAt: at,
  });
  await db.insert(coupons).values({
    id: couponId,
    code: 'EID10',
    kind: 'percent',
    value: 10,
    scope: ['course'],
    startsAt: at,
    createdAt: at,
    createdBy: staff.email,
  });
  await db.insert(coupons).values({
    id: randomUUID(),
    code: 'HERRIGHT',
    kind: 'percent',
    value: 100,
    scope: ['consultation:launch-check'],
    startsAt: at,
    createdAt: at,
    createdBy: 'order',
    grantedByOrder: orderId,
    grantedAs: 'included',
  });
  await db.insert(couponUses).values({ orderId, couponId, email: someone.email, usedAt: at });
  await db.insert(instalmentPlans).values({
    id: planId,
    orderId,
    courseSlug: 'selling-online',
    totalCentimes: 99_000,
    graceDays: 7,
    createdAt: at,
    completedAt: at,
  });
  await db
    .insert(instalments)
    .values({ planId, number: 2, afterDays: 30, amountCentimes: 1_000, paidAt: at });
  const starts = new Date(at.getTime() + 48 * hourMs);
  const hour = {
    startsAt: starts,
    endsAt: new Date(starts.getTime() + hourMs),
    createdAt: at,
    changedAt: at,
  };
  await db.insert(bookings).values({
    id: randomUUID(),
    orderId,
    service: 'a-service',
    expert: 'imane',
    state: 'booked',
    heldUntil: null,
    timeZone: 'Africa/Casablanca',
    note: `I am ${someone.name}`,
    sequence: 0,
    ...hour,
  });
}

async function writeEmails({ db, context }: TestAcademy, member: Member): Promise<void> {
  const at = context.clock();
  const row = { kind: 'mail' as const, createdAt: at, runAt: at, attempts: 0 };
  await db.insert(outbox).values([
    {
      ...row,
      id: randomUUID(),
      dedupeKey: 'digest:1',
      payload: { letter: 'community-digest' },
      memberId: member.id,
      doneAt: at,
    },
    {
      ...row,
      id: randomUUID(),
      dedupeKey: 'code:1',
      payload: { letter: 'member-code', to: someone.email },
      lastError: `550 ${someone.email}`,
      tries: [{ at: at.toISOString(), outcome: 'failed', error: `550 ${someone.email}` }],
    },
  ]);
  const { name, email, phone } = someone;
  await db
    .insert(events)
    .values({ id: randomUUID(), kind: 'purchase.intended', at, data: { person: { name, email, phone } } });
  const mail = {
    id: randomUUID(),
    messageId: '<1@example.com>',
    sentAt: at,
    toAddress: someone.email,
    subject: 'Hello',
  };
  await db.insert(mailbox).values({ ...mail, html: `<p>${someone.name}</p>`, text: someone.name });
  await db.insert(staffLog).values({
    id: randomUUID(),
    at,
    email: staff.email,
    act: 'look-up',
    subject: someone.email,
    detail: { why: `${someone.name} asked` },
    before: { email: someone.email, name: someone.name },
    after: { email: null, phone: someone.phone },
  });
}

async function askForOwnData({ db, context }: TestAcademy): Promise<void> {
  const at = context.clock();
  const request = {
    email: someone.email,
    name: someone.name,
    note: `${someone.name} asked by telephone, ${someone.phone}`,
  };
  const asked = { receivedOn: '2026-05-30', dueAt: at, notedBy: staff.email, notedAt: at };
  await db.insert(dataRequests).values([
    {
      id: randomUUID(),
      kind: 'access',
      way: 'phone',
      state: 'open',
      proof: '',
      answer: '',
      ...request,
      ...asked,
    },
    {
      id: randomUUID(),
      kind: 'correction',
      way: 'email',
      state: 'done',
      proof: `She wrote from ${someone.email}`,
      answer: `${someone.name} is spelled right now`,
      answeredBy: staff.email,
      answeredAt: at,
      ...request,
      ...asked,
    },
  ]);
}

export type WholeMember = { member: Member; paid: Order; unpaid: Order; handedIn: string[] };

/**
 * Signed in, with a paid order of each kind, an unpaid one, applications, texts, e-mails and everything that belongs to
 * them.
 */
export async function aWholeMember(test: TestAcademy): Promise<WholeMember> {
  const member: Member = { id: 'member-her', email: someone.email };
  await seedOffers(test.db);
  await signUp(test, another, 'Other');
  await signUp(test, member, someone.displayName);
  await addCodes(test, ['CODE-1']);
  const paid = await placeAndPay(test, { details });
  await placeAndPay(test, { details, item: { kind: 'membership', slug: membership.slug } });
  const unpaid = await place(test, { details });
  // Somebody begins to buy a gift for the member.
  await place(test, {
    details: someDetails({ name: 'Gives Something', email: 'gives@example.com' }),
    gift: { recipientName: someone.name, recipientEmail: someone.email, giftNote: `For ${someone.name}` },
  });
  const applicant = { locale: 'en', name: someone.name, email: someone.email, phone: someone.phone } as const;
  await test.academy.joinWaitlist({ ...applicant, courseSlug: 'selling-online' });
  await test.academy.applyToWorkshop({ ...applicant, workshopSlug: aWorkshop().slug });
  await signIn(test, member);
  await write(test, member);
  await payWithEverything(test, paid);
  await writeEmails(test, member);
  await askForOwnData(test);
  const handedIn = await learnEverything(test, paid, someone.name);
  return { member, paid, unpaid, handedIn };
}

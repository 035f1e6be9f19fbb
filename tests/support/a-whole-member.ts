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
import { accessRequests } from '../../src/selling/free-access/access-requests.table.ts';
import { importLines, imports } from '../../src/learning/imports/imports.table.ts';
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
import { fill } from './fill.ts';
import { friendCodes, friendSpends, friendUses } from '../../src/selling/friends/friends.table.ts';
import {
  organisations,
  organisationSeats,
  seatDeals,
} from '../../src/selling/organisations/organisations.table.ts';
import { sharePayees, shareStatements, shareTerms } from '../../src/selling/shares/shares.table.ts';
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

async function signUp(test: TestAcademy, { id, email }: Member, name: string): Promise<void> {
  const about = `${name}, who sews`;
  // The number that the other member proved is another one.
  const phone = email === someone.email ? someone.phone : '+212611111111';
  const broadcastId = randomUUID();
  await fill(test, memberUsers, { id, email, emailVerified: true });
  const member = { memberId: id, displayName: name, city: 'Agadir', about, locale: 'ar' } as const;
  await fill(test, memberProfiles, {
    ...member,
    wantsDigest: true,
    unsubscribeToken: `secret-unsubscribe-${id}`,
  });
  await fill(test, provedPhones, { memberId: id, phone });
  await fill(test, emailChoices, {
    email,
    name,
    locale: 'ar',
    agreedAt: test.context.clock(),
    source: 'account',
  });
  await fill(test, broadcasts, { id: broadcastId, purpose: 'news', segment: 'everybody', state: 'sent' });
  await fill(test, broadcastRecipients, { broadcastId, email, name, locale: 'ar', state: 'sent' });
  await fill(test, messageConsents, { phone, wants: true, source: 'account' });
}

async function signIn(test: TestAcademy, { id, email }: Member): Promise<void> {
  await fill(test, memberSessions, {
    token: 'secret-session',
    userId: id,
    expiresAt: new Date(test.context.clock().getTime() + 1e9),
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
  });
  await fill(test, memberAccounts, { accountId: id, providerId: 'email', userId: id });
  for (const codes of [memberCodes, staffCodes])
    await fill(test, codes, { identifier: `sign-in-otp-${email}`, value: 'hash:0' });
}

async function write(test: TestAcademy, { id }: Member): Promise<void> {
  const [own, others] = [randomUUID(), randomUUID()];
  const line = (of: { authorId: string; body: string }) => ({ ...of, folded: of.body.toLowerCase() });
  const posts = [
    { id: own, space: 'wins', ...line({ authorId: id, body: `I am ${someone.name}` }) },
    {
      id: others,
      space: 'wins',
      ...line({ authorId: another.id, body: `Well done @${someone.displayName}!` }),
    },
  ] as const;
  await fill(test, communityPosts, ...posts);
  const reply = line({ authorId: id, body: `Call me: ${someone.phone}` });
  await fill(test, communityReplies, { postId: others, ...reply });
  await fill(test, communityPictures, { postId: own, alt: someone.name });
  const about = { subjectId: others, postId: others, memberId: id };
  await fill(test, communityReactions, { ...about, kind: 'heart' });
  await fill(test, communityMentions, about);
  await fill(test, communityReads, { memberId: id, space: 'wins' });
  await fill(test, communityBlocks, { memberId: id, blockedId: another.id });
  const note = `About ${someone.displayName}`;
  const ofPost = {
    subjectKind: 'post',
    subjectId: own,
    reporterId: another.id,
    note,
    quoted: someone.name,
  } as const;
  const ofOther = { subjectKind: 'member', subjectId: another.id, reporterId: id, quoted: 'Other' } as const;
  await fill(
    test,
    communityReports,
    { ...ofPost, reason: 'other' },
    { ...ofOther, reason: 'other', note: `I, ${someone.name}` },
  );
  const sprint = { startsOn: '2026-06-01', memberId: id, goal: someone.name };
  await fill(test, sprintMembers, { ...sprint, wantsReminders: true, wantsPartner: true });
  await fill(test, callGuests, { callId: 'questions-2026-06-02', memberId: id });
  await fill(test, sprintDays, { ...sprint, line: someone.name });
}

/** Personal data that can be stored beside a paid order. */
async function payWithEverything(test: TestAcademy, { id: orderId }: Order): Promise<void> {
  const { name, email, phone } = someone;
  const [at, byStaff] = [test.context.clock(), `staff:${staff.email}`];
  const [couponId, planId, hourMs] = [randomUUID(), randomUUID(), 3_600_000];
  const detail = {
    amountCentimes: '99000',
    reference: `VIR ${name.toUpperCase()}`,
    why: `she called from ${phone}`,
  };
  await fill(test, orderHistory, { orderId, actor: byStaff, event: 'record-payment', detail });
  await fill(test, orderNotes, { orderId, email: staff.email, body: `${name} asked for a receipt` });
  await fill(test, personNotes, { email, byEmail: staff.email, body: `${name} calls back` });
  const wish = { itemKind: 'membership', itemSlug: membership.slug, freeAs: 'gift', locale: 'ar' } as const;
  await fill(test, accessRequests, {
    ...wish,
    why: `${name} won a prize`,
    name,
    email,
    phone,
    askedBy: staff.email,
  });
  const importId = randomUUID();
  await fill(test, imports, { id: importId, source: 'other', locale: 'ar', state: 'done' });
  const item = { kind: 'membership', slug: membership.slug } as const;
  const row = { name, email, phone, note: 'Import', item, share: null, lessons: [] };
  await fill(test, importLines, { importId, row });
  await fill(test, personTags, { email, tag: 'call back' });
  await fill(test, gatewayNotifications, {
    gateway: 'cmi',
    rawBody: `email=${encodeURIComponent(email)}&BillToName=${name.replace(' ', '+')}&tel=0698765432&amount=990.00`,
    verdict: 'refused',
    reason: 'unknown-attempt',
    statement: { buyer: { email } },
  });
  await fill(test, refunds, {
    orderId,
    way: 'bank-transfer',
    reason: `${name} asked`,
    state: 'done',
    payout: { name, rib: '011780000012345678901234', proof: 'VIR-1' },
    creditNoteNumber: 'CN-2026-0001',
    decidedBy: byStaff,
    doneBy: byStaff,
    doneAt: at,
  });
  await fill(test, refundRequests, {
    orderId,
    state: 'declined',
    lastDay: '2026-06-08',
    way: 'bank-transfer',
    reason: `${name} has no time`,
    closedAt: at,
    closedBy: byStaff,
    declinedFor: 'other',
    declineNote: `${name} keeps it`,
  });
  await fill(test, transferReceipts, { orderId, kind: 'image/png' });
  await fill(test, productDownloads, { orderId, productSlug: 'paid-one', locale: 'en', most: 5 });
  const right = { createdBy: 'order', grantedByOrder: orderId, grantedAs: 'included' } as const;
  await fill(
    test,
    coupons,
    { id: couponId, code: 'EID10', kind: 'percent', value: 10, scope: ['course'], createdBy: staff.email },
    { code: 'HERRIGHT', kind: 'percent', value: 100, scope: ['consultation:launch-check'], ...right },
  );
  await fill(test, couponUses, { orderId, couponId, email });
  await fill(test, instalmentPlans, { id: planId, orderId, courseSlug: 'selling-online', completedAt: at });
  await fill(test, instalments, { planId, number: 2, paidAt: at });
  await fill(test, bookings, {
    orderId,
    expert: 'imane',
    state: 'booked',
    timeZone: 'Africa/Casablanca',
    note: `I am ${name}`,
    startsAt: new Date(at.getTime() + 48 * hourMs),
    endsAt: new Date(at.getTime() + 49 * hourMs),
  });
}

async function writeEmails(test: TestAcademy, member: Member): Promise<void> {
  const at = test.context.clock();
  const { name, email, phone } = someone;
  const error = `550 ${email}`;
  await fill(
    test,
    outbox,
    {
      kind: 'mail',
      dedupeKey: 'digest:1',
      payload: { emailName: 'community-digest' },
      memberId: member.id,
      doneAt: at,
    },
    {
      kind: 'mail',
      dedupeKey: 'code:1',
      payload: { emailName: 'member-code', to: email },
      lastError: error,
      tries: [{ at: at.toISOString(), outcome: 'failed', error }],
    },
  );
  await fill(test, events, { kind: 'purchase.intended', data: { person: { name, email, phone } } });
  await fill(test, mailbox, { toAddress: email, html: `<p>${name}</p>`, text: name });
  await fill(test, staffLog, {
    email: staff.email,
    act: 'look-up',
    subject: email,
    detail: { why: `${name} asked` },
    before: { email, name },
    after: { email: null, phone },
  });
}

async function askForOwnData(test: TestAcademy): Promise<void> {
  const { name, email } = someone;
  const asked = {
    email,
    name,
    note: `${name} asked by telephone, ${someone.phone}`,
    receivedOn: '2026-05-30',
  };
  await fill(
    test,
    dataRequests,
    { kind: 'access', way: 'phone', state: 'open', ...asked },
    {
      kind: 'correction',
      way: 'email',
      state: 'done',
      ...asked,
      proof: `She wrote from ${email}`,
      answer: `${name} is spelled right now`,
      answeredBy: staff.email,
      answeredAt: test.context.clock(),
    },
  );
}

/** She taught here once, and all of it is paid. */
async function teach(test: TestAcademy): Promise<void> {
  const { name, email } = someone;
  const [payeeId, rib, endsAt] = [randomUUID(), '007780000123456789012396', test.context.clock()];
  await fill(test, sharePayees, { id: payeeId, email, name, rib, locale: 'ar' });
  await fill(test, shareTerms, { payeeId, item: 'course:sewing', percent: 40, endsAt });
  await fill(test, shareStatements, {
    payeeId,
    name,
    rib,
    month: '2026-04',
    approvedBy: staff.email,
    secondBy: 'second@academy.example',
    paidOn: '2026-05-04',
  });
}

/** Somebody came with her code, and she used her credit. */
async function bringAFriend(test: TestAcademy, paid: Order, friends: Order): Promise<void> {
  const { email: owner } = someone;
  await fill(test, friendCodes, { owner, code: 'FRIEND22', closedWhy: null, closedAt: null });
  await fill(test, friendUses, { orderId: friends.id, owner, creditCentimes: 8_910, creditDays: 365 });
  await fill(test, friendSpends, { orderId: paid.id, owner, creditCentimes: 100 });
}

/** A seat that an organisation paid; and she is the contact of another. */
async function sit(test: TestAcademy): Promise<void> {
  const { name, email, phone } = someone;
  const [id, organisationId] = [randomUUID(), randomUUID()];
  const contact = { contactName: name, contactEmail: email, contactPhone: phone };
  const of = { kind: 'association', name: 'Association Amal', locale: 'fr' } as const;
  await fill(test, organisations, { id: organisationId, ...of, ...contact });
  await fill(test, seatDeals, { id, organisationId, courseSlug: 'sewing', seats: 2 });
  await fill(test, organisationSeats, { dealId: id, email, person: email, orderId: null, showsName: true });
}

export type WholeMember = { member: Member; paid: Order; unpaid: Order; handedIn: string[] };

/**
 * Signed in, with a paid order of each kind, an unpaid one, applications, texts, e-mails and everything that belongs to
 * them.
 */
export async function aWholeMember(test: TestAcademy): Promise<WholeMember> {
  const member: Member = { id: 'member-whole', email: someone.email };
  await seedOffers(test.db);
  await signUp(test, another, 'Other');
  await signUp(test, member, someone.displayName);
  await addCodes(test, ['CODE-1']);
  const paid = await placeAndPay(test, { details });
  await placeAndPay(test, { details, item: { kind: 'membership', slug: membership.slug } });
  const unpaid = await place(test, { details });
  // Somebody begins to buy a gift for the member.
  const gift = await place(test, {
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
  await teach(test);
  await bringAFriend(test, paid, gift);
  await sit(test);
  const handedIn = await learnEverything(test, paid, someone.name);
  return { member, paid, unpaid, handedIn };
}

/**
 * From a row of the outbox to an e-mail: reads the facts, writes the text, and sends it.
 *
 *     const post = emailPoster({ db, post, from, secret, publicOrigin, clock, staffAddresses, worksHere });
 */
import type { Handle } from '../platform/db/handle.ts';
import type { ApplicantEmailName } from '../features/applications/application.ts';
import { makeSigner, type Signer } from '../features/applications/signed-token.ts';
import { isJoiningField } from '../features/workshops/workshop-joining.ts';
import { findRequest } from '../features/refunds/refund-requests.store.ts';
import { ownerOf } from '../features/orders/order.ts';
import { findRefund } from '../features/refunds/refunds.store.ts';
import type {
  InstalmentEmailName,
  OrderDeskEmailName,
  RefundEmailName,
} from '../features/orders/order-email.ts';
import { featureEmails } from '../emails.ts';
import { readSettings } from '../features/catalogue/catalogue.store.ts';
import { maskRib } from '../features/settings/where-money-goes.ts';
import { isErasedAddress } from '../platform/people/person.ts';
import type { Locale } from '../platform/i18n/locale.ts';
import { countLateClaims, readLateClaims } from '../features/transfers/read-transfers.service.ts';
import { lastCheck } from '../platform/time/check-hours.ts';
import { mayDecideClaims, mayRefund, type Who } from '../features/staff/who-may.ts';
import { emailWords } from '../features/emails/email-words.ts';
import { aboutBooking, isAboutBooking } from '../features/consultations/booking.emails.ts';
import { readApplicationFacts } from '../features/applications/read-applications.service.ts';
import { aboutMember, aboutReports, isAboutMember } from '../features/community/about-member.emails.ts';
import { accountDeleted, codeEmail } from '../features/accounts/account.emails.ts';
import { readBookingFacts } from '../features/consultations/read-bookings.service.ts';
import { buyerEmails, type BuyerEmailName } from '../features/orders/buyer.emails.ts';
import { proposalDeclined, staffApplicationEmail } from '../features/applications/application.emails.ts';
import { type Letter, emailText, messageIdOf } from '../features/emails/email-content.ts';
import { giftEmails, isGiftEmail } from '../features/access/gift.emails.ts';
import { instalmentEmails } from '../features/instalments/instalment.emails.ts';
import type { MailToPost, Post } from '../features/emails/mail-to-post.ts';
import { readOrderFacts, readOwnedAlready } from '../features/orders/order-facts.service.ts';
import type { ClaimedEmail } from '../features/emails/outbox-claim.store.ts';
import { orderDeskEmails, receivedEmails } from '../features/orders/received.emails.ts';
import { openCode } from '../features/emails/sealed-code.ts';
import { isForStaff, refundEmails } from '../features/refunds/refund.emails.ts';
import { readFileLinks } from '../features/shop/product-downloads.store.ts';
import { productReady } from '../features/shop/product.emails.ts';
import { readPlanFacts } from '../features/instalments/plan-facts.service.ts';
import { readRightFacts } from '../features/access/rights-blocks.emails.ts';
import { secondFactorReset } from '../features/staff/second-factor.emails.ts';
import { staffPayeeChanged } from '../features/refunds/staff-alerts.emails.ts';
import { staffRole } from '../features/workshops/staff-place.emails.ts';
import { staffEmails, type StaffEmailName } from '../features/emails/staff.emails.ts';
import { aboutOpenCourse, isAboutOpenCourse } from '../features/waitlists/open-course.emails.ts';
import { orderReminder, staffClaimsLate } from '../features/transfers/transfer.emails.ts';
import { workshopCalendar, workshopEmails } from '../features/workshops/workshop.emails.ts';

/** The context in which e-mails are written. */
export type EmailMaking = {
  db: Handle;
  secret: string;
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  clock: () => Date;
  /** Recipients of staff e-mails, lower case: with `may` only those who may do what the e-mail asks for. */
  staffAddresses: (may?: (who: Who) => boolean) => Promise<readonly string[]>;
  /** Whether an address belongs to a member of staff. */
  worksHere: (email: string) => Promise<boolean>;
  /** Whether e-mails may contain the sample academy's invented bank account; by default they do not. */
  sampleToo?: boolean;
};

export type EmailPosterOptions = EmailMaking & {
  post: Post;
  /** The sender of all e-mails; null for the academy's own name and address. */
  from: string | null;
};

type Addressed = {
  letter: Letter;
  to: readonly string[];
  /** Where a reply goes, if not to the academy. */
  replyTo?: string;
  /** The one-click link to unsubscribe; none for e-mails that are required. */
  unsubscribe?: string;
  calendar?: MailToPost['calendar'];
};

const applicantEmails = {
  ...receivedEmails,
  ...workshopEmails,
  'course-proposal-declined': proposalDeclined,
};

async function aboutRefund(
  { db, staffAddresses }: EmailMaking,
  { payload }: ClaimedEmail,
  context: Omit<Parameters<(typeof refundEmails)[RefundEmailName]>[0], 'refund' | 'request'>,
) {
  const name = payload['letter'] as RefundEmailName;
  const [refundId, requestId] = [payload['refund'], payload['request']];
  const refund = typeof refundId === 'string' ? await findRefund(db, refundId) : null;
  const request = typeof requestId === 'string' ? await findRequest(db, requestId) : null;
  const letter = refundEmails[name]({ ...context, refund, request });
  const mailbox = isForStaff(name) ? await staffAddresses(mayRefund) : [context.order.email];
  return { letter, mailbox };
}

async function aboutOrder(options: EmailMaking, row: ClaimedEmail): Promise<Addressed | null> {
  const { db, publicOrigin, staffAddresses, sampleToo } = options;
  if (row.orderId === null) throw new Error('An e-mail about an order names none.');
  const facts = await readOrderFacts(db, row.orderId, { sampleToo });
  if (!facts) throw new Error('An e-mail names an order that does not exist.');
  const plan = await readPlanFacts(db, facts.order, options.clock());
  const rights = await readRightFacts(db, facts.order, options.clock());
  const context = { ...facts, plan, rights, publicOrigin };
  const name = String(row.payload['letter']);
  const given = typeof row.payload['to'] === 'string' ? row.payload['to'] : null;
  if (isAboutBooking(name)) {
    const about = { ...context, now: options.clock() };
    return aboutBooking(db, about, { name, to: given, staffAddresses });
  }
  if (isGiftEmail(name)) {
    const made = name === 'product-ready' ? { ...context, signer: makeSigner(options.secret) } : null;
    const files = made && (await readFileLinks(db, { ...made, calledForAt: row.createdAt }));
    const letter = giftEmails[name]({ ...context, files: files ?? [] });
    const owner = name === 'gift-sent' ? facts.order.email : facts.order.recipientEmail;
    if (owner !== null) return letter && { letter, to: [given ?? owner] };
  }
  if (name in refundEmails) {
    const { letter, mailbox } = await aboutRefund(options, row, context);
    return letter && { letter, to: given === null ? mailbox : [given] };
  }
  if (name === 'product-ready') {
    const making = { ...context, signer: makeSigner(options.secret), calledForAt: row.createdAt };
    const letter = productReady({ ...context, files: await readFileLinks(db, making) });
    return letter && { letter, to: [given ?? facts.order.email] };
  }
  if (name in instalmentEmails) {
    const letter = instalmentEmails[name as InstalmentEmailName](context);
    const mailbox = name.startsWith('staff-') ? await staffAddresses(mayRefund) : [facts.order.email];
    return letter && { letter, to: given === null ? mailbox : [given] };
  }
  if (name in staffEmails) {
    const letter = staffEmails[name as StaffEmailName](context);
    const may = name === 'staff-claim-waiting' ? mayDecideClaims : undefined;
    return letter && { letter, to: given === null ? await staffAddresses(may) : [given] };
  }
  if (name === 'order-reminder') {
    const letter = orderReminder(context);
    return letter && { letter, to: [given ?? facts.order.email] };
  }
  if (name in orderDeskEmails) {
    // To the order's former address, or nobody: the e-mail is not for the current one.
    if (name === 'order-address-left' && given === null) return null;
    const letter = orderDeskEmails[name as OrderDeskEmailName](context);
    return letter && { letter, to: [given ?? facts.order.email] };
  }
  if (!(name in buyerEmails)) throw new Error(`There is no e-mail '${name}'.`);
  const hour = facts.order.itemKind === 'consultation' ? await readBookingFacts(db, facts.order.id) : null;
  const owned = name === 'order-received' ? await readOwnedAlready(db, facts.order) : null;
  const letter = buyerEmails[name as BuyerEmailName]({ ...context, hour, owned });
  // The e-mail about a gift's access goes to its recipient.
  const mailbox = name === 'right-ready' ? ownerOf(facts.order) : facts.order.email;
  return letter && { letter, to: [given ?? mailbox] };
}

/** To the person, or to the academy with replies going to the person. Null for a deleted application. */
async function aboutApplication(
  { db, signer, publicOrigin, clock }: EmailMaking & { signer: Signer },
  row: ClaimedEmail,
  applicationId: string,
): Promise<Addressed | null> {
  const name = String(row.payload['letter']);
  const seatId = typeof row.payload['place'] === 'string' ? row.payload['place'] : null;
  const facts = await readApplicationFacts(db, { applicationId, seatId });
  if (!facts) return null;
  const fields = row.payload['changed'];
  const changed = Array.isArray(fields) ? fields.filter(isJoiningField) : [];
  const context = { ...facts, changed, publicOrigin, signer, now: clock(), calledForAt: row.createdAt };
  const { email } = facts.application;
  if (name === 'staff-application')
    return { letter: staffApplicationEmail(context), to: [facts.settings.email], replyTo: email };
  if (!(name in applicantEmails)) throw new Error(`There is no e-mail '${name}'.`);
  const letter = applicantEmails[name as ApplicantEmailName](context);
  return letter && { letter, to: [email], calendar: workshopCalendar(name, context) };
}

const isCode = (letter: unknown): boolean => letter === 'staff-code' || letter === 'member-code';

const mostLateClaims = 30;

async function aboutLateClaims({
  db,
  clock,
  publicOrigin,
  staffAddresses,
}: EmailMaking): Promise<Addressed | null> {
  const settings = await readSettings(db);
  const check = lastCheck(settings.transferChecks, clock());
  const claims = await readLateClaims(db, check, mostLateClaims);
  const inAll = await countLateClaims(db, check);
  const letter = staffClaimsLate({ claims, inAll, settings, publicOrigin });
  return letter && { letter, to: await staffAddresses(mayDecideClaims) };
}

/** Null for a staff code of a stranger, and for an expired code: these are not sent. */
async function signInCode(options: EmailMaking, row: ClaimedEmail): Promise<Addressed | null> {
  const { db, clock, secret, worksHere } = options;
  const { letter, to, sealed, locale, validMinutes } = row.payload;
  if (typeof to !== 'string' || typeof sealed !== 'string') return null;
  const minutes = Number(validMinutes);
  if (clock().getTime() > row.createdAt.getTime() + minutes * 60_000) return null;
  if (letter === 'staff-code' && !(await worksHere(to))) return null;
  const code = openCode(secret, to, sealed);
  if (code === null) return null;
  const language: Locale = locale === 'ar' ? 'ar' : 'en';
  const words = emailWords[language][letter === 'staff-code' ? 'staffCode' : 'memberCode'];
  return { letter: codeEmail(await readSettings(db), words, { locale: language, code, minutes }), to: [to] };
}

/** Writes one e-mail with the current facts; null when it is out of date (the order went on, the code has expired). */
function emailMaker(options: EmailMaking): (row: ClaimedEmail) => Promise<Addressed | null> {
  const { db } = options;
  const signer = makeSigner(options.secret);
  const addressedOf = (row: ClaimedEmail): Promise<Addressed | null> => {
    const ofFeature = featureEmails.get(String(row.payload['letter']));
    if (ofFeature) {
      const { input } = row.payload;
      const fields = typeof input === 'object' && input !== null ? input : {};
      return ofFeature.make(
        { ...options, signer },
        { ...fields, orderId: row.orderId, to: row.payload['to'] },
      );
    }
    if (isCode(row.payload['letter'])) return signInCode(options, row);
    if (row.payload['letter'] === 'staff-place') return staffRole(options, row);
    if (row.payload['letter'] === 'staff-payee-changed') return staffPayeeChanged(options, row);
    if (row.payload['letter'] === 'second-factor-reset') return secondFactorReset(options, row);
    if (row.payload['letter'] === 'account-deleted') return accountDeleted(db, signer, row);
    if (isAboutOpenCourse(row.payload['letter'])) return aboutOpenCourse({ ...options, signer }, row);
    if (isAboutMember(row.payload['letter'])) return aboutMember(options, row);
    if (row.payload['letter'] === 'staff-report') return aboutReports(options);
    if (row.payload['letter'] === 'staff-claims-late') return aboutLateClaims(options);
    if (row.applicationId === null) return aboutOrder(options, row);
    return aboutApplication({ ...options, signer }, row, row.applicationId);
  };
  return async (row) => {
    const addressed = await addressedOf(row);
    return addressed?.to.some(isErasedAddress) ? null : addressed;
  };
}

/** Whether an e-mail would be sent now. One that cannot be written counts as true: sending it reports the error. */
export function letterIsTrue(options: EmailMaking): (row: ClaimedEmail) => Promise<boolean> {
  const made = emailMaker(options);
  return (row) => made(row).then(Boolean, () => true);
}

/** Hides secrets: long keys in addresses, and account numbers except for their ends. */
const closed = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, (url) =>
      url.replace(/[^/?&=#]{20,}/g, (part) => (/[A-Z\d_.]/.test(part) ? '•••' : part)),
    )
    .replace(/\b\d{3} ?\d{3} ?\d{16} ?\d{2}\b/g, (rib) => maskRib(rib));

/** The current text of an e-mail, for staff; null when it is out of date. Texts are not stored after sending. */
export function emailInWords(
  options: EmailMaking,
): (row: ClaimedEmail) => Promise<{ subject: string; text: string } | null> {
  const made = emailMaker(options);
  return async (row) => {
    const addressed = await made(row);
    if (addressed === null) return null;
    const { letter } = addressed;
    return { subject: letter.subject, text: closed(emailText(letter)) };
  };
}

/** Sends one e-mail or throws. 'overtaken' when it is out of date: then nothing is sent. */
export function emailPoster(
  options: EmailPosterOptions,
): (row: ClaimedEmail) => Promise<'posted' | 'overtaken'> {
  const { db, post, from, publicOrigin } = options;
  const made = emailMaker(options);
  return async (row) => {
    const addressed = await made(row);
    if (addressed === null) return 'overtaken';
    const { letter, to, replyTo, calendar, unsubscribe } = addressed;
    const { email, siteName } = await readSettings(db);
    // React is needed for e-mails only, so that the server starts without it.
    const { emailPage } = await import('../features/emails/email-page.tsx');
    await post({
      messageId: messageIdOf(row.dedupeKey, publicOrigin),
      to,
      from: from ?? `${siteName.en} <${email}>`,
      replyTo: replyTo ?? email,
      subject: letter.subject,
      html: emailPage(letter),
      text: emailText(letter),
      language: letter.parts[0].locale,
      unsubscribe,
      ...(calendar ? { calendar } : {}),
    });
    return 'posted';
  };
}

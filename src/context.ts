/** What every service gets: the database, interfaces to other systems, the clock and random bytes. */
import { giftCodeFrom } from './selling/orders/gift-by-hand.ts';
import type { Handle } from './platform/db/handle.ts';
import { isSignedBy } from './platform/signed-token.ts';
import type { ApplicantEmailName } from './catalogue/applicants/application.ts';
import { type Kept, readApplicant } from './catalogue/applicants/applications.service.ts';
import type { SeatNews } from './catalogue/workshops/settle-workshop.service.ts';
import type { Place } from './catalogue/workshops/workshop-seats.service.ts';
import { noteSeats } from './academy/content/content.service.ts';
import type { SeatsOf } from './academy/content/catalogue.table.ts';
import type { Rails } from './selling/orders/real-money.service.ts';
import { type ActorName, type AuditContext, giftLeavesAt, type Order } from './selling/orders/order.ts';
import { findOrder, readAddressee } from './selling/orders/orders.service.ts';
import type { OrderEmail } from './selling/orders/order-email.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { FilesById, LibraryFiles, PictureFiles } from './catalogue/shop/files-by-id.ts';
import type { ShopFiles } from './catalogue/shop/product-files.service.ts';
import type { Context } from './platform/context.ts';
import {
  type ApplicationEmail,
  isPosted,
  mayWriteAbout,
  mayWriteTo,
  mayWriteToStaff,
  openingEmails,
  postApplicationEmail,
  postOneEmail,
} from './academy/emails/post-emails.service.ts';
import type { EmailContent } from './academy/emails/email-content.ts';
import type { OutboxRow } from './selling/order-management/outbox-rows.service.ts';

export type ServiceContext = Context & {
  gateways: readonly Gateway[];
  /** Whether this is production: then nobody is asked to pay to the account that the sample academy invented. */
  production: boolean;
  /** Whether local test screens and the practice bank are on. */
  testScreens: boolean;
  /** The files of receipts of transfers. */
  receipts: FilesById;
  /** The pictures of the community: storage and processing. */
  pictures: PictureFiles;
  /** The files of the picture library. */
  library: LibraryFiles;
  /** Where staff upload files of the shop's products. */
  shopFiles: ShopFiles;
  /** The terms and conditions supplied with the academy, the newest first; those that staff publish come before them. */
  termsVersions: readonly { version: string; effectiveOn: string }[];
  /** The member of staff in `ACADEMY_FIRST_STAFF`, added again at every start. Left out where no server starts. */
  firstStaff?: string;
  /** Addresses of public pages that cannot be made from what was saved, and are shown as they were. Left out where no server starts. */
  brokenPages?: () => readonly string[];
  /** Whether an e-mail would be sent now. */
  emailIsCurrent: (row: OutboxRow) => Promise<boolean>;
  /** Whether a webhook is set up. */
  hasEventReceiver: boolean;
  /** The current text of an e-mail, without keys; null when it is out of date. */
  emailInWords: (
    row: OutboxRow,
  ) => Promise<{ subject: string; text: string; content?: EmailContent; to?: readonly string[] } | null>;
};

/** The author and time of what a service writes: the actor, at the present instant. */
export const auditOf = (context: ServiceContext, actor: ActorName): AuditContext => ({
  actor,
  at: context.clock(),
  uuid: context.uuid,
  isPractice: isPractice(context),
  forReal: context.production,
});

/** Which ways to take real money are set up in this process. */
export const railsOf = ({
  production,
  gateways,
}: Pick<ServiceContext, 'production' | 'gateways'>): Rails => ({
  production,
  liveCards: gateways.some(({ live }) => live),
});

export const isPractice = (context: Pick<ServiceContext, 'production' | 'gateways'>): boolean =>
  Object.values(railsOf(context)).every((isReal) => !isReal);

/** Whoever has it may open and change the order: 192 random bits. */
export const newOrderToken = ({ randomBytes }: ServiceContext): string =>
  Buffer.from(randomBytes(24)).toString('base64url');

export const newGiftCode = ({ randomBytes }: ServiceContext): string => giftCodeFrom(randomBytes(12));

/**
 * Part of the addresses to which a gateway sends a buyer back: proves that the browser had the order's token when it left. A
 * corrected e-mail gives the order another token, and links made with the old one no longer open it.
 */
export const sealOfReturn = ({ signer }: ServiceContext, token: string): string =>
  signer('way back', Buffer.from(token)).toString('base64url');

export const isSealOfReturn = ({ signer }: ServiceContext, token: string, seal: string): boolean =>
  isSignedBy(signer, 'way back', Buffer.from(token), Buffer.from(seal, 'base64url'));

/** The effects of a change to an order, in the same transaction. */
export type Effects = {
  emails: readonly OrderEmail[];
  /** Whose free seats changed. */
  seatsTaken?: readonly SeatsOf[];
  /** The order was placed in this transaction: nothing about it was queued before. */
  isNew?: boolean;
  /** The order that they are about, as it is now, where the caller holds it. */
  order?: Order;
};

/** Whether an e-mail may be sent: orders that somebody places in another person's name must not fill their mailbox. */
async function mayGo(
  context: ServiceContext,
  tx: Handle,
  email: OrderEmail,
  isNew: boolean,
): Promise<boolean> {
  switch (email.emailName) {
    case 'order-received':
    case 'how-to-pay':
    case 'order-reminder':
    case 'claim-received':
      // One that is queued already is not counted again.
      if (!isNew && (await isPosted(tx, email.dedupeKey))) return false;
      return mayWriteAbout(context, tx, { orderId: email.orderId, email: email.unprovedEmail });
    case 'staff-other-method':
    case 'staff-claim-waiting':
      return mayWriteToStaff(context, tx, 'orders');
    default:
      return true;
  }
}

/** A gift waits for its day, however what it opens came. */
async function notBefore(tx: Handle, { emailName, orderId }: OrderEmail, held?: Order): Promise<Date | null> {
  if (!openingEmails.includes(emailName)) return null;
  const order = held?.id === orderId ? held : await findOrder(tx, orderId);
  return order && giftLeavesAt(order);
}

/**
 * Queues the e-mails and refreshes pages that count seats: the last step of a transaction. The server is notified when it commits.
 */
export async function carryOut(
  context: ServiceContext,
  tx: Handle,
  { emails, seatsTaken = [], isNew = false, order }: Effects,
): Promise<void> {
  for (const email of emails)
    if (await mayGo(context, tx, email, isNew))
      await postOneEmail(tx, { ...email, notBefore: await notBefore(tx, email, order) }, () =>
        readAddressee(tx, email),
      );
  await noteSeats(tx, seatsTaken);
}

const postToReader = (tx: Handle, message: ApplicationEmail, now: Date): Promise<void> =>
  postApplicationEmail(tx, message, now, () => readApplicant(tx, message.applicationId));

/** Each e-mail once: one that is queued already is not counted again. */
async function postToApplicant(
  context: ServiceContext,
  tx: Handle,
  email: string,
  message: ApplicationEmail,
): Promise<void> {
  if (await isPosted(tx, message.dedupeKey)) return;
  if (await mayWriteTo(context, tx, 'application', email)) await postToReader(tx, message, context.clock());
}

/**
 * Queues the e-mails about a stored application: to the person, and to the academy. Nothing for a repeated one; with `againAfterMs`
 * the person's e-mail is sent once more when so much time has passed.
 */
export async function queueApplicationEmails(
  context: ServiceContext,
  tx: Handle,
  { application, repeated }: Kept,
  emailName: ApplicantEmailName | null,
  { againAfterMs = null }: { againAfterMs?: number | null } = {},
): Promise<void> {
  const now = context.clock();
  const { id, email, sentAt } = application;
  const turnOfForm =
    repeated && againAfterMs !== null ? Math.floor((now.getTime() - sentAt.getTime()) / againAfterMs) : 0;
  if (emailName !== null && (!repeated || turnOfForm > 0)) {
    const dedupeKey = turnOfForm === 0 ? `${emailName}:${id}` : `${emailName}:${id}:${turnOfForm}`;
    await postToApplicant(context, tx, email, { dedupeKey, emailName, applicationId: id });
  }
  if (!repeated) {
    const toStaff = {
      dedupeKey: `staff-application:${id}`,
      emailName: 'staff-application',
      applicationId: id,
    } as const;
    if (await mayWriteToStaff(context, tx, application.kind)) await postApplicationEmail(tx, toStaff, now);
  }
}

const emailOfState = {
  seat: 'workshop-seat',
  waiting: 'workshop-waiting',
  'next-session': 'workshop-next-session',
} as const;

/** One e-mail for each change of a seat: somebody may get one about a seat and, later, about another. */
const emailFor = (
  emailName: ApplicantEmailName,
  { id, turn, changedAt, applicationId }: Place,
): ApplicationEmail => ({
  dedupeKey: `${emailName}:${id}:${turn}:${changedAt.getTime()}`,
  emailName,
  applicationId,
  seatId: id,
});

type Seating = {
  /** Changes for people who did not ask for them. */
  news: readonly SeatNews[];
  /** The seat or list that somebody has just applied for. */
  asked?: { place: Place; isAgain: boolean };
  /** The workshops whose number of taken seats changed. */
  seatsTaken: readonly SeatsOf[];
};

/** Queues the e-mails about seats in a workshop; refreshes pages that count seats. The last step of a transaction. */
export async function queueSeatEmails(
  context: ServiceContext,
  tx: Handle,
  { news, asked, seatsTaken }: Seating,
): Promise<void> {
  const { clock } = context;
  for (const { place, emailName } of news) await postToReader(tx, emailFor(emailName, place), clock());
  if (asked && asked.place.state in emailOfState) {
    const { place, isAgain } = asked;
    const made = emailFor(emailOfState[place.state as keyof typeof emailOfState], place);
    // Whoever lost the e-mail gets it again, once an hour at most: others can type their address.
    const hours = Math.floor((clock().getTime() - place.changedAt.getTime()) / 3_600_000);
    if (!isAgain) await postToApplicant(context, tx, place.email, made);
    else if (hours > 0)
      await postToApplicant(context, tx, place.email, { ...made, dedupeKey: `${made.dedupeKey}:${hours}` });
  }
  await noteSeats(tx, seatsTaken);
}

/** What every service is handed: the database, the outside parties by contract, the clock and random bytes. */
import type { Handle } from './platform/db/handle.ts';
import type { ApplicantEmailName } from './features/applications/application.ts';
import type { Kept } from './features/applications/application.store.ts';
import type { SeatNews } from './features/workshops/settle-workshop.store.ts';
import type { Place } from './features/workshops/workshop-places.store.ts';
import { raiseContentVersion } from './features/catalogue/catalogue.store.ts';
import type { Rails } from './features/payments/real-money.store.ts';
import type { ActorName, AuditContext } from './features/orders/order.ts';
import type { OrderEmail } from './features/orders/order-email.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { FilesById, LibraryFiles, PictureFiles } from './features/shop/files-by-id.ts';
import type { ShopFiles } from './features/shop/product-files.service.ts';
import type { Context } from './platform/context.ts';
import { mayWriteAbout, mayWriteTo, mayWriteToStaff } from './features/emails/email-limits.service.ts';
import type { OutboxRow } from './features/emails/outbox-for-staff.store.ts';
import {
  isPosted,
  postApplicationEmail,
  postOneEmail,
  type ApplicationEmail,
} from './features/emails/outbox.store.ts';

export type ServiceContext = Context & {
  gateways: readonly Gateway[];
  /** Whether real people are served: then nobody is sent to the account that the sample academy invented. */
  production: boolean;
  /** Whether local test screens and the practice bank are on. */
  testScreens: boolean;
  /** Where receipts of transfers lie. */
  receipts: FilesById;
  /** Where pictures of the community lie, and what becomes of one that is sent. */
  pictures: PictureFiles;
  /** Where pictures of the picture library lie. */
  library: LibraryFiles;
  /** Where files of the shop's products are put. */
  shopFiles: ShopFiles;
  /** Of the terms and conditions those the academy came with, the newest first; what its staff publish goes before them. */
  termsVersions: readonly { version: string; effectiveOn: string }[];
  /** Whom `ACADEMY_FIRST_STAFF` names: their place is given again at every start. Left out where no server starts. */
  firstStaff?: string;
  /** Whether an email would be posted if its turn were now. */
  letterIsTrue: (letter: OutboxRow) => Promise<boolean>;
  /** Whether another system is told what happens. */
  tellsOfEvents: boolean;
  /** What an email would say now, without keys; null when that is no longer so. */
  emailInWords: (letter: OutboxRow) => Promise<{ subject: string; text: string } | null>;
};

/** The signature under what a service writes: by whom, at the present instant. */
export const auditOf = (context: ServiceContext, actor: ActorName): AuditContext => ({
  actor,
  at: context.clock(),
  uuid: context.uuid,
  isPractice: isPractice(context),
});

/** What of this process takes real money. */
export const railsOf = ({
  production,
  gateways,
}: Pick<ServiceContext, 'production' | 'gateways'>): Rails => ({
  production,
  liveCards: gateways.some(({ live }) => live),
});

export const isPractice = (context: Pick<ServiceContext, 'production' | 'gateways'>): boolean =>
  Object.values(railsOf(context)).every((isReal) => !isReal);

/** Whoever holds it may open and change the order: 192 bits that nobody guesses. */
export const newOrderToken = ({ randomBytes }: ServiceContext): string =>
  Buffer.from(randomBytes(24)).toString('base64url');

/**
 * Stands in the addresses a gateway sends a buyer back to: who comes back with it had the order when they left. A corrected
 * e-mail gives the order another token, and what was made under the old one opens it no more.
 */
export const sealOfReturn = ({ signer }: ServiceContext, token: string): string =>
  signer('way back', Buffer.from(token)).toString('base64url');

/** What follows from something done to an order, in the same transaction. */
export type Effects = { letters: readonly OrderEmail[]; seatsTaken?: boolean };

/** Whether an email may go: nobody's mailbox is filled by orders that somebody else places in their name. */
async function mayGo(context: ServiceContext, tx: Handle, letter: OrderEmail): Promise<boolean> {
  switch (letter.letter) {
    case 'order-received':
    case 'how-to-pay':
    case 'order-reminder':
      // One that lies there already is not counted again.
      if (await isPosted(tx, letter.dedupeKey)) return false;
      return (
        (await mayWriteAbout(context, tx, letter.orderId)) &&
        (await mayWriteTo(context, tx, 'order', letter.unprovedEmail))
      );
    case 'staff-other-method':
    case 'staff-claim-waiting':
      return mayWriteToStaff(context, tx, 'orders');
    default:
      return true;
  }
}

/**
 * Posts the emails and makes pages that count seats be made again: the last act of a transaction. The post and the server
 * are woken when it commits.
 */
export async function carryOut(
  context: ServiceContext,
  tx: Handle,
  { letters, seatsTaken }: Effects,
): Promise<void> {
  const { database } = context;
  for (const letter of letters) if (await mayGo(context, tx, letter)) await postOneEmail(tx, letter);
  if (seatsTaken) await raiseContentVersion(tx);
  // Inside a transaction a hint leaves after the commit.
  if (letters.length > 0) await database.notify('outbox');
  if (seatsTaken) await database.notify('content');
}

/** Once for each email: one that lies there already is not counted again. */
async function postToApplicant(
  context: ServiceContext,
  tx: Handle,
  email: string,
  letter: ApplicationEmail,
): Promise<void> {
  if (await isPosted(tx, letter.dedupeKey)) return;
  if (await mayWriteTo(context, tx, 'application', email))
    await postApplicationEmail(tx, letter, context.clock());
}

/**
 * What follows from an application that was kept: the email to the person, and one to the academy.
 * Nothing for a repeated one; with `againAfterMs` its email is sent once more when so much time has passed.
 */
export async function tellOfApplication(
  context: ServiceContext,
  tx: Handle,
  { application, repeated }: Kept,
  letter: ApplicantEmailName | null,
  { againAfterMs = null }: { againAfterMs?: number | null } = {},
): Promise<void> {
  const now = context.clock();
  const { id, email, sentAt } = application;
  const round =
    repeated && againAfterMs !== null ? Math.floor((now.getTime() - sentAt.getTime()) / againAfterMs) : 0;
  if (letter !== null && (!repeated || round > 0)) {
    const dedupeKey = round === 0 ? `${letter}:${id}` : `${letter}:${id}:${round}`;
    await postToApplicant(context, tx, email, { dedupeKey, letter, applicationId: id });
  }
  if (!repeated) {
    const toStaff = {
      dedupeKey: `staff-application:${id}`,
      letter: 'staff-application',
      applicationId: id,
    } as const;
    if (await mayWriteToStaff(context, tx, application.kind)) await postApplicationEmail(tx, toStaff, now);
  }
  await context.database.notify('outbox');
}

const emailOfState = {
  seat: 'workshop-seat',
  waiting: 'workshop-waiting',
  'next-session': 'workshop-next-session',
} as const;

/** One email for each time that the place became what it is: they may be written to about one seat and, later, another. */
const emailFor = (
  letter: ApplicantEmailName,
  { id, turn, changedAt, applicationId }: Place,
): ApplicationEmail => ({
  dedupeKey: `${letter}:${id}:${turn}:${changedAt.getTime()}`,
  letter,
  applicationId,
  seatId: id,
});

type Seating = {
  /** Whom something happened to without their asking. */
  news: readonly SeatNews[];
  /** The place somebody has just asked for and got. */
  asked?: Place;
  /** Whether more or fewer seats are taken than before. */
  seatsTaken: boolean;
};

/** Emails about places in a workshop; pages that count its seats are made again. The last act of a transaction. */
export async function tellOfSeats(
  context: ServiceContext,
  tx: Handle,
  { news, asked, seatsTaken }: Seating,
): Promise<void> {
  const { database, clock } = context;
  for (const { place, letter } of news) await postApplicationEmail(tx, emailFor(letter, place), clock());
  if (asked && asked.state in emailOfState) {
    const letter = emailOfState[asked.state as keyof typeof emailOfState];
    await postToApplicant(context, tx, asked.email, emailFor(letter, asked));
  }
  if (seatsTaken) await raiseContentVersion(tx);
  await database.notify('outbox');
  if (seatsTaken) await database.notify('content');
}

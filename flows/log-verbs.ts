/** The log, and what was posted to people and told to other servers, as verbs. */
import type { NotificationFilter } from '../domain/orders/notification-filter.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { SubjectKind } from '../domain/staff/staff-acts.ts';
import type { LogFilter, LogLine } from '../domain/staff/staff-log.store.server.ts';
import type {
  InWords,
  OutboxFilter,
  OutboxState,
  OutboxTry,
  WhyNotAgain,
} from '../mail/outbox-office.store.server.ts';
import type { StaffMember } from './academy.server.ts';
import type { NotificationToRead } from './reconcile-verbs.ts';

/** `page` counts from 1; `perPage` at most 100. What lies outside is brought inside. */
export type PageOf<Filter> = { filter: Filter; page: number; perPage: number };
export type PageRead<Row> = { rows: Row[]; hasNext: boolean };

/** `at` is told as an instant, not as the text that the outbox keeps. `error`: of a letter without addresses, links and codes. */
export type TryInOffice = Omit<OutboxTry, 'at'> & { at: Date };

export type MailInList = {
  id: string;
  /** The letter's name. */
  letter: string;
  /** Null where it goes to the team, and where nobody is named before it is written. */
  to: string | null;
  isForTeam: boolean;
  orderNumber: string | null;
  applicationId: string | null;
  state: OutboxState;
  createdAt: Date;
  /** When it was sent, found overtaken or given up; of one that waits, its next turn. */
  at: Date;
  /** Of the present round: a letter that is sent again begins at none. */
  tries: number;
  /** Without addresses, links, codes and keys. */
  lastError: string | null;
  /** Whether `sendOutboxMailAgain` may be asked for: it was given up, and says what is so. */
  mayBeSentAgain: boolean;
  /** Null where it may, and of one that was not given up. */
  whyNotAgain: WhyNotAgain | null;
};

export type MailInOffice = MailInList & { history: TryInOffice[]; words: InWords };

export type DeliveryInList = {
  id: string;
  /** The kind of the application, or 'buy-now'; 'gone' when what it was about was erased. */
  about: string;
  orderNumber: string | null;
  applicationId: string | null;
  state: OutboxState;
  createdAt: Date;
  at: Date;
  tries: number;
  /** As the other server answered: it may repeat what a person wrote. */
  lastError: string | null;
};

export type DeliveryInOffice = DeliveryInList & {
  /** Names and values as they travel, with what they say of a person; null when what it was about was erased. */
  sent: (readonly [name: string, value: string])[] | null;
  history: TryInOffice[];
};

export type MailAgainResult =
  | { ok: true }
  /** 'not-failed': it was sent, or waits for its turn, or somebody was first. */
  | { ok: false; reason: 'mail-not-found' | 'not-failed' | WhyNotAgain };

export type DeliverAgainResult =
  /** `id` of the row that goes: another one where the first was taken. */
  | { ok: true; id: string }
  /** 'on-its-way': it has its first turn now. 'nothing-to-tell': what it was about was erased. 'not-connected': nobody is told. */
  | { ok: false; reason: 'delivery-not-found' | 'on-its-way' | 'nothing-to-tell' | 'not-connected' };

/** What a line is about. */
export type LogAbout = {
  of: SubjectKind;
  /** Null where the subject is its name, or nothing of that name is left. */
  name: Record<Locale, string> | null;
  /** What its page is opened by: of a record 'course/slug', of an application its kind, of a notification its order's number. */
  key: string | null;
};

export type LogBeside = {
  about: LogAbout;
  /** Why she refused, paid back or declined, as long as what she did it to says so: the log keeps no reason. */
  reason: string | null;
};

export type StaffLogVerbs = {
  /** The newest first. Who may: `maySeeLog`. */
  readLog(query: PageOf<LogFilter>): Promise<PageRead<LogLine & LogBeside>>;
  /** The newest first. Who may: `maySeeMails`, as for the next two. */
  outboxMails(
    query: PageOf<Pick<OutboxFilter, 'state' | 'letter' | 'to' | 'orderNumber'>>,
  ): Promise<PageRead<MailInList>>;
  /** With every try, and what it says as it would read now: without keys of links, and nothing of sign-in codes. */
  outboxMail(id: string): Promise<MailInOffice | null>;
  /** One that was given up starts over, worded anew from what is true when it leaves. */
  sendOutboxMailAgain(input: { id: string; staff: StaffMember }): Promise<MailAgainResult>;
  /** Messages to other servers, the newest first. Who may: `maySeeWebhooks`, as for the next. */
  webhookDeliveries(
    query: PageOf<
      Pick<OutboxFilter, 'state' | 'orderNumber' | 'applicationId'> & { kind?: 'webhook' | 'buy-now' }
    >,
  ): Promise<PageRead<DeliveryInList>>;
  webhookDelivery(id: string): Promise<DeliveryInOffice | null>;
  /** Given up, refused or taken: it goes once more, signed anew. Who may: `mayForwardAgain`. */
  deliverAgain(input: { id: string; staff: StaffMember }): Promise<DeliverAgainResult>;
  /** What gateways told us, the newest first. `toDo`: how many wait for a person in all. Who may: `maySeeNotifications`. */
  findNotifications(
    query: PageOf<{ show: NotificationFilter; gateway?: string; orderNumber?: string }>,
  ): Promise<PageRead<NotificationToRead> & { toDo: number }>;
};

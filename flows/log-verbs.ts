/** The log, and what was posted to people and told to another system, as verbs. */
import type { EventKind } from '../domain/events/event-kinds.ts';
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

export type EventInList = {
  id: string;
  /** Its kind: 'order.paid'. */
  event: string;
  position: number;
  orderNumber: string | null;
  applicationId: string | null;
  /** 'overtaken': nobody was to be told when it happened. */
  state: OutboxState;
  createdAt: Date;
  at: Date;
  tries: number;
  lastError: string | null;
};

export type EventInOffice = EventInList & {
  /** As it travels, with what it says of a person. */
  data: Record<string, unknown>;
  history: TryInOffice[];
};

export type MailAgainResult =
  | { ok: true }
  /** 'not-failed': it was sent, or waits for its turn, or somebody was first. */
  | { ok: false; reason: 'mail-not-found' | 'not-failed' | WhyNotAgain };

/** 'on-its-way': it has its first turn now. 'not-connected': nobody is told. */
export type EventAgainResult =
  | { ok: true }
  | { ok: false; reason: 'event-not-found' | 'on-its-way' | 'not-connected' };

/** From `from` up to, not including, `to`. */
export type EventSpan = { from: Date; to: Date; event?: EventKind };

/** 'other-number': it is another one than was confirmed. */
export type ReplayResult =
  | { ok: true; sent: number }
  | { ok: false; reason: 'not-connected' | 'nothing-to-tell' }
  | { ok: false; reason: 'too-many-events' | 'other-number'; count: number };

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
  /** What another system is told, the newest first. Who may: `maySeeWebhooks`, as for the next. */
  events(
    query: PageOf<Pick<OutboxFilter, 'state' | 'orderNumber' | 'applicationId' | 'event'>>,
  ): Promise<PageRead<EventInList>>;
  event(id: string): Promise<EventInOffice | null>;
  /** Given up, refused or taken: it goes once more under the same id. Who may: `mayForwardAgain`, as for the next two. */
  sendEventAgain(input: { id: string; staff: StaffMember }): Promise<EventAgainResult>;
  countEvents(span: EventSpan): Promise<number>;
  /** All of a time go once more, a thousand at most. */
  replayEvents(input: { span: EventSpan; count: number; staff: StaffMember }): Promise<ReplayResult>;
  /** What gateways told us, the newest first. `toDo`: how many wait for a person in all. Who may: `maySeeNotifications`. */
  findNotifications(
    query: PageOf<{ show: NotificationFilter; gateway?: string; orderNumber?: string }>,
  ): Promise<PageRead<NotificationToRead> & { toDo: number }>;
};

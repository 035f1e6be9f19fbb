/** What staff do with one order beside looking for its money. */
import type { NotReopened } from '../domain/access/reopen-held.store.server.ts';
import type { LettingReason, Order, OrderStatus } from '../domain/orders/order.ts';
import type { ListedPerson, ListProblem, TypedPerson } from '../domain/orders/letting.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { FieldProblems } from '../domain/people/read-form.ts';
import type { NoteProblem } from '../domain/orders/order-note.ts';
import type { PastedProblem } from '../domain/orders/pasted-statement.ts';
import type { StatementMatch } from '../domain/orders/statement-match.ts';
import type { StaffMember } from './academy.server.ts';

export type NoteInOffice = { id: string; at: Date; by: string; text: string };

export type ReopenResult =
  /** `priceBeforeCentimes`: of MAD, as it cost until now; the order has today's. */
  | { ok: true; order: Order; priceBeforeCentimes: number }
  | { ok: false; reason: 'order-not-found' | 'deleted-account' | Exclude<NotReopened, 'not-in-this-status'> }
  /** Open already, paid or claimed; `by` is who moved it there: an address of staff, 'buyer', 'clock' or a gateway. */
  | { ok: false; reason: 'not-in-this-status'; status: OrderStatus; by: string };

export type ChangeEmailResult =
  /** `alsoMoved`: numbers of the other orders of the same plan of parts, which went with it. */
  | { ok: true; order: Order; alsoMoved: string[] }
  | {
      ok: false;
      reason:
        | 'order-not-found'
        /** It is of her who asks, or was: a colleague moves it. */
        | 'own-order'
        | 'not-an-address'
        | 'same-address'
        /** Nobody moves an order to herself. */
        | 'own-address'
        /** Nor to somebody she works with. */
        | 'colleagues-address'
        /** The account behind the order was deleted: nobody stands on it any more. */
        | 'deleted-account'
        /** Somebody proved the old address and is a member by this very order. */
        | 'member-signed-in'
        /** Somebody may be paying at this moment, and what she pays for shall go where she believes. */
        | 'at-the-bank'
        /** Whoever has the new address has had her share of the order's code; only of an order that is not paid. */
        | 'coupon-used-by-her'
        /** While a course is open to private links alone, an order by one keeps the mailbox it was sent to. */
        | 'early-other-address';
    };

/** What became of one ticked claim. */
export type ClaimAnswer = { orderNumber: string } & (
  | { ok: true; status: OrderStatus }
  /** 'failed': something broke, and is in the server's log; it can be pressed again. */
  | { ok: false; reason: 'order-not-found' | 'own-order' | 'failed' }
  /** Somebody was first: `by` is an address of staff, 'buyer', 'clock' or a gateway. */
  | { ok: false; reason: 'already-decided'; status: OrderStatus; by: string }
);

/** 'office' is a line of the staff log that no line of the history says as well. */
export type TimelineEntry = {
  at: Date;
  kind:
    | 'history'
    | 'note'
    | 'letter'
    | 'notification'
    | 'attempt'
    | 'refund'
    | 'receipt'
    | 'webhook'
    | 'download'
    | 'office';
  /** 'buyer', 'clock', 'gateway:<name>', or the address of a member of staff. */
  actor: string;
  /** The history's event, the letter's name, the attempt's state, the notification's verdict, the act of the log … */
  event: string;
  /** Lines with the same were left by one deed, and are told together. */
  deed: string;
  /** Words and numbers as text; amounts in centimes of MAD, instants as ISO 8601. What is not known is left out. */
  detail: Record<string, string>;
};

/** What is opened to somebody who pays nothing. */
export type ItemToLetInTo = {
  kind: 'course' | 'membership' | 'product';
  slug: string;
  /** The dated group, of a course that is sold by them; left out: the next with a seat. */
  cohort?: string | undefined;
};

export type WhyNotIn =
  /** It stands in the same list before. */
  | 'twice'
  | 'owns-already'
  /** Nobody lets herself in, nor a colleague, but an owner. */
  | 'own-address'
  | 'colleagues-address'
  /** Every seat is taken, and going over was not asked for. */
  | 'sold-out';

export type LetIn = {
  /** Made when the page was opened: the same person under the same key is let in once. */
  key: string;
  item: ItemToLetInTo;
  as: LettingReason;
  why: string;
  /** Also where every seat is taken. */
  overSeats: boolean;
  /** The language of who names none. */
  locale: Locale;
  people: readonly TypedPerson[];
  staff: StaffMember;
};

/** A line of a list before anybody is let in. `waitsForCode`: may come in, and gets the code when there is one. */
export type PersonBefore = ListedPerson & {
  problems: FieldProblems;
  whyNot: WhyNotIn | null;
  waitsForCode: boolean;
};

export type PersonAfter = { email: string } & (
  | { ok: true; orderNumber: string; waitsForCode: boolean; repeated: boolean }
  /** `orderNumber`: of the order by which somebody owns it. 'failed': in the log of the server; can be pressed again. */
  | { ok: false; reason: WhyNotIn | 'failed'; orderNumber?: string }
  | { ok: false; reason: 'bad-person'; problems: FieldProblems }
);

export type StaffOrderDeskVerbs = {
  /** What somebody can be let in to, with the seats and codes that are left; null where there is no end of them. Who may: `mayLetIn`. */
  lettingItems(): Promise<
    (ItemToLetInTo & {
      name: { en: string; ar: string };
      /** Of a dated group: 'YYYY-MM-DD'. */
      startsOn?: string;
      seatsLeft: number | null;
      codesLeft: number | null;
    })[]
  >;
  /** A pasted list, line by line, with what would happen. Nobody is let in. */
  readLetting(
    input: Pick<LetIn, 'item' | 'overSeats' | 'locale' | 'staff'> & { text: string },
  ): Promise<{ ok: true; people: PersonBefore[] } | { ok: false; reason: ListProblem | 'item-not-found' }>;
  /** Each by itself, in the order given: what failed does not hold up the others, and all can be sent again. */
  letIn(
    input: LetIn,
  ): Promise<
    { ok: true; people: PersonAfter[] } | { ok: false; reason: 'item-not-found' | 'why' | 'too-many' }
  >;
  /** The access of an order of 0 MAD ends, however it came about; nothing goes back. Who may: `mayLetIn`. */
  endFree(input: {
    orderNumber: string;
    why: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'own-order' | 'not-free' | 'why' }>;
  /** Plain text of at most 2,000 signs. Staff alone read it, beside whoever asks what is held about her. */
  noteOnOrder(input: {
    orderNumber: string;
    text: string;
    staff: StaffMember;
  }): Promise<{ ok: true; note: NoteInOffice } | { ok: false; reason: 'order-not-found' | NoteProblem }>;
  /** Somebody has looked at what was bought twice: the order and its twins are no errand any more. Who may: `mayNoteOrders`. */
  lookAtDouble(input: {
    orderNumber: string;
    staff: StaffMember;
  }): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'nothing-to-see' }>;
  /** From Cancelled, Expired or Rejected, at today's price; she gets a letter with the link to pay. */
  reopenOrderForStaff(input: { orderNumber: string; staff: StaffMember }): Promise<ReopenResult>;
  /**
   * After a typo, whatever the order's status. It gets a new link, older links and links to files open nothing, and both
   * addresses get a letter: the new one with the link (and with what was bought, once more), the old one without anything
   * that opens or tells where it went. An access code that was sent to the old address stays the same.
   */
  changeOrderEmail(input: {
    orderNumber: string;
    email: string;
    staff: StaffMember;
  }): Promise<ChangeEmailResult>;
  /** Pasted text of at most 500 lines and 64 KB. Per line, what was understood of it and which claim it seems to pay. */
  readStatement(input: {
    text: string;
    staff: StaffMember;
  }): Promise<{ ok: true; lines: StatementMatch[] } | { ok: false; reason: PastedProblem }>;
  /** At most 500; each is confirmed by itself, and answered in the order given. A number named twice counts once. */
  confirmClaims(input: {
    orderNumbers: readonly string[];
    staff: StaffMember;
  }): Promise<{ ok: true; answers: ClaimAnswer[] } | { ok: false; reason: 'too-many' }>;
  /** Everything that happened to an order, the newest last; null for a number that nobody has. */
  orderTimeline(orderNumber: string): Promise<TimelineEntry[] | null>;
};

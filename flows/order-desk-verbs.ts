/** What staff do with one order beside looking for its money. */
import type { NotReopened } from '../domain/access/reopen-held.store.server.ts';
import type { Order, OrderStatus } from '../domain/orders/order.ts';
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

/** What became of one ticked claim. */
export type ClaimAnswer = { orderNumber: string } & (
  | { ok: true; status: OrderStatus }
  /** 'failed': something broke, and is in the server's log; it can be pressed again. */
  | { ok: false; reason: 'order-not-found' | 'failed' }
  /** Somebody was first: `by` is an address of staff, 'buyer', 'clock' or a gateway. */
  | { ok: false; reason: 'already-decided'; status: OrderStatus; by: string }
);

export type StaffOrderDeskVerbs = {
  /** Plain text of at most 2,000 signs. Staff alone read it, beside whoever asks what is held about her. */
  noteOnOrder(input: {
    orderNumber: string;
    text: string;
    staff: StaffMember;
  }): Promise<{ ok: true; note: NoteInOffice } | { ok: false; reason: 'order-not-found' | NoteProblem }>;
  /** From Cancelled, Expired or Rejected, at today's price; she gets a letter with the link to pay. */
  reopenOrderForStaff(input: { orderNumber: string; staff: StaffMember }): Promise<ReopenResult>;
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
};

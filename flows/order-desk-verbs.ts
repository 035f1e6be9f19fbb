/** What staff do with one order beside looking for its money. */
import type { NoteProblem } from '../domain/orders/order-note.ts';
import type { StaffMember } from './academy.server.ts';

export type NoteInOffice = { id: string; at: Date; by: string; text: string };

export type StaffOrderDeskVerbs = {
  /** Plain text of at most 2,000 signs. Staff alone read it, beside whoever asks what is held about her. */
  noteOnOrder(input: {
    orderNumber: string;
    text: string;
    staff: StaffMember;
  }): Promise<{ ok: true; note: NoteInOffice } | { ok: false; reason: 'order-not-found' | NoteProblem }>;
};

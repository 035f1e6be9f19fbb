/** What somebody who is signed in sees and does about herself. Every verb takes the member as the door proved her. */
import type { ShownStatus } from '../domain/orders/refund.ts';
import type { BookingState } from '../domain/bookings/bookings.table.ts';
import type { Wishes } from '../domain/members/account.store.server.ts';
import type { Member } from '../domain/members/member.ts';
import type { ItemKind, OrderStatus } from '../domain/orders/order.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { RightView } from './rights.server.ts';

export type AccountOrder = {
  number: string;
  token: string;
  itemKind: ItemKind;
  itemSlug: string;
  /** As it was sold, in this language. */
  description: string;
  locale: Locale;
  /** Centimes of MAD. */
  amountCentimes: number;
  status: OrderStatus;
  placedAt: Date;
  expiresAt: Date;
  /** Of a gift; null when the buyer keeps it. */
  recipientEmail: string | null;
  /** Numbers of the credit notes of money that has gone back. */
  creditNotes: string[];
  /** What people read of its status. */
  shown: ShownStatus;
  /** Until when the money can be asked back by right, 'YYYY-MM-DD' in Morocco; null when it cannot. */
  refundUntil: string | null;
  /** Asked back, and not decided. */
  asked: { at: Date; dueAt: Date } | null;
};

/** What a confirmed order opened. */
export type Opened = {
  /** Of the order's page; null for a gift, whose order is its buyer's. */
  token: string | null;
  number: string;
  itemKind: ItemKind;
  itemSlug: string;
  /** As it was sold, in this language. */
  description: string;
  locale: Locale;
  /** A seat in the academy's own classroom: no code. */
  isClassroom: boolean;
  code: string | null;
  /** Where the code is used; null without one. */
  startUrl: string | null;
  grantedAt: Date;
  /** Since when an instalment is overdue; null when none is. */
  pausedAt: Date | null;
};

export type AccountBooking = {
  /** Of its order, like its status. */
  number: string;
  status: OrderStatus;
  token: string;
  /** The service and the expert by their names in each language. */
  service: Record<Locale, string>;
  expert: Record<Locale, string>;
  startsAt: Date;
  endsAt: Date;
  state: BookingState;
  heldUntil: Date | null;
  timeZone: string;
};

export type AccountView = {
  /** The newest first. */
  orders: AccountOrder[];
  /** The newest first. */
  opened: Opened[];
  /** By the time they begin. */
  bookings: AccountBooking[];
  /** Consultations that came with courses. */
  rights: RightView[];
};

/** What is under way and would be lost from sight with the account. */
export type StillOpen =
  /** 'held': kept for her until she pays. */
  | { kind: 'booking' | 'held'; description: string; at: Date }
  /** Her money may be on its way without a word of hers. */
  | { kind: 'unpaid'; description: string; number: string }
  | { kind: 'refund'; description: string; amountCentimes: number; at: Date }
  | { kind: 'claim' | 'code' | 'instalments'; description: string };

/** Rows by the names of their tables. */
export type AccountExport = { academy: string; exportedAt: Date } & Record<string, unknown>;

export type DeleteResult =
  | { ok: true }
  /** 'open-matters': something is under way, and she has not said that she knows. */
  | { ok: false; reason: 'wrong-address' | 'works-here' | 'open-matters' };

export type HadAlready =
  /** `token` is null for a gift, which stands in the account. */
  | { state: 'owned'; number: string; token: string | null }
  /** Nothing is paid or claimed: whoever placed it in her name may hold its link, so she goes on to it by a press. */
  | { state: 'begun'; number: string; amountCentimes: number; expiresAt: Date };

export type AccountVerbs = {
  account: {
    read(member: Member): Promise<AccountView>;
    /** What she has of one thing, or has begun to buy; null when neither. */
    has(member: Member, item: { kind: ItemKind; slug: string }): Promise<HadAlready | null>;
    /** Null until she has a profile: then letters speak the language of what they are about. */
    wishes(member: Member): Promise<Wishes | null>;
    changeWishes(member: Member, wishes: Wishes): Promise<boolean>;
    export(member: Member): Promise<AccountExport>;
    stillOpen(member: Member): Promise<StillOpen[]>;
    /** Somebody of the office reads that mailbox, however it is written: her place there goes before her account. */
    worksHere(member: Member): Promise<boolean>;
    /** For whoever has just typed a fresh code. `typedEmail` must be her address; `knows`: of what is still open. */
    delete(
      member: Member,
      said: { typedEmail: string; knows: boolean; locale: Locale },
    ): Promise<DeleteResult>;
  };
};

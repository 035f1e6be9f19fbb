/** What can be done about money on its way back. Amounts in centimes of MAD. */
import type { RefundStanding } from '../domain/orders/refund-policy.ts';
import type {
  OpenRequest,
  RefundRequest,
  RefundRight,
} from '../domain/orders/refund-requests.store.server.ts';
import type { DeclineReason, PayoutWay, RefundState, RefundWay } from '../domain/orders/refund.ts';
import type { RefundAccount } from '../domain/orders/refund-form.ts';
import type { Payout } from '../domain/orders/refunds.table.ts';
import type { PaymentOption } from '../domain/orders/order.ts';
import type { StaffMember } from './academy.server.ts';

type Staff = StaffMember;

/** A refund as its buyer sees it. */
export type BuyerRefund = {
  creditNoteNumber: string;
  amountCentimes: number;
  /** What she sees of the way; how a card is paid back is no matter of hers. */
  way: 'card' | 'bank-transfer' | 'cash-agency';
  isSurplus: boolean;
  /** She began it herself, by giving her hour back. */
  isOwn: boolean;
  isDone: boolean;
  decidedAt: Date;
  dueAt: Date;
  doneAt: Date | null;
  /** Number of the transfer she takes to an agency; null where there is none, and before it was made. */
  proof: string | null;
  /** A person shall send it, and nobody knows where. */
  lacksAccount: boolean;
};

export type RefundInList = {
  id: string;
  orderNumber: string;
  name: string;
  amountCentimes: number;
  way: RefundWay;
  state: RefundState;
  isSurplus: boolean;
  isWhole: boolean;
  /** The card service, when a card payment is paid back. */
  gateway: string | null;
  dueAt: Date;
  decidedAt: Date;
  doneAt: Date | null;
  creditNoteNumber: string;
};

export type RefundView = RefundInList & {
  orderToken: string;
  reason: string;
  decidedBy: string;
  doneBy: string | null;
  payout: Payout | null;
  /** A person shall send it, and nobody knows where: she is written to. */
  lacksAccount: boolean;
  email: string;
  phone: string;
  /** Of the card payment: our number, and the gateway's own. */
  payment: { reference: string; providerReference: string | null; paidAt: Date | null } | null;
  /** The gateway's number of the refund. */
  providerReference: string | null;
  lastProblem: string | null;
  /**
   * The ways that can be chosen instead, the present one with other details included; empty while another way could pay
   * twice.
   */
  otherWays: RefundWay[];
  /** Of a refund that was replaced: the one in its place. */
  successor: { id: string; creditNoteNumber: string } | null;
};

/** A payment that came a second time. */
export type SurplusPayment = {
  reference: string;
  gateway: string;
  amountCentimes: number;
  paidAt: Date | null;
  orderNumber: string;
  name: string;
};

/** What a form about a refund starts from. */
export type Refundable = RefundStanding & {
  orderNumber: string;
  orderToken: string;
  /** Of an hour with an expert, to the minute: the last instant at which she may ask by right. */
  until: Date | null;
  description: string;
  /** What closes when all of it goes back. */
  opened: 'classroom' | 'code' | 'other';
  name: string;
  phone: string;
  paidAt: Date | null;
  paymentOption: PaymentOption | null;
  amountCentimes: number;
  /** The card service that took the payment; null for transfers and cash. */
  gateway: string | null;
  /** Ways a person can choose from; the first is the one the buyer paid by. */
  ways: RefundWay[];
  paidBackWithinDays: number;
  /** Centimes of a second payment, when the form is about one. */
  surplusCentimes: number | null;
  /** Asked for by right and not decided: the form begins with it. */
  request: (OpenRequest & { parts: { orderNumber: string; leftCentimes: number }[] }) | null;
  /** It came on the same visit as the first: the card service is not asked which of the two it should pay back. */
  isSameVisit: boolean;
  disputedAt: Date | null;
};

export type RefundOrder = {
  /** Made when the form was opened, a UUID: the same key is the same refund. */
  key: string;
  orderNumber: string;
  /** Our number of a second payment; null for the order's own. */
  surplusReference: string | null;
  amountCentimes: number;
  /** Chosen as a part: never the whole by mistake, which would end access. */
  isPart?: boolean;
  /** What could be paid back when the form was opened: nobody decides on an older state. */
  seenLeftCentimes: number;
  way: RefundWay;
  payout: Payout | null;
  reason: string;
  staff: Staff;
};
export type RefundOrderResult =
  | { ok: true; id: string; repeated: boolean }
  | {
      ok: false;
      reason:
        | 'order-not-found'
        /** It is of her who asks. */
        | 'own-order'
        | 'nothing-left'
        | 'changed-meanwhile'
        | 'amount-invalid'
        | 'amount-is-all'
        | 'way-not-possible';
    };

/** 'own-order': it is of her who asks; a colleague pays it. */
export type RefundStepResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-found' | 'moved-on' | 'own-order' };

/** What a buyer can ask back now, and what became of the last time it was asked; of a course in parts the whole of it. */
export type BuyerRight = RefundRight & {
  isInParts: boolean;
  /** By when the money would be paid, asked now. */
  dueBy: Date;
  /** The newest that was not taken back. */
  request: Pick<
    RefundRequest,
    | 'state'
    | 'amountCentimes'
    | 'askedAt'
    | 'dueAt'
    | 'closedAt'
    | 'way'
    | 'payout'
    | 'declinedFor'
    | 'declineNote'
  > | null;
};

/** `repeated`: it was asked for before, in another tab for instance. */
export type AskRefundResult =
  | { ok: true; repeated: boolean }
  | {
      ok: false;
      reason: 'order-not-found' | 'nothing-due' | 'too-late' | 'account-needed' | 'too-many';
    };

export type RefundVerbs = {
  /** Null for an unknown token. */
  refundRight(token: string): Promise<BuyerRight | null>;
  /** `account`: where it shall go, when a person sends it; null when cards paid. `reason` may be ''. */
  askRefund(input: {
    token: string;
    account: RefundAccount | null;
    reason: string;
  }): Promise<AskRefundResult>;
  /** 'moved-on': nothing is open, or it is decided. */
  withdrawRefund(input: {
    token: string;
  }): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'moved-on' }>;
  /** The refunds of an order, the first first; those that were replaced are left out. Empty for an unknown token. */
  refundsOf(token: string): Promise<BuyerRefund[]>;
  /** By which ways a person would pay this order back, the nearest first; empty where its card service does. */
  payoutWaysOf(token: string): Promise<PayoutWay[]>;
  /** Where the money shall go that a person sends and that has no account yet. 'moved-on': none waits for one. */
  giveRefundAccount(
    input: { token: string } & RefundAccount,
  ): Promise<{ ok: true } | { ok: false; reason: 'order-not-found' | 'moved-on' }>;
};

export type StaffRefundVerbs = {
  /** Open ones by their deadline; of one order when its id is given. */
  refundRequests(orderId?: string): Promise<OpenRequest[]>;
  /** `note`: null without a sentence beside the reason. The buyer reads both. */
  declineRefund(input: {
    id: string;
    declinedFor: DeclineReason;
    note: string | null;
    staff: Staff;
  }): Promise<RefundStepResult>;
  /** Open ones by their deadline, second payments nobody pays back yet, and the newest that are done. */
  refunds(): Promise<{ open: RefundInList[]; surplus: SurplusPayment[]; done: RefundInList[] }>;
  refundsOfOrder(number: string): Promise<RefundInList[]>;
  refund(id: string): Promise<RefundView | null>;
  refundable(number: string, surplusReference: string | null): Promise<Refundable | null>;
  refundOrder(input: RefundOrder): Promise<RefundOrderResult>;
  /** A person has paid; `proof` is what the bank, the agency or the gateway's office calls it. */
  completePayout(input: { id: string; proof: string; staff: Staff }): Promise<RefundStepResult>;
  /** The number of a payout that is done was a wrong one: the buyer is written the right one. */
  correctProof(input: { id: string; proof: string; staff: Staff }): Promise<RefundStepResult>;
  /** A new refund takes the place of one that a gateway refused or that nobody has paid yet. */
  changeRefundWay(input: {
    id: string;
    key: string;
    way: RefundWay;
    payout: Payout | null;
    staff: Staff;
  }): Promise<RefundStepResult>;
};

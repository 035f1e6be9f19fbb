/** The verbs of the academy, bound to {database, gateways, clock, ids}. Screens and the wire see this type and nothing behind it. */
import type { ShownStatus } from '../domain/orders/refund.ts';
import type { Campaign, Offer } from '../domain/catalogue/campaign.ts';
import type { ConsultationService } from '../domain/catalogue/consultation-service.ts';
import type { Job } from '../domain/catalogue/job.ts';
import type { Post } from '../domain/catalogue/post.ts';
import type { Product } from '../domain/catalogue/product.ts';
import type { AcademySettings } from '../domain/catalogue/settings.ts';
import type { Trainer } from '../domain/catalogue/trainer.ts';
import type { NotSellable } from '../domain/access/sellable.ts';
import type { CardType, Order, OrderStatus, PaymentOption } from '../domain/orders/order.ts';
import type { DetailsForm, Gift, GiftRefusal } from '../domain/orders/order-form.ts';
import type { OrderedItem } from '../domain/orders/ordered-item.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { CalledFrom } from '../domain/staff/staff-log.store.server.ts';
import type { StaffRole } from '../domain/staff/who-may.ts';
import type { Start } from '../src/features/cohorts/cohort.ts';
import type { Services } from '../src/features/services.ts';
import type {
  bindAnswering,
  bindAsking,
  bindMembers,
  bindStaffCatalogue,
  bindStaffMembers,
} from './bind-academy.server.ts';
import type { WorkshopOnOffer } from './read-content.server.ts';
import type { RightVerbs, StaffRightVerbs } from './rights.server.ts';
import type { StaffExportVerbs } from './export-verbs.ts';
import type { InstalmentVerbs, StaffInstalmentVerbs } from './instalment-verbs.ts';
import type { StaffOrderDeskVerbs } from './order-desk-verbs.ts';
import type { StaffLogVerbs } from './log-verbs.ts';
import type { ReconcileVerbs } from './reconcile-verbs.ts';
import type { RefundVerbs, StaffRefundVerbs } from './refund-verbs.ts';
import type { StaffTodayVerbs } from './today-verbs.ts';
import type { StaffListVerbs } from './staff-list-verbs.ts';
import type { StaffOrderVerbs } from './staff-order-verbs.ts';
import type { StaffTransferVerbs, TransferVerbs } from './transfer-verbs.ts';
import type { HandOff, RawNotification, Acknowledgement } from '../gateways/gateway.ts';

/**
 * A course as it is offered now: its record with the start and places of its next group where it is sold by groups, today's
 * price, and the seats really left.
 */
export type CourseOnOffer = Start & { offer: Offer | null };

export type HistoryEntry = {
  at: Date;
  actor: string;
  event: string;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  detail: Record<string, string> | null;
};

/** What an order opened: a seat in the classroom; else a code and the start link, or the promise of one soon. */
export type Access = {
  /** Taught here: entered by the order itself or by a sign-in, without a code. */
  isClassroom: boolean;
  code: string | null;
  startUrl: string | null;
  grantedAt: Date;
  /** Since when a part of its price is overdue: code and link are told again once it is paid. */
  pausedAt: Date | null;
} | null;

export type OrderView = {
  order: Order;
  /** What people read of its status. */
  shown: ShownStatus;
  access: Access;
  history: HistoryEntry[];
  lastAttempt: { state: string; begunAt: Date } | null;
  /**
   * A visit to a bank that has no answer yet, the one it approved in her browser first. `canBeAsked`: else the bank tells by
   * itself.
   */
  underWay: { begunAt: Date; approvedAt: Date | null; canBeAsked: boolean } | null;
};

export type PlaceOrder = {
  /** Made when the form was opened; the same key returns the same order. 16 to 128 characters. */
  idempotencyKey: string;
  item: OrderedItem;
  /** Of a private link to a course that is open to those who waited only. */
  earlyToken?: string;
  locale: Locale;
  /** Without `agreesToStart` (the wire may leave it out) the order keeps no agreement: agreedToStartAt stays null. */
  details: Omit<DetailsForm, 'agreesToStart'> & { agreesToStart?: 'on' };
  /** For somebody else, who gets what the order opens. */
  gift?: Gift | null;
  /** The address the caller is signed in with, in lower case: the one that needs no proof by e-mail. */
  provedEmail?: string | undefined;
  /** Tokens of orders the caller can show; a repeated form may correct only an order whose token is among them. */
  heldTokens?: readonly string[];
  /** The price the buyer saw, centimes of MAD; refused with the current one when it differs. Null when the caller showed none. */
  seenPriceCentimes: number | null;
  /**
   * Of the caller: what is learned of others by asking, and what is held unpaid, is counted by it. Without one nothing is
   * counted.
   */
  address?: string;
  /** Whoever places it agreed to the counting of visits. */
  agreedToCounting?: boolean;
};
export type PlaceOrderResult =
  | { ok: true; order: Order; repeated: boolean }
  /** 'key-used-for-another-item': for something else, or by somebody else. 'coupon-many-tries': as when a price is asked. */
  | { ok: false; reason: NotSellable['reason'] | 'key-used-for-another-item' | 'coupon-many-tries' }
  /**
   * 'told-by-email': the order costs nothing and stands; who asked has not proved its address, so that it is told to the
   * address alone. 'many-free-orders': the share of those who prove none is used up; whoever signs in orders all the same.
   */
  | { ok: false; reason: 'told-by-email' | 'many-free-orders' }
  /** Told to whoever proved it only. 'order-at-the-bank': an order of the same thing may be being paid right now. */
  | { ok: false; reason: 'owned-already' | 'order-at-the-bank' }
  | { ok: false; reason: GiftRefusal }
  | { ok: false; reason: 'price-changed'; priceCentimes: number };

export type ChangeResult =
  | { ok: true; order: Order }
  | {
      ok: false;
      /** 'course-not-ready': its codes or its platform are invented, and this way takes real money. */
      reason: 'order-not-found' | 'not-in-this-status' | 'transfer-code-taken' | 'course-not-ready';
    };

/** 'at-the-bank': a visit there may still be paid, and what it pays for shall be sent where she who pays believes. */
export type ChangeDetailsResult =
  | ChangeResult
  | { ok: false; reason: 'at-the-bank' }
  /** Whoever has the new address has had her share of the order's code, or made it; or too many of such questions were asked. */
  | { ok: false; reason: 'coupon-used-by-her' | 'coupon-made-by-her' | 'coupon-many-tries' }
  /** While a course is open to private links alone, an order by one keeps the mailbox the link was sent to. */
  | { ok: false; reason: 'early-other-address' };

export type BeginPaymentResult =
  /** `attemptId`: of the visit, here; `providerSession`: what the gateway calls it, null where it has no name for it. */
  | { ok: true; handOff: HandOff; attemptId: string; providerSession: string | null }
  | {
      ok: false;
      reason:
        | 'order-not-found'
        | 'not-in-this-status'
        | 'course-not-ready'
        | 'no-gateway'
        | 'gateway-unreachable'
        | 'gateway-refused';
    };

export type StaffMember = {
  email: string;
  role: StaffRole;
  /** Slug of the trainer she is, for an expert. */
  expert?: string;
  /** Where her request came from, for the log; the door fills it in. */
  from?: CalledFrom;
};
/** Verbs that are described in files of their own: a new group is one more line here. */
type OtherVerbs = Services &
  ReturnType<typeof bindAsking> &
  InstalmentVerbs &
  RefundVerbs &
  TransferVerbs &
  RightVerbs &
  ReturnType<typeof bindMembers>;
type OtherStaffVerbs = StaffRefundVerbs &
  ReturnType<typeof bindAnswering> &
  StaffExportVerbs &
  StaffOrderDeskVerbs &
  StaffRightVerbs &
  StaffInstalmentVerbs &
  ReconcileVerbs &
  StaffLogVerbs &
  ReturnType<typeof bindStaffCatalogue> &
  StaffListVerbs &
  StaffTodayVerbs &
  StaffTransferVerbs &
  ReturnType<typeof bindStaffMembers>;

export type Academy = OtherVerbs & {
  settings(): Promise<AcademySettings>;
  courses(): Promise<CourseOnOffer[]>;
  course(slug: string): Promise<CourseOnOffer | null>;
  /** Case, diacritics, hamza forms and tatweel do not matter; matches the course's name in either language. */
  searchCourses(query: { text: string; virtualOnly: boolean }): Promise<CourseOnOffer[]>;
  /** The campaign whose banner shows now, or null. */
  runningCampaign(): Promise<Campaign | null>;
  workshops(): Promise<WorkshopOnOffer[]>;
  workshop(slug: string): Promise<WorkshopOnOffer | null>;
  products(): Promise<Product[]>;
  product(slug: string): Promise<Product | null>;
  trainers(): Promise<Trainer[]>;
  /** Published articles, newest first; one whose day has not come is not among them. */
  posts(): Promise<Post[]>;
  post(slug: string): Promise<Post | null>;
  jobs(): Promise<Job[]>;
  job(slug: string): Promise<Job | null>;
  consultationServices(): Promise<ConsultationService[]>;
  consultationService(slug: string): Promise<ConsultationService | null>;

  placeOrder(input: PlaceOrder): Promise<PlaceOrderResult>;
  /** `address` of the caller, as with `placeOrder`. */
  changeDetails(input: {
    token: string;
    details: DetailsForm;
    /** Left out, it is for whom it was; an order for oneself becomes no gift, and a gift nothing else. */
    gift?: Gift | null;
    address?: string;
  }): Promise<ChangeDetailsResult>;
  chooseMethod(input: {
    token: string;
    option: 'Card' | 'Bank Transfer' | 'WafaCash / Cash Plus' | 'Other Payment Methods';
  }): Promise<ChangeResult>;
  beginPayment(input: { token: string; cardType: CardType }): Promise<BeginPaymentResult>;
  cancelOrder(input: { token: string }): Promise<ChangeResult>;
  /**
   * Back to 'Pending Payment' at today's price, from Cancelled, Expired or Rejected. `address` as with `placeOrder`; `cohort`:
   * another dated group than it was placed for.
   */
  reopenOrder(input: { token: string; address?: string; cohort?: string | undefined }): Promise<
    | ChangeResult
    | {
        ok: false;
        reason: 'free-now' | Exclude<NotSellable['reason'], 'course-not-found' | 'early-other-address'>;
      }
  >;
  /** A gateway's notification, bytes as they came. Never throws for bad input. */
  receiveNotification(input: { gateway: string; raw: RawNotification }): Promise<Acknowledgement | null>;
  /** A browser's return by POST, for what is signed in it; never moves an order. */
  noteReturn(input: { gateway: string; body: Uint8Array }): Promise<void>;
  /** Asks the gateway about the order's open attempt when no notification has come; applies what it says. */
  askGateway(input: { token: string }): Promise<void>;
  orderByToken(token: string): Promise<OrderView | null>;
  /**
   * The order a gateway's browser return belongs to: finds the way back to a page, proves no payment. `token` only for who
   * left with the token the order still has.
   */
  orderOfReturn(input: {
    gateway: string;
    fields: URLSearchParams;
  }): Promise<(Pick<Order, 'number' | 'locale'> & { token: string | null }) | null>;
  /** Card types some configured gateway serves. */
  cardTypes(): readonly CardType[];
  /** Which ways an order may be paid by, in the order they are offered; none where what it opens is invented. */
  waysToPay(order: Pick<Order, 'itemKind' | 'itemSlug'>): Promise<PaymentOption[]>;

  staff: OtherStaffVerbs & StaffOrderVerbs;
};

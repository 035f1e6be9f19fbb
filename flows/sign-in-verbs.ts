/** Where somebody who has just signed in may go, as verbs. */
import type { Standing } from '../domain/members/member.ts';
import type { Order } from '../domain/orders/order.ts';

/** Her newest order that is not paid: what it is about, how it stands, and her way back to it. */
export type UnpaidOrder = Pick<
  Order,
  'number' | 'description' | 'itemKind' | 'itemSlug' | 'locale' | 'status' | 'token'
> & {
  isPayable: boolean;
  /** Neither paid nor claimed: she goes on to it by having it to herself. */
  canBeTakenOver: boolean;
};

/** 'not-in-this-status': it is paid or claimed, and opens by the token it has. */
export type TakeOverResult =
  | { ok: true; token: string }
  | { ok: false; reason: 'order-not-found' }
  | { ok: false; reason: 'not-in-this-status'; token: string };

export type SignInVerbs = {
  /** What an address may do, by its orders of this moment. Only for an address that a sign-in has proved, in lower case. */
  standingOf(email: string): Promise<Standing>;
  /** The newest order of a proved address that can still be paid, else the newest that is not confirmed; null without any. */
  unpaidOrderOf(email: string): Promise<UnpaidOrder | null>;
  /** What she gave with her paid orders, for the form of the next one. */
  detailsOf(email: string): Promise<{ name?: string; phone?: string }>;
  /** Her unpaid order, by another token than whoever placed it in her name holds. `email` as above. */
  takeOverOrder(input: { email: string; number: string }): Promise<TakeOverResult>;
};

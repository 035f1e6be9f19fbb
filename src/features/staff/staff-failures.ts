/** Every way a call of staff can fail, with its HTTP status. A closed set: the console's words are typed by it. */

export const staffStatusOf = {
  /** The body cannot be read. */
  'bad-json': 400,
  'sign-in-needed': 401,
  /** The code by e-mail was right; that of her app is still asked for. */
  'second-factor-needed': 401,
  /** She comes in with an authenticator app alone, and has none yet. */
  'second-factor-missing': 401,
  /** Signed in, but this is not for her role. */
  'not-allowed': 403,
  'cross-site': 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-content-type': 415,
  /** `fields` says which, and what is wrong with each. */
  'bad-fields': 422,
  'wrong-code': 422,
  'too-many': 429,
  /** Her role may not do without. */
  'second-factor-required': 409,
  'no-second-factor': 409,
  unexpected: 500,
  'order-not-found': 404,
  /** Somebody else was first; `detail` says who, and what the order says now. */
  'already-decided': 409,
  /** `detail.reason` says which of the reasons the verb knows. */
  'cannot-change-email': 409,
  'cannot-reopen': 409,
  'cannot-refund': 409,
  /** There is no such e-mail of the order, or it is still on its way. */
  'letter-not-sent-again': 409,
  'no-files': 409,
  /** A colleague has looked at it, or it is no double any more. */
  'nothing-to-see': 409,
  'part-not-due': 409,
  'refund-not-found': 404,
  'refund-moved-on': 409,
  /** 30 of hers lie there. */
  'too-many-views': 409,
  /** A workbook of so many rows does not fit; `detail.rows` says how many. CSV does. */
  'too-many-rows': 422,
  /** Somebody saved since it was read; `detail` says who and when. */
  'changed-meanwhile': 409,
  /** It waits for its time: it is made a draft first. */
  'is-scheduled': 409,
  /** It was decided, published or put away before. */
  'too-late': 409,
  'draft-there': 409,
  'slug-taken': 409,
  /** `fields` says what it lacks before it may be published. */
  incomplete: 409,
  /** It changes what somebody pays. */
  'needs-price-right': 403,
  /** `detail` counts what needs it. */
  'still-needed': 409,
  /** `detail` names a record that shows it: `kind` and `slug`. */
  'picture-in-use': 409,
  /** It was sent, or waits for its turn; `detail.by` says who saw to that, if somebody did. */
  'is-sent-already': 409,
  /** Its secret went when it was given up: whoever needs one asks for another. */
  'cannot-be-repeated': 409,
  /** What the e-mail says is no longer so. */
  'no-longer-true': 409,
  /** Nothing happened in this time. */
  'nothing-to-tell': 409,
  /** A thousand are sent again at once; `detail.count` says how many it would be. */
  'too-many-events': 409,
  /** More or fewer than were confirmed; `detail.count` says how many. */
  'other-number': 409,
  /** No other system is connected. */
  'nobody-is-told': 409,
  /** It is not there, or was dealt with; `detail.by` says by whom. */
  'is-dealt-with': 409,
  'nothing-to-apply': 409,
  'refused-again': 409,
  'gateway-unreachable': 503,
  'gateway-cannot-tell': 409,
  /** Nobody decides about herself. */
  'about-herself': 409,
  /** The order stands on her own mailbox: a colleague decides. */
  'own-order': 409,
  /** It is about somebody who works here: an owner does it. */
  'needs-owner': 409,
  /** Nothing can be asked of her any more: only her text can be removed. */
  'account-gone': 409,
  /** Nobody can be asked to pay for it yet. */
  'no-price': 409,
  /** It takes no orders: it is opened for sale first. */
  'closed-for-sale': 409,
  /** It is sold by dated groups, of which none has a seat. */
  'no-open-group': 409,
  /** `detail.by` says who opened it. */
  'is-open-already': 409,
  /** The free hour has just gone to somebody else. */
  'hour-taken': 409,
  /** It is not as it was read; `detail.by` says who of the staff changed it, if one did. */
  'hour-changed': 409,
  /** It has begun, was cancelled, or is not paid. */
  'hour-is-over': 409,
  /** A colleague moved the application; `detail.by` says who, `detail.stage` where it stands. */
  'moved-meanwhile': 409,
  /** A colleague wrote another note; `detail.note` says what stands there. */
  'note-changed': 409,
  /** The place in the workshop is no longer as it was read; `detail.by` says which colleague changed it, if one did. */
  'place-changed': 409,
  /** The session has not begun: nobody came yet. */
  'not-begun': 409,
  'session-over': 409,
  /** Every seat of the session is taken, or kept for her to whom it is offered. */
  'room-full': 409,
  /** Nobody would run the academy any more. */
  'last-owner': 409,
  /** The server gives her the place again at every start. */
  'first-staff': 409,
  /** `detail.by` says who gave her the place, if an owner did. */
  'is-staff-already': 409,
  /** `detail` says who was first (`by`), and what she is now (`role`; null for nobody). */
  'staff-changed': 409,
  /** Somebody comes to her: `detail` names the hours by the numbers of their orders. */
  'staff-hours-to-come': 409,
  /** `detail.by` says by whom; null where she deleted her account herself. */
  'is-answered': 409,
  /** `detail.reason` says which of the reasons the verb knows. */
  'cannot-erase': 409,
  /** Her bank decides about the payment. */
  'is-disputed': 409,
  /** A round of comparing is under way; `detail.by` says who of the staff began it, if one did. */
  'is-comparing': 409,
  /** One of the two left the sprint, or has a partner; `detail.by` says who made them partners, if they are each other's. */
  'no-longer-waiting': 409,
  /** They wish to have nothing to do with each other. */
  'cannot-be-partners': 409,
} as const;

export type StaffFailureCode = keyof typeof staffStatusOf;

/** `fields`: what is wrong, by the path of the field ('words.ar.title'). `detail`: plain facts beside the reason. */
export type StaffFailure = {
  ok: false;
  code: StaffFailureCode;
  fields?: Record<string, string>;
  detail?: Record<string, string | number | null>;
};

export const refuseStaff = (
  code: StaffFailureCode,
  more: Omit<StaffFailure, 'ok' | 'code'> = {},
): StaffFailure => ({ ok: false, code, ...more });

export const staffFailureBody = ({ code, fields, detail }: StaffFailure) => ({
  success: false as const,
  code,
  ...(fields && { fields }),
  ...(detail && { detail }),
});

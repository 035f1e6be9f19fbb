/** Every way a call of staff can fail, with its HTTP status. A closed set: the console's words are typed by it. */

export const staffStatusOf = {
  /** The body cannot be read. */
  'bad-json': 400,
  'sign-in-needed': 401,
  /** The code by e-mail was right; that of the app is still asked for. */
  'second-factor-needed': 401,
  /** Their role needs an authenticator app to sign in, and they have none. */
  'second-factor-missing': 401,
  /** Signed in, but not allowed for their role. */
  'not-allowed': 403,
  'cross-site': 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-content-type': 415,
  /** `fields`: which, and what is wrong with each. */
  'bad-fields': 422,
  'wrong-code': 422,
  'too-many': 429,
  /** An app is required for their role. */
  'second-factor-required': 409,
  'no-second-factor': 409,
  unexpected: 500,
  'order-not-found': 404,
  /** Somebody else was first; `detail`: who, and the order's current state. */
  'already-decided': 409,
  /** `detail`: `seat` would be taken `of` so many; staff decide by `overSeats`. */
  'cohort-full': 409,
  /** `detail.reason`: one of the service's reasons. */
  'cannot-change-email': 409,
  'cannot-reopen': 409,
  /** The buyer says that a transfer was made: that is decided first. */
  'claim-waits': 409,
  'cannot-refund': 409,
  /** `detail.reason`: what keeps a confirmation as it is. */
  'cannot-take-back': 409,
  /** `detail.reason`: one of the service's reasons; `detail.percent`: how much their role may take off. */
  'cannot-discount': 409,
  /** The order has no such e-mail, or it has not been sent yet. */
  'email-not-sent-again': 409,
  'no-files': 409,
  /** A colleague has looked at it, or it is no duplicate any more. */
  'nothing-to-see': 409,
  'part-not-due': 409,
  'refund-not-found': 404,
  'refund-moved-on': 409,
  /** `detail.reason`: one of the service's reasons. */
  'cannot-approve': 409,
  /** They have 30 already. */
  /** A workbook of so many rows does not fit; `detail.rows`: how many. CSV does. */
  'too-many-rows': 422,
  /** Somebody saved since it was read; `detail`: who and when. */
  'changed-meanwhile': 409,
  /** It is scheduled: it has to be made a draft first. */
  'is-scheduled': 409,
  /** It was decided, published or put away before. */
  'too-late': 409,
  'draft-there': 409,
  'slug-taken': 409,
  /** `fields`: what is missing before it may be published. */
  incomplete: 409,
  /** It changes what somebody pays. */
  'needs-price-right': 403,
  /** `detail` counts what needs it. */
  'still-needed': 409,
  /** `detail` names a record that shows it: `kind` and `slug`. */
  'picture-in-use': 409,
  /** It was sent, or is queued; `detail.by`: who sent it again, if somebody did. */
  'is-sent-already': 409,
  /** Its secret was deleted when sending failed for good: whoever needs one asks for another. */
  'cannot-be-repeated': 409,
  /** The content of the e-mail is out of date. */
  'no-longer-true': 409,
  /** No events in this period. */
  'nothing-to-tell': 409,
  /** A thousand are sent again at most; `detail.count`: how many it would be. */
  'too-many-events': 409,
  /** Not the number that was confirmed; `detail.count`: the number now. */
  'other-number': 409,
  /** No other system is connected. */
  'nobody-is-told': 409,
  /** It does not exist, or was dealt with; `detail.by`: by whom. */
  'is-dealt-with': 409,
  'nothing-to-apply': 409,
  'refused-again': 409,
  'gateway-unreachable': 503,
  'gateway-cannot-tell': 409,
  /** Nobody decides about themselves. */
  'about-herself': 409,
  /** The order has their own e-mail address: a colleague decides. */
  'own-order': 409,
  /** It is about a member of staff: an owner does it. */
  'needs-owner': 409,
  /** The account was deleted: its owner cannot be asked any more, only the text can be removed. */
  'account-gone': 409,
  /** Nobody can be asked to pay for it yet. */
  'no-price': 409,
  /** It takes no orders: it is opened for sale first. */
  'closed-for-sale': 409,
  /** It is sold by dated groups, and none has a seat. */
  'no-open-group': 409,
  /** `detail.by`: who opened it. */
  'is-open-already': 409,
  /** The free hour has just gone to somebody else. */
  'hour-taken': 409,
  /** It changed since it was read; `detail.by`: who of the staff changed it, if one did. */
  'hour-changed': 409,
  /** It has begun, was cancelled, or is not paid. */
  'hour-is-over': 409,
  /** A colleague moved the application; `detail.by`: who, `detail.stage`: its stage now. */
  'moved-meanwhile': 409,
  /** A colleague wrote another note; `detail.note`: the note now. */
  'note-changed': 409,
  /** The seat in the workshop changed since it was read; `detail.by`: which colleague changed it, if one did. */
  'place-changed': 409,
  /** The session has not begun: nobody can have attended yet. */
  'not-begun': 409,
  'session-over': 409,
  /** Every seat of the session is taken, or kept for somebody it was offered to. */
  'room-full': 409,
  /** The last owner cannot be removed or changed. */
  'last-owner': 409,
  /** The server adds them again at every start (setting). */
  'first-staff': 409,
  /** `detail`: who was first (`by`), and the role now (`role`; null for nobody). */
  'staff-changed': 409,
  /** They have booked hours: `detail` lists these by order number. */
  'staff-hours-to-come': 409,
  /** `detail.by`: by whom; null where they deleted the account themselves. */
  'is-answered': 409,
  /** `detail.reason`: one of the service's reasons. */
  'cannot-erase': 409,
  /** The buyer's bank is deciding about the payment. */
  'is-disputed': 409,
  /** A comparison is running; `detail.by`: who of the staff began it, if one did. */
  'is-comparing': 409,
  /** One of the two left the sprint, or has a partner; `detail.by`: who made them partners, if they are each other's. */
  'no-longer-waiting': 409,
  /** One of the two blocked the other. */
  'cannot-be-partners': 409,
} as const;

export type StaffFailureCode = keyof typeof staffStatusOf;

/** `fields`: what is wrong, by the path of the field ('words.ar.title'). `detail`: facts beside the reason. */
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

/** A form's problems as the fields of a refusal. */
export const fieldsOf = (found: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));

export const staffFailureBody = ({ code, fields, detail }: StaffFailure) => ({
  success: false as const,
  code,
  ...(fields && { fields }),
  ...(detail && { detail }),
});

/**
 * Every act that the office's log knows, with what it is done to. A flow cannot write another one, and the console's words
 * name each: a new act begins here.
 */
export const staffActs = {
  'sign-in': 'nothing',
  'sign-out': 'nothing',
  'second-factor-set': 'nothing',
  'second-factor-recovery-used': 'nothing',
  'second-factor-codes-renewed': 'nothing',
  'second-factor-taken-off': 'nothing',
  'second-factor-reset': 'colleague',
  'confirm-claim': 'order',
  'refuse-claim': 'order',
  'record-payment': 'order',
  'note-on-order': 'order',
  'change-order-email': 'order',
  'reopen-order': 'order',
  'begin-part': 'order',
  'refund-order': 'order',
  'pay-back': 'order',
  'correct-proof': 'order',
  'change-refund-way': 'order',
  'renew-downloads': 'order',
  'move-hour': 'order',
  'cancel-hour': 'order',
  'compare-now': 'nothing',
  'apply-again': 'notification',
  'handle-notification': 'notification',
  'send-mail-again': 'letter',
  'deliver-again': 'delivery',
  'forward-again': 'nothing',
  'move-application': 'application',
  'decline-proposal': 'application',
  'begin-course': 'application',
  'note-on-application': 'application',
  'mark-attendance': 'workshop',
  'seat-by-hand': 'workshop',
  'offer-seat': 'workshop',
  'end-offer': 'workshop',
  'end-place': 'workshop',
  'save-view': 'name',
  'forget-view': 'name',
  'export-orders': 'nothing',
  'export-month': 'month',
  'export-applications': 'application-kind',
  'export-waitlist': 'course',
  'export-session': 'workshop',
  'export-log': 'nothing',
  'create-record': 'record',
  'save-draft': 'record',
  'publish-record': 'record',
  'schedule-record': 'record',
  'unschedule-record': 'record',
  'miss-schedule': 'record',
  'drop-draft': 'record',
  'restore-revision': 'record',
  'remove-record': 'record',
  'move-record': 'record',
  'add-picture': 'picture',
  'describe-picture': 'picture',
  'remove-picture': 'picture',
  'add-product-file': 'name',
  'make-coupon': 'coupon',
  'close-coupon': 'coupon',
  'open-course': 'course',
  'add-access-codes': 'course',
  'set-hours': 'expert',
  'reveal-author': 'text',
  'report-keep': 'text',
  'report-remove': 'text',
  'report-quiet-1': 'text',
  'report-quiet-7': 'text',
  'report-quiet-30': 'text',
  'report-shut-out': 'text',
  'close-own-report': 'text',
  'lift-decision': 'member',
  'pair-partners': 'partners',
  'join-staff': 'colleague',
  'change-staff-role': 'colleague',
  'leave-staff': 'colleague',
  'note-data-request': 'data-request',
  'export-person': 'data-request',
  'erase-person': 'data-request',
  'answer-data-request': 'data-request',
} as const satisfies Record<string, SubjectKind>;

/** What the subject of a line names; 'name' is read as it stands. */
export type SubjectKind =
  | 'nothing'
  | 'name'
  | 'order'
  | 'notification'
  | 'letter'
  | 'delivery'
  | 'application'
  | 'application-kind'
  | 'workshop'
  | 'course'
  | 'record'
  | 'picture'
  | 'coupon'
  | 'expert'
  | 'month'
  | 'text'
  | 'member'
  | 'partners'
  | 'colleague'
  | 'data-request';

export type StaffAct = keyof typeof staffActs;

/** A line that was written before its act went out of use is read all the same. */
export const isStaffAct = (act: string): act is StaffAct => Object.hasOwn(staffActs, act);

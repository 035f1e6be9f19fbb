/**
 * The fields of the texts that the academy may write itself: for each e-mail and path the parameters of its sentence, in their
 * order. A sentence that is not named here stays as delivered. email-texts.test.ts compares the names with the words.
 */
import type { EditableEmail } from './email-texts.ts';

export const emailFields: Partial<Record<EditableEmail, Readonly<Record<string, string>>>> = {
  'order-received': {
    subject: 'item amount',
    intro: 'course',
    choose: 'agencies',
    'product/intro': 'product',
    'consultation/intro': 'service',
    'consultation/until': 'date',
    until: 'date',
  },
  'how-to-pay': {
    'bank/subject': 'item amount',
    'bank/preview': 'number',
    'bank/intro': 'item amount',
    'cash/subject': 'item amount',
    'cash/preview': 'agencies',
    'cash/intro': 'item amount agencies',
    'other/subject': 'item amount',
    'other/intro': 'item',
    'other/whatsappText': 'number item',
    promise: 'when',
  },
  'order-reminder': {
    subject: 'item amount',
    preview: 'until',
    intro: 'item until',
  },
  'order-reopened': {
    subject: 'item amount',
    preview: 'until',
    intro: 'item',
    until: 'until',
  },
  'order-address-changed': {
    subject: 'item',
    intro: 'item',
  },
  'claim-received': {
    'cash/subject': 'item amount',
    'cash/intro': 'item',
    'cash/hear': 'when',
    'bank/subject': 'item amount',
    'bank/intro': 'item',
    'bank/hear': 'when',
  },
  'claim-refused': {
    subject: 'item amount',
    intro: 'item',
    until: 'date',
  },
  'access-ready': {
    subject: 'course',
    intro: 'course',
    refund: 'days paidBack',
  },
  'access-soon': {
    subject: 'course hours',
    intro: 'course',
    soon: 'hours',
  },
  'right-ready': {
    instead: 'now before',
    subject: 'course',
    intro: 'course',
  },
  'product-ready': {
    subject: 'product',
    intro: 'product',
    linkLife: 'hours',
    refund: 'days paidBack',
  },
  'membership-ready': {
    intro: 'item',
    refund: 'days paidBack',
  },
  'gift-sent': {
    subject: 'from item',
    intro: 'from item',
    note: 'from',
    soon: 'hours',
    linkLife: 'hours',
    why: 'site',
    'sent/subject': 'item',
    'sent/intro': 'item name email',
    'received/next': 'email',
    'owned/subject': 'item',
    'owned/text': 'item',
  },
  'access-link': {
    subject: 'product',
    preview: 'until',
    intro: 'product',
    'units/megabytes': 'number',
    'units/kilobytes': 'number',
  },
  'instalment-paid': {
    subject: 'course number of amount',
    subjectLast: 'course',
    preview: 'left',
    intro: 'amount course',
  },
  'instalment-reminder': {
    subjectBefore: 'course amount day',
    subjectToday: 'course amount',
    subjectAfter: 'course amount day',
    preview: 'amount',
    before: 'day course',
    today: 'course',
    after: 'day course',
    until: 'day',
  },
  'instalment-paused': {
    subject: 'course',
    intro: 'day course',
  },
  'refund-asked': {
    subject: 'amount item',
    preview: 'until',
    intro: 'item',
  },
  'refund-declined': {
    subject: 'item',
    intro: 'item',
  },
  'refund-decided': {
    subject: 'amount item',
    preview: 'until',
    changedSubject: 'amount item',
    whole: 'item',
    hour: 'item',
    part: 'item',
    surplus: 'item',
  },
  'refund-done': {
    subject: 'amount item',
    intro: 'amount item',
    surplus: 'amount item',
  },
  'refund-came-back': {
    subject: 'amount item',
    intro: 'amount item',
  },
  'booking-confirmed': {
    subject: 'service when',
    intro: 'service',
  },
  'booking-moved': {
    subject: 'service when',
    intro: 'service',
  },
  'booking-cancelled': {
    subject: 'service',
    intro: 'service',
  },
  'booking-day': {
    subject: 'service when',
    intro: 'service',
  },
  'booking-hour': {
    subject: 'service time',
    intro: 'service',
  },
  'workshop-seat': {
    subject: 'title day',
    preview: 'day hours',
    intro: 'title',
  },
  'workshop-seat-offer': {
    subject: 'title',
    intro: 'title',
  },
  'workshop-waiting': {
    subject: 'title',
    intro: 'title',
  },
  'workshop-day': {
    subject: 'title day',
    intro: 'title',
  },
  'workshop-hour': {
    subject: 'title time',
    intro: 'title',
  },
  'workshop-new-date': {
    subject: 'title day',
    intro: 'title',
  },
  'waitlist-joined': {
    subject: 'course',
    intro: 'course',
  },
  'job-application-received': {
    subject: 'job',
    intro: 'job',
  },
  'course-proposal-declined': {
    thanks: 'topic',
  },
  'consultation-requested': {
    subject: 'service',
    intro: 'service',
    minutes: 'minutes',
  },
  'interest-noted': {
    subject: 'product',
    intro: 'product',
  },
  'sprint-reminder': {
    subject: 'day',
    heading: 'day of',
    intro: 'title',
  },
  'sprint-partner': {
    subject: 'name',
    heading: 'name',
    intro: 'name',
  },
  'member-code': {
    subject: 'site',
    preview: 'minutes',
    valid: 'minutes',
  },
  'account-deleted': {
    subject: 'site',
    stays: 'years',
  },
};

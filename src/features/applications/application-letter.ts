/** Letters that an application calls for. */

/** To the person who applied. */
export const applicantLetterNames = [
  'waitlist-joined',
  'workshop-seat',
  'workshop-waiting',
  'workshop-next-session',
  'workshop-seat-freed',
  'workshop-seat-offer',
  'workshop-offer-lapsed',
  'workshop-offer-ended',
  'workshop-new-date',
  'workshop-moved',
  'workshop-new-hour',
  'workshop-joining',
  'workshop-joining-changed',
  'workshop-day',
  'workshop-hour',
  'course-proposal-received',
  'course-proposal-declined',
  'access-link',
  'interest-noted',
  'message-received',
  'job-application-received',
  'consultation-requested',
] as const;
export type ApplicantLetterName = (typeof applicantLetterNames)[number];

/** 'staff-application' tells the academy. */
export type ApplicationLetterName = ApplicantLetterName | 'staff-application';

/**
 * Paths of the staff console for e-mails, calendars and commands. One address for both languages: the console uses the language
 * its reader chose. tests/console-addresses.test.ts checks that each exists.
 */
export const consoleAddress = {
  today: () => '/staff',
  claims: () => '/staff/claims',
  order: (number: string) => `/staff/orders/${number}/show`,
  refunds: () => '/staff/refunds',
  refund: (id: string) => `/staff/refunds/${id}/show`,
  accessCodes: () => '/staff/access-codes',
  waitlists: () => '/staff/waitlists',
  applications: (kind: string) => `/staff/applications?kind=${kind}`,
  reports: () => '/staff/reports',
  bookings: () => '/staff/bookings',
  work: (submission: string) => `/staff/teaching/marking?work=${submission}`,
  group: (cohort: string) => `/staff/groups/${cohort}`,
  hoursOf: (expert: string) => `/staff/hours/${expert}`,
  ownShare: () => '/staff/own-share',
  reconcile: () => '/staff/reconcile',
  log: () => '/staff/log',
};

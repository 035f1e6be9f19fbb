/**
 * Where e-mails, calendars and commands lead in the staff console, as paths of the site. One address for both languages: the
 * console speaks the one that its reader chose. That it has each of them: tests/console-addresses.test.ts.
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
  reconcile: () => '/staff/reconcile',
  log: () => '/staff/log',
};

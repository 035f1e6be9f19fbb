/** What the first page of the office tells of, in the order in which it is told: money and promises before all. */
export const errandKinds = [
  'claims',
  'other-methods',
  'access-codes',
  'few-codes',
  'no-lessons',
  'workshop-joining',
  'refund-requests',
  'platform-codes',
  'refunds',
  'second-payments',
  'doubles',
  'price-drafts',
  'notifications',
  'differences',
  'data-requests',
  'reports',
  'applications',
  'mails',
  'webhooks',
  'sample-content',
] as const;
export type ErrandKind = (typeof errandKinds)[number];

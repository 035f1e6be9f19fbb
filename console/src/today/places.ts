/** Where each errand is done. */
import type { ErrandRow } from '../../../src/features/today/today.staff.ts';

type Kind = ErrandRow['kind'];
/** An address of the console. */
export type Place = string;

/** The list of orders, narrowed; the fields that narrow it are shown open. */
const ordersWith = (filter: Record<string, unknown>, order = ''): Place => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
  });
  return `/orders?${query.toString()}${order}`;
};

const oldest = '&sort=placedAt&order=ASC&page=1&perPage=25';

const places: Record<Kind, Place> = {
  claims: '/claims',
  'other-methods': ordersWith({ status: ['Pending Other Payment Method'] }, oldest),
  'access-codes': '/access-codes',
  'few-codes': '/access-codes',
  'no-lessons': '/teaching',
  'workshop-joining': '/workshops',
  'refund-requests': '/refunds',
  'platform-codes': '/access-codes',
  refunds: '/refunds',
  'second-payments': '/refunds',
  doubles: ordersWith({ double: true }, oldest),
  'price-drafts': '/catalogue/course',
  notifications: '/notifications',
  differences: '/reconcile',
  'data-requests': '/people/requests',
  'work-to-mark': '/teaching/marking',
  'lesson-questions': '/teaching/questions',
  'question-reports': '/teaching/questions?which=reported',
  reports: '/reports',
  applications: '/applications?stage=new',
  mails: '/letters',
  webhooks: '/events',
};
export const placeOf = (kind: Kind): Place => places[kind];

const byOrder: ReadonlySet<Kind> = new Set([
  'claims',
  'other-methods',
  'access-codes',
  'refund-requests',
  'platform-codes',
  'second-payments',
  'doubles',
]);

/** Where one of them is looked at by itself. */
export function placeOfOne(kind: Kind, id: string): Place | null {
  if (byOrder.has(kind)) return `/orders/${encodeURIComponent(id)}/show`;
  if (kind === 'no-lessons') return `/teaching/${encodeURIComponent(id)}`;
  if (kind === 'work-to-mark') return `/teaching/marking?work=${encodeURIComponent(id)}`;
  if (kind === 'workshop-joining') return `/workshops/${encodeURIComponent(id)}`;
  if (kind === 'price-drafts') return `/catalogue/${id}`;
  if (kind === 'data-requests') return `/people/requests/${encodeURIComponent(id)}`;
  return kind === 'refunds' ? `/refunds/${encodeURIComponent(id)}/show` : null;
}

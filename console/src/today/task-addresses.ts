/** Where each task of Today is done: an address of the console. */
import type { DoneOf } from '../api.ts';

type Kind = DoneOf<'GET today'>['tasks'][number]['kind'];

/** The address of a list, filtered; the filter fields are shown. */
export const listWith = (list: string, filter: Record<string, unknown>, order = ''): string => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
  });
  return `${list}?${query.toString()}${order}`;
};

const deliveriesWith = (type: string, state: string): string =>
  `/deliveries?${new URLSearchParams({ filter: JSON.stringify({ type, state }) }).toString()}`;

const oldest = '&sort=placedAt&order=ASC&page=1&perPage=25';

/** What Today names that is no task of the reader, or none yet. */
export const placesOfNoTask = {
  unpaidSoon: listWith('/orders', { status: ['Pending Payment'] }),
  claimsOfOthers: `/orders?${new URLSearchParams({ filter: JSON.stringify({ group: 'to-confirm' }) }).toString()}`,
};

export const places: Record<Kind, string> = {
  claims: '/claims',
  'other-methods': listWith('/orders', { status: ['Pending Other Payment Method'] }, oldest),
  'unpaid-orders': listWith('/orders', { errand: 'unpaid-orders' }, oldest),
  'access-requests': '/let-in',
  'access-answers': '/let-in',
  'access-codes': '/access-codes',
  'few-codes': '/access-codes',
  'no-lessons': '/teaching',
  'workshop-joining': '/workshops',
  'refund-requests': '/refunds',
  'refund-asks': listWith('/orders', { errand: 'refund-asks' }, oldest),
  'refund-answers': '/orders',
  'platform-codes': '/access-codes',
  refunds: '/refunds',
  'second-payments': '/refunds',
  doubles: listWith('/orders', { errand: 'doubles' }, oldest),
  'no-price': '/catalogue/course',
  notifications: deliveriesWith('notification', 'failed'),
  differences: '/reconcile',
  'data-requests': '/people/requests',
  'work-to-mark': '/teaching/marking',
  'lesson-questions': '/teaching/questions',
  'question-reports': '/teaching/questions?which=reported',
  reports: '/reports',
  applications: listWith('/applications', { stage: 'new' }),
  waitlists: '/waitlists',
  mails: deliveriesWith('mail', 'failed'),
  messages: deliveriesWith('message', 'failed'),
  webhooks: deliveriesWith('event', 'failed'),
};

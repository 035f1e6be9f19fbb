/** Where each errand is done: a page of the console, or one of the plain pages beside it. */
import type { ErrandRow } from '../../../api/staff/today.ts';

type Kind = ErrandRow['kind'];
/** `isPlain`: outside the console, so that the browser goes there by itself. */
export type Place = { to: string; isPlain: boolean };

const inConsole = (to: string): Place => ({ to, isPlain: false });
const plain = (to: string): Place => ({ to, isPlain: true });

/** The list of orders, narrowed; the fields that narrow it are shown open. */
const ordersWith = (filter: Record<string, unknown>, order = ''): Place => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
  });
  return inConsole(`/orders?${query.toString()}${order}`);
};

const oldest = '&sort=placedAt&order=ASC&page=1&perPage=25';

const places: Record<Kind, Place> = {
  claims: inConsole('/claims'),
  'other-methods': ordersWith({ status: ['Pending Other Payment Method'] }, oldest),
  'access-codes': inConsole('/access-codes'),
  refunds: inConsole('/refunds'),
  'second-payments': inConsole('/refunds'),
  notifications: inConsole('/notifications'),
  differences: plain('/staff/reconcile'),
  reports: inConsole('/reports'),
  applications: inConsole('/applications'),
  mails: inConsole('/letters'),
  webhooks: inConsole('/webhooks'),
  'sample-content': inConsole('/catalogue/course'),
};
export const placeOf = (kind: Kind): Place => places[kind];

const byOrder: ReadonlySet<Kind> = new Set(['claims', 'other-methods', 'access-codes', 'second-payments']);

/** Where one of them is looked at by itself. */
export function placeOfOne(kind: Kind, id: string): Place | null {
  if (byOrder.has(kind)) return inConsole(`/orders/${encodeURIComponent(id)}/show`);
  return kind === 'refunds' ? inConsole(`/refunds/${encodeURIComponent(id)}/show`) : null;
}

/** What reaches somebody by one way and no other: the first that works, and where it fails after all the next. */
import type { Handle } from '../../platform/db/handle.ts';
import type { ClaimedEmail, OutboxKind } from './outbox.ts';
import { firstWay, type Reached, type Way } from './phones.service.ts';
import { insertRow } from './post-emails.service.ts';

/** What goes one way only, and not beside an e-mail: one row, of the way that it answers; null when it goes by none, or went before. */
export async function postOneWay(
  tx: Handle,
  email: { name: string; dedupeKey: string; input: Record<string, unknown> } & Reached,
  ways: readonly Way[],
  now: Date,
): Promise<Way | null> {
  const { name, dedupeKey, input, orderId } = email;
  const way = await firstWay(tx, email, ways, now);
  // Where that way fails after all, the rest are tried.
  const rest = ways.slice(way === null ? 0 : ways.indexOf(way) + 1);
  const row = { dedupeKey, orderId, payload: { emailName: name, input, ways: rest } };
  return way && (await insertRow(tx, { ...row, kind: way }, now, now)) ? way : null;
}

/** What did not arrive on its way goes the next of `ways` of its row; nothing where there is none. */
export async function postNextWay(
  tx: Handle,
  { dedupeKey, payload, orderId, applicationId, memberId }: ClaimedEmail,
  now: Date,
): Promise<void> {
  const [kind, ...ways] = (payload['ways'] ?? []) as OutboxKind[];
  if (kind === undefined) return;
  const row = { kind, dedupeKey: `next:${dedupeKey}`, payload: { ...payload, ways } };
  await insertRow(tx, { ...row, orderId, applicationId, memberId }, now, now);
}

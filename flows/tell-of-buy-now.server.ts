/** Somebody is about to buy a course: the configured address is told later, by the outbox; whoever asked never waits for it. */
import { createHash } from 'node:crypto';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import { isPosted, postBuyNow, type WishToBuy } from '../mail/outbox.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import { mayWriteTo } from './letter-limits.ts';
import type { WireVerbs } from './wire-verbs.ts';

const hourMs = 3_600_000;

/** The same words within one hour of the clock are told once. */
function keyOf({ at, ...words }: WishToBuy): string {
  const hour = Math.floor(Date.parse(at) / hourMs);
  const said = JSON.stringify([hour, words.courseSlug, words.name, words.email, words.phone]);
  return `buy-now:${createHash('sha256').update(said).digest('base64url')}`;
}

/** Answered alike where nobody is to be told, and where an address has had its share of the day. */
export async function tellOfBuyNow(
  context: FlowContext,
  { courseSlug, name, email, phone }: Parameters<WireVerbs['tellOfBuyNow']>[0],
): ReturnType<WireVerbs['tellOfBuyNow']> {
  const now = context.clock();
  return context.database.transaction(async (tx) => {
    if (!(await readCourse(tx, courseSlug))) return { ok: false, reason: 'course-not-found' };
    const wish = { courseSlug, name, email, phone: phone ?? '', at: now.toISOString() };
    const dedupeKey = keyOf(wish);
    // One that lies there already is not counted again.
    if (!context.tellsOfBuyNow || (await isPosted(tx, dedupeKey))) return { ok: true };
    if (!(await mayWriteTo(context, tx, 'buy-now', email))) return { ok: true };
    await postBuyNow(tx, { dedupeKey, wish }, now);
    await context.database.notify('outbox');
    return { ok: true };
  });
}

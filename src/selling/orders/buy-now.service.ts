/** Somebody is about to buy a course and has not ordered yet: an event like any other. */
import { createHash } from 'node:crypto';
import { readCourse } from '../../academy/content/content.service.ts';
import { isRecorded, recordEvent } from '../../academy/webhooks/events.service.ts';
import { buyNowFields } from './order-history.service.ts';
import type { ServiceContext } from '../../context.ts';
import { mayWriteTo } from '../../academy/emails/post-emails.service.ts';

const hourMs = 3_600_000;

type BuyNow = {
  courseSlug: string;
  name: string;
  email: string;
  /** E.164; null when none was given. */
  phone: string | null;
};

/** Answers the same once an address has used up its share of the day. The same input within one clock hour is reported once. */
export async function notifyBuyNow(
  context: ServiceContext,
  { courseSlug, name, email, phone: given }: BuyNow,
): Promise<{ ok: true } | { ok: false; reason: 'course-not-found' }> {
  const at = context.clock();
  const phone = given ?? '';
  return context.database.transaction(async (tx) => {
    const course = await readCourse(tx, courseSlug);
    if (!course) return { ok: false, reason: 'course-not-found' };
    const content = JSON.stringify([Math.floor(at.getTime() / hourMs), courseSlug, name, email, phone]);
    const dedupeKey = `buy-now:${createHash('sha256').update(content).digest('base64url')}`;
    // One that is recorded already is not counted again.
    if (await isRecorded(tx, dedupeKey)) return { ok: true };
    if (!(await mayWriteTo(context, tx, 'buy-now', email))) return { ok: true };
    const fields = buyNowFields({ course: course.words.en.name, name, email, phone, at });
    const data = { ...fields, person: { name, email, phone } };
    await recordEvent(tx, { kind: 'purchase.intended', at, data, dedupeKey });
    return { ok: true };
  });
}

/**
 * From a row of the outbox to the message that somebody is about to buy: by her order as it stands, or by what she typed
 * where there is no order yet. Nobody who buys waits for it or learns how it went.
 */
import type { Handle } from '../db/handle.ts';
import { readCourse } from '../domain/catalogue/catalogue.store.server.ts';
import { findOrderById } from '../domain/orders/orders.store.server.ts';
import { tellWebhook, type Telling } from './tell-webhook.server.ts';

type Row = { id: string; orderId: string | null; payload: Record<string, unknown> };

type Wish = { courseSlug: string; name: string; email: string; phone: string; at: string };

/** As the flow wrote it. */
function wishIn(payload: Row['payload']): Wish | null {
  const { courseSlug, name, email, phone, at } = payload;
  const parts = [courseSlug, name, email, phone, at];
  return parts.every((part) => typeof part === 'string') ? (payload as Wish) : null;
}

/** Null when the order was forgotten, or the row holds nothing of the kind. */
async function readWish(db: Handle, { orderId, payload }: Row): Promise<Wish | null> {
  if (orderId === null) return wishIn(payload);
  const order = await findOrderById(db, orderId);
  if (!order) return null;
  const { itemSlug: courseSlug, name, email, phone, placedAt } = order;
  return { courseSlug, name, email, phone, at: placedAt.toISOString() };
}

/** What the message says, or null when there is nothing left to tell. Courses have their English names. */
export async function readBuyNow(db: Handle, row: Row) {
  const about = await readWish(db, row);
  if (!about) return null;
  const course = await readCourse(db, about.courseSlug);
  return {
    course: course?.words.en.name ?? about.courseSlug,
    customerName: about.name,
    customerEmail: about.email,
    customerPhone: about.phone,
    timestamp: about.at,
    action: 'buy-now',
    platform: 'web',
  };
}

export type BuyNowOptions = Telling & {
  db: Handle;
  /** 'test' anywhere but where real people are served. */
  mode: 'production' | 'test';
};

/** Sends one message or throws. 'overtaken' when there is nothing left to tell. */
export function buyNowPoster({ db, mode, ...telling }: BuyNowOptions) {
  return async (row: Row): Promise<'posted' | 'overtaken'> => {
    const body = await readBuyNow(db, row);
    if (!body) return 'overtaken';
    const told = {
      body,
      webhookUrl: telling.webhook.url,
      executionMode: mode,
    };
    await tellWebhook(telling, {
      kind: 'buy-now',
      contentType: 'application/json',
      body: Buffer.from(JSON.stringify(told)),
      headers: { 'X-Derb-Message': row.id },
    });
    return 'posted';
  };
}

/**
 * What a message to another server says, for whoever looks after such messages: read as the sender reads it. Of an
 * application that is what was sent, since nobody changes one; of a wish to buy the order may have been corrected since.
 */
import type { Handle } from '../db/handle.ts';
import { readBuyNow } from './post-buy-now.server.ts';
import { readTold } from './post-webhook.server.ts';

export type DeliveryRow = {
  id: string;
  kind: string;
  applicationId: string | null;
  orderId: string | null;
  payload: Record<string, unknown>;
};

/** Names and values in the order in which they travel; null when what it was about is gone. Never the address it goes to. */
export async function readDelivery(
  db: Handle,
  row: DeliveryRow,
): Promise<{ about: string; fields: (readonly [name: string, value: string])[] } | null> {
  if (row.kind === 'buy-now') {
    const told = await readBuyNow(db, row);
    return told && { about: 'buy-now', fields: Object.entries(told) };
  }
  const told = await readTold(db, row.applicationId);
  return told && { about: told.application.kind, fields: [...told.fields] };
}

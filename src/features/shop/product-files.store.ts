/** Links to the files of an order, made when its letter was called for: the same letter has the same links. */
import type { Handle } from '../../platform/db/handle.ts';
import { paidLinkEnds } from './download-rules.ts';
import { paidLinkToken } from '../payments/paid-link.ts';
import { isOpenStill, readDownloads } from './product-downloads.store.ts';
import type { Signer } from '../applications/signed-token.ts';
import type { Order } from '../orders/order.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import type { FileLink } from './product.emails.ts';

type Making = { order: Order; signer: Signer; publicOrigin: string; calledForAt: Date };

export async function readFileLinks(
  db: Handle,
  { order, signer, publicOrigin, calledForAt }: Making,
): Promise<FileLink[]> {
  if (!(await isOpenStill(db, order.id))) return [];
  const rows = await readDownloads(db, order.id);
  const hersFirst = rows.toSorted(
    (a, b) => Number(b.locale === order.locale) - Number(a.locale === order.locale),
  );
  return hersFirst.map(({ id, locale, endsAt }) => {
    const token = paidLinkToken(signer, { downloadId: id, expiresAt: paidLinkEnds(calledForAt, endsAt) });
    const href = `${publicOrigin}${pathIn(order.locale, `/downloads/${token}`)}`;
    return { language: rows.length === 1 ? 'both' : locale, href };
  });
}

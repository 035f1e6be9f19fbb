/** The letter with the links of a paid order, once more. */
import { productReady } from '../domain/access/grant-product.store.server.ts';
import { readPaidLink } from '../domain/access/paid-link.server.ts';
import { findDownload, isOpenStill } from '../domain/access/product-downloads.store.server.ts';
import type { DownloadVerbs } from './download-verbs.ts';
import { carryOut, type FlowContext } from './flow-context.ts';

/** Whoever has the link, an expired one too, may cause it: the letter goes to the address of the order alone. */
export async function sendFilesAgain(
  context: FlowContext,
  token: string,
): ReturnType<DownloadVerbs['sendFilesAgain']> {
  const link = readPaidLink(context.signer, token);
  if (link === null) return false;
  return context.database.transaction(async (tx) => {
    const row = await findDownload(tx, link.downloadId);
    if (!row || !(await isOpenStill(tx, row.orderId))) return false;
    const hour = context.clock().toISOString().slice(0, 13);
    await carryOut(context, tx, { letters: [productReady(row.orderId, hour)] });
    return true;
  });
}

/** The files of an order as its pages show them; null for an order that has none to show. */
import type { Order } from '../../../domain/orders/order.ts';
import type { open } from '../../academy-context.ts';
import { whatsappLink } from '../../layout/whatsapp-link.ts';
import { fill } from '../../locale/fill.ts';
import { describeFiles, type FilesView } from './order-files.tsx';

export async function readFiles(
  { academy, say, locale, links }: ReturnType<typeof open>,
  { itemKind, status, token, number }: Order,
): Promise<FilesView | null> {
  if (itemKind !== 'product' || status !== 'Payment Confirmed') return null;
  const [files, { whatsapp }] = await Promise.all([academy.filesOfOrder(token), academy.settings()]);
  const ask = (text: string) => whatsappLink(whatsapp, fill(text, { number }));
  return describeFiles(files, { say, locale, links }, ask);
}

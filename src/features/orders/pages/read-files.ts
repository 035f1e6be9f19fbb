/** The files of an order as its pages show them; null for an order that has none to show. */
import type { Order } from '../order.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { clientAddress } from '../../site/page-headers.ts';
import { whatsappLink } from '../../../platform/people/whatsapp-link.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { describeFiles, type FilesView } from './order-files.tsx';

export async function readFiles(
  args: ScreenArgs,
  { itemKind, status, token, number }: Order,
): Promise<FilesView | null> {
  if (itemKind !== 'product' || status !== 'Payment Confirmed') return null;
  const { academy, say, locale, links } = open(args);
  const [files, { whatsapp }] = await Promise.all([
    academy.filesOfOrder(token, clientAddress(args.request)),
    academy.settings(),
  ]);
  const ask = (text: string) => whatsappLink(whatsapp, fill(text, { number }));
  return describeFiles(files, { say, locale, links }, ask);
}

/** The papers the academy hands out, bound to the folder of its fonts. Screens see this type and nothing behind it. */
import { creditNotePaper, receiptPaper, type OrderOnPaper } from './order-papers.ts';
import type { Paper } from './paper.ts';
import type { BuyerRefund } from '../refunds/read-refunds.service.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type Papers = {
  /** What the receipt says, for the page that shows it too. */
  readReceipt(on: OrderOnPaper): Paper;
  receipt(on: OrderOnPaper): Promise<Bytes>;
  creditNote(on: OrderOnPaper, refund: BuyerRefund): Promise<Bytes>;
};

export function openPapers(fontsDir: string): Papers {
  // What draws is large and seldom needed: the server opens without it.
  const printer = () => import('../../platform/pdf/print-paper.ts');
  return {
    readReceipt: receiptPaper,
    receipt: async (on) => (await printer()).printPaper(receiptPaper(on), fontsDir),
    creditNote: async (on, refund) => (await printer()).printPaper(creditNotePaper(on, refund), fontsDir),
  };
}

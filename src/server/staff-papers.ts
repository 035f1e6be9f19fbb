/** Receipts and credit notes for the office: the very papers the buyer is handed, in her language. */
import { orderOnPaper } from '../features/orders/pages/paper-answer.ts';
import type { Words } from '../words.ts';
import type { Papers } from '../features/orders/papers.ts';
import type { Locale } from '../platform/i18n/locale.ts';
import type { Academy } from '../academy.ts';

type Rooms = { academy: Academy; papers: Papers; words: Record<Locale, Words> };

/** `paper`: 'receipt', or the number of a credit note. Null for what is not there, and for a refund that is not done. */
export const makeStaffPapers =
  ({ academy, papers, words }: Rooms) =>
  async (number: string, paper: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const found = await academy.staff.order(number);
    if (found === null) return null;
    const { locale, token } = found.order;
    const on = await orderOnPaper({ academy, say: words[locale], locale }, token);
    if (on === null) return null;
    if (paper === 'receipt') return papers.receipt(on);
    const refund = on.refunds.find((one) => one.isDone && one.creditNoteNumber === paper);
    return refund ? papers.creditNote(on, refund) : null;
  };

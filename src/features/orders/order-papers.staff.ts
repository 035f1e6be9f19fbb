/** The papers of an order, as its buyer has them. */
import { z } from 'zod';
import { creditNotePattern } from '../refunds/refund.ts';
import { maySeeOrders } from '../staff/who-may.ts';
import { defineStaffCall, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const readPaper = defineStaffCall({
  id: 'readPaper',
  group: 'orders',
  method: 'GET',
  path: '/api/staff/orders/{number}/papers/{paper}',
  summary: 'The receipt of an order, or one of its credit notes',
  description:
    "`paper` is `receipt` or the number of a credit note. The PDF is in the buyer's language. There is no receipt before money has come in for certain, and no credit note before it has left.",
  may: maySeeOrders,
  schema: z.object({}),
  example: {},
  answer200: { when: 'There is such a paper.', contentType: 'application/pdf' },
  refusals: ['not-found'],
  async answer({ printPaper }, { params }) {
    const { number = '', paper = '' } = params;
    if (paper !== 'receipt' && !creditNotePattern.test(paper)) return refuseStaff('not-found');
    const bytes = await printPaper(number, paper);
    if (bytes === null) return refuseStaff('not-found');
    const name = paper === 'receipt' ? `receipt-${number}` : `credit-note-${paper}`;
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
    };
    return { ok: true, response: new Response(bytes, { headers }) };
  },
});

export const orderPaperCalls: readonly StaffCall[] = [readPaper];

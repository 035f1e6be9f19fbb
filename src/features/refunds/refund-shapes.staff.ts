/** One refund as the office's wire writes it: whom to pay and where, and what became of it. Never what opens her order. */
import { z } from 'zod';
import { cameBack, mayCorrectProof, refundWays } from './refund.ts';
import type { RefundView } from './read-refunds.service.ts';
import { refundRow, refundRowOf } from '../orders/order-desk-shapes.staff.ts';
import { isoOf } from '../../platform/api/instant.ts';

const instant = z.iso.datetime();

export const refundWhole = refundRow.extend({
  reason: z.string(),
  decidedBy: z.string(),
  doneBy: z.string().nullable(),
  payout: z
    .object({
      name: z.string(),
      rib: z.string().nullable(),
      phone: z.string().nullable(),
      proof: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'Whom a person pays; null where a card service does, and before anybody knows.' }),
  lacksAccount: z.boolean(),
  email: z.string(),
  phone: z.string(),
  payment: z
    .object({ reference: z.string(), providerReference: z.string().nullable(), paidAt: instant.nullable() })
    .nullable()
    .meta({ description: 'The card payment: our number, and the card service’s own.' }),
  providerReference: z.string().nullable(),
  lastProblem: z.string().nullable(),
  hasComeBack: z.boolean().meta({ description: 'It had been paid, and the money is with us again.' }),
  otherWays: z.array(z.enum(refundWays)),
  successor: z.object({ id: z.string(), creditNoteNumber: z.string() }).nullable(),
  mayCorrectProof: z.boolean(),
});
export type RefundWhole = z.output<typeof refundWhole>;

export const refundWholeOf = (refund: RefundView, now: Date): RefundWhole => {
  const { payout, payment, successor } = refund;
  return {
    ...refundRowOf(refund, now),
    reason: refund.reason,
    decidedBy: refund.decidedBy.replace(/^staff:/, ''),
    doneBy: refund.doneBy && refund.doneBy.replace(/^staff:/, ''),
    payout: payout && {
      name: payout.name,
      rib: payout.rib ?? null,
      phone: payout.phone ?? null,
      proof: payout.proof ?? null,
    },
    lacksAccount: refund.lacksAccount,
    email: refund.email,
    phone: refund.phone,
    payment: payment && {
      reference: payment.reference,
      providerReference: payment.providerReference,
      paidAt: isoOf(payment.paidAt),
    },
    providerReference: refund.providerReference,
    lastProblem: refund.lastProblem,
    hasComeBack: refund.lastProblem === cameBack,
    otherWays: refund.otherWays,
    successor: successor && { id: successor.id, creditNoteNumber: successor.creditNoteNumber },
    mayCorrectProof: mayCorrectProof(refund),
  };
};

export const refundExample: RefundWhole = {
  id: '0b8e2f6e-2f0c-4a57-9a3b-5b1f3f1f7a10',
  orderNumber: 'MEM-482913-a1b2',
  name: 'Salma Alaoui',
  amountCentimes: 99_000,
  way: 'bank-transfer',
  state: 'due',
  isSurplus: false,
  gateway: null,
  isOpen: true,
  isLate: false,
  dueAt: '2026-11-28T10:00:00.000Z',
  decidedAt: '2026-11-21T10:00:00.000Z',
  doneAt: null,
  creditNoteNumber: 'CN-2026-0007',
  reason: 'She asked for it.',
  decidedBy: 'owner@example.com',
  doneBy: null,
  payout: { name: 'Salma Alaoui', rib: '007780000123456789012345', phone: null, proof: null },
  lacksAccount: false,
  email: 'salma@example.com',
  phone: '+212612345678',
  payment: null,
  providerReference: null,
  lastProblem: null,
  hasComeBack: false,
  otherWays: ['cash-agency'],
  successor: null,
  mayCorrectProof: false,
};

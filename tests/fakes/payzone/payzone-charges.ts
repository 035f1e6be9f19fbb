/** The charges that the fake of Payzone keeps, and their JSON. */
import { randomBytes } from 'node:crypto';
import type { Launch } from './payzone-rules.ts';

export type Transaction = {
  timestamp: string;
  gatewayProvidedId: string;
  type: string;
  state: string;
  amount: number;
  currency: string;
  resultCode: number;
  responseText: string;
};

export type Charge = {
  launch: Launch;
  internalId: string;
  /** It can still be paid. */
  open: boolean;
  status: string;
  notice: string;
  transactions: Transaction[];
};

export const newCharge = (launch: Launch): Charge => ({
  launch,
  internalId: randomBytes(4).toString('hex'),
  open: true,
  status: 'PENDING',
  notice: '',
  transactions: [],
});

export function addTransaction(
  charge: Charge,
  type: string,
  state: 'APPROVED' | 'DECLINED' | 'PENDING',
  amount = Number(charge.launch.price),
): void {
  charge.transactions.push({
    timestamp: new Date().toISOString(),
    gatewayProvidedId: `T-${randomBytes(6).toString('hex')}`,
    type,
    state,
    amount,
    currency: 'MAD',
    resultCode: state === 'DECLINED' ? 5 : 0,
    responseText: state,
  });
}

/** Dirhams that can still be refunded. */
export const remaining = ({ launch, transactions }: Charge): number =>
  transactions
    .filter(({ type, state }) => type === 'REFUND' && state !== 'DECLINED')
    .reduce((left, { amount }) => left - amount, Number(launch.price));

/** As in a notification and an answer. `of` replaces parts. */
export const chargeAsJson = (charge: Charge, merchantAccount: string, of: Record<string, unknown> = {}) => ({
  id: charge.launch.chargeId,
  internalId: charge.internalId,
  status: charge.status,
  merchantAccount,
  customerId: charge.launch['customerId'],
  orderId: charge.launch['orderId'],
  lineItem: {
    amount: Number(charge.launch.price),
    currency: 'MAD',
    description: charge.launch['description'],
    taxIncludedInPrice: true,
  },
  transactions: charge.transactions,
  paymentType: 'CREDIT_CARD',
  paymentMethod: 'Visa',
  cardHolder: 'SALMA ALAOUI',
  maskedCard: '411111******1111',
  created: '2026-04-15T10:24:40Z',
  amountRemaining: remaining(charge),
  ...of,
});

import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { PaymentResult } from './payment-result.tsx';
import { readPayment, type PaymentData } from './read-payment.ts';

export const loader = (args: ScreenArgs): Promise<PaymentData> => readPayment(args, 'cancel');

/** Where a gateway sends the buyer back after they cancelled. */
export default function Cancel({ loaderData }: { loaderData: PaymentData }) {
  return <PaymentResult data={loaderData} />;
}

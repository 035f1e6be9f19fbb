import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { PaymentResult } from './payment-result.tsx';
import { readPayment, type PaymentData } from './read-payment.ts';

export const loader = (args: ScreenArgs): Promise<PaymentData> => readPayment(args, 'success');

/** Where a gateway sends the buyer back after paying. Opening it changes nothing. */
export default function Success({ loaderData }: { loaderData: PaymentData }) {
  return <PaymentResult data={loaderData} />;
}

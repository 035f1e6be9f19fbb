import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { PaymentResult } from './payment-result.tsx';
import { readPayment, type PaymentData } from './read-payment.ts';

export const loader = (args: ScreenArgs): Promise<PaymentData> => readPayment(args, 'failure');

/** Where a gateway sends the buyer back when it could not take the money. */
export default function Failure({ loaderData }: { loaderData: PaymentData }) {
  return <PaymentResult data={loaderData} />;
}

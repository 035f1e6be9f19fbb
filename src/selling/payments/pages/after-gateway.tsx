import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { PaymentResult } from './payment-result.tsx';
import { type PaymentData, type PaymentPage, readPayment } from './read-payment.ts';

const pageOf = (pathname: string): PaymentPage => {
  const [, last] = /\/(success|failure|cancel)\/?$/.exec(pathname) ?? [];
  return last === 'success' || last === 'failure' ? last : 'cancel';
};

/** '/payment/success', '/payment/failure', '/payment/cancel': where a gateway sends the buyer back. Opening them changes nothing. */
export const loader = (args: ScreenArgs): Promise<PaymentData> =>
  readPayment(args, pageOf(open(args).url.pathname));

export default function AfterGateway({ loaderData }: { loaderData: PaymentData }) {
  return <PaymentResult data={loaderData} />;
}

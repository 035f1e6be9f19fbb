import type { Order } from '../order.ts';
import type { Words } from '../../../words.ts';

type ReceiptPartiesProps = {
  seller: {
    name: string;
    address: string;
    email: string;
    phone: string;
    registration: readonly { label: string; value: string }[];
  };
  order: Pick<Order, 'name' | 'email' | 'phone'>;
  words: Words['order'];
};

/** Who sold and who bought, with the seller's legal numbers. */
export function ReceiptParties({ seller, order, words }: ReceiptPartiesProps) {
  const { receipt } = words;
  return (
    <div className="my-8 grid gap-6 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <h2 className="mb-1 text-xs font-normal text-ink-soft">{receipt.seller}</h2>
        <p className="font-semibold">{seller.name}</p>
        <p>{seller.address}</p>
        <p>
          <bdi>{seller.email}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{seller.phone}</bdi>
        </p>
        {seller.registration.map(({ label, value }) => (
          <p key={label}>
            <bdi>{label}</bdi>:{' '}
            <bdi dir="ltr" className="tabular-nums">
              {value}
            </bdi>
          </p>
        ))}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="mb-1 text-xs font-normal text-ink-soft">{receipt.buyer}</h2>
        <p className="font-semibold">
          <bdi>{order.name}</bdi>
        </p>
        <p>
          <bdi>{order.email}</bdi>
        </p>
        {order.phone !== '' && (
          <p>
            <bdi dir="ltr">{order.phone}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

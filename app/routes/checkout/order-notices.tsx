import type { Order } from '../../../domain/orders/order.ts';
import type { Words } from '../../../content/words.ts';
import { Notice } from '../../ui/notice.tsx';

const keys = ['not-in-this-status', 'not-on-sale', 'sold-out', 'price-now'] as const;
type NoticeKey = (typeof keys)[number];

export const isNoticeKey = (text: string | null): text is NoticeKey => keys.some((key) => key === text);

type OrderNoticesProps = {
  /** Asked for by the address after something the buyer did; it is only words, and changes nothing. */
  notice: NoticeKey | null;
  declined: boolean;
  order: Pick<Order, 'status' | 'refusalReason'>;
  amount: string;
  words: Words['order'];
};

/** What the buyer should know before she does something: a refusal and its reason, a declined card, a changed price. */
export function OrderNotices({ notice, declined, order, amount, words }: OrderNoticesProps) {
  const { declined: card, refusal, notice: said } = words;
  return (
    <>
      {notice !== null && (
        <Notice tone="info">{notice === 'price-now' ? said.priceNow(amount) : said[notice]}</Notice>
      )}
      {order.status === 'Rejected' && order.refusalReason !== null && (
        <Notice tone="error" title={refusal}>
          <span className="wrap-anywhere">{order.refusalReason}</span>
        </Notice>
      )}
      {declined && (
        <Notice tone="error" title={card.title}>
          {card.text}
        </Notice>
      )}
    </>
  );
}

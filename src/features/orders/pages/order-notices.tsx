import type { Order } from '../order.ts';
import type { Words } from '../../../words.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { UnderWayKind } from './under-way.ts';

const keys = [
  'not-in-this-status',
  'not-on-sale',
  'sold-out',
  'free-now',
  'slot-taken',
  'too-many-hours',
  'price-now',
  'coupon-gone',
  'other-failed',
  'asked',
] as const;
type NoticeKey = (typeof keys)[number];

export const isNoticeKey = (text: string | null): text is NoticeKey => keys.some((key) => key === text);

type OrderNoticesProps = {
  /** Asked for by the address after something the buyer did; it is only words, and changes nothing. */
  notice: NoticeKey | null;
  declined: boolean;
  /** She may be on the bank's page still, or the bank has not spoken yet. */
  underWay: UnderWayKind | null;
  /** Two payments arrived; how soon one is paid back: '14 days'. */
  paidTwice: string | null;
  /** Where the bank is asked from. */
  self: string;
  order: Pick<Order, 'status' | 'refusalReason'>;
  amount: string;
  words: Words['order'];
};

/** What the buyer should know before she does something: a refusal and its reason, a declined card, a changed price. */
export function OrderNotices(props: OrderNoticesProps) {
  const { notice, declined, underWay, paidTwice, self, order, amount, words } = props;
  const { declined: card, refusal, notice: said } = words;
  return (
    <>
      {notice !== null && (
        <Notice tone="info">
          {notice === 'price-now'
            ? said.priceNow(amount)
            : notice === 'coupon-gone'
              ? said.couponGone(amount)
              : said[notice]}
        </Notice>
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
      {underWay === 'approved' && (
        <Notice tone="warning" title={words.underWay.approved.title}>
          {words.underWay.approved.text}
        </Notice>
      )}
      {underWay === 'wait' && (
        <Notice tone="info" title={words.underWay.title}>
          {words.underWay.wait}
        </Notice>
      )}
      {underWay === 'ask' && (
        <Notice tone="info" title={words.underWay.title}>
          {words.underWay.text}
          <form method="post" action={self} className="mt-3">
            <Button kind="secondary" name="intent" value="ask">
              {words.underWay.action}
            </Button>
          </form>
        </Notice>
      )}
      {paidTwice !== null && (
        <Notice tone="warning" title={words.paidTwice.title}>
          {words.paidTwice.text(paidTwice)}
        </Notice>
      )}
    </>
  );
}

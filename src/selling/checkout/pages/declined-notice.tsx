import type { PaymentOption } from '../../orders/order.ts';
import type { Words } from '../../../words.ts';
import { Notice } from '../../../platform/ui/notice.tsx';

/** Shown above the methods after a bank declined the buyer's card: which of them need no card. */
export function DeclinedNotice({
  offered,
  words,
}: {
  offered: readonly PaymentOption[];
  words: Words['enrol']['method']['declined'];
}) {
  const without = [
    offered.includes('Bank Transfer') && words.bank,
    offered.includes('WafaCash / Cash Plus') && words.cash,
  ].filter((text) => text !== false);
  return (
    <div className="mb-6">
      <Notice tone="warning" title={words.title}>
        {without.length > 0 && (
          <>
            <p>{words.text}</p>
            <ul className="ms-5 list-disc">
              {without.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

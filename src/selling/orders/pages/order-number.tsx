import { classNames } from '../../../platform/ui/class-names.ts';
import { shownNumber } from '../order.ts';

/** An order's number: in capitals, from left to right, never broken. */
export const OrderNumber = ({ number, className }: { number: string; className?: string }) => (
  <bdi dir="ltr" className={classNames('whitespace-nowrap tabular-nums', className)}>
    {shownNumber(number)}
  </bdi>
);

/** A day or an address in a sentence, in one piece while the line has room for it. */
export function Said({ text, mark }: { text: string; mark: string }) {
  const [before, ...after] = text.split(mark);
  if (mark === '' || after.length === 0) return text;
  return (
    <>
      {before}
      <b className="inline-block text-[0.92em]">{mark}</b>
      {after.join(mark)}
    </>
  );
}

import { classNames } from '../../../platform/ui/class-names.ts';
import { shownNumber } from '../order.ts';

/** An order's number: in capitals, from left to right, never broken. */
export const OrderNumber = ({ number, className }: { number: string; className?: string }) => (
  <bdi dir="ltr" className={classNames('whitespace-nowrap tabular-nums', className)}>
    {shownNumber(number)}
  </bdi>
);

import { classNames } from '../../../platform/ui/class-names.ts';
import { shownNumber } from '../order.ts';

/** An order's number: in capitals, from left to right, never broken. */
export const OrderNumber = ({ number, className }: { number: string; className?: string }) => (
  <bdi dir="ltr" className={classNames('whitespace-nowrap tabular-nums', className)}>
    {shownNumber(number)}
  </bdi>
);

type SaidProps = { text: string; hour: string | null; email: string };

/** The hour of the answer boxed; an address stays in one piece while the line has room for it. */
export function Said({ text, hour, email }: SaidProps) {
  const marks = [hour ?? '', email].filter((mark) => mark !== '');
  const [mark] = marks
    .filter((one) => text.includes(one))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  if (mark === undefined) return text;
  const [before, ...after] = text.split(mark);
  return (
    <>
      {before}
      <b className={mark === hour ? 'inline-block rounded-sm bg-saffron px-2 text-pitch' : 'inline-block'}>
        {mark}
      </b>
      <Said text={after.join(mark)} hour={hour} email={email} />
    </>
  );
}

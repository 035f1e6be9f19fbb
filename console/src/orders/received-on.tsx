/** The day on which money had come; a day before its order is accepted, and remarked, for it may be a slip. */
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf } from '../locale.ts';
import { dayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { Refused } from '../api.ts';

type Props = {
  value: string;
  onChange(value: string): void;
  /** When the order was placed; of several, the last of them. */
  placedAt: string | undefined;
  fault?: string | undefined;
  hint?: string;
};

export function ReceivedOn({ placedAt, hint, ...field }: Props) {
  const { orders, locale } = useWords();
  const isEarlier =
    placedAt !== undefined && field.value !== '' && field.value < dayInMorocco(new Date(placedAt));
  const remark = isEarlier ? orders.claim.earlier(dayOf(placedAt, locale)) : hint;
  return (
    <TypedField
      {...field}
      label={orders.claim.receivedOn}
      {...(remark !== undefined && { hint: remark })}
      type="date"
      ltr
    />
  );
}

/** The seat beyond the last one, of a refusal because none is left: the next press says that they know. */
export function beyondIn(refused: unknown): { seat: number; of: number } | null {
  if (!(refused instanceof Refused) || refused.failure.code !== 'cohort-full') return null;
  const { detail } = refused.failure;
  return { seat: Number(detail?.['seat']), of: Number(detail?.['of']) };
}

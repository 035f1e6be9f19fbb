import type { Words } from '../../../content/words.ts';
import type { Typed } from '../../../domain/people/read-form.ts';
import { OfficeCard, OfficeFacts } from './office-frame.tsx';

type Props = { typed: Typed; words: Words['staffTransfers']['record'] };

/** Where nothing can be recorded any more: her words are not lost, she may still need them. */
export function TypedInVain({ typed, words }: Props) {
  const ways: Readonly<Record<string, string>> = words.ways;
  const facts = [
    { label: words.amount, value: typed['amount'], ltr: true },
    { label: words.paidBy, value: ways[typed['paidBy'] ?? ''] },
    { label: words.reference, value: typed['reference'] },
    { label: words.reason, value: typed['reason'] },
  ].flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
  return (
    <OfficeCard title={words.youTyped}>
      <OfficeFacts facts={facts} />
    </OfficeCard>
  );
}

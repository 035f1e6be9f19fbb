import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Transfers } from './read-receipts.ts';

/** The way on after a decision, and the way to write down money that came another way. */
export function NextErrand({ transfers }: { transfers: Transfers }) {
  const { words, next, record, decided } = transfers;
  if (record === null && !decided) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      {decided && next !== null && (
        <ButtonLink href={next}>
          {words.next}
          <Icon name="arrow-forward" size={18} />
        </ButtonLink>
      )}
      {decided && next === null && <span className="text-ink-soft">{words.noNext}</span>}
      {record !== null && (
        <ButtonLink kind="secondary" href={record}>
          <Icon name="wallet" size={18} />
          {words.record.link}
        </ButtonLink>
      )}
    </p>
  );
}

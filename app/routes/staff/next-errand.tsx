import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Transfers } from './read-receipts.ts';

type Props = {
  transfers: Transfers;
  /** Something was just done here, so that the next one is what comes to mind. */
  decided: boolean;
};

/** The way on after a decision, and the way to write down money that came another way. */
export function NextErrand({ transfers: { words, next, record }, decided }: Props) {
  if (record === null && (next === null || !decided)) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {decided && next !== null && (
        <ButtonLink href={next}>
          {words.next}
          <Icon name="arrow-forward" size={18} />
        </ButtonLink>
      )}
      {record !== null && (
        <ButtonLink kind="secondary" href={record}>
          <Icon name="wallet" size={18} />
          {words.record.link}
        </ButtonLink>
      )}
    </p>
  );
}

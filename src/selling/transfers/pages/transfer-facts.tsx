import { CopyButton } from '../../orders/pages/copy-button.tsx';

export type TransferFact = {
  label: string;
  shown: string;
  /** What the copy button copies; null when there is nothing to copy. */
  copied: string | null;
  hint?: string;
  /** Numbers and codes read left to right on Arabic pages too. */
  ltr?: boolean;
};

type TransferFactsProps = { facts: readonly TransferFact[]; words: { copy: string; copied: string } };

/** What must be typed into a transfer, each line with its copy button (which shows once the script runs). */
export function TransferFacts({ facts, words }: TransferFactsProps) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line bg-sand px-4">
      {facts.map((fact) => (
        <div key={fact.label} className="relative py-3">
          <dt className="pe-24 text-xs text-ink-soft">{fact.label}</dt>
          <dd className="font-semibold wrap-anywhere sm:pe-28">
            <bdi
              dir={fact.ltr ? 'ltr' : undefined}
              className={fact.ltr ? 'max-sm:text-sm max-sm:tracking-tight' : undefined}
            >
              {fact.shown}
            </bdi>
            {fact.hint !== undefined && (
              <span className="block text-xs font-normal text-ink-soft">{fact.hint}</span>
            )}
            {fact.copied !== null && (
              <span className="absolute -end-2 top-1 sm:top-2.5">
                <CopyButton value={fact.copied} label={fact.label} words={words} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

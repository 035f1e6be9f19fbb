import { CopyButton } from '../../orders/pages/copy-button.tsx';
import { shownNumber } from '../../orders/order.ts';
import type { AcademySettings } from '../../../academy/settings/settings.ts';
import type { Words } from '../../../words.ts';

export type TransferFact = {
  label: string;
  shown: string;
  /** What the copy button copies; null when there is nothing to copy. */
  copied: string | null;
  hint?: string;
  /** Numbers and codes read left to right on Arabic pages too. */
  ltr?: boolean;
  /** What a mistake would cost most: the amount and the reference. */
  large?: true;
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
              className={
                fact.large
                  ? 'text-xl font-bold'
                  : fact.ltr
                    ? 'max-sm:text-sm max-sm:tracking-tight'
                    : undefined
              }
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

/** A drawing of the slip an agency gives, with the line of the transfer code marked. Its few words are those printed there. */
export function Slip({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 220 150"
      role="img"
      aria-label={label}
      className="on-colour w-full max-w-60"
      direction="ltr"
    >
      <path
        d="M20 6h180v132l-12 7-12-7-12 7-12-7-12 7-12-7-12 7-12-7-12 7-12-7-12 7-12-7-12 7-12-7-12 7z"
        className="fill-cream stroke-pitch"
        strokeWidth="4"
      />
      <rect x="36" y="20" width="62" height="9" rx="3" className="fill-line" />
      <rect x="36" y="38" width="148" height="6" rx="3" className="fill-line" />
      <rect x="36" y="50" width="112" height="6" rx="3" className="fill-line" />
      <rect x="28" y="66" width="164" height="40" rx="8" className="fill-saffron" />
      <text x="36" y="81" className="fill-pitch" fontSize="10" fontWeight="600">
        CODE DE TRANSFERT
      </text>
      <text x="36" y="98" className="fill-pitch" fontSize="15" fontWeight="700" letterSpacing="1.5">
        4827 1930 56
      </text>
      <rect x="36" y="115" width="90" height="6" rx="3" className="fill-line" />
    </svg>
  );
}

type AboutCash = {
  academyName: string;
  agencies: string;
  agency: NonNullable<AcademySettings['cashAgency']>;
  number: string;
  /** In words, the currency in them. */
  amount: string;
  /** Until when the order waits. */
  until: string;
};

/** What is needed at the agency, a line each; the code of the slip comes back to the buyer, and is never part of a link. */
export const cashMessage = (
  { academyName, agencies, agency, number, amount, until }: AboutCash,
  { cash, summary }: Pick<Words['enrol'], 'cash' | 'summary'>,
  send: Words['transfer']['send'],
): string[] => [
  send.cashMessage.title(academyName, agencies),
  `${cash.amount}: ${amount}`,
  `${cash.beneficiary}: ${agency.beneficiary}`,
  `${cash.city}: ${agency.city}`,
  `${cash.phone}: ${agency.phone}`,
  `${summary.order}: ${shownNumber(number)}`,
  send.until(until),
];

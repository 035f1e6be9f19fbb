import type { Words } from '../../../content/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReceiptLine } from './read-receipts.ts';

type Props = {
  /** Null where the role may not see them. */
  receipts: readonly ReceiptLine[] | null;
  words: Words['staffTransfers']['receipts'];
};

const link =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-majorelle underline underline-offset-4';

function Receipt({ line, words }: { line: ReceiptLine; words: Props['words'] }) {
  return (
    <li className="grid content-start gap-1">
      {line.isPicture ? (
        <a href={line.href} target="_blank" rel="noopener" className="block">
          <img
            src={line.href}
            alt={words.picture(line.position)}
            loading="lazy"
            decoding="async"
            className="h-64 w-full rounded-md border border-line bg-sand object-contain"
          />
        </a>
      ) : (
        <span className="grid h-32 place-items-center rounded-md border border-line bg-sand text-majorelle">
          <Icon name="file" size={36} />
        </span>
      )}
      <p className="text-sm text-ink-soft">
        <bdi>{line.kind}</bdi> · <bdi>{line.size}</bdi> · <time dateTime={line.iso}>{line.at}</time>
      </p>
      <a href={line.href} target={line.isPicture ? '_blank' : undefined} rel="noopener" className={link}>
        <Icon name={line.isPicture ? 'expand' : 'download'} size={18} />
        {line.isPicture ? words.open : words.download}
      </a>
      {line.same.length > 0 && (
        <Notice tone="warning">
          {words.same}
          <span className="flex flex-wrap gap-x-4">
            {line.same.map(({ number, href }) => (
              <a key={number} href={href} className={link}>
                <bdi dir="ltr">{number}</bdi>
              </a>
            ))}
          </span>
        </Notice>
      )}
    </li>
  );
}

/** What the learner sent, beside the decision. */
export function ClaimReceipts({ receipts, words }: Props) {
  if (receipts === null) return <p className="text-ink-soft">{words.mayNot}</p>;
  if (receipts.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-5 sm:grid-cols-2">
        {receipts.map((line) => (
          <Receipt key={line.id} line={line} words={words} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.advice}</p>
    </div>
  );
}

import { mostReceiptsOfAnOrder } from '../receipt-file.ts';
import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';

type Props = { href: string; sent: number; words: Words['transfer']['order'] };

/** On the page of an order whose transfer is looked for: what we have, and the way to send it. */
export function ReceiptInvitation({ href, sent, words }: Props) {
  return (
    <div>
      {sent > 0 && (
        <p className="mb-2 flex items-center justify-center gap-2 text-sm font-medium text-mint-ink">
          <Icon name="success" size={18} />
          {words.have(sent)}
        </p>
      )}
      {sent < mostReceiptsOfAnOrder && (
        <ButtonLink kind="secondary" href={href} full>
          <Icon name="file" size={18} />
          {sent === 0 ? words.add : words.addAnother}
        </ButtonLink>
      )}
      {sent === 0 && <p className="mt-1.5 text-center text-xs text-ink-soft">{words.note}</p>}
    </div>
  );
}

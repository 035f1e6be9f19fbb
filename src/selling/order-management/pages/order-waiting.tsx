import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { mostReceiptsOfAnOrder } from '../../orders/receipt-file.ts';
import type { Meanwhile } from '../../orders/pages/read-opened.ts';

type Props = { href: string; sent: number; words: Words['transfer']['order'] };

/** On the page of an order whose transfer is being looked for: the receipts sent so far, and the link to send another. */
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

/** Something to do while a transfer is looked for. */
export function WhileWaiting({
  meanwhile,
  words,
}: {
  meanwhile: Meanwhile;
  words: Words['order']['meanwhile'];
}) {
  return (
    <section
      aria-labelledby="meanwhile-title"
      className="grid gap-3 rounded-lg border border-line bg-paper p-5"
    >
      <h2 id="meanwhile-title" className="text-lg font-bold">
        {words.title}
      </h2>
      <p>{meanwhile.text}</p>
      <ButtonLink kind="secondary" href={meanwhile.href} full>
        {meanwhile.label}
      </ButtonLink>
    </section>
  );
}

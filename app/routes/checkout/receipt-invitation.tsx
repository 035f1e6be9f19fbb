import type { Words } from '../../../content/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = { href: string; words: Words['transfer']['order'] };

/** On the page of an order whose transfer is looked for. */
export function ReceiptInvitation({ href, words }: Props) {
  return (
    <div>
      <ButtonLink kind="secondary" href={href} full>
        <Icon name="file" size={18} />
        {words.add}
      </ButtonLink>
      <p className="mt-1.5 text-center text-xs text-ink-soft">{words.note}</p>
    </div>
  );
}

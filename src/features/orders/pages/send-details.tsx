import type { Words } from '../../../words.ts';
import { whatsappLink } from '../../../platform/people/whatsapp-link.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { CopyButton } from './copy-button.tsx';

type SendDetailsProps = {
  /** What a banking app, or another payer, needs. No transfer code is ever among them. */
  message: readonly string[];
  words: Words['transfer']['send'];
  copied: string;
};

/** For a relative who pays or a banking app: all lines at once, copied or sent on. */
export function SendDetails({ message, words, copied }: SendDetailsProps) {
  const text = message.join('\n');
  return (
    <section className="mt-4 rounded-md border border-dashed border-edge px-4 py-4">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-ink-soft">{words.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton value={text} words={{ copy: words.copyAll, copied }} wide />
        <ButtonLink
          kind="secondary"
          href={whatsappLink('', text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${words.whatsapp} (${words.newTab})`}
        >
          <Icon name="whatsapp" size={20} />
          {words.whatsapp}
        </ButtonLink>
      </div>
    </section>
  );
}

/** How long the order waits, on the page with the transfer details. */
export function HeldUntil({ children }: { children: string }) {
  return (
    <p className="mt-4 flex items-start gap-2.5 text-sm">
      <Icon name="clock" size={20} className="mt-0.5 text-majorelle" />
      <span>{children}</span>
    </p>
  );
}

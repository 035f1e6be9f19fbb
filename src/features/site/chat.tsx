import { ButtonLink } from '../../platform/ui/button.tsx';
import { Icon } from '../../platform/ui/icon.tsx';
import { whatsappLink } from './whatsapp-link.ts';
import type { Site } from './site.ts';

/** The large button at the foot of every page; the card beside it is opened by the browser script, once per visit. */
export function Chat({ site }: { site: Site }) {
  const { chat, buttons } = site.common;
  const href = whatsappLink(site.settings.whatsapp, site.settings.chatGreeting[site.locale]);
  return (
    <aside className="chat" data-chat aria-label={chat.open}>
      <div className="chat-card" data-chat-card hidden>
        <div className="flex items-start justify-between gap-2">
          <p className="font-semibold">{chat.title}</p>
          <button
            type="button"
            className="icon-button -me-2 -mt-2"
            data-chat-close
            aria-label={buttons.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="chat-text">{chat.text}</p>
        <ButtonLink href={href} kind="primary" full target="_blank" rel="noopener noreferrer">
          {chat.start}
        </ButtonLink>
      </div>
      <a
        href={href}
        className="chat-button"
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${chat.open} (${chat.newTab})`}
      >
        <Icon name="whatsapp" size={32} />
      </a>
    </aside>
  );
}

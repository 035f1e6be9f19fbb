import type { Words } from '../../../words.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { ownOrderPath } from '../../../academy/emails/message.ts';
import { type Locale, pathIn } from '../../../platform/i18n/locale.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { CopyButton } from '../../orders/pages/copy-button.tsx';

type SendDetailsProps = {
  /** What a banking app, an agency or another payer needs. No transfer code is ever among them. */
  message: readonly string[];
  /** The buyer's own number in E.164; empty when none was given. */
  phone: string;
  /** `ownOrderLink` */
  link: string;
  words: Words['transfer']['send'];
};

/** Where the buyer comes back to tell us. It holds no key: without a number the message can go to anybody. */
export const ownOrderLink = (
  number: string,
  { publicOrigin, locale }: { publicOrigin: string; locale: Locale },
): string => `${publicOrigin}${pathIn(locale, ownOrderPath(number))}`;

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** To the buyer's own WhatsApp, the text ready in it; without a number WhatsApp asks whom to send it to. */
export const SendToMyself = ({ message, phone, link, words }: SendDetailsProps) => (
  <ButtonLink
    kind="secondary"
    full
    href={whatsappLink(phone, [...message, `${words.page}: ${link}`].join('\n'))}
    {...inNewTab}
    aria-label={`${words.own} (${words.newTab})`}
  >
    <Icon name="whatsapp" size={20} />
    {words.own}
  </ButtonLink>
);

/** For the way to the agency, a banking app, or a relative who pays: all lines at once, copied or sent on. */
export function SendDetails({ copied, ...props }: SendDetailsProps & { copied: string }) {
  const { message, words } = props;
  const text = message.join('\n');
  return (
    <section className="mt-4 rounded-md border border-dashed border-edge px-4 py-4">
      <h3 className="font-semibold">{words.title}</h3>
      <div className="mt-3">
        <SendToMyself {...props} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm">
        <span className="-ms-3">
          <CopyButton value={text} words={{ copy: words.copyAll, copied }} />
        </span>
        <a
          href={whatsappLink('', text)}
          {...inNewTab}
          className="link inline-flex min-h-11 items-center"
          aria-label={`${words.other} (${words.newTab})`}
        >
          {words.other}
        </a>
      </p>
    </section>
  );
}

/** How long the order waits, on the page with the transfer details. */
export function HeldUntil({ children }: { children: string }) {
  return (
    <p className="mt-4 flex items-start gap-2.5 text-sm">
      <Icon name="clock" size={20} className="mt-0.5 text-link" />
      <span>{children}</span>
    </p>
  );
}

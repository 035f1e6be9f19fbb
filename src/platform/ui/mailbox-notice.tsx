import { Notice } from './notice.tsx';

type MailboxNoticeProps = { words: { mailbox: string; openMailbox: string }; href: string | null };

/** Where a letter lies while no post is connected; nothing where one is. */
export function MailboxNotice({ words, href }: MailboxNoticeProps) {
  if (href === null) return null;
  return (
    <Notice tone="info">
      <p>{words.mailbox}</p>
      <a className="font-semibold text-majorelle underline" href={href} target="_blank" rel="noopener">
        {words.openMailbox}
      </a>
    </Notice>
  );
}

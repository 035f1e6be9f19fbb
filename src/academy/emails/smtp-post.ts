/** Posts through a mail server, by connections that are opened with the first e-mail. */
import { logoId, logoMark, tileRow, tileRowId } from './logo-mark.ts';
import { headerFault, type Post } from './mail-to-post.ts';

export type SmtpPost = { post: Post; close(): void };

/** Bounded: its lease is renewed as long as it is on its way. */
const waits = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
};

/** Codes of sign-in leave by it: only a server on this machine is spoken to without TLS, or one whose address ends in '?requireTLS=false'. */
const isHere = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
const asksForLess = (url: string): boolean => new URL(url).searchParams.get('requireTLS') === 'false';

/** `url`: 'smtps://user:password@host:465', or 'smtp://…' with STARTTLS. */
export function smtpPost(url: string, { connections = 2 } = {}): SmtpPost {
  let transport: ReturnType<typeof open> | null = null;
  async function open() {
    const { createTransport } = await import('nodemailer');
    // Nothing of an e-mail is read from a file or an address.
    const closed = { disableFileAccess: true, disableUrlAccess: true };
    const requireTLS = !isHere(url) && !asksForLess(url);
    const pooled = { pool: true, maxConnections: connections } as const;
    return createTransport({ url, ...pooled, requireTLS, ...waits, ...closed }, closed);
  }
  const connected = () => (transport ??= open());
  return {
    async post(mail) {
      const fault = headerFault(mail);
      if (fault !== null) throw new Error(fault);
      const { messageId, from, replyTo, subject, html, text, language, calendar, unsubscribe } = mail;
      const mark = mail.logo === undefined ? Buffer.from(logoMark, 'base64') : Buffer.from(mail.logo);
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      };
      const to = mail.to.map((address) => ({ name: '', address }));
      const icalEvent = calendar && {
        filename: 'invite.ics',
        method: calendar.method,
        content: calendar.text,
      };
      const attachments = [
        { cid: logoId, filename: 'logo.png', content: mark },
        { cid: tileRowId, filename: 'tiles.png', content: Buffer.from(tileRow, 'base64') },
      ].filter(({ cid }) => html.includes(`cid:${cid}`));
      await (
        await connected()
      ).sendMail({ messageId, from, replyTo, to, subject, html, text, headers, icalEvent, attachments });
    },
    close() {
      void transport?.then((opened) => opened.close());
    },
  };
}

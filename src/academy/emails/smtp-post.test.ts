import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { headerFault, type MailToPost } from './mail-to-post.ts';
import { smtpPost, type SmtpPost } from './smtp-post.ts';

const mail = (of: Partial<MailToPost> = {}): MailToPost => ({
  messageId: '<abc123@derb.example>',
  to: ['salma@example.com'],
  from: 'Derb <hello@derb.example>',
  replyTo: 'help@derb.example',
  subject: 'توصّلنا بطلبك: Selling Online',
  html: '<!doctype html><p dir="rtl">مرحبًا</p>',
  text: 'مرحبًا\n.\nend\n',
  language: 'ar',
  ...of,
});

type Received = { envelope: string[]; bytes: string };
type MailServer = { url: string; received: Received[]; close(): Promise<void> };

/** A mail server on the loopback; `answers`: its error for each e-mail in turn; null accepts it. */
async function openMailServer(answers: (Error | null)[] = []): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = answers.shift() ?? null;
        if (answer) return done(answer);
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ envelope, bytes: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

let open: (MailServer | SmtpPost)[] = [];
afterEach(async () => {
  for (const one of open.reverse()) await one.close();
  open = [];
});

async function serverAndPost(
  answers?: (Error | null)[],
): Promise<{ server: MailServer; post: SmtpPost['post'] }> {
  const server = await openMailServer(answers);
  const smtp = smtpPost(server.url);
  open.push(server, smtp);
  return { server, post: smtp.post };
}

const headersOf = ({ bytes }: Received): string[] =>
  (bytes.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]/g, ' ').split('\r\n');
const named = (received: Received, name: string): string[] =>
  headersOf(received).filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));

test('a mail arrives whole: sender, reply address, Message-ID, both parts', async () => {
  const { server, post } = await serverAndPost();
  await post(mail());
  const [received] = server.received;
  expect(received?.envelope).toEqual(['salma@example.com']);
  expect(named(received!, 'Message-ID')).toEqual(['Message-ID: <abc123@derb.example>']);
  expect(named(received!, 'From')).toEqual(['From: Derb <hello@derb.example>']);
  expect(named(received!, 'Reply-To')).toEqual(['Reply-To: help@derb.example']);
  expect(named(received!, 'Auto-Submitted')).toHaveLength(1);
  expect(received?.bytes).toMatch(/multipart\/alternative/);
  expect(received?.bytes).toMatch(/text\/plain; charset=utf-8/i);
  expect(received?.bytes).toMatch(/text\/html; charset=utf-8/i);
});

test('posting fails while the server refuses for the moment, and works once it accepts', async () => {
  const busy = Object.assign(new Error('Come back later'), { responseCode: 451 });
  const { server, post } = await serverAndPost([busy]);
  await expect(post(mail())).rejects.toThrow(/451|later/);
  expect(server.received).toEqual([]);
  await post(mail());
  expect(server.received).toHaveLength(1);
});

test('no server at all is a failure, not a wait for ever', async () => {
  const server = await openMailServer();
  await server.close();
  const smtp = smtpPost(server.url);
  open.push(smtp);
  await expect(smtp.post(mail())).rejects.toThrow();
});

test('nothing is sent unencrypted to another machine, unless its address says so', async () => {
  const server = await openMailServer();
  open.push(server);
  // On this machine as well, but not by a name that says so.
  const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
  const strict = smtpPost(elsewhere);
  const allowed = smtpPost(`${elsewhere}?requireTLS=false`);
  open.push(strict, allowed);
  await expect(strict.post(mail())).rejects.toThrow(/TLS/);
  expect(server.received).toEqual([]);
  await allowed.post(mail());
  expect(server.received).toHaveLength(1);
});

const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u000B',
  '\u000C',
  '\u001B',
  '\u007F',
];
const spots: Record<string, (evil: string) => Partial<MailToPost>> = {
  subject: (evil) => ({ subject: `Your order${evil}Bcc: thief@example.com` }),
  to: (evil) => ({ to: [`salma@example.com${evil}Bcc: thief@example.com`] }),
  from: (evil) => ({ from: `Derb${evil}Bcc: thief@example.com <hello@derb.example>` }),
  replyTo: (evil) => ({ replyTo: `help@derb.example${evil}Bcc: thief@example.com` }),
  messageId: (evil) => ({ messageId: `<a@derb.example>${evil}Bcc: thief@example.com` }),
};

for (const [name, at] of Object.entries(spots))
  test(`no line break gets into '${name}', in any of its disguises`, async () => {
    const { server, post } = await serverAndPost();
    for (const evil of breaks) {
      expect(headerFault(mail(at(evil))), JSON.stringify(evil)).not.toBeNull();
      await expect(post(mail(at(evil)))).rejects.toThrow();
    }
    expect(server.received).toEqual([]);
  });

test('two addresses in one, names of ten kilobytes and endless subjects are refused', () => {
  const long = 'x'.repeat(10_240);
  const bad: Partial<MailToPost>[] = [
    { to: ['salma@example.com, thief@example.com'] },
    { to: ['"a b"@example.com'] },
    { to: ['<salma@example.com>'] },
    { to: [`${long}@example.com`] },
    { to: [] },
    { to: [''] },
    { from: `${long} <hello@derb.example>` },
    { from: 'Derb' },
    { from: 'a@b.example, c@d.example' },
    { replyTo: 'nobody' },
    { subject: long },
    { subject: '   ' },
    { messageId: 'abc' },
  ];
  for (const of of bad) expect(headerFault(mail(of)), JSON.stringify(of).slice(0, 60)).not.toBeNull();
  expect(headerFault(mail())).toBeNull();
});

test('a dot alone on a line and headers in the body stay body', async () => {
  const { server, post } = await serverAndPost();
  await post(mail({ text: 'one\n.\nBcc: thief@example.com\n\ntwo\n' }));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.envelope).toEqual(['salma@example.com']);
  expect(named(server.received[0]!, 'Bcc')).toEqual([]);
});

import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { notThere, openMailbox } from './test-frame.tsx';

export async function loader(args: ScreenArgs & { params: { id: string } }) {
  const { mailbox, t, links, locale } = openMailbox(args);
  const email = await mailbox?.email(args.params.id);
  if (!email) throw notThere();
  const { id, subject, to, sentAt, text } = email;
  return {
    head: { title: subject, description: t.mailbox.description, index: false },
    words: t.mailbox,
    back: links.mailbox(),
    email: {
      subject,
      to,
      text,
      page: links.mailEmail(id),
      instant: sentAt.toISOString(),
      at: formatMoment(sentAt, locale),
    },
  };
}

/** One e-mail as a mail program shows it: inside a frame that runs no script and whose links open outside. */
export default function Mail({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, back, email } = loaderData;
  return (
    <main id="main" className="column grid gap-6 py-8 md:py-12">
      <p>
        <a href={back} className="inline-flex min-h-11 items-center text-link underline underline-offset-4">
          {words.back}
        </a>
      </p>
      <div className="grid gap-2">
        <Heading level={1} size={3}>
          <bdi>{email.subject}</bdi>
        </Heading>
        <p className="text-sm break-words text-ink-soft">
          {words.to} <bdi dir="ltr">{email.to}</bdi> · <time dateTime={email.instant}>{email.at}</time>
        </p>
      </div>
      <iframe
        src={email.page}
        title={words.page}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="card h-[75rem] w-full"
      />
      <details className="card p-5" open>
        <summary className="min-h-11 cursor-pointer font-semibold">{words.text}</summary>
        <pre dir="auto" className="mt-3 font-sans text-sm break-words whitespace-pre-wrap">
          {email.text}
        </pre>
      </details>
    </main>
  );
}

import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { notThere, openMailbox } from './test-frame.tsx';

export async function loader(args: ScreenArgs) {
  const { mailbox, t, links, locale } = openMailbox(args);
  if (mailbox === null) throw notThere();
  const words = t.mailbox;
  const emails = await mailbox.emails();
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    self: links.mailbox(),
    emails: emails.map(({ id, subject, to, sentAt }) => ({
      href: links.mail(id),
      subject,
      to,
      instant: sentAt.toISOString(),
      at: formatMoment(sentAt, locale),
    })),
  };
}

/** E-mails that would have been sent, newest first. */
export default function Mailbox({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, emails, self } = loaderData;
  return (
    <main id="main" className="column grid gap-6 py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Heading level={1} size={2}>
            {words.title}
          </Heading>
          <p className="max-w-2xl text-ink-soft">{words.lead}</p>
        </div>
        <ButtonLink kind="secondary" href={self}>
          {words.refresh}
        </ButtonLink>
      </div>
      {emails.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="grid gap-3" aria-label={words.list}>
          {emails.map(({ href, subject, to, instant, at }) => (
            <li key={href} className="card hover:border-link">
              <a href={href} className="grid gap-1 p-4 break-words md:px-6">
                <bdi className="font-semibold text-link">{subject}</bdi>
                <span className="text-sm text-ink-soft">
                  {words.to} <bdi dir="ltr">{to}</bdi> · <time dateTime={instant}>{at}</time>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

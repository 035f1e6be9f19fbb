import { data, redirect } from 'react-router';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { ClosedPage } from '../../../academy/frame/closed-page.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { postedForm } from '../../../platform/forms/read-form.ts';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

type Args = ScreenArgs & { params: { token?: string } };

export async function loader(args: Args) {
  const { academy, t, locale, links } = open(args);
  const token = args.params.token ?? '';
  const words = t.waitlistEmails;
  const found = await academy.waitlistEmails(token);
  const course = found?.course ?? null;
  const name = course?.words[locale].name ?? null;
  const title = found === null ? words.unknown.title : name === null ? words.title : words.titleOf(name);
  const page = {
    head: { title, description: words.description, index: false },
    t,
    found: found && {
      status: found.status,
      wasTold: found.wasTold,
      title,
      picture: course ? { portrait: course.portrait, ground: course.ground } : undefined,
      courseHref: course && links.course(course.slug),
    },
    action: links.waitlistEmails(token),
    coursesHref: links.courses(),
    contactHref: links.contact(),
  };
  return data(page, found === null ? 404 : 200);
}

/** Mail programs post here too (List-Unsubscribe), without these buttons' `intent`: that stops the e-mails. */
export async function action(args: Args) {
  const { academy, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const intent = form.get('intent');
  const known =
    intent === 'leave'
      ? await academy.leaveWaitlist(token)
      : await academy.setWaitlistEmails({ token, wanted: intent === 'again' });
  if (!known) return data(null, { status: 404 });
  // A mail program follows no redirect: it needs a plain success.
  return form.has('List-Unsubscribe') ? data(null) : redirect(links.waitlistEmails(token), 303);
}

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type Found = NonNullable<LoaderData['found']>;

/** What the visitor can do; leaving the list cannot be undone, so it asks first. Works without script. */
function Choices({ found, t, action }: Pick<LoaderData, 't' | 'action'> & { found: Found }) {
  const words = t.waitlistEmails;
  if (found.status === 'gone') return null;
  return (
    <div className="grid justify-items-start gap-4">
      {/* There is only one e-mail: whoever got it has none to stop or ask for. */}
      {!found.wasTold && (
        <form method="post" action={action} data-check="emails" data-in-place>
          {found.status === 'unsubscribed' ? (
            <Button kind="secondary" name="intent" value="again">
              {words.again}
            </Button>
          ) : (
            <Button name="intent" value="stop">
              {words.stop}
            </Button>
          )}
        </form>
      )}
      <details className="give-up">
        <summary>{words.leave}</summary>
        <form
          method="post"
          action={action}
          data-check="emails"
          data-in-place
          className="grid justify-items-start gap-4"
        >
          <p>{words.leaveSure}</p>
          <Button kind="secondary" name="intent" value="leave">
            {words.leaveConfirm}
          </Button>
        </form>
      </details>
    </div>
  );
}

/** Opened from a waitlist e-mail: stop the e-mails, or leave the list. The token in the link is the permission. */
export default function WaitlistEmails({ loaderData }: { loaderData: LoaderData }) {
  const { t, found, action, coursesHref, contactHref } = loaderData;
  const words = t.waitlistEmails;
  if (found === null) {
    return (
      <ClosedPage title={words.unknown.title}>
        <p className="max-w-[34rem] text-lg text-ink-soft">{words.unknown.text}</p>
        <ButtonLink href={contactHref}>{t.common.navigation.contact}</ButtonLink>
      </ClosedPage>
    );
  }
  const { title, text } = words.statuses[found.status];
  return (
    <StepFrame step="waitlist-letters" title={found.title} picture={found.picture} words={t.apply}>
      <div className="space-y-6">
        <Notice tone={found.status === 'waiting' ? 'success' : 'info'} title={title}>
          {text}
        </Notice>
        <Choices found={found} t={t} action={action} />
        <ButtonLink kind="secondary" href={found.courseHref ?? coursesHref}>
          {found.courseHref === null ? words.courses : words.course}
        </ButtonLink>
      </div>
    </StepFrame>
  );
}

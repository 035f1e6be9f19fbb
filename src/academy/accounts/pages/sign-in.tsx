import { createContext, redirect } from 'react-router';
import { codeMinutes, emailForm, sessionDays } from '../../sign-in/member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { orderTokensOf } from '../order-cookie.ts';
import { ownPath, signInPath, wayIn } from './own-path.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmailField } from '../../../platform/ui/person-fields.tsx';
import { answerCodeForm, CodeStep, Gateway } from './sign-in-by-code.tsx';

/** Whether a form of this request was posted: what was typed there is shown again, nothing is filled in. */
const wasPosted = createContext(false);

/** The address of the newest order that this browser holds: whoever has just paid has typed it already. */
async function heldEmail(args: ScreenArgs): Promise<string | undefined> {
  const [token] = orderTokensOf(args.request);
  if (token === undefined || args.context.get(wasPosted)) return undefined;
  return (await open(args).academy.emailOfToken(token)) ?? undefined;
}

type MailboxNoticeProps = { words: { mailbox: string; openMailbox: string }; href: string | null };

/** A link to the local mailbox while no mail server is set; nothing otherwise. */
function MailboxNotice({ words, href }: MailboxNoticeProps) {
  if (href === null) return null;
  return (
    <Notice tone="info">
      <p>{words.mailbox}</p>
      <a className="font-semibold text-link underline" href={href} target="_blank" rel="noopener">
        {words.openMailbox}
      </a>
    </Notice>
  );
}

export async function action(args: ScreenArgs) {
  args.context.set(wasPosted, true);
  const { t, memberAuth } = open(args);
  return answerCodeForm(args, () => ({
    name: 'email',
    contact: emailForm.shape.email,
    invalid: 'email-invalid',
    longest: 254,
    words: t.signIn,
    send: (email) => memberAuth.sendCode(args.request, email),
    signIn: async (email, code) => ({ ...(await memberAuth.signIn(args.request, email, code)), email }),
  }));
}

type EmailStepProps = { page: SignInData; email: string | undefined; problem: string | null | undefined };

/** One field and one button: a known and an unknown address see the same next step. */
function EmailStep({ page, email, problem }: EmailStepProps) {
  const { words, self, next, join, lead, byPhone } = page;
  return (
    <>
      <p className="text-lg text-ink-soft">{lead}</p>
      <form
        method="post"
        action={self}
        noValidate
        data-check
        data-word-busy={words.busy}
        className="grid gap-5"
      >
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="step" value="email" />
        <EmailField
          field={(name) => ({ name, value: email, problem: problem ?? null, isFirstWrong: Boolean(problem) })}
          label={words.email}
          hint={words.emailHint}
        />
        <Button full>{words.login}</Button>
      </form>
      {byPhone !== null && (
        <p>
          <a className="inline-block py-2 font-semibold text-link underline" href={byPhone.href}>
            {byPhone.label}
          </a>
        </p>
      )}
      {join !== null && (
        <p className="text-ink-soft">
          {words.notMember}{' '}
          <a className="inline-block py-2 font-semibold text-link underline" href={join}>
            {words.join}
          </a>
        </p>
      )}
    </>
  );
}

export async function loader(args: ScreenArgs) {
  const { academy, t, links, locale, url, memberAuth, mailbox } = open(args);
  const next = ownPath(url.searchParams.get('next')) ?? '';
  const member = await memberAuth.whoIs(args.request);
  const another = url.searchParams.has('another');
  // A signed-in member may come here for another address; otherwise they go on to what they wanted.
  if (member !== null && !another)
    return redirect(wayIn(await academy.statusOf(member.email), links, next), 303);
  const isForCourses = next === links.myCourses();
  // E-mails of the community lead here without a page to go on to.
  const isForCommunity = next === '' || next.startsWith(links.communityInside());
  const minutes = count(codeMinutes, t.refunds.minutes, locale);
  const words = fillAll(t.signIn, { minutes, days: count(sessionDays, t.refunds.days, locale) });
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    email: another ? undefined : await heldEmail(args),
    next,
    // The second step is this page again, so its address keeps where to go afterwards.
    self: signInPath(links.signIn(), next, { another }),
    // Whoever comes for their courses is not asked to join something else.
    join: isForCourses ? null : links.register(),
    lead: isForCourses ? words.leadToCourses : isForCommunity ? words.leadToCommunity : words.lead,
    isSignedOut: member === null && url.searchParams.has('signed-out'),
    mailbox: mailbox === null ? null : links.mailbox(),
    byPhone:
      memberAuth.phone === null
        ? null
        : { href: signInPath(links.signInByPhone(), next), label: t.messages.signIn.byPhone },
  };
}

type SignInData = DataOf<typeof loader>;
type Props = { loaderData: SignInData; actionData?: DataOf<typeof action> };

/** First an address, then the code that was sent to it. */
export default function SignIn({ loaderData, actionData }: Props) {
  const { words } = loaderData;
  const { step = 'contact', problem } = actionData ?? {};
  return (
    <Gateway behind={words.behind}>
      <Heading level={1}>{step === 'code' ? words.codeHeading : words.heading}</Heading>
      {loaderData.isSignedOut && !actionData && <Notice tone="success">{words.signedOut}</Notice>}
      {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
      {step === 'code' ? (
        <>
          <CodeStep
            name="email"
            contact={actionData?.contact ?? ''}
            problem={problem}
            page={loaderData}
            other={words.otherEmail}
          />
          <p className="text-sm text-ink-soft">{words.stay}</p>
          <MailboxNotice words={words} href={loaderData.mailbox} />
        </>
      ) : (
        <EmailStep page={loaderData} email={actionData?.contact ?? loaderData.email} problem={problem} />
      )}
    </Gateway>
  );
}

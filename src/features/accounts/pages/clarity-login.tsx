import { data, redirect } from 'react-router';
import type { ReactNode } from 'react';
import { codeForm, codeMinutes, emailForm, sessionDays } from '../member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { Heading } from '../../../platform/ui/section.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../orders/pages/data-of.ts';
import { ownPath, signInPath, wayIn } from './own-path.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { EmailField } from '../../../platform/ui/person-fields.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { readForm } from '../../../platform/forms/read-form.ts';
import { TextField } from '../../../platform/ui/field.tsx';

type CodeFieldProps = {
  label: string;
  hint?: string;
  problem: string | null | undefined;
  isFirstWrong?: boolean;
};

/** The digits that came by e-mail, with what phones need to offer them. */
const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    dir="ltr"
    required
    maxLength={20}
  />
);

type MailboxNoticeProps = { words: { mailbox: string; openMailbox: string }; href: string | null };

/** Where an e-mail lies while no post is connected; nothing where one is. */
function MailboxNotice({ words, href }: MailboxNoticeProps) {
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

type CodeStepProps = { page: SignInData; email: string; problem: string | null | undefined };

/** The six digits that came by e-mail; another code, or another address, one press away. */
function CodeStep({ page, email, problem }: CodeStepProps) {
  const { words, self, next, mailbox } = page;
  const carried = (step: string) => (
    <>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="step" value={step} />
    </>
  );
  return (
    <>
      <p className="text-lg text-ink-soft">
        {words.codeSent}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
          {email}
        </bdi>
      </p>
      <form
        method="post"
        action={self}
        noValidate
        data-check
        data-word-busy={words.busy}
        className="grid gap-5"
      >
        {carried('code')}
        <CodeField label={words.code} hint={words.codeHint} problem={problem} isFirstWrong />
        <Button full>{words.enter}</Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        <form method="post" action={self} data-check data-word-busy={words.busy}>
          {carried('again')}
          <Button kind="quiet">{words.again}</Button>
        </form>
        <ButtonLink kind="quiet" href={self}>
          {words.otherEmail}
        </ButtonLink>
      </div>
      <p className="text-sm text-ink-soft">{words.stay}</p>
      <MailboxNotice words={words} href={mailbox} />
    </>
  );
}

/** What the sign-in does with a posted form. Two steps on one address; a code is only ever taken from a posted form. */
type SignInAnswer = {
  step: 'email' | 'code';
  email: string;
  problem: string | null;
  /** What stands over the form: too many tries, or a fault of ours. */
  told: string | null;
};

const answer = (status: number, part: Partial<SignInAnswer>) =>
  data<SignInAnswer>({ step: 'email', email: '', problem: null, told: null, ...part }, { status });

type Posted = ScreenArgs & { form: FormData };

async function send({ form, ...args }: Posted) {
  const { t, memberAuth } = open(args);
  const reading = readForm(emailForm, form);
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems['email'] ?? 'email-invalid'];
    return answer(422, { email: reading.typed['email'], problem });
  }
  const { email } = reading.value;
  const sent = await memberAuth.sendCode(args.request, email);
  if (sent.ok) return answer(200, { step: 'code', email });
  // Whoever asked for one code too many may still type the last one.
  const step = form.get('step') === 'again' ? 'code' : 'email';
  return answer(429, { step, email, told: t.common.errors.tooMany });
}

async function enter({ form, ...args }: Posted) {
  const { academy, t, links, memberAuth } = open(args);
  const reading = readForm(codeForm, form);
  if (!reading.ok) {
    const badEmail = reading.problems['email'];
    const problem = t.common.fieldProblems[badEmail ?? reading.problems['code'] ?? 'required'];
    return answer(422, { step: badEmail ? 'email' : 'code', email: reading.typed['email'], problem });
  }
  const { email, code } = reading.value;
  const entered = await memberAuth.signIn(args.request, email, code);
  if (entered.ok) {
    const to = wayIn(await academy.statusOf(email), links, form.get('next'));
    return redirect(to, { status: 303, headers: entered.headers });
  }
  return entered.reason === 'too-many'
    ? answer(429, { step: 'code', email, told: t.common.errors.tooMany })
    : answer(422, { step: 'code', email, problem: t.signIn.wrongCode });
}

/** A fault is told in a sentence, and what she typed stays; the door has noted it in the log. */
async function readSignIn(args: ScreenArgs) {
  const form = await postedForm(args.request);
  const posted = { ...args, form };
  try {
    return await (form.get('step') === 'code' ? enter(posted) : send(posted));
  } catch {
    const step = form.get('step') === 'code' ? 'code' : 'email';
    const typed = form.get('email');
    const email = typeof typed === 'string' ? typed.slice(0, 254) : '';
    return answer(503, { step, email, told: open(args).t.signIn.unexpected });
  }
}

const signs: readonly IconName[] = ['messages', 'book', 'wallet'];

type GatewayProps = {
  title: string;
  points: readonly string[];
  /** The code is on its way: somebody looks out already. */
  isOpen: boolean;
  children: ReactNode;
};

/** A house with its door: what is asked stands before it, what is behind it is told on it. */
function Gateway({ title, points, isOpen, children }: GatewayProps) {
  return (
    <main id="main" className="column gateway">
      <div className="gateway-form">{children}</div>
      <aside className="gateway-house on-ink" aria-labelledby="behind-title">
        <Zellige />
        <div className="gateway-door" data-open={isOpen || undefined} aria-hidden="true">
          <Portrait name="nour" alt="" lazy={false} />
        </div>
        <div className="gateway-words">
          <h2 id="behind-title" className="heading text-xl">
            {title}
          </h2>
          <ul>
            {points.map((point, place) => (
              <li key={point}>
                <Icon name={signs[place] ?? 'check'} size={22} className="mt-0.5 text-saffron" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </main>
  );
}

type EmailStepProps = { page: SignInData; email: string | undefined; problem: string | null | undefined };

/** One field and one button: whoever knows the address, known or not, sees the same next step. */
function EmailStep({ page, email, problem }: EmailStepProps) {
  const { words, self, next, join, lead } = page;
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
      {join !== null && (
        <p className="text-ink-soft">
          {words.notMember}{' '}
          <a className="inline-block py-2 font-semibold text-majorelle underline" href={join}>
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
  // Whoever is in already may come here for another address; else she is where she wanted to be.
  if (member !== null && !another)
    return redirect(wayIn(await academy.statusOf(member.email), links, next), 303);
  const isForCourses = next === links.myCourses();
  const minutes = count(codeMinutes, t.refunds.minutes, locale);
  const words = fillAll(t.signIn, { minutes, days: sessionDays });
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    next,
    // The second step is this page again: its address carries where the first one was to lead.
    self: signInPath(links.signIn(), next, { another }),
    // Whoever looks for what she paid for is not asked to join something else.
    join: isForCourses ? null : links.registerClarity(),
    lead: isForCourses ? words.leadToCourses : words.lead,
    mailbox: mailbox === null ? null : links.mailbox(),
  };
}

export const action = (args: ScreenArgs) => readSignIn(args);

export type SignInData = DataOf<typeof loader>;
type Props = { loaderData: SignInData; actionData?: DataOf<typeof action> };

/** A door to knock at: an address first, then the code that came to it. */
export default function ClarityLogin({ loaderData, actionData }: Props) {
  const { words } = loaderData;
  const step = actionData?.step ?? 'email';
  return (
    <Gateway title={words.behind.title} points={words.behind.points} isOpen={step === 'code'}>
      <Heading level={1}>{step === 'code' ? words.codeHeading : words.heading}</Heading>
      {actionData?.told && <Notice tone="error">{actionData.told}</Notice>}
      {step === 'code' ? (
        <CodeStep page={loaderData} email={actionData?.email ?? ''} problem={actionData?.problem} />
      ) : (
        <EmailStep page={loaderData} email={actionData?.email} problem={actionData?.problem} />
      )}
    </Gateway>
  );
}

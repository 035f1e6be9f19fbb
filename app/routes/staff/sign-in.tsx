import { data, redirect } from 'react-router';
import { codeForm, emailForm } from '../../../domain/people/code-form.ts';
import { count } from '../../../domain/people/count.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import { codeMinutes } from '../../../domain/staff/code-minutes.ts';
import { open, type ScreenArgs } from '../../academy-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Door } from '../../ui/door.tsx';
import { MailboxNotice } from '../../ui/mailbox-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from '../../ui/person-fields.tsx';
import { Heading } from '../../ui/section.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { officePath, signInPath } from './open-office.ts';

export async function loader(args: ScreenArgs) {
  const { say, links, locale, url, staffDoor, mailbox } = open(args);
  const next = officePath(url.searchParams.get('next'), links.staff());
  if (await staffDoor.whoIs(args.request)) return redirect(next, 303);
  const words = say.staff.signIn;
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    minutes: count(codeMinutes, say.refunds.minutes, locale),
    next,
    // The second step is this page again: its address carries where the first one was to lead.
    self: signInPath(links.staffSignIn(), next, links.staff()),
    mailbox: mailbox === null ? null : links.mailbox(),
  };
}

type Answer = {
  step: 'email' | 'code';
  email: string;
  problem: { field: 'email' | 'code'; text: string } | null;
  tooMany: string | null;
};

const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ step: 'email', email: '', problem: null, tooMany: null, ...part }, { status });

/** Two steps on one address. A code is only ever taken from a posted form, never from a link. */
export async function action(args: ScreenArgs) {
  const { say, links, staffDoor } = open(args);
  const { fieldProblems, errors } = say.common;
  const form = await postedForm(args.request);
  const reading = readForm(emailForm, form);
  if (!reading.ok) {
    const text = fieldProblems[reading.problems['email'] ?? 'email-invalid'];
    return answer(422, { email: reading.typed['email'], problem: { field: 'email', text } });
  }
  const address = reading.value.email;
  if (form.get('step') !== 'code') {
    const sent = await staffDoor.sendCode(args.request, address);
    // Whoever asked for one code too many may still type the last one.
    const step = form.get('step') === 'again' ? 'code' : 'email';
    if (!sent.ok) return answer(429, { step, email: address, tooMany: errors.tooMany });
    return answer(200, { step: 'code', email: address });
  }
  const typed = readForm(codeForm, form);
  const wrong = (text: string) =>
    answer(422, { step: 'code', email: address, problem: { field: 'code', text } });
  if (!typed.ok) return wrong(fieldProblems[typed.problems['code'] ?? 'required']);
  const entered = await staffDoor.signIn(args.request, address, typed.value.code);
  if (entered.ok) {
    const next = form.get('next');
    const to = officePath(typeof next === 'string' ? next : null, links.staff());
    return redirect(to, { status: 303, headers: entered.headers });
  }
  if (entered.reason === 'too-many')
    return answer(429, { step: 'code', email: address, tooMany: errors.tooMany });
  return wrong(say.staff.signIn.wrongCode);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function SignIn({ loaderData, actionData }: Props) {
  const { words } = loaderData;
  const step = actionData?.step ?? 'email';
  return (
    <main
      id="main"
      className="column grid gap-8 py-10 md:grid-cols-[14rem_minmax(0,28rem)] md:gap-14 md:py-16"
    >
      <Door ground="majorelle" className="hidden h-80 w-56 md:block">
        <span />
      </Door>
      <div className="grid content-start gap-5">
        <Heading level={1} size={2}>
          {step === 'code' ? words.codeHeading : words.heading}
        </Heading>
        {actionData?.tooMany && <Notice tone="error">{actionData.tooMany}</Notice>}
        {step === 'code' ? (
          <CodeStep loaderData={loaderData} actionData={actionData} />
        ) : (
          <EmailStep loaderData={loaderData} actionData={actionData} />
        )}
      </div>
    </main>
  );
}

function EmailStep({ loaderData, actionData }: Props) {
  const { words, self, next } = loaderData;
  return (
    <>
      <p className="text-ink-soft">{words.lead}</p>
      <form method="post" action={self} noValidate className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <EmailField
          field={(name) => ({
            name,
            value: actionData?.email,
            problem: actionData?.problem?.text ?? null,
            isFirstWrong: false,
          })}
          label={words.email}
        />
        <Button name="step" value="email" full>
          {words.send}
        </Button>
      </form>
    </>
  );
}

function CodeStep({ loaderData, actionData }: Props) {
  const { words, minutes, self, next, mailbox } = loaderData;
  const address = actionData?.email ?? '';
  return (
    <>
      <p className="text-ink-soft">{words.codeLead(address, minutes)}</p>
      <form method="post" action={self} noValidate className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={address} />
        <CodeField label={words.code} problem={actionData?.problem?.text} />
        <Button name="step" value="code" full>
          {words.submit}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button kind="quiet" name="step" value="again">
            {words.again}
          </Button>
          <ButtonLink kind="quiet" href={self}>
            {words.otherEmail}
          </ButtonLink>
        </div>
      </form>
      <MailboxNotice words={words} href={mailbox} />
    </>
  );
}

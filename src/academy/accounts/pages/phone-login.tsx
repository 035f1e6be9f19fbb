import { cutText } from '../../../platform/text/typed-text.ts';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { codeMinutes, typedCode } from '../../sign-in/member.ts';
import { ownPath, signInPath, wayIn, giftOfPath } from './own-path.ts';
import { count } from '../../../platform/i18n/count.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { phone } from '../../../platform/people/phone.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';

const phoneForm = z.object({ phone });
const codeForm = z.object({ phone, code: typedCode });

type Answer = { step: 'phone' | 'code'; phone: string; problem: string | null; message: string | null };

const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ step: 'phone', phone: '', problem: null, message: null, ...part }, { status });

type Posted = ScreenArgs & { form: FormData };
type ByPhone = NonNullable<ReturnType<typeof open>['memberAuth']['phone']>;

async function send(byPhone: ByPhone, { form, ...args }: Posted) {
  const { t } = open(args);
  const reading = readForm(phoneForm, form);
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems['phone'] ?? 'phone-invalid'];
    return answer(422, { phone: reading.typed['phone'] ?? '', problem });
  }
  const sent = await byPhone.sendCode(args.request, reading.value.phone, giftOfPath(form.get('next')));
  if (sent.ok) return answer(200, { step: 'code', phone: reading.value.phone });
  const step = form.get('step') === 'again' ? 'code' : 'phone';
  return answer(429, { step, phone: reading.value.phone, message: t.common.errors.tooMany });
}

async function enter(byPhone: ByPhone, { form, ...args }: Posted) {
  const { academy, t, links } = open(args);
  const reading = readForm(codeForm, form);
  if (!reading.ok) {
    const badPhone = reading.problems['phone'];
    const problem = t.common.fieldProblems[badPhone ?? reading.problems['code'] ?? 'required'];
    return answer(422, { step: badPhone ? 'phone' : 'code', phone: reading.typed['phone'] ?? '', problem });
  }
  const { value } = reading;
  const gift = giftOfPath(form.get('next'));
  const entered = await byPhone.signIn(args.request, value.phone, value.code, gift);
  if (entered.ok) {
    const to = wayIn(await academy.statusOf(entered.email), links, form.get('next'));
    return redirect(to, { status: 303, headers: entered.headers });
  }
  return entered.reason === 'too-many'
    ? answer(429, { step: 'code', phone: value.phone, message: t.common.errors.tooMany })
    : answer(422, { step: 'code', phone: value.phone, problem: t.messages.signIn.wrongCode });
}

/** Where WhatsApp is not set up there is no such page: the sign-in by e-mail takes its place. */
export async function loader(args: ScreenArgs) {
  const { academy, t, links, locale, url, memberAuth } = open(args);
  const next = ownPath(url.searchParams.get('next')) ?? '';
  if (memberAuth.phone === null) return redirect(signInPath(links.signIn(), next), 303);
  const member = await memberAuth.whoIs(args.request);
  if (member !== null) return redirect(wayIn(await academy.statusOf(member.email), links, next), 303);
  const minutes = count(codeMinutes, t.refunds.minutes, locale);
  const { gift, ...usual } = t.messages.signIn;
  const words = fillAll(giftOfPath(next) === undefined ? usual : { ...usual, ...gift }, { minutes });
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    next,
    self: signInPath(links.signInByPhone(), next),
    byEmail: signInPath(links.signIn(), next),
  };
}

/** On an unexpected error the page shows a sentence and keeps what was typed; the session service has logged it. */
export async function action(args: ScreenArgs) {
  const { memberAuth, links, t } = open(args);
  const byPhone = memberAuth.phone;
  if (byPhone === null) return redirect(links.signIn(), 303);
  const posted = { ...args, form: await postedForm(args.request) };
  const isCode = posted.form.get('step') === 'code';
  try {
    return await (isCode ? enter(byPhone, posted) : send(byPhone, posted));
  } catch {
    const typed = posted.form.get('phone');
    const kept = typeof typed === 'string' ? cutText(typed, 40) : '';
    return answer(503, {
      step: isCode ? 'code' : 'phone',
      phone: kept,
      message: t.messages.signIn.unexpected,
    });
  }
}

type Page = DataOf<typeof loader>;
type Props = { loaderData: Page; actionData?: DataOf<typeof action> };

function CodeStep({ page, phone: number, problem }: { page: Page; phone: string; problem?: string | null }) {
  const { words, self, next } = page;
  const carried = (step: string) => (
    <>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="phone" value={number} />
      <input type="hidden" name="step" value={step} />
    </>
  );
  return (
    <>
      <p className="text-lg text-ink-soft">
        {words.codeSent}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap text-ink">
          {number}
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
        <TextField
          name="code"
          label={words.code}
          hint={words.codeHint}
          problem={problem}
          isFirstWrong
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          maxLength={20}
        />
        <Button full>{words.enter}</Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        <form method="post" action={self} data-check data-word-busy={words.busy}>
          {carried('again')}
          <Button kind="quiet">{words.again}</Button>
        </form>
        <ButtonLink kind="quiet" href={self}>
          {words.other}
        </ButtonLink>
      </div>
    </>
  );
}

/** First a number, then the code that came to it by WhatsApp: a known and an unknown number see the same. */
export default function PhoneLogin({ loaderData: page, actionData }: Props) {
  const { words, self, next, byEmail } = page;
  const isCode = actionData?.step === 'code';
  return (
    <main id="main" className="column grid max-w-xl! gap-6 py-12">
      <Heading level={1}>{isCode ? words.codeHeading : words.heading}</Heading>
      {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
      {isCode ? (
        <CodeStep page={page} phone={actionData?.phone ?? ''} problem={actionData?.problem} />
      ) : (
        <>
          <p className="text-lg text-ink-soft">{words.lead}</p>
          <form
            method="post"
            action={self}
            noValidate
            data-check
            data-word-busy={words.busy}
            className="grid gap-5"
          >
            <input type="hidden" name="next" value={next} />
            <input type="hidden" name="step" value="phone" />
            <TextField
              name="phone"
              label={words.phone}
              value={actionData?.phone}
              problem={actionData?.problem}
              isFirstWrong={Boolean(actionData?.problem)}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              dir="ltr"
              required
              maxLength={40}
              placeholder="06 12 34 56 78"
            />
            <Button full>{words.send}</Button>
          </form>
        </>
      )}
      <p>
        <a className="inline-block py-2 font-semibold text-majorelle underline" href={byEmail}>
          {words.byEmail}
        </a>
      </p>
    </main>
  );
}

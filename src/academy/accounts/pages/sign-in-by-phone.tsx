import { redirect } from 'react-router';
import { codeMinutes } from '../../sign-in/member.ts';
import { ownPath, signInPath, wayIn, giftOfPath } from './own-path.ts';
import { count } from '../../../platform/i18n/count.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { phone } from '../../../platform/people/phone.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { answerCodeForm, CodeStep, Gateway } from './sign-in-by-code.tsx';

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
    behind: t.signIn.behind,
    next,
    self: signInPath(links.signInByPhone(), next),
    byEmail: signInPath(links.signIn(), next),
  };
}

export async function action(args: ScreenArgs) {
  const { memberAuth, links, t } = open(args);
  const byPhone = memberAuth.phone;
  if (byPhone === null) return redirect(links.signIn(), 303);
  return answerCodeForm(args, (form) => {
    const gift = giftOfPath(form.get('next'));
    return {
      name: 'phone',
      contact: phone,
      invalid: 'phone-invalid',
      longest: 40,
      words: t.messages.signIn,
      send: (number) => byPhone.sendCode(args.request, number, gift),
      signIn: (number, code) => byPhone.signIn(args.request, number, code, gift),
    };
  });
}

type Page = DataOf<typeof loader>;
type Props = { loaderData: Page; actionData?: DataOf<typeof action> };

/** First a number, then the code that came to it by WhatsApp: a known and an unknown number see the same. */
export default function PhoneLogin({ loaderData: page, actionData }: Props) {
  const { words, self, next, byEmail } = page;
  const isCode = actionData?.step === 'code';
  return (
    <Gateway behind={page.behind}>
      <Heading level={1}>{isCode ? words.codeHeading : words.heading}</Heading>
      {actionData?.message && <Notice tone="error">{actionData.message}</Notice>}
      {isCode ? (
        <CodeStep
          name="phone"
          contact={actionData.contact}
          problem={actionData.problem}
          page={page}
          other={words.other}
        />
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
              value={actionData?.contact}
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
        <a className="inline-block py-2 font-semibold text-link underline" href={byEmail}>
          {words.byEmail}
        </a>
      </p>
    </Gateway>
  );
}

import { phoneOfAddress } from '../../../platform/people/mailbox.ts';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { typedCode } from '../../../academy/sign-in/member.ts';
import { AccountFrame, accountHead, openAccount, seeAgain } from './account-frame.tsx';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { phone } from '../../../platform/people/phone.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';

const phoneForm = z.object({ phone });
const codeForm = z.object({ phone, code: typedCode });

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, member, url } = opened;
  const held = await academy.messages.messagesOf(member);
  if (held === null) return redirect(links.account(), 303);
  const words = t.messages.account;
  const notices = { stopped: words.stopped, verified: words.verified };
  const asked = url.searchParams.get('notice') ?? '';
  return {
    ...accountHead(words.title, opened),
    words: { ...words, on: null, old: null },
    action: links.accountMessages(),
    notice: Object.hasOwn(notices, asked) ? notices[asked as keyof typeof notices] : null,
    // Whoever has no e-mail address signs in by these alone.
    mayStop: phoneOfAddress(member.email) === null && (held.isOn || held.phone === null),
    asksForPhone: held.mayProve && !held.signsIn,
    suggested: held.suggested,
    state:
      held.phone === null
        ? words.unverified
        : !held.isOn
          ? words.off
          : (held.signsIn ? words.on : words.old)(`\u2066${held.phone}\u2069`),
    note: held.signsIn ? null : held.mayProve ? words.toVerify : words.notYet,
  };
}

type Answer = { step: 'phone' | 'code'; phone: string; problem: string | null; message: string | null };
const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ step: 'phone', phone: '', problem: null, message: null, ...part }, { status });

export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, locale, member, memberAuth } = opened;
  if (memberAuth.phone === null) return redirect(links.account(), 303);
  const form = await postedForm(args.request);
  const { tooMany } = t.common.errors;
  if (form.get('intent') === 'stop') {
    await academy.messages.stopMessages(member);
    return seeAgain(links.accountMessages(), 'stopped');
  }
  if (form.get('intent') !== 'prove') {
    const reading = readForm(phoneForm, form);
    if (!reading.ok) {
      const problem = t.common.fieldProblems[reading.problems['phone'] ?? 'phone-invalid'];
      return answer(422, { phone: reading.typed['phone'] ?? '', problem });
    }
    const { phone: number } = reading.value;
    const sent = await academy.messages.sendPhoneProof({ member, phone: number, locale });
    if (sent.ok) return answer(200, { step: 'code', phone: number });
    return sent.reason === 'too-many'
      ? answer(429, { phone: number, message: tooMany })
      : seeAgain(links.accountMessages());
  }
  const reading = readForm(codeForm, form);
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems['code'] ?? 'required'];
    return answer(422, { step: 'code', phone: reading.typed['phone'] ?? '', problem });
  }
  const proved = await academy.messages.provePhone({ member, ...reading.value });
  if (proved.ok) return seeAgain(links.accountMessages(), 'verified');
  const kept = { step: 'code', phone: reading.value.phone } as const;
  return proved.reason === 'too-many'
    ? answer(429, { ...kept, message: tooMany })
    : answer(422, { ...kept, problem: t.messages.account.wrongCode });
}

type Page = DataOf<typeof loader>;
type Typed = Partial<Answer>;

function PhoneForm({ page, typed }: { page: Page; typed: Typed }) {
  const { words, action: self, suggested } = page;
  return (
    <form method="post" action={self} noValidate data-check className="grid max-w-md gap-5">
      <TextField
        name="phone"
        label={words.phone}
        value={typed.phone ?? suggested}
        problem={typed.problem}
        isFirstWrong={Boolean(typed.problem)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        required
        maxLength={40}
      />
      <Button>{words.send}</Button>
    </form>
  );
}

function CodeForm({ page, typed }: { page: Page; typed: Typed }) {
  const { words, action: self } = page;
  return (
    <form method="post" action={self} noValidate data-check className="grid max-w-md gap-5">
      <p>
        {words.sent}{' '}
        <bdi dir="ltr" className="font-semibold whitespace-nowrap">
          {typed.phone}
        </bdi>
      </p>
      <input type="hidden" name="intent" value="prove" />
      <input type="hidden" name="phone" value={typed.phone} />
      <TextField
        name="code"
        label={words.code}
        problem={typed.problem}
        isFirstWrong
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        maxLength={20}
      />
      <Button>{words.verify}</Button>
    </form>
  );
}

/** Messages by WhatsApp: whether they are on, for which number, and how to change it. */
export default function AccountMessages({
  loaderData: page,
  actionData: typed,
}: {
  loaderData: Page;
  actionData?: DataOf<typeof action>;
}) {
  const { frame, words, notice, state, note, mayStop, asksForPhone, action: self } = page;
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      <div className="grid gap-6">
        {notice !== null && typed === undefined && <Notice tone="success">{notice}</Notice>}
        {typed?.message && <Notice tone="error">{typed.message}</Notice>}
        {typed?.step === 'code' ? (
          <CodeForm page={page} typed={typed} />
        ) : (
          <>
            <p className="font-semibold">{state}</p>
            {note !== null && <p className="text-ink-soft">{note}</p>}
            {asksForPhone && <PhoneForm page={page} typed={typed ?? {}} />}
          </>
        )}
        {mayStop && (
          <form method="post" action={self}>
            <Button kind="secondary" name="intent" value="stop">
              {words.stop}
            </Button>
          </form>
        )}
        <p className="text-sm text-ink-soft">{words.byWord}</p>
      </div>
    </AccountFrame>
  );
}

import { toE164 } from '../../../platform/people/phone.ts';
import { phoneOfAddress, shownAddress } from '../../../platform/people/mailbox.ts';
import { data, redirect } from 'react-router';
import { codeMinutes } from '../../../academy/sign-in/member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { howLongWeKeep } from '../../../academy/legal/how-long-we-keep.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { dateOf, formatMoment } from '../../../platform/time/calendar-date.ts';
import type { StillOpen } from '../account.service.ts';
import { shownNumber } from '../../../selling/orders/order.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import { type DataOf, postedForm } from '../../../platform/forms/read-form.ts';
import { AccountFrame, accountHead, openAccount, type OpenedAccount } from './account-frame.tsx';
import type { Words } from '../../../words.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField, TickField } from '../../../platform/ui/field.tsx';

type FieldName = 'email' | 'code' | 'knows';

/** The last input and what is wrong with it; `form` is about all of it. */
type Submitted = {
  typed: Partial<Record<FieldName, string>>;
  problems: Partial<Record<FieldName | 'form', string>>;
};

type Props = {
  words: Words['account']['deletion'];
  /** The text of the first step, with how long the code is valid. */
  first: string;
  email: string;
  /** What is still in progress, a sentence each. */
  open: readonly string[];
  isSent: boolean;
  hrefs: { self: string; keep: string };
  submitted: Submitted;
};

function Open({ words, open }: Pick<Props, 'words' | 'open'>) {
  return (
    <Notice tone="warning" title={words.open.heading}>
      <p>{words.open.text}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {open.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Address({ words, email, open, hrefs, submitted: { typed, problems } }: Props) {
  const { confirm } = words;
  const firstWrong = (['email', 'code', 'knows'] as const).find((name) => problems[name] !== undefined);
  const field = (name: FieldName) => ({
    name,
    problem: problems[name] ?? null,
    isFirstWrong: firstWrong === name,
  });
  return (
    <form method="post" action={hrefs.self} className="grid max-w-md gap-5">
      <p>
        {confirm.sent}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {email}
        </bdi>
      </p>
      <TextField
        {...field('email')}
        label={confirm.email}
        type={email.startsWith('+') ? 'tel' : 'email'}
        dir="ltr"
        autoComplete="off"
        required
        value={typed.email}
      />
      <TextField
        {...field('code')}
        label={confirm.code}
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        required
        maxLength={8}
      />
      {open.length > 0 && (
        <TickField {...field('knows')} label={words.open.knows} checked={typed.knows === 'yes'} required />
      )}
      <Button name="intent" value="delete" className="bg-clay-deep! border-b-pitch! hover:bg-pitch!">
        {confirm.delete}
      </Button>
    </form>
  );
}

/** Two steps: a code to the member's address, then the code with the address typed by hand. */
function ConfirmDeletion(props: Props) {
  const { words, first, open, isSent, hrefs, submitted } = props;
  const { confirm } = words;
  return (
    <section aria-labelledby="confirm" className="mt-10 grid gap-5">
      {open.length > 0 && <Open words={words} open={open} />}
      <h2 id="confirm" className="text-xl font-bold">
        {confirm.heading}
      </h2>
      {submitted.problems.form !== undefined && <Notice tone="error">{submitted.problems.form}</Notice>}
      {isSent ? <Address {...props} /> : <p>{first}</p>}
      <div className="flex flex-wrap gap-3">
        <form method="post" action={hrefs.self}>
          <Button name="intent" value="code" kind={isSent ? 'quiet' : 'primary'}>
            {isSent ? confirm.again : confirm.send}
          </Button>
        </form>
        <ButtonLink href={hrefs.keep} kind="secondary">
          {confirm.keep}
        </ButtonLink>
      </div>
    </section>
  );
}

/** What is deleted, and what stays and why. */
function WhatGoes({ words, years }: { words: Words['account']['deletion']; years: string }) {
  const { goes, stays } = words;
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <section aria-labelledby="goes" className="rounded-lg border border-line bg-paper p-5 md:p-7">
        <h2 id="goes" className="text-lg font-bold">
          {goes.heading}
        </h2>
        <ul className="mt-4 grid gap-3">
          {goes.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="close" size={20} className="mt-0.5 text-error" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays" className="rounded-lg bg-sand-deep p-5 md:p-7">
        <h2 id="stays" className="text-lg font-bold">
          {stays.heading}
        </h2>
        <p className="mt-4">{stays.text(years)}</p>
        <p className="mt-3 text-sm text-ink-soft">{stays.backup}</p>
      </section>
    </div>
  );
}

function lineOf(open: StillOpen, { t, locale }: OpenedAccount): string {
  const words = t.account.deletion.open;
  const { description } = open;
  switch (open.kind) {
    case 'booking':
    case 'held':
      return fill(words[open.kind], { description, date: formatMoment(open.at, locale) });
    case 'unpaid':
      return words.unpaid(description, shownNumber(open.number));
    case 'refund':
      return words.refund(description, formatMad(open.amountCentimes, locale), dateOf(open.at, locale));
    default:
      return fill(words[open.kind], { description });
  }
}

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, t, links, locale, url, member } = opened;
  const words = wordsOf(opened);
  const [open, worksHere] = await Promise.all([
    academy.account.stillOpen(member),
    academy.account.worksHere(member),
  ]);
  return {
    ...accountHead(words.title, opened),
    words,
    first: words.confirm.first(count(codeMinutes, t.refunds.minutes, locale)),
    years: count(howLongWeKeep.paidOrderYears, words.years, locale),
    open: open.map((one) => lineOf(one, opened)),
    worksHere,
    isSent: url.searchParams.get('code') === 'sent',
    hrefs: { self: links.accountDelete(), keep: links.accountData() },
  };
}

const refused = (typed: Submitted['typed'], problems: Submitted['problems']) =>
  data({ typed, problems }, { status: 422 });

/** Of an account without an e-mail address: its phone, where a code can go there. */
function phoneOf({ memberAuth, member }: OpenedAccount) {
  const phone = phoneOfAddress(member.email);
  return phone === null || memberAuth.phone === null ? null : { phone, auth: memberAuth.phone };
}

function wordsOf(opened: OpenedAccount): Words['account']['deletion'] {
  const { deletion } = opened.t.account;
  if (phoneOf(opened) === null) return deletion;
  return { ...deletion, confirm: { ...deletion.confirm, ...deletion.confirm.byPhone } };
}

/** As the account has it, however it was typed. */
const addressTyped = (opened: OpenedAccount, typed: string): string =>
  phoneOf(opened) === null ? typed.trim().toLowerCase() : (toE164(typed) ?? '');

async function sendCode(opened: OpenedAccount, request: Request) {
  const { memberAuth, links, member, t } = opened;
  const by = phoneOf(opened);
  const sent = await (by === null
    ? memberAuth.sendCode(request, member.email)
    : by.auth.sendCode(request, by.phone));
  if (sent.ok) return redirect(`${links.accountDelete()}?code=sent`, 303);
  return data({ typed: {}, problems: { form: t.account.deletion.confirm.tooMany } }, { status: 429 });
}

/** Checked before the code, which is used up by one try. */
async function problemsOf(opened: OpenedAccount, typed: Record<'email' | 'code' | 'knows', string>) {
  const { academy, member, t } = opened;
  const { confirm, open } = wordsOf(opened);
  const { fieldProblems } = t.common;
  const problems: Submitted['problems'] = {};
  if (typed.email.trim() === '') problems.email = fieldProblems['email-required'];
  else if (addressTyped(opened, typed.email) !== shownAddress(member.email))
    problems.email = confirm.emailWrong;
  if (typed.code === '') problems.code = fieldProblems['code-required'];
  else if (!/^\d{6}$/.test(typed.code)) problems.code = confirm.codeForm;
  const isOpen = (await academy.account.stillOpen(member)).length > 0;
  if (isOpen && typed.knows !== 'yes') problems.knows = open.knowsNeeded;
  return problems;
}

export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, memberAuth, member, t, links, locale } = opened;
  const form = await postedForm(args.request);
  if (form.get('intent') !== 'delete') return sendCode(opened, args.request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = { email: text('email'), code: text('code').replaceAll(/\s/g, ''), knows: text('knows') };
  const problems = await problemsOf(opened, typed);
  if (Object.keys(problems).length > 0) return refused(typed, problems);
  const by = phoneOf(opened);
  const proved = await (by === null
    ? memberAuth.signIn(args.request, member.email, typed.code)
    : by.auth.signIn(args.request, by.phone, typed.code));
  const { confirm } = t.account.deletion;
  if (!proved.ok) {
    const problem = proved.reason === 'too-many' ? confirm.tooMany : confirm.codeWrong;
    return refused({ ...typed, code: '' }, { code: problem });
  }
  const knows = typed.knows === 'yes';
  const typedEmail = addressTyped(opened, typed.email);
  const gone = await academy.account.delete(member, { typedEmail, knows, locale });
  // The code is used and started a new session, with which the member goes on.
  if (!gone.ok) return redirect(links.accountDelete(), { status: 303, headers: proved.headers });
  return redirect(links.accountDeleted(), { status: 303, headers: await memberAuth.signOut(args.request) });
}

export default function Delete({
  loaderData,
  actionData,
}: {
  loaderData: DataOf<typeof loader>;
  actionData?: Submitted;
}) {
  const { frame, words, first, years, open, worksHere, isSent, hrefs } = loaderData;
  return (
    <AccountFrame frame={frame} title={words.title} lead={words.lead}>
      <WhatGoes words={words} years={years} />
      {worksHere ? (
        <div className="mt-8">
          <Notice tone="warning">{words.worksHere}</Notice>
        </div>
      ) : (
        <ConfirmDeletion
          words={words}
          first={first}
          email={frame.email}
          open={open}
          isSent={isSent || actionData?.typed.email !== undefined}
          hrefs={hrefs}
          submitted={actionData ?? { typed: {}, problems: {} }}
        />
      )}
    </AccountFrame>
  );
}

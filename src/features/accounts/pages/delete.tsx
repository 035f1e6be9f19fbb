import { data, redirect } from 'react-router';
import { codeMinutes } from '../member.ts';
import { count } from '../../../platform/i18n/count.ts';
import { howLongWeKeep } from '../../privacy/how-long-we-keep.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { dateOf, formatMoment } from '../../../platform/time/calendar-date.ts';
import type { StillOpen } from '../account.service.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { DataOf } from '../../orders/pages/data-of.ts';
import { postedForm } from '../../orders/pages/posted-form.ts';
import { AccountFrame } from './account-frame.tsx';
import { ConfirmDeletion, type Said } from './confirm-deletion.tsx';
import { accountHead, openAccount, type OpenedAccount } from './open-account.ts';
import { WhatGoes } from './what-goes.tsx';

function lineOf(open: StillOpen, { say, locale }: OpenedAccount): string {
  const words = say.account.deletion.open;
  const { description } = open;
  switch (open.kind) {
    case 'booking':
    case 'held':
      return fill(words[open.kind], { description, date: formatMoment(open.at, locale) });
    case 'unpaid':
      return fill(words.unpaid, { description, number: open.number });
    case 'refund':
      return fill(words.refund, {
        description,
        amount: formatMad(open.amountCentimes, locale),
        date: dateOf(open.at, locale),
      });
    default:
      return fill(words[open.kind], { description });
  }
}

export async function loader(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, say, links, locale, url, member } = opened;
  const words = say.account.deletion;
  const [open, worksHere] = await Promise.all([
    academy.account.stillOpen(member),
    academy.account.worksHere(member),
  ]);
  return {
    ...accountHead(words.title, opened),
    words,
    first: fill(words.confirm.first, { minutes: count(codeMinutes, say.refunds.minutes, locale) }),
    years: count(howLongWeKeep.paidOrderYears, words.years, locale),
    open: open.map((one) => lineOf(one, opened)),
    worksHere,
    isSent: url.searchParams.get('code') === 'sent',
    hrefs: { self: links.accountDelete(), keep: links.accountData() },
  };
}

type Problem = keyof OpenedAccount['say']['account']['deletion']['confirm'];

const refused = (typed: Said['typed'], problems: Said['problems']) =>
  data({ typed, problems }, { status: 422 });

async function sendCode({ memberDoor, links, member, say }: OpenedAccount, request: Request) {
  const sent = await memberDoor.sendCode(request, member.email);
  if (sent.ok) return redirect(`${links.accountDelete()}?code=sent`, 303);
  return data({ typed: {}, problems: { form: say.account.deletion.confirm.tooMany } }, { status: 429 });
}

/** Everything else is looked at before the code, which is good for one try of its own. */
async function problemsOf(opened: OpenedAccount, typed: Record<'email' | 'code' | 'knows', string>) {
  const { academy, member, say } = opened;
  const { confirm, open } = say.account.deletion;
  const told = (name: Problem): string => confirm[name];
  const problems: Said['problems'] = {};
  if (typed.email.trim().toLowerCase() !== member.email) problems.email = told('emailWrong');
  if (!/^\d{6}$/.test(typed.code)) problems.code = told('codeForm');
  const isOpen = (await academy.account.stillOpen(member)).length > 0;
  if (isOpen && typed.knows !== 'yes') problems.knows = open.knowsNeeded;
  return problems;
}

export async function action(args: ScreenArgs) {
  const opened = await openAccount(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, memberDoor, member, say, links, locale } = opened;
  const form = await postedForm(args.request);
  if (form.get('intent') !== 'delete') return sendCode(opened, args.request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = { email: text('email'), code: text('code').replaceAll(/\s/g, ''), knows: text('knows') };
  const problems = await problemsOf(opened, typed);
  if (Object.keys(problems).length > 0) return refused(typed, problems);
  const proved = await memberDoor.signIn(args.request, member.email, typed.code);
  const { confirm } = say.account.deletion;
  if (!proved.ok) {
    const said = proved.reason === 'too-many' ? confirm.tooMany : confirm.codeWrong;
    return refused({ ...typed, code: '' }, { code: said });
  }
  const knows = typed.knows === 'yes';
  const gone = await academy.account.delete(member, { typedEmail: typed.email, knows, locale });
  // The code has signed her in anew, and is used: she goes on with the new session.
  if (!gone.ok) return redirect(links.accountDelete(), { status: 303, headers: proved.headers });
  return redirect(links.accountDeleted(), { status: 303, headers: await memberDoor.signOut(args.request) });
}

export default function Delete({
  loaderData,
  actionData,
}: {
  loaderData: DataOf<typeof loader>;
  actionData?: Said;
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
          said={actionData ?? { typed: {}, problems: {} }}
        />
      )}
    </AccountFrame>
  );
}

import { data, redirect } from 'react-router';
import { formatMad } from '../../../platform/money/money.ts';
import { askReasonForm } from '../refund-form.ts';
import { count } from '../../../platform/i18n/count.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { dateOf, formatDate } from '../../../platform/time/calendar-date.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { AccountOfRefund, readAccount, type WrongAccount } from './account-of-refund.tsx';
import { pictureOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { StepActions, StepFrame } from '../../../academy/frame/pages/step-frame.tsx';

export async function loader(args: TokenArgs) {
  const { academy, t, locale, links } = open(args);
  const token = args.params.token ?? '';
  const [found, right] = await Promise.all([academy.orderByToken(token), academy.refundRight(token)]);
  const back = links.order(token);
  // The order's page shows the reason: asked for already, too late, or nothing due.
  if (!found || right?.asking !== 'may-ask' || right.lastDay === null || right.since === null)
    return redirect(back, 303);
  const words = t.orderRefunds.ask;
  const dayOf = (at: Date) => dateOf(at, locale);
  const amount = formatMad(right.dueCentimes, locale);
  return {
    head: { title: words.title, description: words.description, index: false },
    words,
    account: { ...t.orderRefunds.account, submit: '' },
    enrol: t.enrol,
    rows: [
      [words.facts.due, right.isInParts ? words.inParts(amount) : amount],
      [
        words.facts.rule,
        words.rule[right.since.what]({
          days: count(right.days, t.refunds.daysAlone, locale),
          from: formatDate(right.since.on, locale),
          last: formatDate(right.lastDay, locale),
        }),
      ],
      ...(right.ways.length === 0 ? [[words.facts.way, t.orderRefunds.ways.card]] : []),
      [words.facts.by, words.by(dayOf(right.dueBy))],
      [words.facts.access, found.order.itemKind === 'membership' ? words.accessOfMember : words.access],
    ] as [string, string][],
    submit: words.submit(amount),
    ways: right.ways,
    buyer: { name: found.order.name, phone: found.order.phone },
    picture: await pictureOf(found.order, academy),
    self: links.moneyBack(token),
    back,
  };
}

export async function action(args: TokenArgs) {
  const { academy, t, links } = open(args);
  const token = args.params.token ?? '';
  const form = await postedForm(args.request);
  const order = links.order(token);
  if (form.get('intent') === 'withdraw') {
    const withdrawn = await academy.withdrawRefund({ token });
    return redirect(
      `${order}?notice=${withdrawn.ok ? 'refund-withdrawn#money-back' : 'not-in-this-status'}`,
      303,
    );
  }
  const asks = ((await academy.refundRight(token))?.ways.length ?? 0) > 0;
  const [account, why] = [asks ? readAccount(form, t) : null, readForm(askReasonForm, form)];
  if (account?.ok === false || !why.ok) {
    const problem = why.ok ? undefined : why.problems.reason;
    return data<WrongAccount>(
      {
        typed: { ...why.typed, ...(account?.ok === false && account.wrong.typed) },
        problems: {
          ...(account?.ok === false && account.wrong.problems),
          ...(problem && { reason: t.common.fieldProblems[problem] }),
        },
      },
      { status: 422 },
    );
  }
  const asked = await academy.askRefund({ token, account: account?.value ?? null, reason: why.value.reason });
  return redirect(`${order}?notice=${asked.ok ? 'refund-asked#money-back' : 'not-in-this-status'}`, 303);
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: WrongAccount };

/** What is due by which rule, how and by when it is paid, and what happens to the access: all of it before the one button. */
export default function MoneyBack({ loaderData, actionData }: Props) {
  const { words, account, enrol, rows, submit, ways, buyer, picture, self, back } = loaderData;
  return (
    <StepFrame step="money-back" title={words.title} picture={picture} words={enrol}>
      <form method="post" action={self} noValidate className="grid gap-6">
        <dl className="grid gap-4">
          {rows.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
        {ways.length > 0 && <AccountOfRefund ways={ways} words={account} buyer={buyer} wrong={actionData} />}
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={actionData?.typed['reason'] ?? ''}
          problem={actionData?.problems['reason']}
          isFirstWrong={Object.keys(actionData?.problems ?? {})[0] === 'reason'}
          rows={3}
          maxLength={500}
          dir="auto"
        />
        <StepActions submit={submit} back={{ href: back, label: enrol.back }} />
      </form>
    </StepFrame>
  );
}

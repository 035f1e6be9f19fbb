import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { Button } from '../../../platform/ui/button.tsx';
import { EmailField } from '../../../platform/ui/person-fields.tsx';
import { emailForm } from '../../sign-in/member.ts';
import { postedForm, readAskingForm } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { policyValues } from '../../legal/policy-values.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { fillAll } from '../../../platform/i18n/fill.ts';

type App = Pick<ReturnType<typeof open>, 'academy' | 't' | 'locale'>;

/** The words of the pages about joining, with today's price and refund policy filled in. */
export async function joiningWords({ academy, t, locale }: App) {
  const settings = await academy.settings();
  const price = formatMad(settings.membershipPriceCentimes, locale);
  const values = { ...policyValues(settings, t.refunds, locale), price };
  return { settings, price, words: fillAll(t.joining, values), values };
}

/** Sends whoever typed an address on to the checkout of the membership. */
export async function goToCheckout(args: ScreenArgs) {
  const { t, links } = open(args);
  const reading = readAskingForm(emailForm, await postedForm(args.request));
  if (reading.ok)
    return redirect(`${links.joinCommunity()}?email=${encodeURIComponent(reading.value.email)}`, 303);
  const problem = t.common.fieldProblems[reading.problems['email'] ?? 'email-invalid'];
  const headers = { 'Cache-Control': 'private, no-store' };
  return data({ email: reading.typed['email'], problem }, { status: 422, headers });
}

type JoinFormProps = {
  action: string;
  words: { email: string; emailHint: string };
  submit: string;
  busy: string;
  email: string | undefined;
  problem: string | null | undefined;
  children?: ReactNode;
};

/** Asks for an address, which the checkout of the membership then has filled in. */
export function JoinForm({ action, words, submit, busy, email, problem, children }: JoinFormProps) {
  return (
    <form method="post" action={action} noValidate data-check data-word-busy={busy} className="grid gap-5">
      <EmailField
        field={(name) => ({ name, value: email, problem: problem ?? null, isFirstWrong: Boolean(problem) })}
        label={words.email}
        hint={words.emailHint}
      />
      <Button full>{submit}</Button>
      {children}
    </form>
  );
}

/** An address that wants to join, sent on to the checkout of the membership. */
import { data, redirect } from 'react-router';
import { emailForm } from '../code-form.ts';
import { readForm } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { postedForm } from '../../orders/pages/data-of.ts';

export async function goToCheckout(args: ScreenArgs) {
  const { say, links } = open(args);
  const reading = readForm(emailForm, await postedForm(args.request));
  if (reading.ok)
    return redirect(`${links.joinCommunity()}?email=${encodeURIComponent(reading.value.email)}`, 303);
  const problem = say.common.fieldProblems[reading.problems['email'] ?? 'email-invalid'];
  const headers = { 'Cache-Control': 'private, no-store' };
  return data({ email: reading.typed['email'], problem }, { status: 422, headers });
}

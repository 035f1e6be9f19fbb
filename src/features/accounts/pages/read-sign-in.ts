/** What the sign-in does with a posted form. Two steps on one address; a code is only ever taken from a posted form. */
import { data, redirect } from 'react-router';
import { codeForm, emailForm } from '../code-form.ts';
import { readForm } from '../../../platform/forms/read-form.ts';
import { open, type ScreenArgs } from '../../site/academy-context.ts';
import { postedForm } from '../../orders/pages/posted-form.ts';
import { wayIn } from './way-in.ts';

export type SignInAnswer = {
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
  const { say, memberDoor } = open(args);
  const reading = readForm(emailForm, form);
  if (!reading.ok) {
    const problem = say.common.fieldProblems[reading.problems['email'] ?? 'email-invalid'];
    return answer(422, { email: reading.typed['email'], problem });
  }
  const { email } = reading.value;
  const sent = await memberDoor.sendCode(args.request, email);
  if (sent.ok) return answer(200, { step: 'code', email });
  // Whoever asked for one code too many may still type the last one.
  const step = form.get('step') === 'again' ? 'code' : 'email';
  return answer(429, { step, email, told: say.common.errors.tooMany });
}

async function enter({ form, ...args }: Posted) {
  const { academy, say, links, memberDoor } = open(args);
  const reading = readForm(codeForm, form);
  if (!reading.ok) {
    const badEmail = reading.problems['email'];
    const problem = say.common.fieldProblems[badEmail ?? reading.problems['code'] ?? 'required'];
    return answer(422, { step: badEmail ? 'email' : 'code', email: reading.typed['email'], problem });
  }
  const { email, code } = reading.value;
  const entered = await memberDoor.signIn(args.request, email, code);
  if (entered.ok) {
    const to = wayIn(await academy.standingOf(email), links, form.get('next'));
    return redirect(to, { status: 303, headers: entered.headers });
  }
  return entered.reason === 'too-many'
    ? answer(429, { step: 'code', email, told: say.common.errors.tooMany })
    : answer(422, { step: 'code', email, problem: say.signIn.wrongCode });
}

/** A fault is told in a sentence, and what she typed stays; the door has noted it in the log. */
export async function readSignIn(args: ScreenArgs) {
  const form = await postedForm(args.request);
  const posted = { ...args, form };
  try {
    return await (form.get('step') === 'code' ? enter(posted) : send(posted));
  } catch {
    const step = form.get('step') === 'code' ? 'code' : 'email';
    const typed = form.get('email');
    const email = typeof typed === 'string' ? typed.slice(0, 254) : '';
    return answer(503, { step, email, told: open(args).say.signIn.unexpected });
  }
}

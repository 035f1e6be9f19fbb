/** Signing in by a code, the same for an e-mail address and a phone number: first where the code goes, then the code. */
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { cutText } from '../../../platform/text/typed-text.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import { postedForm, readAskingForm, readForm } from '../../../platform/forms/read-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { Prop } from '../../../platform/ui/portrait.tsx';
import { open, type ScreenArgs } from '../../frame/academy-context.ts';
import { typedCode } from '../../sign-in/member.ts';
import { wayIn } from './own-path.ts';

/** The answer to a posted form. Both steps have one address; a code is only accepted in a posted form, never in the URL. */
type CodeAnswer = {
  step: 'contact' | 'code';
  /** The address or number, as it was typed. */
  contact: string;
  problem: string | null;
  /** Shown above the form: too many tries, or an unexpected error. */
  message: string | null;
};

const answer = (status: number, part: Partial<CodeAnswer>) =>
  data<CodeAnswer>({ step: 'contact', contact: '', problem: null, message: null, ...part }, { status });

/** How a code is sent and checked, and what is said when it is wrong or something unexpected happens. */
type Way = {
  /** The name of the field of the first step. */
  name: 'email' | 'phone';
  contact: z.ZodType<string>;
  /** Said of a contact of which nothing else can be said. */
  invalid: FieldProblem;
  longest: number;
  words: { wrongCode: string; unexpected: string };
  send(contact: string): Promise<{ ok: boolean }>;
  signIn(
    contact: string,
    code: string,
  ): Promise<{ ok: true; email: string; headers: Headers } | { ok: false; reason: string }>;
};

type Posted = ScreenArgs & { form: FormData };

async function send({ form, ...args }: Posted, { name, contact: schema, invalid, ...way }: Way) {
  const { t } = open(args);
  const isAgain = form.get('step') === 'again';
  // A code is asked for again where it was sent to.
  const reading = (isAgain ? readForm : readAskingForm)(z.object({ [name]: schema }), form);
  if (!reading.ok) {
    const problem = t.common.fieldProblems[reading.problems[name] ?? invalid];
    return answer(422, { contact: reading.typed[name] ?? '', problem });
  }
  const contact = reading.value[name] ?? '';
  const sent = await way.send(contact);
  if (sent.ok) return answer(200, { step: 'code', contact });
  // Whoever asked for one code too many may still type the last one.
  return answer(429, { step: isAgain ? 'code' : 'contact', contact, message: t.common.errors.tooMany });
}

async function enter({ form, ...args }: Posted, { name, contact: schema, words, signIn }: Way) {
  const { academy, t, links } = open(args);
  const reading = readForm(z.object({ [name]: schema, code: typedCode }), form);
  if (!reading.ok) {
    const bad = reading.problems[name];
    const problem = t.common.fieldProblems[bad ?? reading.problems['code'] ?? 'required'];
    return answer(422, { step: bad ? 'contact' : 'code', contact: reading.typed[name] ?? '', problem });
  }
  const contact = reading.value[name] ?? '';
  const entered = await signIn(contact, reading.value['code'] ?? '');
  if (entered.ok) {
    const to = wayIn(await academy.statusOf(entered.email), links, form.get('next'));
    return redirect(to, { status: 303, headers: entered.headers });
  }
  return entered.reason === 'too-many'
    ? answer(429, { step: 'code', contact, message: t.common.errors.tooMany })
    : answer(422, { step: 'code', contact, problem: words.wrongCode });
}

/** On an unexpected error the page shows a sentence and keeps what was typed; the session service has logged it. */
export async function answerCodeForm(args: ScreenArgs, wayFor: (form: FormData) => Way) {
  const form = await postedForm(args.request);
  const way = wayFor(form);
  const isCode = form.get('step') === 'code';
  try {
    return await (isCode ? enter : send)({ ...args, form }, way);
  } catch {
    const typed = form.get(way.name);
    const contact = typeof typed === 'string' ? cutText(typed, way.longest) : '';
    return answer(503, { step: isCode ? 'code' : 'contact', contact, message: way.words.unexpected });
  }
}

type StepProps = {
  name: 'email' | 'phone';
  contact: string;
  problem: string | null | undefined;
  page: {
    self: string;
    next: string;
    words: Record<'codeSent' | 'code' | 'codeHint' | 'enter' | 'busy' | 'again', string>;
  };
  /** What the button for another address or number says. */
  other: string;
};

/** The six digits, with buttons for another code, and for another address or number. */
export function CodeStep({ name, contact, problem, page: { self, next, words }, other }: StepProps) {
  const carried = (step: string) => (
    <>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name={name} value={contact} />
      <input type="hidden" name="step" value={step} />
    </>
  );
  return (
    <>
      <p className="text-lg text-ink-soft">
        {words.codeSent}{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere text-ink">
          {contact}
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
        {/* With the attributes that let phones offer the digits. */}
        <div className="code-boxes">
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
        </div>
        <Button full>{words.enter}</Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        <form method="post" action={self} data-check data-word-busy={words.busy}>
          {carried('again')}
          <Button kind="quiet">{words.again}</Button>
        </form>
        <ButtonLink kind="quiet" href={self}>
          {other}
        </ButtonLink>
      </div>
    </>
  );
}

const objects = ['tea-live', 'books', 'wallet'] as const;

type GatewayProps = { behind: { title: string; points: readonly string[] }; children: ReactNode };

/** A letter before a half-open door, the form, and under it what lies behind the door. */
export const Gateway = ({ behind, children }: GatewayProps) => (
  <main id="main" className="gateway">
    <div className="gateway-art on-colour">
      <Zellige />
      <Prop name="door" />
      <Prop name="envelope" />
    </div>
    <div className="gateway-form">
      {children}
      <aside className="gateway-behind" aria-labelledby="behind-title">
        <h2 id="behind-title" className="heading text-xl">
          {behind.title}
        </h2>
        <ul>
          {behind.points.map((point, place) => (
            <li key={point}>
              <Prop name={objects[place] ?? 'sheet'} className="size-11 shrink-0 object-contain" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  </main>
);

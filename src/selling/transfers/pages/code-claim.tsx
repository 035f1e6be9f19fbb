/** The second half of a step whose payment is found by a code: that of an agency's slip, or the number a wallet gave the operation. */
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { cashTransferForm } from '../../orders/order-form.ts';
import type { FieldProblem } from '../../../platform/people/person.ts';
import { type DataOf, postedForm, readForm } from '../../../platform/forms/read-form.ts';
import { TextField } from '../../../platform/ui/field.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { readOrderNumber } from '../../orders/order.ts';
import { goTo, openStep, type TokenArgs } from '../../orders/pages/open-step.ts';
import { StepActions } from '../../../academy/frame/pages/step-frame.tsx';

type Refusal = { typed: string; problem: FieldProblem | 'transfer-code-order' };
const refuse = (answer: Refusal, status: number) => data(answer, { status });

/** Claims the order by the code that was typed and leads to it, or says what is wrong with the code. */
export async function claimByTypedCode(args: TokenArgs, way: 'cash' | 'wallet') {
  const step = await openStep(args, way);
  if (step.elsewhere) return step.elsewhere;
  const { academy, links, order } = step;
  const reading = readForm(cashTransferForm, await postedForm(args.request));
  const typed = reading.typed.transferCode ?? '';
  if (!reading.ok) return refuse({ typed, problem: reading.problems.transferCode ?? 'transfer-code' }, 422);
  if (way === 'wallet' && readOrderNumber(typed) !== null)
    return refuse({ typed, problem: 'transfer-code-order' }, 422);
  const claim = way === 'wallet' ? academy.claimWalletTransfer : academy.claimCashTransfer;
  const claimed = await claim({ token: order.token, ...reading.value });
  if (claimed.ok) return goTo('order', order, links);
  if (claimed.reason === 'transfer-code-taken') return refuse({ typed, problem: claimed.reason }, 409);
  if (claimed.reason === 'too-many-claims') return refuse({ typed, problem: claimed.reason }, 429);
  return goTo('order', order, links);
}

export type CodeAnswer = DataOf<typeof claimByTypedCode>;

type CodeFormProps = {
  words: { code: string; codeHint: string; submit: string };
  /** Nobody of the academy asks for the code. */
  secret: string;
  /** When the buyer hears. */
  promise: string | null;
  problems: Partial<Record<Refusal['problem'], string>>;
  answer: CodeAnswer | undefined;
  self: string;
  back: { href: string; label: string };
  /** What the code looks like. */
  picture?: ReactNode;
};

export function CodeForm({
  words,
  secret,
  promise,
  problems,
  answer,
  self,
  back,
  picture = null,
}: CodeFormProps) {
  const field = (
    <TextField
      name="transferCode"
      label={words.code}
      hint={words.codeHint}
      value={answer?.typed ?? ''}
      problem={(answer && problems[answer.problem]) ?? null}
      isFirstWrong={answer !== undefined}
      autoComplete="off"
      dir="ltr"
      maxLength={80}
      required
    />
  );
  return (
    <form
      method="post"
      action={self}
      noValidate
      className="grid gap-5"
      data-check="cash"
      data-problems={JSON.stringify(problems)}
    >
      {picture === null ? (
        field
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          {field}
          {picture}
        </div>
      )}
      <p className="flex items-start gap-2.5 text-sm">
        <Icon name="shield" size={20} className="mt-0.5 text-mint-ink" />
        <span>{secret}</span>
      </p>
      <p className="text-sm text-ink-soft">{promise}</p>
      <StepActions submit={words.submit} back={back} />
    </form>
  );
}

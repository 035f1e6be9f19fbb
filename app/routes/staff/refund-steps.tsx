import type { Typed } from '../../../domain/people/read-form.ts';
import type { Words } from '../../../content/words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepNumber } from '../../ui/numbered-steps.tsx';
import { CopyButton } from '../checkout/copy-button.tsx';
import { OfficeCard, OfficeFacts } from './office-frame.tsx';
import { PayoutFields } from '../../layout/payout-fields.tsx';
import type { RefundPage } from './refund-page.ts';

/** What was sent and is wrong. */
export type SentStep = {
  act: string;
  typed: Typed;
  problems: Partial<Record<string, string>>;
  conflict: string | null;
};

type Part = {
  refund: RefundPage;
  words: Words['staffRefunds']['refund'];
  form: Words['staffRefunds']['form'];
  copy: Words['order']['access'];
  /** Of the form that is opened now: a UUID. */
  formKey: string;
  sent: SentStep | undefined;
};

/** Who and where, how, and the proof: what a person does for a way that no program carries out. */
export function Payout({ refund, words, copy, sent }: Part) {
  const last = refund.steps.length - 1;
  return (
    <OfficeCard title={words.stepsTitle}>
      <ol className="grid gap-4">
        {refund.steps.map((step, place) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] items-start gap-3">
            <StepNumber place={place} />
            <div className="grid gap-3 pt-1">
              <p>{step}</p>
              {place === 0 && refund.whereTo.length > 0 && (
                <div className="rounded-md bg-sand-deep p-4">
                  <OfficeFacts facts={refund.whereTo} />
                  {refund.copyRib !== null && (
                    <CopyButton value={refund.copyRib} label={words.facts.rib} words={copy} />
                  )}
                </div>
              )}
              {refund.writeTo !== null && (
                <div>
                  <ButtonLink kind="secondary" href={refund.writeTo}>
                    {words.write}
                  </ButtonLink>
                </div>
              )}
              {place === last && !refund.lacksAccount && (
                <form method="post" action={refund.self} noValidate className="grid gap-4">
                  <TextField
                    name="proof"
                    label={words.proof}
                    hint={words.proofHint}
                    value={sent?.act === 'complete' ? sent.typed['proof'] : ''}
                    problem={sent?.act === 'complete' ? sent.problems['proof'] : null}
                    isFirstWrong={sent?.act === 'complete'}
                    dir="ltr"
                    required
                    maxLength={80}
                  />
                  <div>
                    <Button name="act" value="complete">
                      {words.complete}
                    </Button>
                  </div>
                </form>
              )}
            </div>
          </li>
        ))}
      </ol>
    </OfficeCard>
  );
}

const presentWay = ({ way }: RefundPage, words: Part['words'], form: Part['form']) => ({
  way,
  title: words.sameWay(form.ways[way].title),
  text: words.sameWayText,
});

/** For a refund that a card service refused, or that nobody has paid yet. */
export function AnotherWay({ refund, words, form, formKey, sent }: Part) {
  const mine = sent?.act === 'change' ? sent : undefined;
  const typed = mine?.typed ?? {};
  return (
    <details className="card p-5 md:p-6" open={refund.isFailed || refund.lacksAccount || mine !== undefined}>
      <summary className="min-h-11 cursor-pointer text-lg font-bold">
        {refund.lacksAccount ? words.typeAccount : words.change}
      </summary>
      <form method="post" action={refund.self} noValidate className="mt-4 grid gap-5">
        <p className="text-ink-soft">{words.changeLead}</p>
        <input type="hidden" name="key" value={typed['key'] ?? formKey} />
        <PayoutFields
          ways={refund.otherWays}
          words={form}
          problems={mine?.problems ?? {}}
          {...(refund.isFailed || refund.lacksAccount ? {} : { present: presentWay(refund, words, form) })}
          typed={{
            way: typed['way'] ?? refund.otherWays[0] ?? '',
            name: typed['name'] ?? refund.payout.name,
            rib: typed['rib'] ?? refund.payout.rib,
            phone: typed['phone'] ?? refund.payout.phone,
          }}
        />
        <div>
          <Button kind="secondary" name="act" value="change">
            {words.changeSubmit}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** The number of a payout that is done, when it was a wrong one. */
export function CorrectNumber({ refund, words, sent }: Part) {
  const mine = sent?.act === 'correct' ? sent : undefined;
  return (
    <details className="card p-5 md:p-6" open={mine !== undefined}>
      <summary className="min-h-11 cursor-pointer text-lg font-bold">{words.correct}</summary>
      <form method="post" action={refund.self} noValidate className="mt-4 grid gap-5">
        <p className="text-ink-soft">{words.correctLead}</p>
        <TextField
          name="proof"
          label={words.proof}
          value={mine?.typed['proof'] ?? refund.proof ?? ''}
          problem={mine?.problems['proof']}
          isFirstWrong={mine !== undefined}
          dir="ltr"
          required
          maxLength={80}
        />
        <div>
          <Button kind="secondary" name="act" value="correct">
            {words.correct}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Somebody was quicker: where it goes on, and the number that was typed in vain. */
export function Overtaken({ refund, words, sent }: Pick<Part, 'refund' | 'words' | 'sent'>) {
  const number = sent?.conflict ? sent.typed['proof'] : undefined;
  const typed = number !== undefined && (
    <span>
      {words.youTyped}{' '}
      <bdi dir="ltr" className="font-semibold">
        {number}
      </bdi>
    </span>
  );
  const { successor } = refund;
  return (
    <>
      {sent?.conflict && (
        <Notice tone="error">
          <span className="grid gap-1">
            <span>{sent.conflict}</span>
            {typed}
          </span>
        </Notice>
      )}
      {successor !== null && (
        <Notice tone="warning" title={words.replacedBy(successor.number)}>
          <span className="grid gap-1">
            <span>{words.paidAlready}</span>
            <a
              href={successor.href}
              className="inline-flex min-h-11 items-center font-semibold text-majorelle underline underline-offset-4"
            >
              {words.openSuccessor(successor.number)}
            </a>
          </span>
        </Notice>
      )}
    </>
  );
}

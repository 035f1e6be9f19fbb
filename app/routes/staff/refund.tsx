import { data, redirect } from 'react-router';
import { payoutForm, proofForm } from '../../../domain/orders/refund-form.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import { mayRefund } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { hourFacts } from './hour-facts.ts';
import { OfficeCard, OfficeFacts, OfficeFrame } from './office-frame.tsx';
import { OfficeTitle } from './office-title.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { problemsOf } from './read-refunds.ts';
import { refundPage } from './refund-page.ts';
import { AnotherWay, CorrectNumber, Overtaken, Payout, type SentStep } from './refund-steps.tsx';

type Args = ScreenArgs & { params: { id: string } };

/** Who may not look is not told whether there is such a refund. */
function titleOf(found: { creditNoteNumber: string } | null, { say, allowed }: Office): string {
  const words = say.staffRefunds.refund;
  if (!allowed) return words.heading;
  return found ? words.title(found.creditNoteNumber) : words.notFound;
}

export async function loader(args: Args) {
  const office = await openOffice(args, mayRefund);
  if (office.elsewhere) return office.elsewhere;
  const { say, academy, allowed, url, links } = office;
  const words = say.staffRefunds.refund;
  const found = allowed ? await academy.staff.refund(args.params.id) : null;
  const done = url.searchParams.get('done');
  const notices = {
    decided: words.decidedNow,
    paid: words.doneNow,
    changed: words.changedNow,
    corrected: words.correctedNow,
  };
  const page = {
    ...officeHead(titleOf(found, office), office),
    allowed,
    words,
    list: say.staffRefunds.list,
    form: say.staffRefunds.form,
    copy: say.order.access,
    refund: found && refundPage(found, office),
    hour: found ? await hourFacts(found.orderToken, office) : [],
    formKey: crypto.randomUUID(),
    done: done !== null && Object.hasOwn(notices, done) ? notices[done as keyof typeof notices] : null,
    back: links.staffRefunds(),
  };
  return data(page, { status: allowed ? (found ? 200 : 404) : 403 });
}

function actOf(form: FormData): 'change' | 'correct' | 'complete' {
  const act = form.get('act');
  return act === 'change' || act === 'correct' ? act : 'complete';
}

const answer = (status: number, part: Partial<SentStep>) =>
  data<SentStep>({ act: '', typed: {}, problems: {}, conflict: null, ...part }, { status });

export async function action(args: Args) {
  const office = await openOffice(args, mayRefund);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, staff, allowed } = office;
  if (!allowed) return answer(403, { conflict: office.frame.words.notAllowed });
  const form = await postedForm(args.request);
  const { id } = args.params;
  const words = say.staffRefunds.refund;
  const act = actOf(form);
  const wrong = { 'moved-on': words.movedOn, 'not-found': words.notFound };
  if (act !== 'change') {
    const reading = readForm(proofForm, form);
    if (!reading.ok)
      return answer(422, { act, typed: reading.typed, problems: problemsOf(reading.problems, say) });
    const step = { id, proof: reading.value.proof, staff };
    const result =
      act === 'correct' ? await academy.staff.correctProof(step) : await academy.staff.completePayout(step);
    if (!result.ok) return answer(409, { typed: reading.typed, conflict: wrong[result.reason] });
    return redirect(`${links.staffRefund(id)}?done=${act === 'correct' ? 'corrected' : 'paid'}`, 303);
  }
  const reading = readForm(payoutForm, form);
  if (!reading.ok)
    return answer(422, { act, typed: reading.typed, problems: problemsOf(reading.problems, say) });
  const key = reading.typed['key'] ?? '';
  const result = await academy.staff.changeRefundWay({ id, key, ...reading.value, staff });
  if (!result.ok) return answer(409, { conflict: wrong[result.reason] });
  return redirect(`${links.staffRefund(result.id)}?done=changed`, 303);
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };

export default function RefundPageOfOffice({ loaderData, actionData }: Props) {
  const { frame, words, list, refund, back, done, allowed } = loaderData;
  if (!refund)
    return <OfficeFrame frame={frame} title={allowed ? words.notFound : words.heading} refused={!allowed} />;
  const { form, copy, formKey } = loaderData;
  // On a phone what is to be done comes first, and where nothing is, what became of it.
  const hasWork = refund.steps.length > 0 || refund.otherWays.length > 0;
  const parts = { refund, words, form, copy, formKey, sent: actionData };
  return (
    <OfficeFrame frame={frame} title={<OfficeTitle words={words.heading} number={refund.number} />}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={refund.tone}>{refund.state}</Badge>
        {refund.isSurplus && <Badge>{list.secondPayment}</Badge>}
        {refund.isLate && <Badge tone="error">{list.late}</Badge>}
        <span className="font-bold">{refund.amount}</span>
        <a
          href={back}
          className="ms-auto inline-flex min-h-11 items-center text-majorelle underline underline-offset-4"
        >
          {words.back}
        </a>
      </p>
      <Overtaken {...parts} />
      {done !== null && !actionData && <Notice tone="success">{done}</Notice>}
      {refund.isLate && <Notice tone="error">{words.late}</Notice>}
      {refund.standing !== null && (
        <Notice tone={refund.isFailed ? 'error' : 'info'}>{refund.standing}</Notice>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className={classNames('grid gap-5', !hasWork && 'order-2 lg:order-1')}>
          {refund.steps.length > 0 && <Payout {...parts} />}
          {refund.otherWays.length > 0 && <AnotherWay {...parts} />}
          {refund.steps.length === 0 && refund.whereTo.length > 0 && (
            <OfficeCard>
              <OfficeFacts facts={refund.whereTo} />
            </OfficeCard>
          )}
          {refund.proof !== null && <CorrectNumber {...parts} />}
        </div>
        <div className={classNames('grid', !hasWork && 'order-1 lg:order-2')}>
          <OfficeCard>
            <OfficeFacts
              facts={[
                ...refund.facts,
                ...loaderData.hour,
                {
                  label: words.facts.order,
                  value: (
                    <a href={refund.order} className="text-majorelle underline underline-offset-4">
                      <bdi dir="ltr">{refund.orderNumber}</bdi>
                    </a>
                  ),
                },
              ]}
            />
            {refund.creditNote !== null && (
              <div>
                <ButtonLink kind="secondary" href={refund.creditNote} type="application/pdf">
                  <Icon name="file" size={18} />
                  {words.creditNote}
                </ButtonLink>
              </div>
            )}
          </OfficeCard>
        </div>
      </div>
    </OfficeFrame>
  );
}

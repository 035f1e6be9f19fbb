import { data, redirect } from 'react-router';
import { refundForm } from '../../../domain/orders/refund-form.ts';
import { readForm, typedIn, type Typed } from '../../../domain/people/read-form.ts';
import { mayRefund } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceCards, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { hourFacts } from './hour-facts.ts';
import { OfficeCard, OfficeFacts, OfficeFrame } from './office-frame.tsx';
import { OfficeTitle } from './office-title.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { PayoutFields } from '../../layout/payout-fields.tsx';
import { problemsOf, refundablePage } from './read-refunds.ts';

type Args = ScreenArgs & { params: { number: string } };

/** Our number of a second payment, when the page is about one. */
const surplusOf = ({ url }: Office): string | null => url.searchParams.get('second');

const opened = (args: Args) => openOffice(args, mayRefund);

export async function loader(args: Args) {
  const office = await opened(args);
  if (office.elsewhere) return office.elsewhere;
  const { say, academy, allowed, links } = office;
  const { number } = args.params;
  const surplus = surplusOf(office);
  const found = allowed ? await academy.staff.refundable(number, surplus) : null;
  const words = say.staffRefunds.form;
  const title = surplus === null ? words.title(number) : words.surplusTitle(number);
  // Who may not look is not told whether there is such an order.
  const without = allowed ? say.staff.order.notFound : say.staffRefunds.order.payBack;
  const page = {
    ...officeHead(found ? title : without, office),
    without,
    words,
    allowed,
    order: found && refundablePage(found, office),
    hour: found ? await hourFacts(found.orderToken, office) : [],
    number,
    heading: surplus === null ? words.heading : words.surplusHeading,
    back: links.staffOrder(number),
    // A UUID of the browser's form: sent twice, it is one refund.
    key: crypto.randomUUID(),
  };
  return data(page, { status: allowed ? (found ? 200 : 404) : 403 });
}

type Answer = { typed: Typed; problems: Partial<Record<string, string>>; conflict: string | null };
const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ typed: {}, problems: {}, conflict: null, ...part }, { status });

export async function action(args: Args) {
  const office = await opened(args);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, staff, allowed } = office;
  if (!allowed) return answer(403, { conflict: office.frame.words.notAllowed });
  const form = await postedForm(args.request);
  const typed = typedIn(form);
  const left = Number(typed['left']);
  const reading = readForm(refundForm(left, { endsAccess: surplusOf(office) === null }), form);
  if (!reading.ok) return answer(422, { typed, problems: problemsOf(reading.problems, say) });
  const result = await academy.staff.refundOrder({
    ...reading.value,
    key: typed['key'] ?? '',
    orderNumber: args.params.number,
    surplusReference: surplusOf(office),
    seenLeftCentimes: left,
    staff,
  });
  if (result.ok) return redirect(`${links.staffRefund(result.id)}?done=decided`, 303);
  if (result.reason === 'amount-is-all')
    return answer(422, { typed, problems: { amount: say.common.fieldProblems[result.reason] } });
  const status = result.reason === 'order-not-found' ? 404 : 409;
  return answer(status, { typed, conflict: say.staffRefunds.form.problems[result.reason] });
}

type Loaded = DataOf<typeof loader>;
type Props = { loaderData: Loaded; actionData?: DataOf<typeof action> };
type Order = NonNullable<Loaded['order']>;

function Form({ order, loaded, sent }: { order: Order; loaded: Loaded; sent: Answer | undefined }) {
  const { words, key } = loaded;
  const typed = sent?.typed ?? {};
  const problems = sent?.problems ?? {};
  const options = [
    { value: 'whole', title: words.whole(order.left), text: order.whatWhole },
    { value: 'part', title: words.part, text: order.isSurplus ? words.surplusText : words.partText },
  ];
  return (
    <form method="post" action={order.self} noValidate className="grid gap-6">
      <input type="hidden" name="key" value={sent && !sent.conflict ? (typed['key'] ?? key) : key} />
      <input type="hidden" name="left" value={order.leftCentimes} />
      <div className="group/much grid gap-5">
        <ChoiceCards
          name="howMuch"
          legend={words.howMuch}
          value={typed['howMuch'] ?? 'whole'}
          options={options}
        />
        <div className="group-has-[[value=whole]:checked]/much:hidden">
          <TextField
            name="amount"
            label={words.amount}
            hint={words.amountHint(order.left)}
            value={typed['amount']}
            problem={problems['amount']}
            dir="ltr"
            inputMode="decimal"
            maxLength={20}
          />
        </div>
      </div>
      {order.isCash && <Notice tone="info">{words.cash}</Notice>}
      {order.wayCard === null ? (
        <PayoutFields
          ways={order.ways}
          words={words}
          problems={problems}
          typed={{
            way: typed['way'] ?? order.ways[0] ?? '',
            name: typed['name'] ?? order.name,
            rib: typed['rib'] ?? '',
            phone: typed['phone'] ?? order.phone,
          }}
        />
      ) : (
        <>
          <input type="hidden" name="way" value={order.ways[0]} />
          <p className="text-ink-soft">{order.wayCard}</p>
        </>
      )}
      <TextField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        dir="auto"
        value={typed['reason'] ?? (order.isSurplus ? words.surplusReason : '')}
        problem={problems['reason']}
        required
        maxLength={500}
      />
      <div>
        <Button>{order.isByRight ? words.submit : words.goodwill}</Button>
      </div>
    </form>
  );
}

export default function RefundOrderPage({ loaderData, actionData }: Props) {
  const { frame, words, order, back, number, heading, allowed, without } = loaderData;
  if (!order) return <OfficeFrame frame={frame} title={without} refused={!allowed} />;
  return (
    <OfficeFrame frame={frame} title={<OfficeTitle words={heading} number={number} />}>
      <p>
        <a
          href={back}
          className="inline-flex min-h-11 items-center text-majorelle underline underline-offset-4"
        >
          {words.back}
        </a>
      </p>
      {actionData?.conflict && <Notice tone="error">{actionData.conflict}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5 lg:col-start-2">
          {order.isDisputed && <Notice tone="error">{words.disputed}</Notice>}
          <Notice tone={order.isByRight ? 'info' : 'warning'} title={words.policyTitle}>
            <span className="grid gap-1">
              <span>{order.policy}</span>
              <span>{order.within}</span>
            </span>
          </Notice>
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <OfficeCard>
            {order.leftCentimes > 0 ? (
              <Form order={order} loaded={loaderData} sent={actionData} />
            ) : (
              <p className="text-ink-soft">{words.nothing}</p>
            )}
          </OfficeCard>
        </div>
        <div className="lg:col-start-2">
          <OfficeCard>
            <OfficeFacts facts={[...order.facts, ...loaderData.hour]} />
          </OfficeCard>
        </div>
      </div>
    </OfficeFrame>
  );
}

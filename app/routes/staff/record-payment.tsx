import { data, redirect } from 'react-router';
import { formatMad } from '../../../domain/money/money.ts';
import {
  awaitsDecision,
  canReopen,
  isPayable,
  nextStatus,
  type Order,
} from '../../../domain/orders/order.ts';
import { recordedPaymentForm, waysPaid } from '../../../domain/orders/recorded-payment.ts';
import { readForm, type Typed } from '../../../domain/people/read-form.ts';
import { mayRecordPayments } from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { orderWordsFor } from '../checkout/words-for-kind.ts';
import { titleReader } from './item-title.ts';
import { OfficeCard, OfficeFacts, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { actorName } from './read-staff-order.ts';
import { TypedInVain } from './typed-in-vain.tsx';

type Args = ScreenArgs & { params: { number: string } };

const endedAlready = ({ status }: Order): boolean => canReopen(status) && !isPayable(status);

function orderOf(order: Order, title: string, { say, locale, links }: Office) {
  const words = say.staff.order;
  return {
    number: order.number,
    isOpen: nextStatus(order.status, 'record-payment') !== null,
    isClaimed: awaitsDecision(order.status),
    hasEnded: endedAlready(order),
    statusName: say.common.statuses[order.status],
    self: links.staffRecordPayment(order.number),
    facts: [
      { label: say.staffTransfers.record.order, value: order.number, ltr: true },
      { label: words.buyer, value: order.name },
      { label: orderWordsFor(order.itemKind, say.order).facts.course, value: title },
      { label: say.staffTransfers.record.expects, value: formatMad(order.amountCentimes, locale) },
    ],
  };
}

export async function loader(args: Args) {
  const office = await openOffice(args, mayRecordPayments);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, allowed } = office;
  const { number } = args.params;
  const words = say.staffTransfers.record;
  const found = allowed ? await academy.staff.order(number) : null;
  const page = {
    ...officeHead(found ? words.title(found.order.number) : words.heading, office),
    words,
    allowed,
    back: links.staffOrder(number),
    order: found && orderOf(found.order, (await titleReader(office))(found.order), office),
  };
  return data(page, { status: allowed ? (found ? 200 : 404) : 403 });
}

type Answer = { typed: Typed; problems: Record<string, string>; conflict: string | null };
const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ typed: {}, problems: {}, conflict: null, ...part }, { status });

export async function action(args: Args) {
  const office = await openOffice(args, mayRecordPayments);
  if (office.elsewhere) return office.elsewhere;
  const { academy, say, links, locale, staff, allowed } = office;
  if (!allowed) return answer(403, { conflict: office.frame.words.notAllowed });
  const words = say.staffTransfers.record;
  const { number } = args.params;
  const reading = readForm(recordedPaymentForm, await postedForm(args.request));
  const { typed } = reading;
  if (!reading.ok) {
    const told = Object.entries(reading.problems).map(([name, problem]) => [
      name,
      say.common.fieldProblems[problem ?? 'required'],
    ]);
    return answer(422, { typed, problems: Object.fromEntries(told) as Record<string, string> });
  }
  const { amount: amountCentimes, ...written } = reading.value;
  const recorded = await academy.staff.recordPayment({
    orderNumber: number,
    staff,
    amountCentimes,
    ...written,
  });
  if (recorded.ok) return redirect(`${links.staffOrder(number)}?done=record`, 303);
  switch (recorded.reason) {
    case 'order-not-found':
      return answer(404, { conflict: words.notFound });
    case 'amount-differs': {
      const differs = words.differs(formatMad(recorded.amountCentimes, locale));
      return answer(422, { typed, problems: { amount: differs } });
    }
    case 'not-in-this-status':
      return answer(409, {
        typed,
        conflict: words.quicker(actorName(recorded.by, office), say.common.statuses[recorded.status]),
      });
  }
}

type Loaded = DataOf<typeof loader>;
type Shown = NonNullable<Loaded['order']>;
type FormProps = { order: Shown; words: Loaded['words']; typed: Typed; problems: Record<string, string> };

function RecordForm({ order, words, typed, problems }: FormProps) {
  const first = ['amount', 'paidBy', 'reference', 'reason'].find((name) => problems[name] !== undefined);
  const about = (name: string) => ({
    name,
    value: typed[name] ?? '',
    problem: problems[name] ?? null,
    isFirstWrong: first === name,
    required: true,
  });
  return (
    <form method="post" action={order.self} noValidate className="grid gap-5">
      <TextField
        {...about('amount')}
        label={words.amount}
        hint={words.amountHint}
        inputMode="text"
        autoComplete="off"
        dir="ltr"
        maxLength={20}
      />
      <SelectField
        {...about('paidBy')}
        label={words.paidBy}
        choose={words.choose}
        options={waysPaid.map((way) => ({ value: way, label: words.ways[way] }))}
      />
      <TextField
        {...about('reference')}
        label={words.reference}
        hint={words.referenceHint}
        autoComplete="off"
        dir="auto"
        maxLength={80}
      />
      <TextField
        {...about('reason')}
        label={words.reason}
        hint={words.reasonHint}
        rows={3}
        dir="auto"
        maxLength={500}
      />
      <div>
        <Button>{words.submit}</Button>
      </div>
    </form>
  );
}

/** Money that came another way, or too late for the screens: the whole amount, how it came, and why by hand. */
export default function RecordPayment({
  loaderData,
  actionData,
}: {
  loaderData: Loaded;
  actionData?: DataOf<typeof action>;
}) {
  const { frame, words, allowed, back, order } = loaderData;
  if (allowed && order === null) return <OfficeFrame frame={frame} title={words.notFound} />;
  return (
    <OfficeFrame frame={frame} title={words.heading} lead={words.lead} refused={!allowed}>
      {order !== null && (
        <div className="grid max-w-3xl gap-5">
          <BackLink href={back} label={words.back} />
          {actionData?.conflict && <Notice tone="error">{actionData.conflict}</Notice>}
          <OfficeCard>
            <OfficeFacts facts={order.facts} />
            {order.hasEnded && <Notice tone="warning">{words.ended}</Notice>}
            {!order.isOpen && (order.isClaimed || !actionData?.conflict) && (
              <Notice tone="info">{order.isClaimed ? words.claimed : words.cannot(order.statusName)}</Notice>
            )}
          </OfficeCard>
          {!order.isOpen && actionData?.conflict && <TypedInVain typed={actionData.typed} words={words} />}
          {order.isOpen && (
            <OfficeCard>
              <RecordForm
                order={order}
                words={words}
                typed={actionData?.typed ?? {}}
                problems={actionData?.problems ?? {}}
              />
            </OfficeCard>
          )}
        </div>
      )}
    </OfficeFrame>
  );
}

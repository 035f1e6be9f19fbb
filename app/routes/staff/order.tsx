import { data, redirect } from 'react-router';
import { z } from 'zod';
import type { FieldProblem } from '../../../domain/people/person.ts';
import { readForm } from '../../../domain/people/read-form.ts';
import {
  mayDecideClaims,
  mayRecordPayments,
  mayRenewFiles,
  maySendMailAgain,
} from '../../../domain/staff/who-may.ts';
import type { ScreenArgs } from '../../academy-context.ts';
import { Notice } from '../../ui/notice.tsx';
import type { DataOf } from '../checkout/data-of.ts';
import { postedForm } from '../checkout/posted-form.ts';
import { hourFacts } from './hour-facts.ts';
import { ClaimReceipts } from './claim-receipts.tsx';
import { DecideClaimForm } from './decide-claim-form.tsx';
import { OrderFiles, staffFilesOf } from './order-files.tsx';
import { OrderPlan, planOfOrderPage } from './order-plan.tsx';
import { OrderRefunds, refundsOfOrderPage } from './order-refunds.tsx';
import { OfficeCard, OfficeFacts, OfficeFrame } from './office-frame.tsx';
import { officeHead, openOffice, type Office } from './open-office.ts';
import { OrderHistory, OrderLetters, OrderNotifications } from './order-record.tsx';
import { NextErrand } from './next-errand.tsx';
import { actorName, staffOrderPage } from './read-staff-order.ts';
import { transfersOf } from './read-receipts.ts';
import { StatusBadge } from './status-badge.tsx';

type OrderArgs = ScreenArgs & { params: { number: string } };

/** Said only when it is so: an address alone must not make the page claim something. */
function doneNotice({ url, say }: Office, status: string): string | null {
  const words = say.staff.order;
  const done = url.searchParams.get('done');
  if (done === 'confirm' && status === 'Payment Confirmed') return words.confirmed;
  if (done === 'refuse' && status === 'Rejected') return words.refused;
  if (done === 'record' && status === 'Payment Confirmed') return say.staffTransfers.record.done;
  if (done === 'renew-files') return say.orderFiles.office.renewed;
  return done === 'send-again' ? words.sentAgain : null;
}

async function pageOf(office: Office, number: string) {
  const { say, academy, links } = office;
  const words = say.staff.order;
  const found = await academy.staff.order(number);
  return {
    ...officeHead(found ? words.title(found.order.number) : words.notFound, office),
    words,
    lineWords: say.staff.notifications,
    back: links.staff(),
    done: found && doneNotice(office, found.order.status),
    order: found && (await staffOrderPage(found, office)),
    hour: found ? await hourFacts(found.order.token, office) : [],
    refunds: found && (await refundsOfOrderPage(found, office)),
    plan: found && (await planOfOrderPage(found.order.number, office)),
    files: found && (await staffFilesOf(found, office)),
    transfers: found && (await transfersOf(found, office)),
  };
}

export async function loader(args: OrderArgs) {
  const office = await openOffice(args);
  if (office.elsewhere) return office.elsewhere;
  const page = await pageOf(office, args.params.number);
  return data(page, { status: page.order ? 200 : 404 });
}

const reasonForm = z.object({
  reason: z
    .string({ error: 'reason-required' satisfies FieldProblem })
    .transform((typed) => typed.trim())
    .refine((reason) => reason.length >= 3, 'reason-required' satisfies FieldProblem)
    .refine((reason) => reason.length <= 500, 'too-long' satisfies FieldProblem),
});

type Answer = { typed: string; problem: string | null; isUnticked: boolean; conflict: string | null };
const answer = (status: number, part: Partial<Answer>) =>
  data<Answer>({ typed: '', problem: null, isUnticked: false, conflict: null, ...part }, { status });

async function decide(office: Office, number: string, form: FormData) {
  const { academy, say, links, staff } = office;
  const refusing = form.get('act') === 'refuse';
  const reading = refusing ? readForm(reasonForm, form) : null;
  if (reading?.ok === false) {
    const problem = say.common.fieldProblems[reading.problems['reason'] ?? 'reason-required'];
    return answer(422, { typed: reading.typed['reason'] ?? '', problem });
  }
  if (!refusing && form.get('arrived') !== 'yes') return answer(422, { isUnticked: true });
  const verdict = reading
    ? ({ decision: 'refuse', reason: reading.value.reason } as const)
    : ({ decision: 'confirm' } as const);
  const result = await academy.staff.decideClaim({ orderNumber: number, staff, ...verdict });
  if (result.ok) return redirect(`${links.staffOrder(number)}?done=${verdict.decision}`, 303);
  if (result.reason === 'order-not-found') return answer(404, {});
  const who = actorName(result.by, office);
  return answer(409, { conflict: say.staff.order.alreadyDecided(who, result.status) });
}

export async function action(args: OrderArgs) {
  const office = await openOffice(args);
  if (office.elsewhere) return office.elsewhere;
  const { academy, links, staff } = office;
  const { number } = args.params;
  const form = await postedForm(args.request);
  const act = form.get('act');
  if ((act === 'confirm' || act === 'refuse') && mayDecideClaims(staff)) return decide(office, number, form);
  const mailId = form.get('mail');
  if (act === 'send-again' && typeof mailId === 'string' && maySendMailAgain(staff)) {
    const goes = await academy.staff.sendMailAgain({ orderNumber: number, mailId, staff });
    return redirect(`${links.staffOrder(number)}${goes ? '?done=send-again' : ''}`, 303);
  }
  if (act === 'renew-files' && mayRenewFiles(staff)) {
    const goes = await academy.staff.renewFiles({ orderNumber: number, staff });
    return redirect(`${links.staffOrder(number)}${goes ? '?done=renew-files' : ''}`, 303);
  }
  if (act === 'begin-part' && mayRecordPayments(staff)) return beginPart(office, number, form);
  return answer(403, { conflict: office.frame.words.notAllowed });
}

/** Leads on to where the money of the part is written down. */
async function beginPart({ academy, links, say, staff }: Office, orderNumber: string, form: FormData) {
  const begun = await academy.staff.beginPart({ orderNumber, number: Number(form.get('part')), staff });
  if (begun.ok) return redirect(links.staffRecordPayment(begun.orderNumber), 303);
  return answer(409, { conflict: say.instalments.staff.notToBePaid });
}

type Props = { loaderData: DataOf<typeof loader>; actionData?: DataOf<typeof action> };

export default function StaffOrder({ loaderData, actionData }: Props) {
  const { frame, words, lineWords, back, order, done, transfers } = loaderData;
  if (!order) return <OfficeFrame frame={frame} title={words.notFound} />;
  return (
    <OfficeFrame frame={frame} title={<bdi dir="ltr">{order.number}</bdi>}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={order.status} />
        <span className="text-ink-soft">{order.statusName}</span>
        <span className="font-bold">{order.amount}</span>
        <a
          href={back}
          className="ms-auto inline-flex min-h-11 items-center text-majorelle underline underline-offset-4"
        >
          {words.back}
        </a>
      </p>
      {actionData?.conflict && <Notice tone="error">{actionData.conflict}</Notice>}
      {done && !actionData && <Notice tone="success">{done}</Notice>}
      {order.claimedToo !== null && <Notice tone="warning">{order.claimedToo}</Notice>}
      {transfers && <NextErrand transfers={transfers} />}
      {order.waits && (
        <DecideClaimForm
          order={order}
          words={words}
          typed={actionData?.typed ?? ''}
          problem={actionData?.problem ?? null}
          isUnticked={actionData?.isUnticked ?? false}
          transfers={transfers}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <OfficeCard title={words.buyer}>
          <OfficeFacts facts={[...order.buyer, ...loaderData.hour]} />
          <a href={order.buyersPage} className="text-majorelle underline underline-offset-4">
            {words.buyersPage}
          </a>
        </OfficeCard>
        <OfficeCard title={words.payment}>
          <OfficeFacts facts={[...order.payment, ...order.access]} />
        </OfficeCard>
        {transfers?.receipts && !order.waits && transfers.receipts.length > 0 && (
          <OfficeCard title={transfers.words.receipts.title}>
            <ClaimReceipts receipts={transfers.receipts} words={transfers.words.receipts} />
          </OfficeCard>
        )}
        <OrderHistory order={order} words={words} />
        <div className="grid gap-5">
          {loaderData.files && <OrderFiles files={loaderData.files} />}
          {loaderData.plan && <OrderPlan plan={loaderData.plan} />}
          {loaderData.refunds && <OrderRefunds refunds={loaderData.refunds} />}
          <OrderLetters order={order} words={words} />
          <OrderNotifications order={order} words={words} lineWords={lineWords} />
        </div>
      </div>
    </OfficeFrame>
  );
}

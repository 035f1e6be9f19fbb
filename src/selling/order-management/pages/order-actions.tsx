import { canReopen, detailsAreOpen, hasReceipt, isPayable, type Order } from '../../orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { linksIn, type Links } from '../../../academy/frame/links.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { useCohortWords } from '../../../catalogue/courses/cohort.words.ts';
import { FieldProblemText } from '../../../platform/ui/field.tsx';
import { agreesIn, groupIn, type OrderGroupView, refusedGroup } from '../../orders/pages/order-line.tsx';
import { redirect } from 'react-router';
import { clientAddress } from '../../../academy/frame/page-headers.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { CohortChoice, StartTick, type StartTickView } from '../../orders/pages/cohort-choice.tsx';
import { linkOfStep, stepAfterMethod, stepFor } from '../../orders/pages/step-for.ts';
import { mostReceiptsOfAnOrder } from '../../orders/receipt-file.ts';
import type { Meanwhile } from '../../orders/pages/read-opened.ts';

type Opened = Pick<ReturnType<typeof open>, 'academy' | 'links'>;

/** Opens an ended order again and leads on: to the ways to pay, or back with what is different now. */
export async function answerReopen(
  { academy, links }: Opened,
  { token, form }: { token: string; form: FormData },
  request: Request,
) {
  const cohort = groupIn(form);
  const self = links.order(token);
  const before = await academy.orderByToken(token);
  const reopened = await academy.reopenOrder({
    token,
    cohort,
    agreesToStart: agreesIn(form),
    address: clientAddress(request),
  });
  if (!reopened.ok) return redirect(refusedGroup(self, reopened.reason, cohort), 303);
  if (before?.order.couponCode && reopened.order.couponCode === null)
    return redirect(`${self}?notice=coupon-gone`, 303);
  const samePrice = before?.order.amountCentimes === reopened.order.amountCentimes;
  // Renewed, it goes on by the way that was chosen.
  const next = linkOfStep(stepFor(reopened.order), token, links);
  return redirect(samePrice ? next : `${self}?notice=price-now`, 303);
}

type OrderActionsProps = {
  order: Pick<Order, 'token' | 'status' | 'paymentOption' | 'itemKind'>;
  words: Words['order'];
  locale: Locale;
  whatsapp: string;
  /** The bank approved it in the buyer's browser: paying again is possible, and not offered first. */
  approved: boolean;
  /** A bank's answer is missing: it is not certain that nothing was taken. */
  mayArrive: boolean;
  /** Of a course that is sold by dated groups, and whose order has ended: which it can be opened again for. */
  group: Pick<OrderGroupView, 'choices' | 'chosen' | 'refusal'> | null;
  /** What it would be opened for begins so soon that its buyer has to ask for that. */
  startTick: StartTickView | null;
  /** The price at which it is opened again, by the same way; null: at today's. */
  renewAt: string | null;
};

/** Opens an ended order again, for the group that is chosen. */
function ReopenForm({
  self,
  group,
  startTick,
  renewAt,
  actions,
}: Pick<OrderActionsProps, 'group' | 'startTick' | 'renewAt'> & {
  self: string;
  actions: Words['order']['actions'];
}) {
  const words = useCohortWords().order;
  const problem = group?.refusal ? words[group.refusal].title : null;
  return (
    <form method="post" action={self} className="grid gap-3">
      {group !== null && group.choices.length > 0 ? (
        <CohortChoice
          groups={group.choices}
          value={group.chosen}
          problem={problem}
          isFirstWrong={problem !== null}
        />
      ) : (
        <FieldProblemText id="field-cohort-problem" problem={problem} />
      )}
      {startTick !== null && <StartTick {...startTick} />}
      <Button name="intent" value="reopen" full>
        {renewAt === null ? actions.reopen : actions.renew(renewAt)}
      </Button>
      <p className="mt-2 text-center text-xs text-ink-soft">
        {renewAt === null ? actions.reopenNote : actions.renewNote}
      </p>
    </form>
  );
}

/** The label of the button that goes on with the method chosen before; null when none was chosen. */
function goOnWords(
  { status, paymentOption }: OrderActionsProps['order'],
  { actions }: Words['order'],
): string | null {
  if (status === 'Rejected' && paymentOption === 'Bank Transfer') return actions.claimAgainBank;
  if (
    status === 'Rejected' &&
    (paymentOption === 'WafaCash / Cash Plus' || paymentOption === 'Mobile Wallet')
  )
    return actions.claimAgainCash;
  if (paymentOption === null) return null;
  return paymentOption === 'Card' ? actions.payNow : actions.continueWith[paymentOption];
}

/** Where the buyer may look for something else of the kind. */
function backTo(kind: Order['itemKind'], actions: Words['order']['actions'], links: Links) {
  if (kind === 'course') return { href: links.courses(), label: actions.courses };
  if (kind === 'product' || kind === 'bundle') return { href: links.shop(), label: actions.shop };
  return { href: links.home(), label: actions.home };
}

/** Pay, pay another way, correct, cancel, open again, receipt: what the order's status allows, and a contact. */
export function OrderActions(props: OrderActionsProps) {
  const { order, words, locale, whatsapp, approved, mayArrive } = props;
  const { actions } = words;
  const links = linksIn(locale);
  const { status, token } = order;
  const goOn = goOnWords(order, words);
  const self = links.order(token);
  const back = backTo(order.itemKind, actions, links);
  return (
    <div className="grid gap-3 print:hidden">
      {isPayable(status) && goOn !== null && (
        <ButtonLink
          kind={approved ? 'secondary' : 'primary'}
          href={linkOfStep(stepAfterMethod(order), token, links)}
          full
        >
          {goOn}
        </ButtonLink>
      )}
      {isPayable(status) && (
        <ButtonLink
          kind={goOn === null && !approved ? 'primary' : 'secondary'}
          href={links.orderMethod(token)}
          full
        >
          {goOn === null
            ? actions.payNow
            : status === 'Rejected'
              ? actions.payAnotherWay
              : actions.otherMethod}
        </ButtonLink>
      )}
      {canReopen(status) && !isPayable(status) && <ReopenForm {...props} self={self} actions={actions} />}
      {hasReceipt(status) && (
        <ButtonLink kind="secondary" href={links.receipt(token)} full>
          <Icon name="file" size={18} />
          {actions.receipt}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={whatsapp} target="_blank" rel="noopener noreferrer" full>
        <Icon name="whatsapp" size={20} />
        {actions.whatsapp}
      </ButtonLink>
      {detailsAreOpen(status) && (
        <ButtonLink kind="quiet" href={links.orderDetails(token)} full>
          {actions.changeDetails}
        </ButtonLink>
      )}
      {detailsAreOpen(status) && (
        <details className="rounded-md border border-line bg-paper">
          <summary className="flex min-h-11 cursor-pointer items-center justify-center px-4 text-sm font-medium text-ink-soft">
            {actions.cancel}
          </summary>
          <form method="post" action={self} className="grid gap-3 px-4 pb-4">
            <p className="text-sm">{mayArrive ? words.mayArrive.cancelSure : actions.cancelSure}</p>
            <Button kind="secondary" name="intent" value="cancel" full>
              {actions.cancelConfirm}
            </Button>
          </form>
        </details>
      )}
      {!isPayable(status) && (
        <ButtonLink kind="quiet" href={back.href} full>
          {back.label}
        </ButtonLink>
      )}
    </div>
  );
}

type Props = { href: string; sent: number; words: Words['transfer']['order'] };

/** On the page of an order whose transfer is being looked for: the receipts sent so far, and the link to send another. */
export function ReceiptInvitation({ href, sent, words }: Props) {
  return (
    <div>
      {sent > 0 && (
        <p className="mb-2 flex items-center justify-center gap-2 text-sm font-medium text-mint-ink">
          <Icon name="success" size={18} />
          {words.have(sent)}
        </p>
      )}
      {sent < mostReceiptsOfAnOrder && (
        <ButtonLink kind="secondary" href={href} full>
          <Icon name="file" size={18} />
          {sent === 0 ? words.add : words.addAnother}
        </ButtonLink>
      )}
      {sent === 0 && <p className="mt-1.5 text-center text-xs text-ink-soft">{words.note}</p>}
    </div>
  );
}

/** Something to do while a transfer is looked for. */
export function WhileWaiting({
  meanwhile,
  words,
}: {
  meanwhile: Meanwhile;
  words: Words['order']['meanwhile'];
}) {
  return (
    <section
      aria-labelledby="meanwhile-title"
      className="grid gap-3 rounded-lg border border-line bg-paper p-5"
    >
      <h2 id="meanwhile-title" className="text-lg font-bold">
        {words.title}
      </h2>
      <p>{meanwhile.text}</p>
      <ButtonLink href={meanwhile.href} full>
        {meanwhile.label}
      </ButtonLink>
    </section>
  );
}

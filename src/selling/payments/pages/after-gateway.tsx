import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { isGift, isPayable, shownNumber } from '../../orders/order.ts';
import { callName } from '../../../platform/people/person.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Doorway, type DoorwayState } from '../../../platform/ui/doors.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';
import { ProductCover } from '../../../academy/frame/pages/product-drawing.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { specifiedFor } from '../../../platform/ui/specified.ts';
import { OrderGift } from '../../orders/pages/order-gift.tsx';
import { OrderPlan } from '../../instalments/pages/order-plan.tsx';
import { OrderRights } from '../../orders/pages/order-rights.tsx';
import { awaitsCode, statusOf } from '../../orders/pages/read-order-page.ts';
import {
  failureText,
  type PaymentData,
  type PaymentPage,
  type PaymentState,
  readPayment,
} from './read-payment.ts';
import { Foot, Opened } from './opened.tsx';
import { formatMad } from '../../../platform/money/money.ts';
import { shownToBuyer } from '../../orders/refund.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { isStepOpen } from '../../orders/pages/step-for.ts';

const pageOf = (pathname: string): PaymentPage => {
  const [, last] = /\/(success|failure|cancel)\/?$/.exec(pathname) ?? [];
  return last === 'success' || last === 'failure' ? last : 'cancel';
};

/** '/payment/success', '/payment/failure', '/payment/cancel': where a gateway sends the buyer back. Opening them changes nothing. */
export const loader = (args: ScreenArgs): Promise<PaymentData> =>
  readPayment(args, pageOf(open(args).url.pathname));

/** On phones one below the other, each over the whole width. */
const wide = 'max-sm:w-full';

/** Retry and another method while the order can be paid, its own page always, and a contact. */
function PaymentActions({ data }: { data: PaymentData }) {
  const { page, view, state, words, locale, whatsapp, courses } = data;
  const labels = words.payment;
  const links = linksIn(locale);
  const order = view?.order ?? null;
  const awaitsBank = page === 'success' && (state === 'processing' || state === 'slow');
  const retries = order !== null && isPayable(order.status) && !awaitsBank;
  // The bank approved it in the buyer's browser: paying again is possible, and not offered first.
  const approved = view !== null && view.underWay !== null && view.underWay.approvedAt !== null;
  const retry =
    order && (isStepOpen('card', order) ? links.orderCard(order.token) : links.orderMethod(order.token));
  return (
    <div className="flex flex-wrap gap-3">
      {order !== null && retries && (
        <>
          <ButtonLink kind={approved ? 'secondary' : 'primary'} href={retry ?? courses} className={wide}>
            {labels.retry}
          </ButtonLink>
          {data.inParts !== null && (
            <ButtonLink
              kind="secondary"
              href={`${links.orderMethod(order.token)}?pay=parts`}
              className={wide}
            >
              {labels.payInParts}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" href={links.orderMethod(order.token)} className={wide}>
            {labels.otherMethod}
          </ButtonLink>
        </>
      )}
      {page === 'success' && state === 'slow' && (
        <ButtonLink href={data.again(6)} className={wide}>
          {labels.success.checkAgain}
        </ButtonLink>
      )}
      {order === null ? (
        <ButtonLink href={courses} className={wide}>
          {labels.courses}
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" href={links.order(order.token)} className={wide}>
          {labels.openOrder}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={whatsapp} target="_blank" rel="noopener noreferrer" className={wide}>
        <Icon name="whatsapp" size={20} />
        {labels.whatsapp}
      </ButtonLink>
    </div>
  );
}

/** Whoever has just paid is not told that a payment is waited for. */
function statusIn({ view, state, words }: Pick<PaymentData, 'view' | 'state' | 'words'>): string {
  if (view === null) return '';
  if (state === 'processing' || state === 'slow') return words.payment.shown.awaitsBank;
  return words.statuses[shownToBuyer(view.shown, view.order.status)];
}

/** The order as it is, when this browser holds it; beside it the values of the address, as plain text. */
function PaymentFacts({ asked, view, state, words, locale }: PaymentData) {
  const { shown } = words.payment;
  const order = view?.order;
  // What is paid is said above already, with its name and amount.
  const details: [term: string, fact: string][] = [
    [words.order.facts.course, order?.description ?? ''],
    [words.order.facts.amount, order === undefined ? '' : formatMad(order.amountCentimes, locale)],
    [shown.status, statusIn({ view, state, words })],
  ];
  const rows: [term: string, fact: string][] = [
    [shown.order, shownNumber(order?.number ?? asked.order)],
    ...(state === 'paid' ? [] : details),
    [shown.transaction, asked.transaction],
    [shown.amount, asked.amount],
  ];
  const facts = rows.filter(([, fact]) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Open for what is paid, ajar while the bank is waited for. */
const doorways: Partial<Record<PaymentState, DoorwayState>> = {
  paid: 'open',
  processing: 'ajar',
  slow: 'ajar',
};

/** Title and sentence: what really happened takes precedence over the address. */
function headingOf(data: PaymentData): { title: string; text: string } {
  const { page, state, view, words, locale, booking } = data;
  const { success, failure, cancel, alreadyPaid, unknown } = words.payment;
  // Paid when somebody else had taken the hour: nothing is booked before the learner chooses another.
  if (state === 'paid' && booking?.state === 'lost')
    return { title: booking.words.panel.titles.lost, text: booking.words.panel.lostText };
  if (state === 'paid' && page === 'success') {
    if (view !== null && isGift(view.order))
      return { ...statusOf(view.order, words.order, locale), title: success.paidTitle };
    const waits = view !== null && awaitsCode(view);
    return { title: success.paidTitle, text: waits ? success.paidSoonText : success.paidText };
  }
  if (state === 'paid') return alreadyPaid;
  if (page === 'failure') return { title: failure.title, text: failureText(state, words.payment) };
  if (page === 'cancel') return cancel;
  if (state === 'processing') return { title: success.processingTitle, text: success.processingText };
  if (state === 'slow') return { title: success.slowTitle, text: slowTextOf(view, success) };
  if (state === 'declined') return { title: success.declinedTitle, text: success.declinedText };
  if (state === 'cancelled') return { title: success.cancelledTitle, text: success.cancelledText };
  return view === null ? unknown : statusOf(view.order, words.order, locale);
}

/** What is promised while the bank does not answer: it is asked again, it notifies by itself, or a person looks at it. */
function slowTextOf(view: PaymentData['view'], success: PaymentData['words']['payment']['success']): string {
  const underWay = view?.underWay ?? null;
  if (underWay !== null && underWay.approvedAt !== null) return success.slowApproved;
  return underWay?.canBeAsked === false ? success.slowWait : success.slowText;
}

/** The large line under 'Payment received': what is theirs now, with the name to call them by. Null where nothing was opened. */
function lineOf({ page, state, view, words, locale, booking }: PaymentData): string | null {
  if (page !== 'success' || state !== 'paid' || view === null || booking?.state === 'lost') return null;
  const { order } = view;
  if (isGift(order)) return statusOf(order, words.order, locale).title;
  const { opened } = words.payment;
  const name = callName(order.name);
  const line = awaitsCode(view) ? opened.soon : opened[order.itemKind];
  return name === null ? line : opened.named(line, name);
}

function Head({ data }: { data: PaymentData }) {
  const { title, text } = headingOf(data);
  const line = lineOf(data);
  const named = line !== null && data.view?.order.itemKind !== 'membership';
  return (
    <div>
      {line === null ? (
        <Heading level={1}>{title}</Heading>
      ) : (
        <>
          <div className="paid-status">
            <Icon name="success" size={20} />
            <Heading level={1} size={4}>
              {title}
            </Heading>
          </div>
          <Heading level={2} className="mt-1">
            {line}
          </Heading>
        </>
      )}
      {named && <p className="mt-3 font-semibold wrap-anywhere">{data.view?.order.description}</p>}
      <p
        title={specifiedFor(text)}
        className={`${named ? 'mt-1' : 'mt-4'} max-w-[60ch] text-lg wrap-anywhere text-ink-soft`}
      >
        {text}
      </p>
    </div>
  );
}

/**
 * A page a gateway sends the buyer back to: a door on a wall, open once it is paid. While the bank does not answer it asks again:
 * by script, or by reloading itself.
 */
export default function AfterGateway({ loaderData: data }: { loaderData: PaymentData }) {
  const { page, state, view, words, paidTwice, booking } = data;
  const waits = page === 'success' && state === 'processing';
  const isPaid = state === 'paid' && view !== null;
  const doorway = booking?.state === 'lost' ? undefined : doorways[state];
  return (
    <main id="main" data-standing>
      <div
        data-payment={waits ? 'processing' : 'settled'}
        data-again={waits ? data.again(2) : undefined}
        className="paid"
      >
        <div className="paid-wall">
          <Zellige />
          {isPaid && data.files?.product ? (
            <ProductCover {...data.files.product} className="mx-auto mb-8 w-40 self-center lg:w-72" />
          ) : (
            <Doorway state={doorway ?? 'closed'} />
          )}
        </div>
        <div className="paid-words column" aria-live="polite">
          <Head data={data} />
          {waits && <progress className="waiting" aria-label={words.payment.success.processingTitle} />}
          {waits && (
            <noscript>
              <meta httpEquiv="refresh" content={`3;url=${data.again(3)}`} />
            </noscript>
          )}
          {isPaid && (
            <>
              {!isGift(view.order) && <Opened data={data} view={view} />}
              {/* What is given by hand: the sentence above speaks of its link and its card. */}
              {data.gift !== null && data.gift.link !== null && <OrderGift gift={data.gift} />}
              {data.plan !== null && <OrderPlan plan={data.plan} />}
            </>
          )}
          {page === 'failure' && state !== 'paid' && (
            <Notice tone="info">
              <span title={words.payment.failure.specified(data.contact.email, data.contact.whatsapp)}>
                {words.payment.failure.text(data.contact.email, data.contact.whatsapp)}
              </span>
            </Notice>
          )}
          {page === 'cancel' && state !== 'paid' && (
            <Notice tone="info">
              {state === 'unknown' ? words.payment.unknown.text : words.payment.kept}
            </Notice>
          )}
          {paidTwice !== null && (
            <Notice tone="warning" title={words.order.paidTwice.title}>
              {words.order.paidTwice.text(paidTwice)}
            </Notice>
          )}
          {data.inParts !== null && <p>{words.payment.inParts(data.inParts)}</p>}
          {!isPaid && <PaymentActions data={data} />}
        </div>
        {isPaid && data.rights !== null && (
          <div className="paid-side column">
            <OrderRights rights={data.rights} />
          </div>
        )}
        <div className="paid-foot column">
          {isPaid && <Foot data={data} view={view} />}
          <PaymentFacts {...data} />
        </div>
      </div>
    </main>
  );
}

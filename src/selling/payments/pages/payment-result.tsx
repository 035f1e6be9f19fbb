import type { ReactNode } from 'react';
import { hasReceipt, isGift, isPayable, shownNumber } from '../../orders/order.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { type Ground, Heading } from '../../../platform/ui/section.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { specifiedFor } from '../../../platform/ui/specified.ts';
import { OrderGift } from '../../orders/pages/order-gift.tsx';
import { OrderAccess } from '../../orders/pages/order-access.tsx';
import { OrderPlan } from '../../instalments/pages/order-plan.tsx';
import { OrderRights } from '../../orders/pages/order-rights.tsx';
import { awaitsCode, statusOf } from '../../orders/pages/read-order-page.ts';
import { failureText, type PaymentData, type PaymentState } from './read-payment.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { shownToBuyer } from '../../orders/refund.ts';
import type { BookingOnPage } from '../../hours/pages/read-booking.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { isStepOpen } from '../../orders/pages/step-for.ts';

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

function Clock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

type Props = { booking: BookingOnPage; title: string; link: string };

/** The hour that was just paid: when on both clocks, its calendar file, and when the link to meet comes. */
function BookedHour({ booking, title, link }: Props) {
  const { words, hour, expert, meetingUrl, links } = booking;
  const { panel } = words;
  return (
    <section
      aria-labelledby="booked-title"
      className="grid gap-4 rounded-lg border-2 border-mint bg-mint-pale p-5 md:p-7"
    >
      <Heading level={2} size={3} id="booked-title">
        {title}
      </Heading>
      <dl className="grid gap-3">
        <Clock label={panel.when}>{hour.morocco}</Clock>
        {hour.there !== null && <Clock label={panel.yourTime(hour.place)}>{hour.there}</Clock>}
        {expert !== null && <Clock label={panel.expert}>{expert}</Clock>}
      </dl>
      <ButtonLink href={links.calendar} full>
        <Icon name="calendar" size={18} />
        {panel.calendar}
      </ButtonLink>
      {meetingUrl === null ? (
        <p className="text-sm">{link}</p>
      ) : (
        <ButtonLink kind="secondary" href={meetingUrl} full target="_blank" rel="noopener noreferrer">
          {panel.join}
          <Icon name="external" size={18} />
        </ButtonLink>
      )}
    </section>
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
  const rows: [term: string, fact: string][] = [
    [shown.order, shownNumber(order?.number ?? asked.order)],
    [words.order.facts.course, order?.description ?? ''],
    [words.order.facts.amount, order === undefined ? '' : formatMad(order.amountCentimes, locale)],
    [shown.status, statusIn({ view, state, words })],
    [shown.transaction, asked.transaction],
    [shown.amount, asked.amount],
  ];
  const facts = rows.filter(([, fact]) => fact !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-3 rounded-lg border border-line bg-paper p-5 sm:grid-cols-2 md:p-6">
      {facts.map(([term, fact]) => (
        <div key={term} className="min-w-0">
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className="font-medium wrap-anywhere">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const styles: Record<PaymentState, { ground: Ground; icon: IconName }> = {
  paid: { ground: 'mint', icon: 'check' },
  processing: { ground: 'majorelle', icon: 'waiting' },
  slow: { ground: 'majorelle', icon: 'clock' },
  declined: { ground: 'clay', icon: 'refresh' },
  cancelled: { ground: 'saffron', icon: 'wallet' },
  other: { ground: 'saffron', icon: 'wallet' },
  unknown: { ground: 'ink', icon: 'lock' },
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

type OpenedProps = { data: PaymentData; view: NonNullable<PaymentData['view']> };

/** What was paid for: the hour, the files, the code. */
function Opened({ data, view }: OpenedProps) {
  const { booking, words } = data;
  if (booking?.state === 'booked') {
    const { title, how } = words.order.access;
    return <BookedHour booking={booking} title={title} link={how} />;
  }
  if (booking !== null)
    return booking.mayMove ? (
      <ButtonLink href={booking.links.move}>{booking.words.panel.chooseAnother}</ButtonLink>
    ) : null;
  return (
    <OrderAccess
      kind={view.order.itemKind}
      slug={view.order.itemSlug}
      locale={data.locale}
      access={view.access}
      files={data.files}
      email={view.order.email}
      isSignedIn={data.isSignedIn}
      within={data.accessHours}
      beginning={data.beginning}
      words={words.order}
    />
  );
}

/**
 * A page a gateway sends the buyer back to. While the bank does not answer it asks again: by script, or by reloading itself.
 */
export function PaymentResult({ data }: { data: PaymentData }) {
  const { page, state, view, words, locale, portrait, paidTwice } = data;
  const { title, text } = headingOf(data);
  const links = linksIn(locale);
  const waits = page === 'success' && state === 'processing';
  const isOfState = page === 'success' || state === 'paid';
  const { ground, icon } = styles[isOfState ? state : page === 'failure' ? 'declined' : 'other'];
  return (
    <main id="main" data-standing className="column py-10 md:py-16">
      <div
        data-payment={waits ? 'processing' : 'settled'}
        data-again={waits ? data.again(2) : undefined}
        className="grid gap-8 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-14 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="order-2 grid content-start gap-6 md:order-1" aria-live="polite">
          <div>
            <Heading level={1}>{title}</Heading>
            <p title={specifiedFor(text)} className="mt-4 max-w-[60ch] text-lg wrap-anywhere text-ink-soft">
              {text}
            </p>
          </div>
          {waits && <progress className="waiting" aria-label={title} />}
          {waits && (
            <noscript>
              <meta httpEquiv="refresh" content={`3;url=${data.again(3)}`} />
            </noscript>
          )}
          {state === 'paid' && view !== null && (
            <>
              {!isGift(view.order) && <Opened data={data} view={view} />}
              {/* What is given by hand: the sentence above speaks of its link and its card. */}
              {data.gift !== null && data.gift.link !== null && <OrderGift gift={data.gift} />}
              {hasReceipt(view.order.status) && (
                <ButtonLink kind="secondary" href={links.receipt(view.order.token)} className={wide}>
                  <Icon name="file" size={20} />
                  {words.order.actions.receipt}
                </ButtonLink>
              )}
              {data.plan !== null && <OrderPlan plan={data.plan} />}
              {data.rights !== null && <OrderRights rights={data.rights} />}
              <Notice tone="info">{words.payment.success.noMail}</Notice>
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
          <PaymentFacts {...data} />
          <PaymentActions data={data} />
        </div>
        <Arch
          ground={ground}
          className="order-1 mx-auto grid h-44 w-36 place-items-center md:order-2 md:h-96 md:w-full"
        >
          {state === 'paid' && portrait ? (
            <Portrait name={portrait} alt="" lazy={false} />
          ) : (
            <span className="grid size-16 place-items-center rounded-full bg-paper text-ink md:size-24">
              <Icon name={icon} size={36} />
            </span>
          )}
        </Arch>
      </div>
    </main>
  );
}

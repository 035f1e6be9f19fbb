import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { dateOf, formatDate } from '../../../platform/time/calendar-date.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import type { BuyerRefund } from '../../order-management/read-refunds.service.ts';
import type { BuyerRight } from '../ask-refund.service.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';

type Props = {
  refunds: readonly BuyerRefund[];
  token: string;
  words: Words['orderRefunds'];
  locale: Locale;
  /** After something the buyer did; it is only text, and shown only when it is true. */
  notice: string | null;
};

/** The status of an order that is wholly paid back: decided and by when it is sent, or sent. */
export function statusOfRefunds(
  refunds: readonly BuyerRefund[],
  words: Words['orderRefunds'],
  locale: Locale,
): { title: string; text: string } {
  const open = refunds.filter(({ isDone }) => !isDone).map(({ dueAt }) => dueAt.getTime());
  if (open.length === 0) return words.allDone;
  const { title: decided, text } = words.someDecided;
  const title = refunds.every(({ isOwn }) => isOwn) ? words.ownDecided : decided;
  return { title, text: text(dateOf(new Date(Math.max(...open)), locale)) };
}

/** What happened last leads the page: the buyer’s request for the money, while nobody has decided about it. */
export const statusOfRequest = (
  right: BuyerRight | null,
  { title, by }: Words['orderRefunds']['request'],
  locale: Locale,
): { title: string; text: string } | null =>
  right?.request?.state === 'open' ? { title, text: by(dateOf(right.request.dueAt, locale)) } : null;

function Refund({
  refund,
  token,
  words,
  locale,
}: Omit<Props, 'refunds' | 'notice'> & { refund: BuyerRefund }) {
  const { isDone, dueAt, doneAt, proof, creditNoteNumber } = refund;
  return (
    <li className="grid gap-2 py-5 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-xl font-bold">{formatMad(refund.amountCentimes, locale)}</span>
        <Badge tone={isDone ? 'success' : 'warning'}>{isDone ? words.sent : words.decided}</Badge>
      </p>
      <p className="font-semibold">
        {isDone && doneAt ? words.done(dateOf(doneAt, locale)) : words.until(dateOf(dueAt, locale))}
      </p>
      {refund.isDuplicate && <p className="text-sm">{words.surplus}</p>}
      <p className="text-sm text-ink-soft">
        {refund.lacksAccount ? words.noAccount : words.ways[refund.way]}
      </p>
      {refund.lacksAccount && (
        <ButtonLink href={linksIn(locale).refundAccount(token)} full>
          {words.giveAccount}
        </ButtonLink>
      )}
      {proof !== null && (
        <p className="text-sm">
          {refund.way === 'cash' ? words.reference : words.proof}:{' '}
          <bdi dir="ltr" className="font-semibold wrap-anywhere">
            {proof}
          </bdi>
        </p>
      )}
      {isDone && (
        <ButtonLink
          kind="secondary"
          href={linksIn(locale).creditNotePdf(token, creditNoteNumber)}
          type="application/pdf"
          full
        >
          <Icon name="file" size={18} />
          {words.creditNote}
        </ButtonLink>
      )}
    </li>
  );
}

/** What goes back to the buyer, by which way and by when; the credit note once it has left. Nothing when nothing does. */
export function OrderRefunds({ refunds, notice, ...rest }: Props) {
  const { words } = rest;
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds-title" className="rounded-lg border border-line bg-paper p-5 md:p-7">
      <h2 id="refunds-title" className="mb-4 flex items-center gap-2 text-lg font-bold">
        <Icon name="wallet" size={24} className="text-link" />
        {refunds.length === 1 ? words.title : words.titleMany}
      </h2>
      {notice === 'account-now' && !refunds.some(({ lacksAccount }) => lacksAccount) && (
        <div className="mb-4">
          <Notice tone="success">{words.accountNow}</Notice>
        </div>
      )}
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <Refund key={refund.creditNoteNumber} refund={refund} {...rest} />
        ))}
      </ul>
    </section>
  );
}

type RightProps = Omit<Props, 'refunds'> & {
  right: BuyerRight | null;
  /** From when its days count, in words. */
  since: string;
  number: string;
  reachedBy: { email: string; whatsapp: string };
};

/** Requested and not decided: how much, by when, and how to withdraw it. */
function OpenRequest({
  request,
  token,
  words,
  locale,
}: Omit<RightProps, 'right'> & { request: NonNullable<BuyerRight['request']> }) {
  const labels = words.request;
  return (
    <section
      aria-labelledby="request-title"
      className="grid gap-3 rounded-lg border border-line bg-paper p-5 md:p-7"
    >
      <h2 id="request-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="wallet" size={24} className="text-link" />
        {labels.title}
      </h2>
      <p className="font-semibold">
        {labels.asked(formatMad(request.amountCentimes, locale), dateOf(request.askedAt, locale))}
      </p>
      <p>{labels.by(dateOf(request.dueAt, locale))}</p>
      <p className="text-sm text-ink-soft">{words.ways[request.way === 'gateway' ? 'card' : request.way]}</p>
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center justify-center px-4 text-sm font-medium text-ink-soft">
          {labels.withdraw}
        </summary>
        <form method="post" action={linksIn(locale).moneyBack(token)} className="grid gap-3 px-4 pb-4">
          <p className="text-sm">{labels.withdrawSure}</p>
          <Button kind="secondary" name="intent" value="withdraw" full>
            {labels.withdrawConfirm}
          </Button>
        </form>
      </details>
    </section>
  );
}

/** How to ask for the money back while the promise holds; after it, why not and whom to contact. */
export function OrderRight(props: RightProps) {
  const { right, since, token, words, locale, notice, number, reachedBy } = props;
  const { request: labels } = words;
  if (right === null) return null;
  const { request, asking, lastDay } = right;
  const isOpen = request?.state === 'open';
  const message = labels.message(number);
  return (
    <div id="money-back" className="grid scroll-mt-24 gap-6 empty:hidden">
      {notice === 'refund-asked' && isOpen && <Notice tone="success">{labels.now}</Notice>}
      {notice === 'refund-withdrawn' && !isOpen && <Notice tone="info">{labels.withdrawn}</Notice>}
      {request && isOpen && <OpenRequest {...props} request={request} />}
      {request?.state === 'declined' && request.declinedFor !== null && right.dueCentimes > 0 && (
        <Notice tone="warning" title={labels.declinedTitle(dateOf(request.askedAt, locale))}>
          <p>{labels.declinedFor[request.declinedFor]}</p>
          {request.declineNote !== null && <p className="wrap-anywhere">{request.declineNote}</p>}
        </Notice>
      )}
      {asking === 'may-ask' && lastDay !== null && (
        <div className="grid gap-2">
          <ButtonLink kind="secondary" href={linksIn(locale).moneyBack(token)} full>
            {labels.button}
          </ButtonLink>
          <p className="text-center text-xs text-ink-soft">
            {labels.until(formatDate(lastDay, locale), since)}
          </p>
        </div>
      )}
      {asking === 'too-late' && lastDay !== null && (
        <p className="text-sm text-ink-soft">
          {labels.tooLate(formatDate(lastDay, locale))}{' '}
          <a
            className="font-semibold text-link underline"
            href={`mailto:${reachedBy.email}?subject=${encodeURIComponent(number)}&body=${encodeURIComponent(message)}`}
          >
            {labels.email}
          </a>
          {' · '}
          <a
            className="font-semibold text-link underline"
            href={whatsappLink(reachedBy.whatsapp, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {labels.whatsapp}
          </a>
        </p>
      )}
    </div>
  );
}

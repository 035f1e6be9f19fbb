import type { ReactNode } from 'react';
import { formatMad } from '../../../platform/money/money.ts';
import { type ItemKind, shownNumber } from '../../orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { OwnOrderButton } from '../../../academy/accounts/pages/own-order-button.tsx';
import type { Begun } from './open-enrolment.ts';
import { linkOfStep } from '../../orders/pages/step-for.ts';
import { begunWordsFor } from '../../orders/pages/words-for-kind.ts';

type BegunProps = { kind: ItemKind; begun: Begun; words: Words['enrol']; locale: Locale };

/** The button: to the order, to the account for a gift that was received, or to pay an order proved by sign-in only. */
function WayOn({ kind, begun, words, locale }: BegunProps) {
  const links = linksIn(locale);
  const { continueOrder, checkedOrder, ownsCourse } = begunWordsFor(kind, words);
  const message = { 'to-pay': continueOrder, 'being-checked': checkedOrder, paid: ownsCourse }[begun.status];
  const { token, status, number, learn } = begun;
  if (token !== null && learn !== null)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={learn}>{ownsCourse.learn}</ButtonLink>
        <a href={links.order(token)} className="link inline-flex min-h-11 items-center">
          {message.action}
        </a>
      </div>
    );
  if (token !== null)
    return (
      <ButtonLink href={linkOfStep(status === 'to-pay' ? 'method' : 'order', token, links)} data-step-link>
        {message.action}
      </ButtonLink>
    );
  if (status === 'paid') return <ButtonLink href={links.account()}>{words.had.account}</ButtonLink>;
  return (
    <OwnOrderButton action={links.accountOrders()} order={number} to="pay">
      {message.action}
    </OwnOrderButton>
  );
}

/** Shows that the buyer has the item, or has begun to buy it: which order that is, and the next step. */
export function BegunNotice(props: BegunProps) {
  const { kind, begun, words, locale } = props;
  const { continueOrder, checkedOrder, ownsCourse } = begunWordsFor(kind, words);
  const message = { 'to-pay': continueOrder, 'being-checked': checkedOrder, paid: ownsCourse }[begun.status];
  const isGiven = begun.status === 'paid' && begun.token === null;
  return (
    <Notice tone={begun.status === 'paid' ? 'success' : 'info'} title={message.title}>
      <p>
        {isGiven
          ? words.had.given
          : (begun.learn === null ? message.text : ownsCourse.isOpen)(shownNumber(begun.number))}
      </p>
      {begun.status === 'to-pay' && (
        <p>
          {words.had.until(formatMad(begun.amountCentimes, locale), formatDeadline(begun.expiresAt, locale))}
        </p>
      )}
      {begun.status === 'to-pay' && begun.isUnderWay && <p className="mt-2">{words.had.atTheBank}</p>}
      <div className="mt-3">
        <WayOn {...props} />
      </div>
    </Notice>
  );
}

/** A form that few need, opened by a press, also without script. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        {label}
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}

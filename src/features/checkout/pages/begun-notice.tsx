import type { ReactNode } from 'react';
import { formatMad } from '../../../platform/money/money.ts';
import type { ItemKind } from '../../orders/order.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { formatMoment } from '../../../platform/time/calendar-date.ts';
import type { Words } from '../../../words.ts';
import { linksIn } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { OwnOrderButton } from '../../accounts/pages/own-order-button.tsx';
import type { Begun } from './open-enrolment.ts';
import { linkOfStep } from './step-for.ts';
import { begunWordsFor } from './words-for-kind.ts';

type BegunProps = { kind: ItemKind; begun: Begun; words: Words['enrol']; locale: Locale };

/** The way on: to the order, to the account for what was given to her, or by a press to what stands in her name. */
function WayOn({ kind, begun, words, locale }: BegunProps) {
  const links = linksIn(locale);
  const { continueOrder, checkedOrder, ownsCourse } = begunWordsFor(kind, words);
  const said = { 'to-pay': continueOrder, 'being-checked': checkedOrder, paid: ownsCourse }[begun.status];
  const { token, status, number } = begun;
  if (token !== null)
    return (
      <ButtonLink href={linkOfStep(status === 'to-pay' ? 'method' : 'order', token, links)} data-step-link>
        {said.action}
      </ButtonLink>
    );
  if (status === 'paid') return <ButtonLink href={links.account()}>{words.had.account}</ButtonLink>;
  return (
    <OwnOrderButton action={links.accountOrders()} order={number} to="pay">
      {said.action}
    </OwnOrderButton>
  );
}

/** She has it, or has begun to buy it: which order that is, and the way on. */
export function BegunNotice(props: BegunProps) {
  const { kind, begun, words, locale } = props;
  const { continueOrder, checkedOrder, ownsCourse } = begunWordsFor(kind, words);
  const said = { 'to-pay': continueOrder, 'being-checked': checkedOrder, paid: ownsCourse }[begun.status];
  const isGiven = begun.status === 'paid' && begun.token === null;
  return (
    <Notice tone={begun.status === 'paid' ? 'success' : 'info'} title={said.title}>
      <p>{isGiven ? words.had.given : said.text(begun.number)}</p>
      {begun.status === 'to-pay' && (
        <p>
          {words.had.until(formatMad(begun.amountCentimes, locale), formatMoment(begun.expiresAt, locale))}
        </p>
      )}
      {begun.status === 'to-pay' && begun.isUnderWay && <p className="mt-2">{words.had.atTheBank}</p>}
      <div className="mt-3">
        <WayOn {...props} />
      </div>
    </Notice>
  );
}

/** A form that nobody should need: a press opens it, without script too. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-majorelle underline-offset-4 hover:underline">
        {label}
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}

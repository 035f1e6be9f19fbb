import { isPayable } from '../../orders/order.ts';
import { linksIn } from '../../site/links.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { isStepOpen } from '../../checkout/pages/step-for.ts';
import type { PaymentData } from './read-payment.ts';

/** On phones one below the other, each as wide as a thumb's way. */
const wide = 'max-sm:w-full';

/** Retry and another method while the order can be paid, its own page always, and a person to ask. */
export function PaymentActions({ data }: { data: PaymentData }) {
  const { page, view, state, words, locale, whatsapp, courses } = data;
  const said = words.payment;
  const links = linksIn(locale);
  const order = view?.order ?? null;
  const awaitsBank = page === 'success' && (state === 'processing' || state === 'slow');
  const retries = order !== null && isPayable(order.status) && !awaitsBank;
  // The bank said yes in her browser: paying again is possible, and not what is offered first.
  const approved = view !== null && view.underWay !== null && view.underWay.approvedAt !== null;
  const retry =
    order && (isStepOpen('card', order) ? links.orderCard(order.token) : links.orderMethod(order.token));
  return (
    <div className="flex flex-wrap gap-3">
      {order !== null && retries && (
        <>
          <ButtonLink kind={approved ? 'secondary' : 'primary'} href={retry ?? courses} className={wide}>
            {said.retry}
          </ButtonLink>
          <ButtonLink kind="secondary" href={links.orderMethod(order.token)} className={wide}>
            {said.otherMethod}
          </ButtonLink>
        </>
      )}
      {page === 'success' && state === 'slow' && (
        <ButtonLink href={data.again(6)} className={wide}>
          {said.success.checkAgain}
        </ButtonLink>
      )}
      {order === null ? (
        <ButtonLink href={courses} className={wide}>
          {said.courses}
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" href={links.order(order.token)} className={wide}>
          {said.openOrder}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={whatsapp} target="_blank" rel="noopener noreferrer" className={wide}>
        <Icon name="whatsapp" size={20} />
        {said.whatsapp}
      </ButtonLink>
    </div>
  );
}

import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import { whatsappLink } from '../../../platform/people/phone.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { StepNumber } from '../../../platform/ui/steps.tsx';
import { shownNumber } from '../../orders/order.ts';
import type { DataOf } from '../../../platform/forms/read-form.ts';
import { openStep, stepOrderOf, type TokenArgs } from '../../orders/pages/open-step.ts';
import { OrderLine } from '../../orders/pages/order-line.tsx';
import { StepFrame } from '../../../academy/frame/pages/step-frame.tsx';
import { progressOf } from '../../orders/pages/step-for.ts';

export async function loader(args: TokenArgs) {
  const step = await openStep(args, 'other');
  if (step.elsewhere) return step.elsewhere;
  const { academy, t, locale, links, order } = step;
  const settings = await academy.settings();
  const { title, description, whatsapp } = t.enrol.other;
  return {
    head: { title, description, index: false },
    words: t.enrol,
    locale,
    order: await stepOrderOf(order, { academy, locale }),
    buyer: order.email,
    until: formatDeadline(order.expiresAt, locale),
    contact: settings.email,
    whatsapp: whatsappLink(
      settings.whatsapp,
      whatsapp(shownNumber(order.number), order.email, order.description),
    ),
    ways: {
      method: links.orderMethod(order.token),
      order: links.order(order.token),
      home: links.home(),
    },
  };
}

/** An address inside a sentence of either direction. */
const isolated = (address: string): string => `\u2068${address}\u2069`;

/** Nothing is left to fill in: the order is kept, and the payment is agreed with staff. */
export default function Other({ loaderData }: { loaderData: DataOf<typeof loader> }) {
  const { words, locale, order, buyer, until, contact, whatsapp, ways } = loaderData;
  const { other } = words;
  return (
    <StepFrame
      step="other"
      title={other.title}
      progress={progressOf('confirm', words)}
      picture={order}
      words={words}
    >
      <OrderLine order={order} words={words} locale={locale} />
      <Notice tone="warning" title={other.state}>
        {other.text} {other.until(until)}
      </Notice>
      <h2 className="mt-7 mb-4 text-lg font-bold">{other.stepsTitle}</h2>
      <ol className="grid gap-4">
        {other.steps.map((text, place) => (
          <li key={text} className="flex gap-4">
            <StepNumber place={place} />
            <p className="min-w-0 self-center wrap-anywhere">{fill(text, { email: isolated(buyer) })}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-sm text-ink-soft">
        {other.contact}{' '}
        <a href={`mailto:${contact}`} className="link">
          <bdi dir="ltr">{contact}</bdi>
        </a>
      </p>
      <div className="mt-4 mb-6 flex flex-wrap gap-x-6 border-t border-line pt-3">
        <ButtonLink kind="quiet" href={ways.method} data-step-link>
          {other.another}
        </ButtonLink>
        <ButtonLink kind="quiet" href={ways.order}>
          {other.seeOrder}
        </ButtonLink>
        <ButtonLink kind="quiet" href={ways.home}>
          {other.home}
        </ButtonLink>
      </div>
      <div className="step-foot">
        <div className="flex items-center gap-3">
          <ButtonLink kind="secondary" href={ways.method} data-step-link>
            <Icon name="arrow-back" size={18} />
            <span className="max-sm:sr-only">{words.back}</span>
          </ButtonLink>
          <ButtonLink href={whatsapp} target="_blank" rel="noopener noreferrer" className="min-w-0 flex-1">
            <Icon name="whatsapp" size={20} />
            {other.open}
            <span className="sr-only"> ({other.newTab})</span>
          </ButtonLink>
        </div>
      </div>
    </StepFrame>
  );
}

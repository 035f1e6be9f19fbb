import { timeZone as morocco } from '../../../platform/time/calendar-date.ts';
import { formatMomentIn } from '../../../platform/time/time-zones.ts';
import { formatMad } from '../../../platform/money/money.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Words } from '../../../words.ts';
import { hourOnClocks } from '../../consultations/pages/slot-choice.tsx';
import type { StepOrder } from '../../checkout/pages/open-step.ts';

type HourProps = { hour: NonNullable<StepOrder['hour']>; words: Words['enrol']; locale: Locale };

/** When it is, on both clocks, and until when nobody else can have it. */
function Hour({ hour: { startsAt, heldUntil, timeZone }, words, locale }: HourProps) {
  const { hour: said, zones } = words.consultation;
  const clocks = hourOnClocks(startsAt, timeZone, zones, locale);
  return (
    <>
      <p>{said.morocco(clocks.morocco)}</p>
      {clocks.there !== null && <p>{said.there(clocks.there, clocks.place)}</p>}
      {heldUntil !== null && (
        <p className="text-sm font-semibold text-saffron-ink">
          {said.heldUntil(formatMomentIn(heldUntil, morocco, locale))}
        </p>
      )}
    </>
  );
}

/** What is being paid, on every step: course, order number, amount. */
export function OrderLine({
  order,
  words,
  locale,
}: {
  order: StepOrder;
  words: Words['enrol'];
  locale: Locale;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{order.description}</p>
        {order.gift !== null && (
          <p className="text-sm wrap-anywhere">
            {words.gift.isFor} <bdi>{order.gift.name}</bdi> · <bdi dir="ltr">{order.gift.email}</bdi>
          </p>
        )}
        {order.group?.rows.map(({ label, value }) => (
          <p key={label} className="text-sm">
            {label}: {value}
          </p>
        ))}
        {order.hour !== null && <Hour hour={order.hour} words={words} locale={locale} />}
        <p className="text-sm text-ink-soft">
          {words.summary.order} <bdi className="tabular-nums">{order.number}</bdi>
        </p>
      </div>
      <div className="text-end max-sm:text-start">
        <p className="text-xl font-bold">
          <span className="sr-only">{words.summary.amount}: </span>
          {formatMad(order.amountCentimes, locale)}
        </p>
        {order.listPriceCentimes > order.amountCentimes && (
          <p className="text-sm text-ink-soft">
            <span className="sr-only">{words.summary.price}: </span>
            <s>{formatMad(order.listPriceCentimes, locale)}</s>
            {order.couponCode !== null && (
              <>
                {' · '}
                {words.summary.code} <bdi dir="ltr">{order.couponCode}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

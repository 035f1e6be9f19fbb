/** The part of the page after a gateway that shows what was paid for, and the one thing to do next. */
import type { ReactNode } from 'react';
import { hasReceipt } from '../../orders/order.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { DateLeaf } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading } from '../../../platform/ui/section.tsx';
import type { BookingOnPage } from '../../hours/pages/read-booking.ts';
import { OrderAccess } from '../../orders/pages/order-access.tsx';
import type { PaymentData } from './read-payment.ts';

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
    <section aria-label={title} className="grid gap-4 rounded-lg border border-line bg-paper p-5 md:p-7">
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

type OpenedProps = { data: PaymentData; view: NonNullable<PaymentData['view']> };

/** The one button, to the first lesson, and what is theirs now. */
function Beginning({ data, slug }: { data: PaymentData; slug: string }) {
  const { beginning, locale } = data;
  const words = data.words.order.access.classroom;
  if (beginning === null) return null;
  const { lesson, facts, calendar } = beginning;
  const home = linksIn(locale).learn(slug);
  return (
    <>
      <div className="grid gap-2 text-center">
        {lesson !== null && (
          <>
            <ButtonLink href={lesson.href} full className="paid-go">
              <Icon name="play" size={22} />
              {lesson.label}
            </ButtonLink>
            <p className="text-sm text-ink-soft">{lesson.facts}</p>
          </>
        )}
        <ButtonLink href={home} kind={lesson === null ? 'primary' : 'quiet'} full={lesson === null}>
          {words.button}
        </ButtonLink>
      </div>
      <section
        aria-labelledby="yours"
        className="grid gap-4 rounded-lg border border-line bg-paper p-5 md:p-6"
      >
        <Heading level={3} size={3} id="yours">
          {words.facts.title}
        </Heading>
        <ul className="paid-facts">
          {facts.map(({ icon, leaf, title, text }) => (
            <li key={title}>
              {leaf === null ? (
                <span className="paid-fact-sign">
                  <Icon name={icon} size={24} />
                </span>
              ) : (
                <DateLeaf {...leaf} />
              )}
              <span className="min-w-0">
                <b className="block">{title}</b>
                <span className="text-sm text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        {calendar !== null && (
          <ButtonLink href={calendar} kind="secondary" full type="text/calendar">
            <Icon name="calendar" size={20} />
            {words.facts.calendar}
          </ButtonLink>
        )}
      </section>
    </>
  );
}

/** What was paid for: the course, the hour, the files, the code. */
export function Opened({ data, view }: OpenedProps) {
  const { booking, words } = data;
  if (booking?.state === 'booked') {
    const { title, how } = words.order.access;
    return <BookedHour booking={booking} title={title} link={how} />;
  }
  if (booking !== null)
    return booking.mayMove ? (
      <ButtonLink href={booking.links.move}>{booking.words.panel.chooseAnother}</ButtonLink>
    ) : null;
  const { itemKind, itemSlug } = view.order;
  if (data.beginning !== null) return <Beginning data={data} slug={itemSlug} />;
  if (itemKind === 'membership') {
    const { enter, signIn, how } = words.order.access;
    const links = linksIn(data.locale);
    return (
      <div className="grid gap-2 text-center">
        <ButtonLink href={data.isSignedIn ? links.welcome() : links.signIn()} full className="paid-go">
          {data.isSignedIn ? enter : signIn}
        </ButtonLink>
        {!data.isSignedIn && <p className="text-sm text-ink-soft">{how}</p>}
      </div>
    );
  }
  return (
    <OrderAccess
      kind={itemKind}
      slug={itemSlug}
      locale={data.locale}
      access={view.access}
      parts={view.parts}
      files={data.files}
      email={view.order.email}
      isSignedIn={data.isSignedIn}
      within={data.accessHours}
      beginning={data.beginning}
      words={words.order}
    />
  );
}

/** Amount, receipt and the way to change one’s mind, small: nothing of it is to do now. */
export function Foot({ data, view }: OpenedProps) {
  const { words, locale, whatsapp, changeMind } = data;
  const { order } = view;
  const links = linksIn(locale);
  const { foot, openOrder, success } = words.payment;
  return (
    <div className="grid gap-3 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-4 border-t border-line pt-2">
        {hasReceipt(order.status) && (
          <>
            <b className="text-ink">{foot.paid(formatMad(order.amountCentimes, locale))}</b>
            <a href={links.receipt(order.token)} className="paid-foot-link">
              {words.order.actions.receipt}
            </a>
          </>
        )}
        <a href={links.order(order.token)} className="paid-foot-link">
          {openOrder}
        </a>
      </p>
      {changeMind !== null && (
        <p>
          <a href={changeMind.href} className="paid-foot-link">
            {changeMind.text}
          </a>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        {success.noMail}
        <a href={whatsapp} target="_blank" rel="noopener noreferrer" className="paid-foot-link">
          {words.payment.whatsapp}
        </a>
      </p>
    </div>
  );
}

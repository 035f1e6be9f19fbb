import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { BookingOnPage } from '../../hours/pages/read-booking.ts';
import { AccountOfRefund, type WrongAccount } from '../../refunds/pages/account-of-refund.tsx';

type Props = { booking: BookingOnPage; wrong?: WrongAccount | undefined };

/** Shows what is refunded before the button, and asks for an account where staff transfer it. */
export function CancelHour({ booking, wrong }: Props) {
  const { mayCancel, words, withMoney, withoutMoney, ifFound, links, account, isFree } = booking;
  const { cancel } = words;
  if (mayCancel === null) return null;
  const isPaidBack = mayCancel === 'with-money';
  const isLookedFor = mayCancel === 'money-if-found';
  return (
    <form method="post" action={links.cancel} noValidate className="grid gap-4">
      <p className="text-sm">{isPaidBack ? withMoney : isLookedFor ? ifFound : withoutMoney}</p>
      <input type="hidden" name="money" value={isPaidBack || isLookedFor ? 'yes' : 'no'} />
      {isPaidBack && account !== null && <AccountOfRefund {...account} wrong={wrong} />}
      <Button kind="secondary" full>
        {isFree || isLookedFor
          ? cancel.confirmFree
          : isPaidBack
            ? cancel.confirmWithMoney
            : cancel.confirmWithoutMoney}
      </Button>
    </form>
  );
}

/** The text under the hour, by its state. */
function StateText({ booking }: { booking: BookingOnPage }) {
  const { state, words, heldUntil, isClaimed, changeable, mayCancel, meetingUrl } = booking;
  const { panel } = words;
  switch (state) {
    case 'held':
      return isClaimed || heldUntil === null ? panel.heldClaimed : panel.heldText(heldUntil);
    case 'released':
      return panel.releasedText;
    case 'lost':
      return panel.lostText;
    case 'cancelled':
      return isClaimed ? `${panel.cancelledText} ${panel.cancelledClaimed}` : panel.cancelledText;
    case 'booked':
      return (
        <>
          {meetingUrl === null && <span className="block">{panel.noLink}</span>}
          {changeable !== null && <span className="block">{panel.changeable(changeable)}</span>}
          {changeable === null && mayCancel !== null && <span className="block">{panel.kept}</span>}
        </>
      );
  }
}

type FactProps = { label: string; children: ReactNode; wide?: boolean };

function Fact({ label, children, wide = false }: FactProps) {
  return (
    <div className={wide ? 'col-span-2' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** What can be done with an hour: the meeting, the calendar, another time. */
function Ways({ booking }: { booking: BookingOnPage }) {
  const { state, words, mayMove, meetingUrl, links } = booking;
  const { panel } = words;
  return (
    <>
      {state === 'booked' && meetingUrl !== null && (
        <ButtonLink href={meetingUrl} full target="_blank" rel="noopener noreferrer">
          {panel.join}
          <Icon name="external" size={18} />
        </ButtonLink>
      )}
      {state === 'booked' && (
        <ButtonLink kind="secondary" href={links.calendar} full>
          <Icon name="calendar" size={18} />
          {panel.calendar}
        </ButtonLink>
      )}
      {mayMove && (
        <ButtonLink kind={state === 'lost' ? 'primary' : 'secondary'} href={links.move} full>
          {state === 'lost' ? panel.chooseAnother : panel.move}
        </ButtonLink>
      )}
      {(state === 'released' || state === 'cancelled') && (
        <ButtonLink kind="secondary" href={links.again} full>
          {panel.bookAgain}
        </ButtonLink>
      )}
    </>
  );
}

/** The hour of a consultation on the page of its order: when on both clocks, where, and what the learner can do about it. */
export function OrderBooking({ booking }: { booking: BookingOnPage }) {
  const { state, words, hour, length, expert, notice } = booking;
  const { panel } = words;
  return (
    <section aria-labelledby="hour-title" className="hour-panel" data-state={state}>
      {notice !== null && <Notice tone="info">{notice}</Notice>}
      <h2 id="hour-title" className="flex items-center gap-2 text-lg font-bold">
        <Icon name={state === 'lost' ? 'waiting' : 'calendar'} size={22} />
        {panel.titles[state]}
      </h2>
      <dl className="grid grid-cols-2 gap-3">
        <Fact label={panel.when} wide>
          {hour.morocco}
        </Fact>
        {hour.there !== null && (
          <Fact label={panel.yourTime(hour.place)} wide>
            {hour.there}
          </Fact>
        )}
        <Fact label={panel.length}>{length}</Fact>
        {expert !== null && <Fact label={panel.expert}>{expert}</Fact>}
      </dl>
      <p className="text-sm">
        <StateText booking={booking} />
      </p>
      <div className="grid gap-3 empty:hidden print:hidden">
        <Ways booking={booking} />
      </div>
      {booking.mayCancel !== null && (
        <details className="rounded-md border border-line bg-paper print:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center justify-center px-4 text-sm font-medium text-ink-soft">
            {words.cancel.summary}
          </summary>
          <div className="px-4 pb-4">
            <CancelHour booking={booking} />
          </div>
        </details>
      )}
    </section>
  );
}

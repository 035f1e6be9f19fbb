import { Button } from '../../../platform/ui/button.tsx';
import { AccountOfRefund, type WrongAccount } from '../../refunds/pages/account-of-refund.tsx';
import type { BookingOnPage } from './read-booking.ts';

type Props = { booking: BookingOnPage; wrong?: WrongAccount | undefined };

/** What it means for her money stands before the button, not after it; and where it goes, when a person sends it. */
export function CancelHour({ booking, wrong }: Props) {
  const { mayCancel, words, withMoney, withoutMoney, links, account, isFree } = booking;
  const { cancel } = words;
  if (mayCancel === null) return null;
  const isPaidBack = mayCancel === 'with-money';
  return (
    <form method="post" action={links.cancel} noValidate className="grid gap-4">
      <p className="text-sm">{isPaidBack ? withMoney : withoutMoney}</p>
      <input type="hidden" name="money" value={isPaidBack ? 'yes' : 'no'} />
      {isPaidBack && account !== null && <AccountOfRefund {...account} wrong={wrong} />}
      <Button kind="secondary" full>
        {isFree ? cancel.confirmFree : isPaidBack ? cancel.confirmWithMoney : cancel.confirmWithoutMoney}
      </Button>
    </form>
  );
}

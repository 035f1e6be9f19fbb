import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../../../platform/ui/button.tsx';

type OwnOrderButtonProps = {
  /** The member's list of orders, which handles the form. */
  action: string;
  /** The number of the order. */
  order: string;
  /** 'pay': to choosing how to pay; otherwise to its page. */
  to?: 'pay';
  kind?: ButtonKind;
  children: ReactNode;
  'aria-label'?: string;
};

/**
 * Opens an unpaid order of the member. A form and no link, since it gives the order a new token. A file of its own, because
 * checkout pages import it without the rest of the account.
 */
export function OwnOrderButton({ action, order, to, ...button }: OwnOrderButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="order" value={order} />
      <Button name="to" value={to ?? 'order'} {...button} />
    </form>
  );
}

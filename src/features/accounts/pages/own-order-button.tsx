import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../../../platform/ui/button.tsx';

type OwnOrderButtonProps = {
  /** Her list of orders, which takes the form. */
  action: string;
  /** The number of the order. */
  order: string;
  /** 'pay': to choosing how to pay; else to its page. */
  to?: 'pay';
  kind?: ButtonKind;
  children: ReactNode;
  'aria-label'?: string;
};

/**
 * On to an unpaid order of one's own. A form and no link: it gives the order another token. In a file of its own: checkout fetches it
 * into other pages, and brings nothing else of the account.
 */
export function OwnOrderButton({ action, order, to, ...button }: OwnOrderButtonProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="order" value={order} />
      <Button name="to" value={to ?? 'order'} {...button} />
    </form>
  );
}

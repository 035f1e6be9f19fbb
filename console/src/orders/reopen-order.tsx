/** An order that ended without money, for its buyer: at today's price. */
import { useNotify, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { madOf, momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Reopened = { amountCentimes: number; priceBeforeCentimes: number; expiresAt: string };

export function ReopenOrder({ order, onClose }: { order: OrderWhole; onClose(): void }) {
  const { desk, locale } = useSay();
  const words = desk.reopen;
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();

  const reopen = async () => {
    const done = await deed.run(() => ask<Reopened>('POST', `/orders/${order.number}/reopening`, {}));
    if (done === null) return refresh();
    const { amountCentimes, priceBeforeCentimes, expiresAt } = done;
    const before =
      amountCentimes === priceBeforeCentimes ? '' : ` ${words.changed(madOf(priceBeforeCentimes, locale))}`;
    const said = words.done(madOf(amountCentimes, locale), momentOf(expiresAt, locale));
    notify(said + before, { type: 'success', autoHideDuration: 12_000 });
    onClose();
    refresh();
  };

  return (
    <DeedDialog
      title={words.title}
      lead={words.lead}
      submit={words.submit}
      deed={deed}
      onSubmit={reopen}
      onClose={onClose}
    />
  );
}

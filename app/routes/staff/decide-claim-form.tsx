import type { Words } from '../../../content/words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField, TickField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ClaimReceipts } from './claim-receipts.tsx';
import { OfficeCard, OfficeFacts } from './office-frame.tsx';
import type { Transfers } from './read-receipts.ts';
import type { StaffOrderPage } from './read-staff-order.ts';

type Props = {
  order: StaffOrderPage;
  words: Words['staff']['order'];
  typed: string;
  problem: string | null;
  /** Confirmed without saying that the money is there. */
  isUnticked: boolean;
  transfers: Transfers | null;
};

/** Two forms: one confirms, with a tick because it cannot be taken back; the other needs a reason that the buyer will read. */
export function DecideClaimForm({ order, words, typed, problem, isUnticked, transfers }: Props) {
  if (!order.mayDecide) return <Notice tone="info">{words.mayNotDecide}</Notice>;
  return (
    <OfficeCard id="decide" title={words.decide}>
      <p className="text-ink-soft">{order.byBank ? words.decideBank : words.decideCash}</p>
      <OfficeFacts facts={order.lookFor} />
      {transfers !== null && (
        <div className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">{transfers.words.receipts.title}</h3>
          <ClaimReceipts receipts={transfers.receipts} words={transfers.words.receipts} />
        </div>
      )}
      <p className="text-ink-soft">{words.decideThen}</p>
      <form method="post" action={order.self} noValidate className="grid gap-4">
        <TickField
          name="arrived"
          label={order.byBank ? words.arrivedBank : words.arrivedCash}
          problem={isUnticked ? words.arrivedFirst : null}
          isFirstWrong={isUnticked}
          required
        />
        <div>
          <Button name="act" value="confirm">
            {words.confirm}
          </Button>
        </div>
      </form>
      <form method="post" action={order.self} noValidate className="grid gap-4 border-t border-line pt-5">
        <TextField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          dir="auto"
          value={typed}
          problem={problem}
          required
          maxLength={500}
        />
        <div>
          <Button kind="secondary" name="act" value="refuse">
            {words.refuse}
          </Button>
        </div>
      </form>
    </OfficeCard>
  );
}

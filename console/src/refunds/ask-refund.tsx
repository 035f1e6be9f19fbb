/** Asks once before money is promised back: which sum, to whom, where it goes, and what becomes of her access. */
import { Typography } from '@mui/material';
import type { RefundDecided } from '../../../src/features/refunds/order-refunds.staff.ts';
import type { RefundableFacts } from '../../../src/features/refunds/refundable.staff.ts';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import type { Deed } from '../layout/use-deed.ts';
import { madOf } from '../locale.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { grouped } from './grouped.ts';
import type { Payout } from './payout-fields.tsx';

type Props = {
  found: RefundableFacts;
  payout: Payout;
  /** As the server read what was typed. */
  read: RefundDecided;
  isPart: boolean;
  deed: Deed;
  onSubmit(): Promise<void>;
  onClose(): void;
};

/** A name inside a sentence: read in its own direction. */
const apart = (text: string): string => `\u2068${text}\u2069`;
/** A number in groups: in Arabic they would be read from the other end. */
const fromLeft = (text: string): string => `\u2066${text}\u2069`;

function whereTo({ found, payout, read }: Props, { refunds }: ConsoleWords): string {
  const { sure } = refunds.form;
  const service = found.gateway === null ? '' : (refunds.gateways[found.gateway] ?? found.gateway);
  switch (payout.way) {
    case 'gateway':
      return sure.card(apart(service));
    case 'gateway-office':
      return sure.office(apart(service));
    case 'bank-transfer':
      return sure.bank(apart(payout.name), fromLeft(grouped(read.rib ?? payout.rib)));
    case 'cash-agency':
      return sure.agency(apart(payout.name));
  }
}

export function AskRefund(props: Props) {
  const { found, read, isPart, deed, onSubmit, onClose } = props;
  const { locale, ...words } = useSay();
  const { form } = words.refunds;
  const follows = found.isSurplus ? form.surplusText : isPart ? form.partText : form.wholeTexts[found.opened];
  return (
    <DeedDialog
      title={form.sure.title(madOf(read.amountCentimes, locale))}
      lead={form.sure.whose(apart(found.name), fromLeft(found.orderNumber))}
      submit={form.sure.submit}
      deed={deed}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Typography>{whereTo(props, words)}</Typography>
      <Typography>{follows}</Typography>
    </DeedDialog>
  );
}

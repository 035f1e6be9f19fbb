/** By which way and to whom a refund goes; what is typed elsewhere for it can be copied while it is to be done. */
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { RefundWhole } from '../../../api/staff/refund-shapes.ts';
import { CopyButton } from '../layout/copy-button.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { plainAmount } from '../layout/plain-amount.ts';
import { madOf, type ConsoleLocale } from '../locale.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { grouped } from './grouped.ts';

type Say = Pick<ConsoleWords, 'refunds'> & { locale: ConsoleLocale };
type Copying = { label: string; button: string; text: string };

const copied = ({ label, button, text }: Copying, shown: ReactNode): Fact => ({
  label,
  value: (
    <Box
      component="span"
      sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Box component="span" sx={{ minWidth: 0 }}>
        {shown}
      </Box>
      <CopyButton label={button} text={text} />
    </Box>
  ),
});

/** What a person carries out by hand, in the order in which a bank asks for it. */
function toDo(refund: RefundWhole, { refunds, locale }: Say): Fact[] {
  const { facts, copy } = refunds.one;
  const { payout, orderNumber, amountCentimes, way } = refund;
  const amount = { label: facts.amount, button: copy.amount, text: plainAmount(amountCentimes) };
  if (way === 'gateway') return [];
  return [
    copied(amount, madOf(amountCentimes, locale)),
    payout !== null &&
      copied({ label: facts.beneficiary, button: copy.name, text: payout.name }, <bdi>{payout.name}</bdi>),
    payout !== null &&
      payout.rib !== null &&
      // Without spaces, which forms of banks do not take.
      copied({ label: facts.rib, button: copy.rib, text: payout.rib }, <Ltr>{grouped(payout.rib)}</Ltr>),
    payout !== null &&
      payout.phone !== null &&
      copied({ label: facts.phone, button: copy.phone, text: payout.phone }, <Ltr>{payout.phone}</Ltr>),
    way === 'bank-transfer' &&
      copied(
        { label: copy.referenceLabel, button: copy.reference, text: orderNumber },
        <Ltr>{orderNumber}</Ltr>,
      ),
  ];
}

function wasPaid({ payout }: RefundWhole, { refunds }: Say): Fact[] {
  const { facts } = refunds.one;
  if (payout === null) return [];
  return [
    { label: facts.beneficiary, value: <bdi>{payout.name}</bdi> },
    payout.rib !== null && { label: facts.rib, value: <Ltr>{grouped(payout.rib)}</Ltr> },
    payout.phone !== null && { label: facts.phone, value: <Ltr>{payout.phone}</Ltr> },
  ];
}

export function WhereTo({ refund }: { refund: RefundWhole }) {
  const { refunds, locale } = useSay();
  const { facts } = refunds.one;
  const { payout, payment } = refund;
  if (!payout && !payment && !refund.lacksAccount) return null;
  const isToDo = refund.state === 'due' && !refund.lacksAccount;
  return (
    <Facts
      title={refunds.form.way}
      facts={[
        { label: facts.way, value: refunds.ways[refund.way] },
        ...(isToDo ? toDo : wasPaid)(refund, { refunds, locale }),
        refund.lacksAccount && { label: facts.email, value: <Ltr>{refund.email}</Ltr> },
        refund.lacksAccount &&
          refund.phone !== '' && { label: facts.phone, value: <Ltr>{refund.phone}</Ltr> },
        payment !== null &&
          payment.providerReference !== null && {
            label: facts.payment,
            value: <Ltr>{payment.providerReference}</Ltr>,
          },
        payment !== null && { label: facts.ourNumber, value: <Ltr>{payment.reference}</Ltr> },
        refund.providerReference !== null && {
          label: facts.refundNumber,
          value: <Ltr>{refund.providerReference}</Ltr>,
        },
      ]}
    />
  );
}

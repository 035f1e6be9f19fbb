/** By which way and to whom a refund goes; what is typed elsewhere for it can be copied while it is to be done. */
import { Box, Card, Stack, Typography } from '@mui/material';
import type { RefundWhole } from '../../../src/features/refunds/refunds.staff.ts';
import { Copied } from '../claims/copied.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { plainAmount } from '../layout/plain-amount.ts';
import { madOf } from '../locale.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { grouped } from './grouped.ts';

type Payout = NonNullable<RefundWhole['payout']>;
type Names = ConsoleWords['refunds']['one']['facts'];

/** What a person carries out by hand, in the order in which a bank asks for it. */
function ToPay({ refund }: { refund: RefundWhole }) {
  const { refunds, locale } = useSay();
  const { facts, copy } = refunds.one;
  const { payout, orderNumber, amountCentimes, way } = refund;
  return (
    <Card component="section" aria-labelledby="to-pay" sx={{ p: 2.5 }}>
      <Typography id="to-pay" component="h2" variant="h6">
        {refunds.ways[way]}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, maxWidth: '36rem' }}>
        <Copied label={facts.amount} button={copy.amount} text={plainAmount(amountCentimes)}>
          {madOf(amountCentimes, locale)}
        </Copied>
        {payout !== null && (
          <Copied label={facts.beneficiary} button={copy.name} text={payout.name}>
            <bdi>{payout.name}</bdi>
          </Copied>
        )}
        {/* Copied without spaces, which forms of banks do not take. */}
        {payout !== null && payout.rib !== null && (
          <Copied label={facts.rib} button={copy.rib} text={payout.rib}>
            <Ltr>{grouped(payout.rib)}</Ltr>
          </Copied>
        )}
        {payout !== null && payout.phone !== null && (
          <Copied label={facts.phone} button={copy.phone} text={payout.phone}>
            <Ltr>{payout.phone}</Ltr>
          </Copied>
        )}
        {way === 'bank-transfer' && (
          <Copied label={copy.referenceLabel} button={copy.reference} text={orderNumber}>
            <Ltr>{orderNumber}</Ltr>
          </Copied>
        )}
      </Box>
    </Card>
  );
}

const paidTo = ({ name, rib, phone }: Payout, facts: Names): Fact[] => [
  { label: facts.beneficiary, value: <bdi>{name}</bdi> },
  rib !== null && { label: facts.rib, value: <Ltr>{grouped(rib)}</Ltr> },
  phone !== null && { label: facts.phone, value: <Ltr>{phone}</Ltr> },
];

const atTheGateway = ({ payment, providerReference }: RefundWhole, facts: Names): Fact[] => [
  payment !== null &&
    payment.providerReference !== null && {
      label: facts.payment,
      value: <Ltr>{payment.providerReference}</Ltr>,
    },
  payment !== null && { label: facts.ourNumber, value: <Ltr>{payment.reference}</Ltr> },
  providerReference !== null && { label: facts.refundNumber, value: <Ltr>{providerReference}</Ltr> },
];

export function WhereTo({ refund }: { refund: RefundWhole }) {
  const { refunds } = useSay();
  const { facts } = refunds.one;
  const { payout, payment, lacksAccount, way, state } = refund;
  const isByHand = state === 'due' && !lacksAccount && way !== 'gateway';
  const rest: Fact[] = [
    ...(payout === null || isByHand ? [] : paidTo(payout, facts)),
    lacksAccount && { label: facts.email, value: <Ltr>{refund.email}</Ltr> },
    lacksAccount && refund.phone !== '' && { label: facts.phone, value: <Ltr>{refund.phone}</Ltr> },
    ...atTheGateway(refund, facts),
  ];
  if (!payout && !payment && !lacksAccount) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {isByHand && <ToPay refund={refund} />}
      {rest.some(Boolean) && (
        <Facts title={refunds.form.way} facts={[{ label: facts.way, value: refunds.ways[way] }, ...rest]} />
      )}
    </Stack>
  );
}

import {
  Box,
  Card,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { RefundWay } from '../../../src/selling/orders/refund.ts';
import { TypedField } from '../layout/typed-field.tsx';
import type { Action } from '../layout/action-dialog.tsx';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { Copied } from '../layout/copy-button.tsx';
import { type Fact, Facts, Ltr, OrderNumber } from '../layout/facts.tsx';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { madOf, plainAmount } from '../locale.ts';
import type { DoneOf } from '../api.ts';

type RefundWhole = DoneOf<'GET refunds/{id}'>;

type WhereToPayout = NonNullable<RefundWhole['payout']>;
type Names = ConsoleWords['refunds']['one']['facts'];

/** What a person pays by hand, in the order in which a bank's form asks for it. */
function ToPay({ refund }: { refund: RefundWhole }) {
  const { refunds, locale } = useWords();
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
        {/* Copied without spaces, which forms of banks refuse. */}
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
          <Copied label={copy.referenceLabel} button={copy.reference} text={shownNumber(orderNumber)}>
            <OrderNumber number={orderNumber} />
          </Copied>
        )}
      </Box>
    </Card>
  );
}

const paidTo = ({ name, rib, phone }: WhereToPayout, facts: Names): Fact[] => [
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

/** How and to whom a refund is paid; while it is still to be paid, details can be copied. */
export function WhereTo({ refund }: { refund: RefundWhole }) {
  const { refunds } = useWords();
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

/** A bank account number (RIB) as printed: bank, city, account, key. */
export const grouped = (rib: string): string => rib.replace(/(\d{3})(\d{3})(\d{16})(\d{2})/, '$1 $2 $3 $4');

export type Payout = { way: RefundWay; name: string; rib: string; phone: string };

type ChoiceProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  choices: { value: string; title: string; text: string }[];
};

/** A choice, each option with its title and consequences. */
export function Choice({ label, value, onChange, choices }: ChoiceProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, chosen) => onChange(chosen)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', my: 0.5 }}
            label={
              <Stack sx={{ pt: 1 }}>
                <Typography sx={{ fontWeight: 600 }}>{choice.title}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {choice.text}
                </Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type Props = { ways: RefundWay[]; payout: Payout; action: Action; onChange(change: Partial<Payout>): void };

/** How and to whom a refund is paid: only the fields of the chosen way are shown. */
export function PayoutFields({ ways, payout, action, onChange }: Props) {
  const { refunds } = useWords();
  const { form } = refunds;
  const { way, name, rib, phone } = payout;
  const isByHand = way === 'bank-transfer' || way === 'cash-agency' || way === 'cash';
  return (
    <>
      <Choice
        label={form.way}
        value={way}
        onChange={(chosen) => onChange({ way: chosen as RefundWay })}
        choices={ways.map((one) => ({ value: one, title: refunds.ways[one], text: refunds.wayTexts[one] }))}
      />
      {isByHand && (
        <TypedField
          label={form.name}
          value={name}
          onChange={(typed) => onChange({ name: typed })}
          fault={action.faultOf('name')}
          maxLength={120}
          required
        />
      )}
      {way === 'bank-transfer' && (
        <TypedField
          label={form.rib}
          hint={form.ribHint}
          value={rib}
          onChange={(typed) => onChange({ rib: typed })}
          fault={action.faultOf('rib')}
          inputMode="numeric"
          maxLength={40}
          ltr
          required
        />
      )}
      {way === 'cash-agency' && (
        <TypedField
          label={form.phone}
          hint={form.phoneHint}
          value={phone}
          onChange={(typed) => onChange({ phone: typed })}
          fault={action.faultOf('phone')}
          inputMode="tel"
          maxLength={30}
          ltr
        />
      )}
    </>
  );
}

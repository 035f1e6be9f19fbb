/** By which way, and to whom: only the fields of the chosen way stand there. */
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { RefundWay } from '../../../src/features/refunds/refund.ts';
import { TypedField } from '../layout/typed-field.tsx';
import type { Deed } from '../layout/use-deed.ts';
import { useSay } from '../words/words.ts';

export type Payout = { way: RefundWay; name: string; rib: string; phone: string };

type ChoiceProps = {
  label: string;
  value: string;
  onChange(value: string): void;
  choices: { value: string; title: string; text: string }[];
};

/** One of several, each with its title and what follows from it. */
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

type Props = { ways: RefundWay[]; payout: Payout; deed: Deed; onChange(change: Partial<Payout>): void };

export function PayoutFields({ ways, payout, deed, onChange }: Props) {
  const { refunds } = useSay();
  const { form } = refunds;
  const { way, name, rib, phone } = payout;
  const isByHand = way === 'bank-transfer' || way === 'cash-agency';
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
          fault={deed.faultOf('name')}
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
          fault={deed.faultOf('rib')}
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
          fault={deed.faultOf('phone')}
          inputMode="tel"
          maxLength={30}
          ltr
        />
      )}
    </>
  );
}

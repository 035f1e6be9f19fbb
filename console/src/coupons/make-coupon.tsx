/** The form in which a coupon is made. What was typed is never lost. */
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

/** A single thing, named as in a coupon's scope: 'course:english-course'. */
export type Offered = { entry: string; name: { en: string; ar: string } };

type Say = Pick<ReturnType<typeof useSay>, 'coupons' | 'locale'>;

export function nameOfEntry(entry: string, offered: readonly Offered[], { coupons, locale }: Say): string {
  const name = offered.find((one) => one.entry === entry)?.name[locale === 'ar' ? 'ar' : 'en'];
  return coupons.wholes[entry] ?? name ?? entry;
}

const empty = { code: '', kind: 'percent', value: '', from: '', until: '', mostUses: '', mostPerPerson: '1' };
type Name = keyof typeof empty;

type ScopeProps = {
  offered: Offered[];
  chosen: string[];
  fault: string | undefined;
  onChosen(scope: string[]): void;
};

const kinds = ['course', 'product', 'membership', 'consultation'];

/** Everything, a whole kind, or single things of it: what is part of something ticked is not asked for. */
function Scope({ offered, chosen, fault, onChosen }: ScopeProps) {
  const say = useSay();
  const { coupons } = say;
  const box = (entry: string) => (
    <FormControlLabel
      key={entry}
      control={<Checkbox checked={chosen.includes(entry)} />}
      label={<bdi>{nameOfEntry(entry, offered, say)}</bdi>}
      onChange={(_event, isChosen) => {
        const without = chosen.filter(
          (one) => one !== entry && entry !== 'all' && !one.startsWith(`${entry}:`),
        );
        onChosen(isChosen ? [...without, entry] : chosen.filter((one) => one !== entry));
      }}
    />
  );
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{coupons.scope}</FormLabel>
      {box('all')}
      {!chosen.includes('all') &&
        kinds.map((kind) => (
          <Box key={kind} sx={{ display: 'grid' }}>
            {box(kind)}
            {!chosen.includes(kind) && offered.some(({ entry }) => entry.startsWith(`${kind}:`)) && (
              <Box component="details" sx={{ marginInlineStart: 4 }}>
                <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
                  {coupons.single}
                </Box>
                <Box sx={{ display: 'grid' }}>
                  {offered.filter(({ entry }) => entry.startsWith(`${kind}:`)).map(({ entry }) => box(entry))}
                </Box>
              </Box>
            )}
          </Box>
        ))}
      {fault !== undefined && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

type Props = { offered: Offered[]; onMade(code: string): void; onClose(): void };

export function MakeCoupon({ offered, onMade, onClose }: Props) {
  const { coupons, office } = useSay();
  const [typed, setTyped] = useState(empty);
  const [scope, setScope] = useState<string[]>(['course']);
  const [failure, setFailure] = useState<Refused['failure'] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onMade((await ask<{ code: string }>('POST', '/coupons', { ...typed, scope })).code);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      setFailure(refused.failure);
      setBusy(false);
    }
  };
  const faultOf = (name: string): string | undefined => {
    const fault = failure?.fields?.[name];
    return fault === undefined ? undefined : (coupons.faults[fault] ?? office.faults[fault] ?? fault);
  };
  const field = (name: Name, hint?: string) => ({
    label: coupons[name],
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: faultOf(name) !== undefined,
    helperText: faultOf(name) ?? hint,
    fullWidth: true,
  });
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 60, autoComplete: 'off' } };
  const day = { inputLabel: { shrink: true } };

  return (
    <Stack
      component="form"
      aria-label={coupons.open}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      sx={{ gap: 2 }}
    >
      {failure !== null && <Alert severity="error">{office.failures[failure.code]}</Alert>}
      <TextField {...field('code', coupons.codeHint)} slotProps={ltr} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField {...field('kind')} select>
          <MenuItem value="percent">{coupons.percent}</MenuItem>
          <MenuItem value="amount">{coupons.amount}</MenuItem>
        </TextField>
        <TextField {...field('value')} slotProps={ltr} required />
        <TextField {...field('from', coupons.fromHint)} type="date" slotProps={day} />
        <TextField {...field('until', coupons.untilHint)} type="date" slotProps={day} />
        <TextField {...field('mostUses', coupons.limitHint)} slotProps={ltr} />
        <TextField {...field('mostPerPerson', coupons.limitHint)} slotProps={ltr} />
      </Box>
      <Scope offered={offered} chosen={scope} fault={faultOf('scope')} onChosen={setScope} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {coupons.make}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {office.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

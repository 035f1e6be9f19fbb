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

export type OfferedCourse = { slug: string; name: { en: string; ar: string } };

const empty = { code: '', kind: 'percent', value: '', from: '', until: '', mostUses: '', mostPerPerson: '1' };
type Name = keyof typeof empty;

type CoursesProps = {
  offered: OfferedCourse[];
  chosen: string[];
  fault: string | undefined;
  onChosen(slugs: string[]): void;
};

function Courses({ offered, chosen, fault, onChosen }: CoursesProps) {
  const { coupons, locale } = useSay();
  return (
    <FormControl component="fieldset" error={fault !== undefined}>
      <FormLabel component="legend">{coupons.courses}</FormLabel>
      {offered.map(({ slug, name }) => (
        <FormControlLabel
          key={slug}
          control={<Checkbox checked={chosen.includes(slug)} />}
          label={<bdi>{name[locale === 'ar' ? 'ar' : 'en']}</bdi>}
          onChange={(_event, isChosen) =>
            onChosen(isChosen ? [...chosen, slug] : chosen.filter((one) => one !== slug))
          }
        />
      ))}
      <FormHelperText>{fault ?? coupons.coursesHint}</FormHelperText>
    </FormControl>
  );
}

type Props = { offered: OfferedCourse[]; onMade(code: string): void; onClose(): void };

export function MakeCoupon({ offered, onMade, onClose }: Props) {
  const { coupons, office } = useSay();
  const [typed, setTyped] = useState(empty);
  const [courses, setCourses] = useState<string[]>([]);
  const [failure, setFailure] = useState<Refused['failure'] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onMade((await ask<{ code: string }>('POST', '/coupons', { ...typed, courses })).code);
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
      <Courses offered={offered} chosen={courses} fault={faultOf('courses')} onChosen={setCourses} />
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

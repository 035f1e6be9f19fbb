/** Coupons: what each takes off and how often it was used, a new one, and closing one. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SoldKind } from '../../../src/features/orders/order.ts';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { Ltr, SampleBadge, WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { call, type DoneOf, type InputOf, Refused } from '../api.ts';
import { useWords } from '../words/words.ts';
import { useCopy } from '../layout/copy-button.tsx';

type CouponRow = DoneOf<'GET coupons'>['rows'][number];

/** A single item, named as in a coupon's scope: 'course:english-course'. */
type Offered = { entry: string; name: { en: string; ar: string } };

type Texts = Pick<ReturnType<typeof useWords>, 'coupons' | 'locale'>;

function nameOfEntry(entry: string, offered: readonly Offered[], { coupons, locale }: Texts): string {
  const name = offered.find((one) => one.entry === entry)?.name[locale === 'ar' ? 'ar' : 'en'];
  return coupons.wholes[entry] ?? name ?? entry;
}

const empty: Required<Omit<InputOf<'coupons'>, 'scope'>> = {
  code: '',
  kind: 'percent',
  value: '',
  from: '',
  until: '',
  mostUses: '',
  mostPerPerson: '1',
};
type Name = keyof typeof empty;

type ScopeProps = {
  offered: Offered[];
  chosen: string[];
  fault: string | undefined;
  onChosen(scope: string[]): void;
};

const kinds = ['course', 'product', 'membership', 'consultation'] as const satisfies readonly SoldKind[];

/** Everything, a whole kind, or single items; items inside a ticked kind are hidden. */
function Scope({ offered, chosen, fault, onChosen }: ScopeProps) {
  const t = useWords();
  const { coupons } = t;
  const box = (entry: string) => (
    <FormControlLabel
      key={entry}
      control={<Checkbox checked={chosen.includes(entry)} />}
      label={<bdi>{nameOfEntry(entry, offered, t)}</bdi>}
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

/** The form for a new coupon. What was typed is never lost. */
function MakeCoupon({ offered, onMade, onClose }: Props) {
  const { coupons, common } = useWords();
  const [typed, setTyped] = useState(empty);
  const [scope, setScope] = useState<string[]>(['course']);
  const [failure, setFailure] = useState<Refused['failure'] | null>(null);
  const [isBusy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onMade((await call('coupons', { ...typed, scope })).code);
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      setFailure(refused.failure);
      setBusy(false);
    }
  };
  const faultOf = (name: string): string | undefined => {
    const fault = failure?.fields?.[name];
    return fault === undefined ? undefined : (coupons.faults[fault] ?? common.faults[fault] ?? fault);
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
      {failure !== null && <Alert severity="error">{common.failures[failure.code]}</Alert>}
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
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The address of the item's form; null for a scope of several. */
function formOf(scope: readonly string[]): string | null {
  const [kind, slug] = scope[0]?.split(':') ?? [];
  if (scope.length !== 1) return null;
  if (kind === 'membership') return '/checkout/membership';
  if (slug === undefined) return null;
  if (kind === 'course') return `/courses/${slug}/enrol`;
  return kind === 'product' ? `/products/${slug}/order` : `/consultation/${slug}/book`;
}

/** The link that carries a coupon to the one item it is for, to be sent as it is. */
function CouponAddress({ coupon: { code, scope } }: { coupon: CouponRow }) {
  const { coupons } = useWords();
  const copy = useCopy(coupons);
  const form = formOf(scope);
  // Only a scope of one item has one form to link to.
  if (form === null) return null;
  const address = `${location.origin}${form}?coupon=${code}`;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {coupons.link}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Ltr>{address}</Ltr>
      </Typography>
      <Button
        aria-label={coupons.copyOf(code)}
        onClick={() => void copy(address)}
        sx={{ marginInlineStart: -1 }}
      >
        {coupons.copy}
      </Button>
    </Box>
  );
}

const tones = {
  running: 'success',
  'not-yet': 'info',
  'used-up': 'warning',
  over: 'default',
  closed: 'default',
} as const;

function useFacts(coupon: CouponRow, offered: Offered[]) {
  const { coupons, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const { uses, mostUses, mostPerPerson, startsAt, endsAt, createdBy } = coupon;
  const from = dayOf(startsAt, locale);
  // It ends at this instant, midnight: the last day is the one before.
  const last = endsAt === null ? null : dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), locale);
  return [
    {
      label: coupons.used,
      value:
        mostUses === null ? digits.format(uses) : coupons.of(digits.format(uses), digits.format(mostUses)),
    },
    { label: coupons.paid, value: digits.format(coupon.paid) },
    { label: coupons.given, value: madOf(coupon.givenCentimes, locale) },
    {
      label: coupons.perPerson,
      value: mostPerPerson === null ? coupons.unlimited : digits.format(mostPerPerson),
    },
    { label: coupons.valid, value: last === null ? coupons.withoutEnd(from) : coupons.untilDay(from, last) },
    {
      label: coupons.scope,
      value: coupon.scope
        .map((entry) => nameOfEntry(entry, offered, { coupons, locale }))
        .join(locale === 'ar' ? '، ' : ', '),
    },
    { label: coupons.by, value: createdBy === 'sample' ? <SampleBadge /> : <Ltr>{createdBy}</Ltr> },
  ];
}

type CardProps = { coupon: CouponRow; offered: Offered[]; onChanged(): void };

function CouponCard({ coupon, offered, onChanged }: CardProps) {
  const { coupons, common, locale } = useWords();
  const notify = useNotify();
  const facts = useFacts(coupon, offered);
  const { id, code, kind, value, status } = coupon;
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  const close = async () => {
    try {
      await call('coupons/{id}/closure', { id });
    } catch (failure) {
      return whyRefused(failure, common, coupons.already);
    }
    notify(coupons.closed, { type: 'success' });
    onChanged();
    return null;
  };
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h6">
          <Ltr>{code}</Ltr>
        </Typography>
        <Typography>
          {coupons.off(kind === 'percent' ? percent.format(value / 100) : madOf(value, locale))}
        </Typography>
        <WordChip color={tones[status]} label={coupons.statuses[status]} />
      </Stack>
      <Box component="dl" sx={{ m: 0, mb: 1.5, display: 'grid', gap: 0.5 }}>
        {facts.map((fact) => (
          <Box key={fact.label} sx={{ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', gap: 1 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {fact.label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <bdi>{fact.value}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
      {status !== 'closed' && status !== 'over' && <CouponAddress coupon={coupon} />}
      {status !== 'closed' && status !== 'over' && (
        <AskOnce label={coupons.close(code)} sure={coupons.sure} go={coupons.go} onGo={close} />
      )}
    </Card>
  );
}

function New({ offered, onChanged }: { offered: Offered[]; onChanged(): void }) {
  const { coupons } = useWords();
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  if (!isMaking)
    return (
      <Box>
        <Button variant="contained" onClick={() => setMaking(true)}>
          {coupons.open}
        </Button>
      </Box>
    );
  return (
    <Card sx={{ p: 2.5 }}>
      <MakeCoupon
        offered={offered}
        onClose={() => setMaking(false)}
        onMade={(code) => {
          notify(coupons.made(code), { type: 'success' });
          setMaking(false);
          onChanged();
        }}
      />
    </Card>
  );
}

export function CouponsPage() {
  const { coupons } = useWords();
  const reading = useCalled('GET coupons');
  return (
    <PageFrame title={coupons.title} lead={coupons.lead}>
      <Read reading={reading} height={320}>
        {({ rows, offered }) => (
          <>
            <New offered={offered} onChanged={reading.again} />
            {rows.length === 0 && <Typography>{coupons.none}</Typography>}
            <PlainList label={coupons.title}>
              {rows.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} offered={offered} onChanged={reading.again} />
              ))}
            </PlainList>
          </>
        )}
      </Read>
    </PageFrame>
  );
}

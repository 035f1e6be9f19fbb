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
  Stack,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { howStricter } from '../../../src/selling/coupons/coupon.ts';
import { call, type InputOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { CallForm, FieldPairs, FormChoice, FormText, useFormField } from '../layout/call-form.tsx';
import { useCopy } from '../layout/copy-button.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { Ltr, SampleBadge, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { dayInMorocco, todayInMorocco } from '../morocco.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import type { SoldKind } from '../../../src/academy/settings/sold-kinds.ts';

type CouponRow = RowOf<'coupons'>;

/** A single item, named as in a coupon's scope: 'course:english-course'. */
type Offered = { entry: string; name: Record<Locale, string> };

type Texts = Pick<ReturnType<typeof useWords>, 'coupons' | 'locale'>;

function nameOfEntry(entry: string, offered: readonly Offered[], { coupons, locale }: Texts): string {
  const name = offered.find((one) => one.entry === entry)?.name[locale];
  return coupons.wholes[entry] ?? name ?? entry;
}

const blank: Required<InputOf<'coupons'>> = {
  code: '',
  kind: 'percent',
  value: '',
  from: '',
  until: '',
  mostUses: '',
  mostPerPerson: '1',
  scope: ['course'],
};

const kinds = [
  'course',
  'product',
  'bundle',
  'membership',
  'consultation',
] as const satisfies readonly SoldKind[];

type ScopeProps = {
  value: string[];
  onChange(chosen: string[]): void;
  fault: string | undefined;
  hint?: string;
};

function ScopeOfForm() {
  const { coupons } = useWords();
  return <Scope {...useFormField<string[]>('scope')} hint={coupons.scopeHint} />;
}

/** Everything, a whole kind, or single items; items inside a ticked kind are hidden. */
function Scope({ value: chosen, onChange: onChosen, fault, hint }: ScopeProps) {
  const t = useWords();
  const { coupons } = t;
  const { offered = [] } = useMeta('coupons') ?? {};
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
      {hint !== undefined && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
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

/** The button, and the form for a new coupon. */
function NewCoupon() {
  const { coupons } = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  // From a learner's page: a coupon that one person uses once.
  const isOnce = (useLocation().state as { once?: boolean } | null)?.once === true;
  return (
    <OpenInPlace label={coupons.open} atFirst={isOnce}>
      {(close) => (
        <Card sx={{ p: 2.5 }}>
          <CallForm
            label={coupons.open}
            values={isOnce ? { ...blank, mostUses: '1' } : blank}
            submit={coupons.make}
            faults={coupons.faults}
            send={({ scope, ...typed }) => call('coupons', scope.length === 0 ? typed : { ...typed, scope })}
            onDone={({ code }) => {
              notify(coupons.made(code), { type: 'success' });
              close();
              refresh();
            }}
            onClose={close}
          >
            <FormText name="code" label={coupons.code} hint={coupons.codeHint} ltr maxLength={60} />
            <FieldPairs>
              <FormChoice
                name="kind"
                label={coupons.kind}
                choices={{ percent: coupons.percent, amount: coupons.amount }}
              />
              <FormText name="value" label={coupons.value} ltr maxLength={60} required />
              <FormText name="from" label={coupons.from} hint={coupons.fromHint} type="date" />
              <FormText name="until" label={coupons.until} hint={coupons.untilHint} type="date" />
              <FormText name="mostUses" label={coupons.mostUses} hint={coupons.limitHint} ltr />
              <FormText name="mostPerPerson" label={coupons.mostPerPerson} hint={coupons.limitHint} ltr />
            </FieldPairs>
            <ScopeOfForm />
          </CallForm>
        </Card>
      )}
    </OpenInPlace>
  );
}

/** The address of the item's form; null for a scope of several. */
function formOf(scope: readonly string[]): string | null {
  const [kind, slug] = scope[0]?.split(':') ?? [];
  if (scope.length !== 1) return null;
  if (kind === 'membership') return '/checkout/membership';
  if (slug === undefined) return null;
  if (kind === 'course') return `/courses/${slug}/enrol`;
  if (kind === 'bundle') return `/bundles/${slug}/order`;
  return kind === 'product' ? `/products/${slug}/order` : `/consultation/${slug}/book`;
}

const tones = {
  running: 'success',
  'not-yet': 'info',
  'used-up': 'warning',
  over: 'default',
  closed: 'default',
} as const;

/** The last day, for a field of days; '' without an end. It ends at midnight: the day before is the last. */
const lastDayIn = (endsAt: string | null): string =>
  endsAt === null ? '' : dayInMorocco(new Date(Date.parse(endsAt) - 1));

/** What is typed as a number; null without one. */
const limitIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Another last day, limit or scope: what was promised with the code stays, and what gets stricter is said. */
function ChangeCoupon({ coupon }: { coupon: CouponRow }) {
  const { coupons } = useWords();
  const { id, code, endsAt, mostUses, mostPerPerson, scope } = coupon;
  const [terms, setTerms] = useState({
    until: lastDayIn(endsAt),
    mostUses: String(mostUses ?? ''),
    mostPerPerson: String(mostPerPerson ?? ''),
    scope: [...scope],
  });
  const stricter = howStricter(
    { until: lastDayIn(endsAt), mostUses, mostPerPerson, scope },
    { ...terms, mostUses: limitIn(terms.mostUses), mostPerPerson: limitIn(terms.mostPerPerson) },
    { uses: coupon.uses, today: todayInMorocco() },
  );
  return (
    <ActionButton
      isSmall
      label={coupons.changeShort}
      title={coupons.change(code)}
      sure={coupons.changeLead}
      go={coupons.changeGo}
      faults={coupons.faults}
      run={() => call('PUT coupons/{id}', { id, ...terms })}
      done={coupons.changed}
    >
      {({ faultOf, mend }) => {
        const field = (name: 'until' | 'mostUses' | 'mostPerPerson') => ({
          label: coupons[name],
          value: terms[name],
          fault: faultOf(name),
          onChange: (text: string) => setTerms((before) => ({ ...before, [name]: text })),
        });
        return (
          <>
            <TypedField {...field('until')} hint={coupons.untilHint} type="date" />
            <FieldPairs>
              <TypedField {...field('mostUses')} hint={coupons.limitHint} ltr inputMode="numeric" />
              <TypedField {...field('mostPerPerson')} hint={coupons.limitHint} ltr inputMode="numeric" />
            </FieldPairs>
            <Scope
              value={terms.scope}
              fault={faultOf('scope')}
              onChange={(chosen) => {
                mend('scope');
                setTerms((before) => ({ ...before, scope: chosen }));
              }}
            />
            {stricter !== null && <Alert severity="warning">{coupons.stricter[stricter]}</Alert>}
          </>
        );
      }}
    </ActionButton>
  );
}

type ActionsProps = { coupon: CouponRow; mayMake: boolean };

/** A link that carries the code to the one item it is for, and the end of the coupon. */
function CouponActions({ coupon, mayMake }: ActionsProps) {
  const { id, code, scope, status } = coupon;
  const { coupons } = useWords();
  const copy = useCopy(coupons);
  const form = formOf(scope);
  if (status === 'closed' || (status === 'over' && !mayMake)) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {form !== null && status !== 'over' && (
        <Button
          size="small"
          aria-label={coupons.copyOf(code)}
          onClick={() => void copy(`${location.origin}${form}?coupon=${code}`)}
        >
          {coupons.copy}
        </Button>
      )}
      {/* Other terms make another form. */}
      {mayMake && <ChangeCoupon key={JSON.stringify(coupon)} coupon={coupon} />}
      {mayMake && status !== 'over' && (
        <ActionButton
          isSmall
          label={coupons.go}
          title={coupons.close(code)}
          sure={coupons.sure}
          run={() => call('coupons/{id}/closure', { id })}
          done={coupons.closed}
        />
      )}
    </Stack>
  );
}

function ScopeNames({ scope }: Pick<CouponRow, 'scope'>) {
  const t = useWords();
  const { offered = [] } = useMeta('coupons') ?? {};
  return (
    <bdi>{scope.map((entry) => nameOfEntry(entry, offered, t)).join(t.locale === 'ar' ? '، ' : ', ')}</bdi>
  );
}

function Validity({ startsAt, endsAt }: Pick<CouponRow, 'startsAt' | 'endsAt'>) {
  const { coupons, locale } = useWords();
  const from = dayOf(startsAt, locale);
  if (endsAt === null) return coupons.withoutEnd(from);
  // It ends at this instant, midnight: the last day is the one before.
  return coupons.untilDay(from, dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), locale));
}

export function CouponsPage() {
  const { coupons, lists, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  const { permissions = [] } = usePermissions<string[]>();
  const mayMake = permissions.includes('mayManageCoupons');
  const columns: Column<CouponRow>[] = [
    { source: 'code', label: coupons.code, isSorted: true, render: ({ code }) => <Ltr>{code}</Ltr> },
    {
      source: 'status',
      label: lists.columns.status,
      isSorted: true,
      card: 'beside',
      render: ({ status }) => <WordChip color={tones[status]} label={coupons.statuses[status]} />,
    },
    {
      source: 'value',
      label: coupons.kind,
      render: ({ kind, value }) => (kind === 'percent' ? percent.format(value / 100) : madOf(value, locale)),
    },
    {
      source: 'uses',
      label: coupons.used,
      isSorted: true,
      render: ({ uses, mostUses }) =>
        mostUses === null ? digits.format(uses) : coupons.of(digits.format(uses), digits.format(mostUses)),
    },
    {
      source: 'paid',
      label: coupons.paid,
      isSorted: true,
      isExtra: true,
      render: ({ paid }) => digits.format(paid),
    },
    ...(mayMake
      ? [
          {
            source: 'givenCentimes',
            label: coupons.given,
            isSorted: true,
            render: ({ givenCentimes }: CouponRow) => givenCentimes !== null && madOf(givenCentimes, locale),
          },
        ]
      : []),
    {
      source: 'mostPerPerson',
      label: coupons.perPerson,
      isExtra: true,
      render: ({ mostPerPerson }) =>
        mostPerPerson === null ? coupons.unlimited : digits.format(mostPerPerson),
    },
    {
      source: 'endsAt',
      label: coupons.valid,
      isSorted: true,
      render: (row) => (
        <Box sx={{ whiteSpace: 'normal' }}>
          <Validity {...row} />
        </Box>
      ),
    },
    { source: 'scope', label: coupons.scope, render: (row) => <ScopeNames {...row} /> },
    {
      source: 'createdBy',
      label: coupons.by,
      isExtra: true,
      render: ({ createdBy }) => (createdBy === 'sample' ? <SampleBadge /> : <Ltr>{createdBy}</Ltr>),
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => <CouponActions coupon={row} mayMake={mayMake} />,
    },
  ];
  return (
    <ListPage
      resource="coupons"
      title={coupons.title}
      lead={coupons.lead}
      empty={coupons.none}
      columns={columns}
      actions={mayMake && <NewCoupon />}
    />
  );
}

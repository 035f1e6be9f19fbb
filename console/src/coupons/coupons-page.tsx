/** Coupons: what each takes off and gave, a new one, and closing one. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CouponRow } from '../../../src/features/coupons/coupons.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { SampleBadge } from '../layout/sample-badge.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { MakeCoupon, nameOfEntry, type Offered } from './make-coupon.tsx';
import { useCopy } from '../layout/use-copy.ts';

/** The address that carries a code to the one thing it is for: to be sent as it is. */

/** Where the form of a single thing stands; null for what has many. */
function formOf(scope: readonly string[]): string | null {
  const [kind, slug] = scope[0]?.split(':') ?? [];
  if (scope.length !== 1) return null;
  if (kind === 'membership') return '/checkout/membership';
  if (slug === undefined) return null;
  if (kind === 'course') return `/courses/${slug}/enrol`;
  return kind === 'product' ? `/products/${slug}/order` : `/consultation/${slug}/book`;
}

function CouponAddress({ coupon: { code, scope } }: { coupon: CouponRow }) {
  const { coupons } = useSay();
  const copy = useCopy(coupons);
  const form = formOf(scope);
  // Where it leads to one form one press is enough; of several nobody could say which.
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

type Listed = { rows: CouponRow[]; offered: Offered[] };

const tones = {
  running: 'success',
  'not-yet': 'info',
  'used-up': 'warning',
  over: 'default',
  closed: 'default',
} as const;

function useFacts(coupon: CouponRow, offered: Offered[]) {
  const { coupons, locale } = useSay();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const { uses, mostUses, mostPerPerson, startsAt, endsAt, createdBy } = coupon;
  const from = dayOf(startsAt, locale);
  // It is over at this instant: the last day is the one before it.
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
  const { coupons, office, locale } = useSay();
  const notify = useNotify();
  const facts = useFacts(coupon, offered);
  const { id, code, kind, value, standing } = coupon;
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  const close = async () => {
    try {
      await ask('POST', `/coupons/${id}/closure`, {});
    } catch (failure) {
      return whyRefused(failure, office, coupons.already);
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
        <WordChip color={tones[standing]} label={coupons.standings[standing]} />
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
      {standing !== 'closed' && standing !== 'over' && <CouponAddress coupon={coupon} />}
      {standing !== 'closed' && standing !== 'over' && (
        <AskOnce label={coupons.close(code)} sure={coupons.sure} go={coupons.go} onGo={close} />
      )}
    </Card>
  );
}

function New({ offered, onChanged }: { offered: Offered[]; onChanged(): void }) {
  const { coupons } = useSay();
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
  const { coupons } = useSay();
  const reading = useReading<Listed>('/coupons');
  return (
    <PageFrame title={coupons.title} lead={coupons.lead} measure="reading">
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

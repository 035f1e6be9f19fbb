/** The address that carries a code to the one thing it is for: to be sent as it is. */
import { Box, Button, Typography } from '@mui/material';
import type { CouponRow } from '../../../src/features/coupons/coupons.staff.ts';
import { Ltr } from '../layout/ltr.tsx';
import { useCopy } from '../layout/use-copy.ts';
import { useSay } from '../words/words.ts';

/** Where the form of a single thing stands; null for what has many. */
function formOf(scope: readonly string[]): string | null {
  const [kind, slug] = scope[0]?.split(':') ?? [];
  if (scope.length !== 1) return null;
  if (kind === 'membership') return '/checkout/membership';
  if (slug === undefined) return null;
  if (kind === 'course') return `/courses/${slug}/enrol`;
  return kind === 'product' ? `/products/${slug}/order` : `/consultation/${slug}/book`;
}

export function CouponAddress({ coupon: { code, scope } }: { coupon: CouponRow }) {
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

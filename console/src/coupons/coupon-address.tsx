/** The address that carries a code to the one course it is for: to be sent as it is. */
import { Box, Button, Typography } from '@mui/material';
import type { CouponRow } from '../../../api/staff/coupons.ts';
import { Ltr } from '../layout/ltr.tsx';
import { useCopy } from '../layout/use-copy.ts';
import { useSay } from '../words/words.ts';

export function CouponAddress({ coupon: { code, courses } }: { coupon: CouponRow }) {
  const { coupons } = useSay();
  const copy = useCopy(coupons);
  const [only] = courses;
  // Where it leads to one course one press is enough; of several nobody could say which.
  if (only === undefined || courses.length > 1) return null;
  const address = `${location.origin}/courses/${only}/enrol?coupon=${code}`;
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

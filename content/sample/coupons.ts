import type { SampleCoupon } from '../shape.ts';

/** Codes of the sample academy. Marked as sample with everything else: the owner closes them before opening. */
export const coupons: SampleCoupon[] = [
  { code: 'DERB10', kind: 'percent', value: 10, scope: ['course'], mostUses: 100, mostPerPerson: 1 },
];

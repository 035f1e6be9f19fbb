import { expect, it } from 'vitest';
import { errandsFor, refundErrandsFor } from './errands-for.ts';

const counts = { claims: 1, otherMethod: 2, waitingForCode: 3, refusedNotifications: 4, differences: 5 };

it('support is shown no errand of the money', () => {
  expect(errandsFor({ role: 'support' }, counts)).toEqual({
    claims: 0,
    otherMethod: 2,
    waitingForCode: 3,
    refusedNotifications: 0,
    differences: 0,
  });
  expect(refundErrandsFor({ role: 'support' }, { open: 1, late: 1, surplus: 1 })).toEqual({
    open: 0,
    late: 0,
    surplus: 0,
  });
});

it.each(['owner', 'finance'] as const)('%s is shown all of them', (role) => {
  expect(errandsFor({ role }, counts)).toEqual(counts);
  expect(refundErrandsFor({ role }, { open: 1, late: 1, surplus: 1 }).open).toBe(1);
});

import { expect, it } from 'vitest';
import type { PaymentOption } from '../../orders/order.ts';
import { preselected } from './step-for.ts';

const offered: PaymentOption[] = ['Card', 'Bank Transfer', 'WafaCash / Cash Plus', 'Other Payment Methods'];

it('the chosen method is selected again; the first when none was chosen or the chosen one is closed', () => {
  expect(preselected({ chosen: 'Bank Transfer', declined: false, offered })).toBe('Bank Transfer');
  expect(preselected({ chosen: null, declined: false, offered })).toBe('Card');
  expect(preselected({ chosen: 'Card', declined: false, offered: offered.slice(1) })).toBe('Bank Transfer');
});

it('a declined card is not selected again; another method chosen since is', () => {
  expect(preselected({ chosen: 'Card', declined: true, offered })).toBeNull();
  expect(preselected({ chosen: null, declined: true, offered })).toBeNull();
  expect(preselected({ chosen: 'Bank Transfer', declined: true, offered })).toBe('Bank Transfer');
});

import { expect, it } from 'vitest';
import type { PaymentOption } from '../../orders/order.ts';
import { chosenBefore } from '../../orders/pages/step-for.ts';

const offered: PaymentOption[] = ['WafaCash / Cash Plus', 'Bank Transfer', 'Card', 'Other Payment Methods'];

it('nothing is selected for the buyer; what was chosen before is, while it is offered', () => {
  expect(chosenBefore({ chosen: null, declined: false, offered })).toBeNull();
  expect(chosenBefore({ chosen: 'Bank Transfer', declined: false, offered })).toBe('Bank Transfer');
  expect(chosenBefore({ chosen: 'WafaCash / Cash Plus', declined: false, offered: ['Card'] })).toBeNull();
});

it('a declined card is not selected again; another method chosen since is', () => {
  expect(chosenBefore({ chosen: 'Card', declined: true, offered })).toBeNull();
  expect(chosenBefore({ chosen: 'Bank Transfer', declined: true, offered })).toBe('Bank Transfer');
});

import { expect, expectTypeOf, test } from 'vitest';
import { deliveries as ar } from '../console/src/words/deliveries/ar.ts';
import { deliveries as en } from '../console/src/words/deliveries/en.ts';
import { deliveries as fr } from '../console/src/words/deliveries/fr.ts';
import type { ApplicationEmailName } from '../src/catalogue/applicants/application.ts';
import type { MemberEmail } from '../src/community/community/member-email.ts';
import type { OrderEmail } from '../src/selling/orders/order-email.ts';
import { type EmailName, emails } from '../src/emails.ts';

test.each([
  ['en', en],
  ['fr', fr],
  ['ar', ar],
])('every e-mail has a name in Derb admin (%s)', (_language, { emails: words }) => {
  expect([...emails.keys()].filter((name) => !(name in words))).toEqual([]);
});

test('every e-mail that an order, an application or the community calls for is defined', () => {
  type CalledFor = OrderEmail['emailName'] | ApplicationEmailName | MemberEmail['emailName'];
  expectTypeOf<Exclude<CalledFor, EmailName>>().toEqualTypeOf<never>();
});

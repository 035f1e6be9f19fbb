import { expect, it } from 'vitest';
import type { Gateway } from '../gateways/gateway.ts';
import { type CardNames, cardSettings, type Settings } from './env.ts';
import { connectGateways } from './app.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
const cmi = { CMI_MODE: 'test', CMI_CLIENT_ID: '600000001', CMI_STORE_KEY: 'STORE-KEY-0001' };
const payzone = {
  PAYZONE_MODE: 'test',
  PAYZONE_MERCHANT_ACCOUNT: 'Academy_Test',
  PAYZONE_PAYWALL_KEY: 'PaywallSecret16c',
  PAYZONE_NOTIFICATION_KEY: 'NotifyKey16chars',
  PAYZONE_CALLER_NAME: '$apicaller',
  PAYZONE_CALLER_PASSWORD: 'CallerPassword16',
};

/** Neither database nor port is used where test screens are off. */
async function connect(given: Partial<Record<CardNames, string>>): Promise<readonly Gateway[]> {
  const { gateways } = await connectGateways({
    settings: { cards: cardSettings(given), testScreens: false } as Settings,
    secret: 'a secret of the tests',
    database: null as never,
    internalOrigin: 'http://127.0.0.1:3000',
    log: { info() {}, warn() {}, error() {} },
  });
  return gateways;
}

it.each([
  [{}, []],
  [stripe, ['stripe: international']],
  [cmi, ['cmi: morocco and international']],
  [payzone, ['payzone: morocco and international']],
  [{ ...stripe, ...cmi }, ['stripe: international', 'cmi: morocco']],
  [{ ...stripe, ...payzone }, ['stripe: international', 'payzone: morocco']],
  [
    { ...cmi, ...payzone, MOROCCAN_CARDS: 'payzone' },
    ['cmi: older ones', 'payzone: morocco and international'],
  ],
  [
    { ...stripe, ...cmi, ...payzone, MOROCCAN_CARDS: 'cmi' },
    ['stripe: international', 'cmi: morocco', 'payzone: older ones'],
  ],
])('with these settings every card type has one provider: %j', async (given, firms) => {
  const gateways = await connect(given);
  expect(
    gateways.map(({ name, cardTypes }) => `${name}: ${cardTypes.join(' and ') || 'older ones'}`),
  ).toEqual(firms);
});

it('the policy allows forms to the platform of the mode', async () => {
  const originsOf = async (given: Partial<Record<CardNames, string>>) =>
    (await connect(given)).map(({ formOrigins, live }) => [...formOrigins, live]);
  expect(await originsOf(cmi)).toEqual([['https://testpayment.cmi.co.ma', false]]);
  expect(await originsOf({ ...cmi, CMI_MODE: 'live' })).toEqual([['https://payment.cmi.co.ma', true]]);
  expect(await originsOf(payzone)).toEqual([['https://payment-sandbox.payzone.ma', false]]);
  expect(await originsOf({ ...payzone, PAYZONE_MODE: 'live' })).toEqual([
    ['https://payment.payzone.ma', true],
  ]);
});

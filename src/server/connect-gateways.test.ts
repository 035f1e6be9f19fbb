import { expect, it } from 'vitest';
import { cardTypes } from '../selling/orders/order.ts';
import { type CardFirm, firmForCards } from '../academy/settings/payment-methods.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { type CardNames, cardSettings } from './card-settings.ts';
import type { Settings } from './env.ts';
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

const three = { ...stripe, ...cmi, ...payzone };
const nobody = undefined;

it.each<[Partial<Record<CardNames, string>>, CardFirm[], (string | undefined)[]]>([
  [{}, [], [nobody, nobody]],
  [stripe, [], ['stripe', nobody]],
  [stripe, ['stripe'], [nobody, nobody]],
  [cmi, [], ['cmi', 'cmi']],
  [payzone, [], ['payzone', 'payzone']],
  [{ ...stripe, ...cmi }, [], ['stripe', 'cmi']],
  [{ ...stripe, ...cmi }, ['stripe'], ['cmi', 'cmi']],
  [{ ...stripe, ...cmi }, ['cmi'], ['stripe', nobody]],
  [{ ...stripe, ...payzone }, ['cmi'], ['stripe', 'payzone']],
  [{ ...cmi, ...payzone, MOROCCAN_CARDS: 'payzone' }, [], ['payzone', 'payzone']],
  [{ ...cmi, ...payzone, MOROCCAN_CARDS: 'payzone' }, ['payzone'], ['cmi', 'cmi']],
  [{ ...three, MOROCCAN_CARDS: 'cmi' }, [], ['stripe', 'cmi']],
  [{ ...three, MOROCCAN_CARDS: 'cmi' }, ['cmi'], ['stripe', 'payzone']],
  [{ ...three, MOROCCAN_CARDS: 'payzone' }, ['stripe', 'cmi'], ['payzone', 'payzone']],
  [{ ...three, MOROCCAN_CARDS: 'cmi' }, ['stripe', 'cmi', 'payzone'], [nobody, nobody]],
])('connected to %j without %j, cards from abroad and from Morocco go to %j', async (given, off, firms) => {
  const gateways = await connect(given);
  const takes = cardTypes.map((type) => firmForCards(gateways, { cardFirmsOff: off }, type)?.name);
  expect(takes).toEqual(firms);
});

it('an order of the test page goes where buyers’ cards go, and to a firm that is off where none is on', async () => {
  const gateways = await connect({ ...cmi, ...payzone, MOROCCAN_CARDS: 'cmi' });
  const takes = (...cardFirmsOff: CardFirm[]) =>
    firmForCards(gateways, { cardFirmsOff }, 'morocco', { itemKind: 'test' })?.name;
  expect([takes(), takes('cmi'), takes('cmi', 'payzone')]).toEqual(['cmi', 'payzone', 'cmi']);
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

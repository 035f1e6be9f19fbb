/** Messages whose signatures were computed by two other programs that agree. All data in them is invented. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commandSignature, isSigned, launchSignature } from './payzone.ts';

const paywallKey = 'PaywallSecret16c';

const compact =
  '{"merchantAccount":"Academy_Test","timestamp":1760000000,"skin":"vps-1-vue","customerId":"cust-42","customerCountry":"MA",' +
  '"customerLocale":"fr_FR","chargeId":"chg-0001","orderId":"MEM-123456-a1b2","price":"990.00","currency":"MAD",' +
  '"description":"Cours E-commerce","mode":"DEEP_LINK","paymentMethod":"CREDIT_CARD","showPaymentProfiles":"false",' +
  '"callbackUrl":"https://academy.example/api/pay/payzone/callback",' +
  '"successUrl":"https://academy.example/payment/success?orderId=MEM-123456-a1b2",' +
  '"failureUrl":"https://academy.example/payment/failure?orderId=MEM-123456-a1b2",' +
  '"cancelUrl":"https://academy.example/payment/cancel?orderId=MEM-123456-a1b2"}';

const notificationKey = 'NotifyKey16chars';
const notification =
  '{"id":"chg-0001","internalId":"a1b2c3d4","status":"CHARGED","merchantAccount":"Academy_Test","orderId":"MEM-123456-a1b2",' +
  '"lineItem":{"amount":990,"currency":"MAD","description":"Cours E-commerce"},"transactions":[{"timestamp":' +
  '"2026-04-15T10:25:02Z","gatewayProvidedId":"T-778899","type":"CHARGE","state":"APPROVED","amount":990,"currency":"MAD",' +
  '"resultCode":0,"responseText":"APPROVED"}],"paymentType":"CREDIT_CARD","paymentMethod":"Visa",' +
  '"created":"2026-04-15T10:24:40Z","amountRemaining":990}';
const notificationSignature = '3ffec8010e46d8ac5116ecea10f2615e0f9fc1b9dec78e59a5fc8e15938f47ba';

const caller = { name: '$apicaller', password: 'CallerPassword16' };
const asked = {
  merchantAccount: 'Academy_Test',
  timestamp: '1760000000',
  path: '/api/v3/charges/chg-0001',
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the signature of known launches', () => {
  it.each([
    ['compact (PZ-1)', compact, '4c672155e1056c14cccd768073f9a060c8732c597fefba06c09dbc95abe98fdc'],
    [
      'the same as PHP writes it (PZ-1p)',
      compact.replaceAll('/', '\\/'),
      '7e6e94219eede9dd2c84745376aaa9efa0a77a976de23a169087f22701e1f336',
    ],
    [
      'Arabic and an apostrophe (PZ-2)',
      compact.replace('Cours E-commerce', "دورة l'e-commerce").replace('fr_FR', 'ar_MA'),
      '041f80097e4919dabd635f703aeb6191a587e78a5be74e6503c1d46b4cb52e1f',
    ],
  ])('%s', (_, payload, signature) => {
    expect(launchSignature(paywallKey, payload)).toBe(signature);
    expect(launchSignature('another key', payload)).not.toBe(signature);
  });

  it('covers the exact text: two serialisations have different signatures', () => {
    expect(JSON.parse(compact)).toEqual(JSON.parse(compact.replaceAll('/', '\\/')));
    expect(launchSignature(paywallKey, compact)).not.toBe(
      launchSignature(paywallKey, compact.replaceAll('/', '\\/')),
    );
  });
});

describe('the signature of a known notification', () => {
  it('is valid in lower and upper case (PZ-3)', () => {
    expect(isSigned(notificationKey, bytes(notification), notificationSignature)).toBe(true);
    expect(isSigned(notificationKey, bytes(notification), notificationSignature.toUpperCase())).toBe(true);
  });

  it.each([
    ['another key', 'another key', notification, notificationSignature],
    ['no key', '', notification, notificationSignature],
    ['another amount', notificationKey, notification.replace('990', '991'), notificationSignature],
    ['one blank more', notificationKey, `${notification} `, notificationSignature],
    ['no signature', notificationKey, notification, ''],
    ['half a signature', notificationKey, notification, notificationSignature.slice(0, 32)],
    ['more than a signature', notificationKey, notification, `${notificationSignature}00`],
    ['no hex', notificationKey, notification, 'z'.repeat(64)],
  ])('is invalid with %s', (_, key, body, signature) => {
    expect(isSigned(key, bytes(body), signature)).toBe(false);
  });
});

it('an academy without a key accepts nothing, not even a signature with an empty key', () => {
  const signature = createHmac('sha256', '').update(bytes(notification)).digest('hex');
  expect(isSigned('', bytes(notification), signature)).toBe(false);
});

describe('the signature of known commands', () => {
  it.each([
    ['a question (PZ-4)', '', 'F2E84DD39D7EFD1855771C934B0A6674EF482E4A513DBC6783FC1454C123D80B'],
    [
      'a refund (PZ-5)',
      '{"command":"REFUND","amount":"990.00"}',
      '175BD61AEF6BFEFD22D5F60AE7B278DD510E324F9523471ECEB427E700EF54EE',
    ],
  ])('%s', (_, body, signature) => {
    expect(commandSignature(caller, { ...asked, body })).toBe(signature);
    for (const other of [
      { ...asked, body: `${body} ` },
      { ...asked, body, path: `${asked.path}0` },
      { ...asked, body, timestamp: '1760000001' },
      { ...asked, body, merchantAccount: 'Academy' },
    ])
      expect(commandSignature(caller, other)).not.toBe(signature);

    expect(commandSignature({ ...caller, password: 'other' }, { ...asked, body })).not.toBe(signature);
    expect(commandSignature({ ...caller, name: 'other' }, { ...asked, body })).not.toBe(signature);
  });
});

/** The settings of the firms that take card payments. */
import { z } from 'zod';
import { callbackAddresses, readCallbackAddresses } from '../gateways/cmi/callback-addresses.ts';
import type { CmiOptions } from '../gateways/cmi/cmi.ts';

/** The providers for card payments. Values are secrets: no error message contains one. */
export type CardSettings = {
  stripe: null | { secretKey: string; webhookSecret: string; live: boolean; apiOrigin: string | null };
  cmi: null | CmiOptions;
  payzone: null | {
    merchantAccount: string;
    paywallKey: string;
    notificationKey: string;
    caller: { name: string; password: string };
    live: boolean;
    origin: string;
  };
  /** Who handles Moroccan cards; null when nobody is connected. */
  moroccanCards: 'cmi' | 'payzone' | null;
};

const key = (min = 8) =>
  z
    .string()
    .trim()
    .min(min, `must have at least ${min} characters`)
    .max(500, 'is too long')
    .regex(/^[\x21-\x7e]+$/, 'must hold no white space');

/** A fake provider for development, on this machine only. */
const fake = z
  .string()
  .trim()
  .regex(
    /^http:\/\/(127\.0\.0\.1|localhost)(:\d{2,5})?$/,
    'must be an origin on this machine, such as http://127.0.0.1:4242',
  );
const mode = z.enum(['test', 'live'], { error: "must be 'test' or 'live'" });

export const cardShape = {
  STRIPE_SECRET_KEY: key()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: key()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_STAND_IN: fake.optional(),
  CMI_MODE: mode.optional(),
  CMI_CLIENT_ID: z
    .string()
    .trim()
    .regex(/^\d{6,15}$/, 'must be the number the bank gave')
    .optional(),
  CMI_STORE_KEY: key().optional(),
  CMI_CALLBACK_ADDRESSES: callbackAddresses().optional(),
  CMI_STAND_IN: fake.optional(),
  PAYZONE_MODE: mode.optional(),
  PAYZONE_MERCHANT_ACCOUNT: key(3).optional(),
  PAYZONE_PAYWALL_KEY: key().optional(),
  PAYZONE_NOTIFICATION_KEY: key().optional(),
  PAYZONE_CALLER_NAME: key(3).optional(),
  PAYZONE_CALLER_PASSWORD: key().optional(),
  PAYZONE_STAND_IN: fake.optional(),
  MOROCCAN_CARDS: z.enum(['cmi', 'payzone'], { error: "must be 'cmi' or 'payzone'" }).optional(),
};
export type CardNames = keyof typeof cardShape;
type CardSettingsGiven = Partial<Record<CardNames, string>>;

/** Settings that belong together: each group is complete or missing. */
const groups = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  CMI: ['CMI_MODE', 'CMI_CLIENT_ID', 'CMI_STORE_KEY'],
  Payzone: [
    'PAYZONE_MODE',
    'PAYZONE_MERCHANT_ACCOUNT',
    'PAYZONE_PAYWALL_KEY',
    'PAYZONE_NOTIFICATION_KEY',
    'PAYZONE_CALLER_NAME',
    'PAYZONE_CALLER_PASSWORD',
  ],
} as const satisfies Record<string, readonly CardNames[]>;

const isLive = {
  Stripe: (given: CardSettingsGiven) => /^(sk|rk)_live_/.test(given.STRIPE_SECRET_KEY ?? ''),
  CMI: (given: CardSettingsGiven) => given.CMI_MODE === 'live',
  Payzone: (given: CardSettingsGiven) => given.PAYZONE_MODE === 'live',
};
const fakes = { Stripe: 'STRIPE_STAND_IN', CMI: 'CMI_STAND_IN', Payzone: 'PAYZONE_STAND_IN' } as const;

/** Every error as a sentence with the setting's name. With a test account anybody could pay with a test card: never in production. */
export function cardFaults(given: CardSettingsGiven, production: boolean): string[] {
  const faults: string[] = [];
  for (const firm of ['Stripe', 'CMI', 'Payzone'] as const) {
    const missing = groups[firm].filter((name) => given[name] === undefined);
    const connected = missing.length === 0;
    if (!connected && missing.length < groups[firm].length)
      faults.push(`${missing.join(', ')} missing: without it ${firm} takes no payment.`);
    if (connected && production && !isLive[firm](given))
      faults.push(`${groups[firm][0]} is of a test account: production takes no test cards.`);
    const apart = fakes[firm];
    if (given[apart] === undefined) continue;
    if (production) faults.push(`${apart} is set: production speaks to ${firm} itself.`);
    else if (isLive[firm](given)) faults.push(`${apart} is set beside a live account.`);
  }
  const { MOROCCAN_CARDS } = given;
  if (given.CMI_CLIENT_ID && given.PAYZONE_MERCHANT_ACCOUNT && MOROCCAN_CARDS === undefined)
    faults.push(
      'MOROCCAN_CARDS is missing: CMI and Payzone are both connected, say which one takes new payments.',
    );
  if (MOROCCAN_CARDS === 'cmi' && !given.CMI_CLIENT_ID)
    faults.push("MOROCCAN_CARDS is 'cmi', and CMI is not connected.");
  if (MOROCCAN_CARDS === 'payzone' && !given.PAYZONE_MERCHANT_ACCOUNT)
    faults.push("MOROCCAN_CARDS is 'payzone', and Payzone is not connected.");
  return faults;
}

/** Names, never values, of settings for real money. */
export const liveCardKeys = (given: CardSettingsGiven): string[] => [
  ...(given.CMI_MODE === 'live' ? ['CMI_STORE_KEY'] : []),
  ...(given.PAYZONE_MODE === 'live' ? ['PAYZONE_PAYWALL_KEY'] : []),
];

/** Of settings without errors. */
export function cardSettings(given: CardSettingsGiven): CardSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CMI_CLIENT_ID, CMI_STORE_KEY } = given;
  const {
    PAYZONE_MERCHANT_ACCOUNT: merchantAccount,
    PAYZONE_PAYWALL_KEY: paywallKey,
    PAYZONE_NOTIFICATION_KEY: notificationKey,
    PAYZONE_CALLER_NAME: name,
    PAYZONE_CALLER_PASSWORD: password,
  } = given;
  const stripe =
    STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
      ? {
          secretKey: STRIPE_SECRET_KEY,
          webhookSecret: STRIPE_WEBHOOK_SECRET,
          live: isLive.Stripe(given),
          apiOrigin: given.STRIPE_STAND_IN ?? null,
        }
      : null;
  const cmiOrigin =
    given.CMI_STAND_IN ?? `https://${isLive.CMI(given) ? 'payment' : 'testpayment'}.cmi.co.ma`;
  const cmi =
    CMI_CLIENT_ID && CMI_STORE_KEY
      ? {
          clientId: CMI_CLIENT_ID,
          storeKey: CMI_STORE_KEY,
          live: isLive.CMI(given),
          pageUrl: `${cmiOrigin}/fim/est3Dgate`,
          callbackAddresses: readCallbackAddresses(given.CMI_CALLBACK_ADDRESSES ?? ''),
        }
      : null;
  const live = isLive.Payzone(given);
  const origin = given.PAYZONE_STAND_IN ?? `https://payment${live ? '' : '-sandbox'}.payzone.ma`;
  const payzone =
    merchantAccount && paywallKey && notificationKey && name && password
      ? { merchantAccount, paywallKey, notificationKey, caller: { name, password }, live, origin }
      : null;
  const only = cmi ? 'cmi' : payzone ? 'payzone' : null;
  const chosen =
    given.MOROCCAN_CARDS === 'payzone' ? 'payzone' : given.MOROCCAN_CARDS === 'cmi' ? 'cmi' : only;
  return { stripe, cmi, payzone, moroccanCards: chosen };
}

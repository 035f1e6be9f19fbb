/** The firms that take card payments: their settings, and how each is connected. */
import { z } from 'zod';
import { type CardFirm, cardFirmNames, cardFirms } from '../academy/settings/payment-methods.ts';
import { callbackAddresses, readCallbackAddresses } from '../gateways/cmi/callback-addresses.ts';
import { cmiGateway } from '../gateways/cmi/cmi.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { payzoneGateway } from '../gateways/payzone/payzone.ts';
import { fakeOrigin, plainValue } from '../platform/setting-rows.ts';

const mode = z.enum(['test', 'live'], { error: "must be 'test' or 'live'" });

/** Every firm but Stripe takes Moroccan cards. */
const moroccan = cardFirms.filter((firm) => firm !== 'stripe');

/** The settings of a firm begin with its name. */
export const cardShape = {
  STRIPE_SECRET_KEY: plainValue(8)
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: plainValue(8)
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  STRIPE_STAND_IN: fakeOrigin,
  CMI_MODE: mode.optional(),
  CMI_CLIENT_ID: z
    .string()
    .trim()
    .regex(/^\d{6,15}$/, 'must be the number the bank gave')
    .optional(),
  CMI_STORE_KEY: plainValue(8).optional(),
  CMI_CALLBACK_ADDRESSES: callbackAddresses().optional(),
  CMI_STAND_IN: fakeOrigin,
  PAYZONE_MODE: mode.optional(),
  PAYZONE_MERCHANT_ACCOUNT: plainValue(3).optional(),
  PAYZONE_PAYWALL_KEY: plainValue(8).optional(),
  PAYZONE_NOTIFICATION_KEY: plainValue(8).optional(),
  PAYZONE_CALLER_NAME: plainValue(3).optional(),
  PAYZONE_CALLER_PASSWORD: plainValue(8).optional(),
  PAYZONE_STAND_IN: fakeOrigin,
  MOROCCAN_CARDS: z.enum(moroccan, { error: `must be '${moroccan.join("' or '")}'` }).optional(),
};
export type CardNames = keyof typeof cardShape;
type Given = Partial<Record<CardNames, string>>;

/** Called with every error of a gateway, for the log. */
type Report = (trouble: object) => void;

type Connection = {
  /** Complete or missing. Of a test account the first one tells. */
  needed: readonly [CardNames, ...CardNames[]];
  /** The key by which real money moves, where its text does not say so itself. */
  liveKey?: CardNames;
  /** Values are secrets: no error message contains one. */
  open(given: Given, isLive: boolean, report: Report): Gateway | Promise<Gateway>;
};

const connections: Record<CardFirm, Connection> = {
  stripe: {
    needed: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    async open({ STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_STAND_IN = null }, live, report) {
      // Loaded only if needed: Stripe's package is larger than all the rest of the server.
      const { stripeGateway } = await import('../gateways/stripe/stripe.ts');
      const [secretKey, webhookSecret, apiOrigin] = [
        STRIPE_SECRET_KEY,
        STRIPE_WEBHOOK_SECRET,
        STRIPE_STAND_IN,
      ];
      return stripeGateway({ secretKey, webhookSecret, live, apiOrigin, report });
    },
  },
  cmi: {
    needed: ['CMI_MODE', 'CMI_CLIENT_ID', 'CMI_STORE_KEY'],
    liveKey: 'CMI_STORE_KEY',
    open({ CMI_CLIENT_ID = '', CMI_STORE_KEY = '', CMI_CALLBACK_ADDRESSES = '', CMI_STAND_IN }, live) {
      const origin = CMI_STAND_IN ?? `https://${live ? 'payment' : 'testpayment'}.cmi.co.ma`;
      return cmiGateway({
        clientId: CMI_CLIENT_ID,
        storeKey: CMI_STORE_KEY,
        live,
        pageUrl: `${origin}/fim/est3Dgate`,
        callbackAddresses: readCallbackAddresses(CMI_CALLBACK_ADDRESSES),
      });
    },
  },
  payzone: {
    needed: [
      'PAYZONE_MODE',
      'PAYZONE_MERCHANT_ACCOUNT',
      'PAYZONE_PAYWALL_KEY',
      'PAYZONE_NOTIFICATION_KEY',
      'PAYZONE_CALLER_NAME',
      'PAYZONE_CALLER_PASSWORD',
    ],
    liveKey: 'PAYZONE_PAYWALL_KEY',
    open: (given, live) =>
      payzoneGateway({
        merchantAccount: given.PAYZONE_MERCHANT_ACCOUNT ?? '',
        paywallKey: given.PAYZONE_PAYWALL_KEY ?? '',
        notificationKey: given.PAYZONE_NOTIFICATION_KEY ?? '',
        caller: { name: given.PAYZONE_CALLER_NAME ?? '', password: given.PAYZONE_CALLER_PASSWORD ?? '' },
        live,
        origin: given.PAYZONE_STAND_IN ?? `https://payment${live ? '' : '-sandbox'}.payzone.ma`,
      }),
  },
};

const missingOf = (firm: CardFirm, given: Given) =>
  connections[firm].needed.filter((name) => given[name] === undefined);

const isLive = (firm: CardFirm, given: Given): boolean =>
  /^live$|^(sk|rk)_live_/.test(given[connections[firm].needed[0]] ?? '');

function faultsOf(firm: CardFirm, given: Given, production: boolean): string[] {
  const [{ needed }, name, missing] = [connections[firm], cardFirmNames[firm], missingOf(firm, given)];
  const faults: string[] = [];
  if (missing.length > 0 && missing.length < needed.length)
    faults.push(`${missing.join(', ')} missing: without it ${name} takes no payment.`);
  if (missing.length === 0 && production && !isLive(firm, given))
    faults.push(`${needed[0]} is of a test account: production takes no test cards.`);
  const apart = `${firm.toUpperCase()}_STAND_IN` as CardNames;
  if (given[apart] === undefined) return faults;
  if (production) faults.push(`${apart} is set: production speaks to ${name} itself.`);
  else if (isLive(firm, given)) faults.push(`${apart} is set beside a live account.`);
  return faults;
}

/** Every error as a sentence with the setting's name. With a test account anybody could pay with a test card: never in production. */
export function cardFaults(given: Given, production: boolean): string[] {
  const faults = cardFirms.flatMap((firm) => faultsOf(firm, given, production));
  const connected = moroccan.filter((firm) => missingOf(firm, given).length === 0);
  const names = connected.map((firm) => cardFirmNames[firm]).join(' and ');
  if (connected.length > 1 && given.MOROCCAN_CARDS === undefined)
    faults.push(`MOROCCAN_CARDS is missing: ${names} are both connected, say which one takes new payments.`);
  const first = moroccan.find((firm) => firm === given.MOROCCAN_CARDS);
  if (first && !connected.includes(first))
    faults.push(`MOROCCAN_CARDS is '${first}', and ${cardFirmNames[first]} is not connected.`);
  return faults;
}

/** Names, never values, of settings for real money. */
export const liveCardKeys = (given: Given): string[] =>
  cardFirms.flatMap((firm) => (isLive(firm, given) ? (connections[firm].liveKey ?? []) : []));

export type CardConnection = {
  name: CardFirm;
  live: boolean;
  open(report: Report): Promise<Gateway>;
};

/**
 * Of settings without errors, in the order in which firms are chosen for new payments: foreign cards go to Stripe first, Moroccan
 * ones to who is set for them.
 */
export function cardSettings(given: Given): readonly CardConnection[] {
  const first = moroccan.filter((firm) => firm === given.MOROCCAN_CARDS);
  return [...new Set<CardFirm>(['stripe', ...first, ...cardFirms])]
    .filter((firm) => missingOf(firm, given).length === 0)
    .map((name) => {
      const live = isLive(name, given);
      return { name, live, open: async (report) => connections[name].open(given, live, report) };
    });
}

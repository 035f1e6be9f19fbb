/**
 * Runs fakes of the payment providers on this machine, to try a payment by each: `npm run stand-ins`, then `npm start` with the
 * settings it prints. No money moves. Ended by Ctrl+C.
 */
import { startCmiFake } from '../tests/fakes/cmi/start-cmi-fake.ts';
import { startPayzoneFake } from '../tests/fakes/payzone/start-payzone-fake.ts';
import { startStripeFake } from '../tests/fakes/stripe/stripe-fake.ts';

/** Where `npm start` serves the academy; the setting is the same as the academy's own. */
const academy = (process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000').replace(/\/$/, '');

/** Worthless keys: both sides only need the same ones. */
const keys = {
  stripe: { secretKey: 'sk_test_stand_in_of_this_machine', webhookSecret: 'whsec_stand_in_of_this_machine' },
  cmi: { clientId: '600000001', storeKey: 'STANDIN-STORE-KEY-1' },
  payzone: {
    merchantAccount: 'derb-stand-in',
    paywallKey: 'paywall-key-of-this-machine',
    notificationKey: 'notification-key-of-this-machine',
    caller: { name: 'derb', password: 'password-of-this-machine' },
  },
};

const stripe = await startStripeFake({
  ...keys.stripe,
  port: 4401,
  webhookUrl: `${academy}/callbacks/stripe`,
});
const cmi = await startCmiFake({ ...keys.cmi, port: 4402 });
const payzone = await startPayzoneFake({ ...keys.payzone, port: 4403 });

const settings = {
  STRIPE_SECRET_KEY: keys.stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: keys.stripe.webhookSecret,
  STRIPE_STAND_IN: stripe.origin,
  CMI_MODE: 'test',
  CMI_CLIENT_ID: keys.cmi.clientId,
  CMI_STORE_KEY: keys.cmi.storeKey,
  CMI_STAND_IN: cmi.origin,
  PAYZONE_MODE: 'test',
  PAYZONE_MERCHANT_ACCOUNT: keys.payzone.merchantAccount,
  PAYZONE_PAYWALL_KEY: keys.payzone.paywallKey,
  PAYZONE_NOTIFICATION_KEY: keys.payzone.notificationKey,
  PAYZONE_CALLER_NAME: keys.payzone.caller.name,
  PAYZONE_CALLER_PASSWORD: keys.payzone.caller.password,
  PAYZONE_STAND_IN: payzone.origin,
  MOROCCAN_CARDS: 'cmi',
};

const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
console.log(`The stand-ins are open.

  Stripe   ${stripe.origin}
  CMI      ${cmi.origin}
  Payzone  ${payzone.origin}

How each of them answers is set on its first page.

Start the academy beside them, in another window:

${lines.join(' \\\n')} \\
npm start

International cards then go to Stripe's stand-in, Moroccan cards to the one named by MOROCCAN_CARDS: cmi or payzone.
The academy is expected at ${academy}; PUBLIC_ORIGIN names another place to both.`);

const end = async () => {
  await Promise.all([stripe.close(), cmi.stop(), payzone.stop()]);
  process.exit(0);
};
process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());

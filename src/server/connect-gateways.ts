/** Who takes card payments: the connected firms, and beside them the practice bank where test screens are on. */
import type { Database, Log } from '../platform/db/database.ts';
import { cardTypes, type CardType } from '../features/orders/order.ts';
import { cmiGateway } from '../gateways/cmi/cmi.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { payzoneGateway } from '../gateways/payzone/payzone.ts';
import { connectPractice } from '../gateways/practice/connect-practice.ts';
import type { OpenPracticeBank } from '../gateways/practice/practice-bank.ts';
import type { Settings } from './env.ts';

export type Connected = { gateways: readonly Gateway[]; practiceBank: OpenPracticeBank | null };

type Materials = {
  settings: Settings;
  secret: string;
  database: Database;
  internalOrigin: string;
  log: Log;
  clock?: () => Date;
};

/** Moroccan cards go to the chosen firm; cards from abroad too where Stripe does not take them. */
const moroccanTypes = ({ stripe, moroccanCards }: Settings['cards'], firm: 'cmi' | 'payzone'): CardType[] =>
  firm !== moroccanCards ? [] : stripe ? ['morocco'] : ['morocco', 'international'];

/** A firm that is connected and not chosen for new payments still answers for older ones. */
async function firms({ cards }: Settings, log: Log): Promise<Gateway[]> {
  const connected: Gateway[] = [];
  if (cards.stripe) {
    // Loaded only where it is needed: Stripe's package is larger than all the rest of the server.
    const { stripeGateway } = await import('../gateways/stripe/stripe.ts');
    const report = (trouble: object) => log.warn({ gateway: 'stripe', ...trouble }, 'A gateway failed us');
    connected.push(stripeGateway({ ...cards.stripe, report }));
  }
  if (cards.cmi) connected.push(cmiGateway({ ...cards.cmi, cardTypes: moroccanTypes(cards, 'cmi') }));
  if (cards.payzone)
    connected.push(payzoneGateway({ ...cards.payzone, cardTypes: moroccanTypes(cards, 'payzone') }));
  return connected;
}

/** Every card type goes to the first gateway that serves it; the practice bank serves what no firm does. */
export async function connectGateways(materials: Materials): Promise<Connected> {
  const { settings, secret, database, internalOrigin, log, clock = () => new Date() } = materials;
  const connected = await firms(settings, log);
  if (!settings.testScreens) return { gateways: connected, practiceBank: null };
  const { publicOrigin } = settings;
  const practice = connectPractice({ db: database.db, secret, publicOrigin, internalOrigin, clock });
  const served = new Set<CardType>(connected.flatMap((gateway) => gateway.cardTypes));
  const left = cardTypes.filter((type) => !served.has(type));
  return { gateways: [...connected, { ...practice.gateway, cardTypes: left }], practiceBank: practice.bank };
}

/** Said at the start: what is closed to real money because it still stands as the sample invented it, or nobody has set it. */
import type { Database } from '../platform/db/database.ts';
import type { Handle } from '../platform/db/handle.ts';
import { readPools } from '../features/access/pools.store.ts';
import type { NotReady } from '../features/payments/real-money.store.ts';
import { readSettingsFaults } from '../features/catalogue/catalogue.store.ts';
import type { SettingsFault } from '../features/settings/earlier-settings.ts';
import type { Settings } from './env.ts';

type Told = Pick<Settings, 'production' | 'cards'>;
type Log = { warn(fields: object, message: string): void };

/** By what is wrong: what it closes. */
export const closedWay: Record<SettingsFault, string> = {
  rib: 'bankTransfer.rib has a key that does not fit: nobody is offered to pay by bank transfer',
  'no-account': 'bankTransfer is empty: nobody is offered to pay by bank transfer',
  'no-agency': 'cashAgency is empty: nobody is offered to pay at an agency',
  'sample-account': 'bankTransfer is still that of the sample: nobody is offered to pay by bank transfer',
  'sample-agency': 'cashAgency is still that of the sample: nobody is offered to pay at an agency',
};

/** By what is invented: what follows from it. */
const unready: Record<NotReady, string> = {
  'sample-codes':
    'nobody can pay for it, because only access codes of the sample are left: add those of your platform in the staff console',
  'no-platform':
    'nobody can pay for it, because learningPlatformUrl is an address of nobody: set it with npm run set-academy',
};

/** One warning for each course on sale that takes no real money, wherever real money can come in. */
async function tellUnreadyCourses({ production, cards }: Told, db: Handle, log: Log): Promise<void> {
  const { stripe, cmi, payzone } = cards;
  const rails = { production, liveCards: [stripe, cmi, payzone].some((firm) => firm?.live === true) };
  for (const { itemSlug, isOnSale, notReady } of await readPools(db, rails))
    if (isOnSale && notReady !== null) log.warn({}, `The course ${itemSlug}: ${unready[notReady]}`);
}

/** One warning for each; of the ways to pay none on a machine of one's own, where nobody is real. */
export async function tellClosedWays(settings: Told, { db }: Pick<Database, 'db'>, log: Log): Promise<void> {
  await tellUnreadyCourses(settings, db, log);
  if (!settings.production) return;
  for (const fault of await readSettingsFaults(db))
    log.warn({ setWith: 'npm run set-academy' }, `In the academy's settings ${closedWay[fault]}`);
}

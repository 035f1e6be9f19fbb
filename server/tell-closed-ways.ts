/** Said at the start of a real academy: which ways to pay are closed because nobody has set where the money goes. */
import type { Database } from '../db/database.ts';
import { readSettingsFaults } from '../domain/catalogue/catalogue.store.server.ts';
import type { SettingsFault } from '../domain/catalogue/earlier-settings.ts';
import type { Settings } from './env.ts';

type Log = { warn(fields: object, message: string): void };

/** By what is wrong: what it closes. */
export const closedWay: Record<SettingsFault, string> = {
  rib: 'bankTransfer.rib has a key that does not fit: nobody is offered to pay by bank transfer',
  'no-account': 'bankTransfer is empty: nobody is offered to pay by bank transfer',
  'no-agency': 'cashAgency is empty: nobody is offered to pay at an agency',
  'sample-account': 'bankTransfer is still that of the sample: nobody is offered to pay by bank transfer',
  'sample-agency': 'cashAgency is still that of the sample: nobody is offered to pay at an agency',
};

/** One warning for each; none on a machine of one's own, where nobody is real. */
export async function tellClosedWays(
  { production }: Pick<Settings, 'production'>,
  { db }: Pick<Database, 'db'>,
  log: Log,
): Promise<void> {
  if (!production) return;
  for (const fault of await readSettingsFaults(db))
    log.warn({ setWith: 'npm run set-academy' }, `In the academy's settings ${closedWay[fault]}`);
}

/** The first start: loads the sample academy once. From then on the database owns what is for sale. */
import type { Database } from '../db/database.ts';
import { academySettings } from '../domain/catalogue/catalogue.table.ts';

/** True when an academy was loaded now; false when there was one already. */
export async function seedOnce(database: Database): Promise<boolean> {
  const [known] = await database.db.select({ id: academySettings.id }).from(academySettings).limit(1);
  if (known) return false;
  const { seedCatalogue } = await import('../tests/support/builders.ts');
  await database.transaction(async (tx) => seedCatalogue(tx, {}));
  return true;
}

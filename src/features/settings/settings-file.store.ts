/** The one row of the settings, for whoever changes it as a whole. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { academySettings } from '../catalogue/catalogue.table.ts';
import { raiseContentVersion } from '../catalogue/content-version.store.ts';
import { settingsToEdit } from './earlier-settings.ts';
import type { AcademySettings } from './settings.ts';

/** As they stand, with what was added since they were kept; also what cannot be used, so that it can be corrected. */
export async function readSettingsToEdit(db: Handle): Promise<AcademySettings> {
  const [row] = await db
    .select({ kept: academySettings.record })
    .from(academySettings)
    .where(eq(academySettings.id, 1));
  if (!row) throw new Error('The academy has no settings yet: seed the database first.');
  return settingsToEdit(row.kept);
}

/** From then on they are the owner's. Call it in a transaction of its own: it raises the version of the content. */
export async function writeSettings(tx: Handle, record: AcademySettings, updatedAt: Date): Promise<void> {
  await tx.update(academySettings).set({ record, sample: 'own', updatedAt }).where(eq(academySettings.id, 1));
  await raiseContentVersion(tx);
}

/** The built academy with a test's own records instead of the sample, on a port and in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from '../../content/sample/settings.ts';
import type { Handle } from '../../src/platform/db/handle.ts';
import { openDatabase } from '../../src/open-database.ts';
import {
  academySettings,
  campaigns,
  consultationServices,
  courses,
  jobs,
  posts,
  products,
  trainers,
  workshops,
} from '../../src/academy/content/catalogue.table.ts';
import type { AcademySettings } from '../../src/academy/settings/settings.ts';
import type { Records } from './edge-records.ts';
import { startBuilt, type Running } from './start-built.ts';

const migrationsDir = fileURLToPath(new URL('../../src/platform/db/migrations', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };

const tables = {
  courses,
  workshops,
  products,
  posts,
  jobs,
  services: consultationServices,
  trainers,
  campaigns,
};

async function write(db: Handle, records: Records, own: Partial<AcademySettings>): Promise<void> {
  const updatedAt = new Date(0);
  const record = { ...settings, ...own };
  await db.insert(academySettings).values({ id: 1, record, sample: 'own', updatedAt });
  for (const list of Object.keys(tables) as (keyof typeof tables)[]) {
    const rows = records[list].map((one, place) => ({
      slug: one.slug,
      position: place + 1,
      sample: 'own',
      record: one,
      updatedAt,
    }));
    if (rows.length > 0) await db.insert(tables[list]).values(rows as never);
  }
}

/** Stop it after the tests: its folder is removed with it. */
export async function startWith(records: Records, own: Partial<AcademySettings> = {}): Promise<Running> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-edges-'));
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  await write(database.db, records, own);
  await database.close();
  const running = await startBuilt({ LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' }, dataDir);
  return {
    ...running,
    async stop() {
      const code = await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

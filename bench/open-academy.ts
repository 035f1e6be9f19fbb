/** An academy with the sample catalogue and real parts but no outside systems, to measure without HTTP. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/open-database.ts';
import { makeSigner } from '../src/platform/signed-token.ts';
import type { Academy } from '../src/academy.ts';
import type { ServiceContext } from '../src/context.ts';
import { bindAcademy } from '../src/services.ts';
import type { Gateway } from '../src/gateways/gateway.ts';
import { filesById } from '../src/platform/files/file-store.ts';
import { folderStore } from '../src/platform/files/folder-store.ts';
import { shopFiles } from '../src/catalogue/shop/shop-files.ts';
import { pictureFiles, preparePhoto } from '../src/server/picture-files.ts';
import { libraryIn } from '../tests/support/open-test-academy.ts';
import { seedOnce } from '../src/server/seed.ts';

export const publicOrigin = 'http://localhost:3000';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** `databaseUrl` null: the embedded database in a new folder on the disk. `close` removes the folder. */
export async function openAcademy(
  databaseUrl: string | null,
  gatewaysOn: (db: Database['db']) => Gateway[] = () => [],
  clock = () => new Date(),
): Promise<{ academy: Academy; context: ServiceContext; database: Database; close(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const migrationsDir = path.resolve('src/platform/db/migrations');
  const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silent });
  await seedOnce(database, 'owner@derb.example');
  const context: ServiceContext = {
    database,
    gateways: gatewaysOn(database.db),
    clock,
    randomBytes: (length) => randomBytes(length),
    uuid: () => randomUUID(),
    log: silent,
    publicOrigin,
    production: false,
    testScreens: true,
    receipts: filesById(path.join(tmpdir(), 'derb-bench-receipts')),
    pictures: pictureFiles(filesById(path.join(tmpdir(), 'derb-bench-pictures'))),
    library: libraryIn(path.join(tmpdir(), 'derb-bench-library')),
    shopFiles: shopFiles(
      folderStore(path.join(tmpdir(), 'derb-bench-shop')),
      path.join(tmpdir(), 'derb-bench-shop'),
    ),
    files: folderStore(path.join(tmpdir(), 'derb-bench-classroom')),
    preparePhoto,
    workFolder: path.join(tmpdir(), 'derb-bench-incoming'),
    fontsFolder: 'src/platform/pdf/fonts',
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    signer: makeSigner('a secret of the tests, long enough for all'),
    emailIsCurrent: async () => true,
    hasEventReceiver: false,
    emailInWords: async () => null,
    termsVersions: [],
  };
  const academy = bindAcademy(context);
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { academy, context, database, close };
}

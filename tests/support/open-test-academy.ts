/** A whole academy on a fresh database, with a clock that stands still until told otherwise. */
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Engine } from '../../db/database.ts';
import type { Campaign } from '../../domain/catalogue/campaign.ts';
import type { Course } from '../../domain/catalogue/course.ts';
import type { AcademySettings } from '../../domain/catalogue/settings.ts';
import type { Academy } from '../../flows/academy.server.ts';
import { makeSigner } from '../../domain/applications/signed-token.server.ts';
import { bindAcademy } from '../../flows/bind-academy.server.ts';
import type { FlowContext } from '../../flows/flow-context.ts';
import type { Gateway } from '../../gateways/gateway.ts';
import { folderStore } from '../../server/folder-store.ts';
import { letterInWords, letterIsTrue } from '../../mail/post-letter.server.ts';
import { makingOf } from '../../server/mail-room.ts';
import { shopFiles } from '../../server/shop-files.server.ts';
import { libraryFiles } from '../../server/library-files.server.ts';
import { pictureFiles, preparePhoto } from '../../server/picture-files.server.ts';
import { filesById } from '../../server/files-by-id.server.ts';
import { seedCatalogue } from './builders.ts';
import { openTestDatabase, silentLog } from './open-test-database.ts';
import { testGateway, type TestGateway } from './test-gateway.ts';

export type TestAcademy = {
  academy: Academy;
  context: FlowContext;
  database: Database;
  bank: TestGateway;
  /** Sets the clock forward. */
  pass: (ms: number) => void;
  close(): Promise<void>;
};

type Wanted = {
  engine?: Engine;
  courses?: Course[];
  campaigns?: Campaign[];
  settings?: AcademySettings;
  /** Beside the test bank. */
  gateways?: Gateway[];
  poolSize?: number;
  /** Replaces parts of what the flows are handed. */
  context?: Partial<FlowContext>;
};

/** On the first engine of the run unless told otherwise; races are only seen on 'postgres'. Close it after the test. */
export async function openTestAcademy(wanted: Wanted = {}): Promise<TestAcademy> {
  const database = await openTestDatabase(wanted.engine, { poolSize: wanted.poolSize });
  await seedCatalogue(database.db, wanted);
  const bank = testGateway();
  let now = Date.parse('2026-06-01T10:00:00Z');
  const clock = () => new Date(now);
  const secret = 'a secret of the tests, long enough for all';
  const publicOrigin = 'https://academy.example';
  const context: FlowContext = {
    database,
    gateways: [bank, ...(wanted.gateways ?? [])],
    clock,
    randomBytes: (length) => randomBytes(length),
    uuid: () => randomUUID(),
    log: silentLog,
    publicOrigin,
    production: false,
    testScreens: true,
    receipts: filesById(path.join(tmpdir(), 'derb-test-receipts', randomUUID())),
    pictures: pictureFiles(path.join(tmpdir(), 'derb-test-pictures', randomUUID())),
    library: libraryFiles(path.join(tmpdir(), 'derb-test-library', randomUUID())),
    shopFiles: shopFiles(
      folderStore(path.join(tmpdir(), 'derb-test-shop', randomUUID())),
      path.join(tmpdir(), 'derb-test-shop', randomUUID()),
    ),
    signer: makeSigner(secret),
    files: folderStore(path.join(tmpdir(), 'derb-test-classroom', randomUUID())),
    preparePhoto,
    workFolder: path.join(tmpdir(), 'derb-test-incoming', randomUUID()),
    fontsFolder: 'documents/fonts',
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    termsVersions: [{ version: '1.0', effectiveOn: '2025-06-17' }],
    letterIsTrue: letterIsTrue(makingOf({ database, clock }, { publicOrigin, production: false }, secret)),
    tellsOfEvents: false,
    letterInWords: letterInWords(makingOf({ database, clock }, { publicOrigin, production: false }, secret)),
    ...wanted.context,
  };
  return {
    academy: bindAcademy(context),
    context,
    database,
    bank,
    pass: (ms) => {
      now += ms;
    },
    close: () => database.close(),
  };
}

/** A complete academy on a new database, with a fixed clock. */
import { randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Engine } from '../../src/platform/db/database.ts';
import type { Bundle } from '../../src/catalogue/shop/bundle.ts';
import type { Campaign, Course } from '../../src/catalogue/courses/course.ts';
import type { AcademySettings } from '../../src/academy/settings/settings.ts';
import type { Academy } from '../../src/academy.ts';
import { makeSigner } from '../../src/platform/signed-token.ts';
import { bindAcademy } from '../../src/services.ts';
import type { ServiceContext } from '../../src/context.ts';
import type { Gateway } from '../../src/gateways/gateway.ts';
import { folderStore } from '../../src/platform/files/folder-store.ts';
import { emailInWords, emailIsTrue } from '../../src/server/post-email.ts';
import { makingOf } from '../../src/server/mail-setup.ts';
import { shopFiles } from '../../src/catalogue/shop/shop-files.ts';
import { libraryFiles, pictureFiles, preparePhoto } from '../../src/server/picture-files.ts';
import { filesById } from '../../src/platform/files/file-store.ts';
import { seedCatalogue } from './builders.ts';
import { forAllTests, forEachTest } from './for-tests.ts';
import { describeOnBothEngines, openTestDatabase, silentLog } from './open-test-database.ts';
import { testGateway, type TestGateway } from './test-gateway.ts';

export type TestAcademy = {
  academy: Academy;
  context: ServiceContext;
  database: Database;
  db: Database['db'];
  bank: TestGateway;
  /** Moves the clock forward. */
  pass: (ms: number) => void;
  close(): Promise<void>;
} & AsyncDisposable;

type Wanted = {
  engine?: Engine;
  courses?: Course[];
  bundles?: Bundle[];
  campaigns?: Campaign[];
  settings?: AcademySettings;
  /** Beside the test bank. */
  gateways?: Gateway[];
  poolSize?: number;
  /** Replaces parts of the service context. */
  context?: Partial<ServiceContext>;
};

/** The library's pictures in a local folder. */
export const libraryIn = (folder: string) =>
  libraryFiles((width) => filesById(path.join(folder, String(width))));

/** On the first engine of the run by default; races are only seen on 'postgres'. Close it after the test, or open it by `await using`. */
export async function openTestAcademy(wanted: Wanted = {}): Promise<TestAcademy> {
  const database = await openTestDatabase(wanted.engine, { poolSize: wanted.poolSize });
  await seedCatalogue(database.db, wanted);
  const bank = testGateway();
  let now = Date.parse('2026-06-01T10:00:00Z');
  const clock = () => new Date(now);
  const secret = 'a secret of the tests, long enough for all';
  const publicOrigin = 'https://academy.example';
  const context: ServiceContext = {
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
    pictures: pictureFiles(filesById(path.join(tmpdir(), 'derb-test-pictures', randomUUID()))),
    library: libraryIn(path.join(tmpdir(), 'derb-test-library', randomUUID())),
    shopFiles: shopFiles(
      folderStore(path.join(tmpdir(), 'derb-test-shop', randomUUID())),
      path.join(tmpdir(), 'derb-test-shop', randomUUID()),
    ),
    signer: makeSigner(secret),
    files: folderStore(path.join(tmpdir(), 'derb-test-classroom', randomUUID())),
    preparePhoto,
    workFolder: path.join(tmpdir(), 'derb-test-incoming', randomUUID()),
    fontsFolder: 'src/platform/pdf/fonts',
    programs: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' },
    termsVersions: [{ version: '1.0', effectiveOn: '2025-06-17' }],
    emailIsCurrent: emailIsTrue(makingOf({ database, clock }, { publicOrigin, production: false }, secret)),
    hasEventReceiver: false,
    emailInWords: emailInWords(makingOf({ database, clock }, { publicOrigin, production: false }, secret)),
    ...wanted.context,
  };
  return {
    academy: bindAcademy(context),
    context,
    database,
    db: database.db,
    bank,
    pass: (ms) => {
      now += ms;
    },
    close: () => database.close(),
    [Symbol.asyncDispose]: () => database.close(),
  };
}

/** A function where what is wanted is only known before each test. */
type Asked = Wanted | (() => Wanted);
const open = (wanted: Asked) => openTestAcademy(typeof wanted === 'function' ? wanted() : wanted);

export const academyForEach = (wanted: Asked = {}): TestAcademy => forEachTest(() => open(wanted));
export const academyForAll = (wanted: Asked = {}): TestAcademy => forAllTests(() => open(wanted));

type Tests = (test: TestAcademy) => void;
/** The same tests on each engine of this run, each test with an academy of its own: `describeAcademy(name, wanted, tests)`, or without what is wanted. */
export function describeAcademy(
  name: string,
  ...[first, second]: [tests: Tests, none?: undefined] | [wanted: Wanted, tests: Tests]
): void {
  describeOnBothEngines(name, (engine) => {
    if (second) second(academyForEach({ ...first, engine }));
    else first(academyForEach({ engine }));
  });
}

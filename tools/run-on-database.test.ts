import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AcademySettings } from '../src/academy/settings/settings.ts';
import { confirmSecret, keepNextSecret } from '../src/academy/staff-sign-in/second-factor.store.ts';
import { staffRoles } from '../src/academy/staff/who-may.ts';
import { seedOnce } from '../src/server/seed.ts';
import { everything, withServer } from '../tests/support/extent.ts';
import { newPostgresDatabase, databaseForEach } from '../tests/support/open-test-database.ts';
import { add } from './add-staff.ts';
import { remove } from './remove-staff.ts';
import { reset } from './reset-second-factor.ts';
import { staffLog } from '../src/academy/staff/staff.table.ts';
import { outbox } from '../src/academy/emails/outbox.table.ts';
import { set } from './set-academy.ts';

const owner = 'owner@derb.example';
const settings = { firstStaff: owner };
const folder = mkdtempSync(path.join(tmpdir(), 'derb-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let printedLines: string[];
const database = databaseForEach();
beforeEach(async () => {
  printedLines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printedLines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
});

test('add-staff without arguments prints its usage', async () => {
  const usage = await add(database, settings, []);
  expect(usage).toContain('Usage: npm run add-staff -- <e-mail> <role> [trainer]');
  expect(usage).toContain(staffRoles.join(', '));
  expect(usage).toContain('imane-el-ouardi');
});

test('staff are added and removed; removing the first member of staff is refused with a message', async () => {
  expect(await add(database, settings, ['leila@derb.example', 'finance'])).toBeNull();
  expect(printedLines.join()).toContain('as finance');
  expect(await remove(database, settings, ['Leila@derb.example'])).toBeNull();
  expect(printedLines.join()).toContain('leila@derb.example no longer works in the console (finance)');
  expect(await remove(database, settings, [owner])).toContain('ACADEMY_FIRST_STAFF');
});

test('the last owner keeps their role until somebody else is an owner', async () => {
  expect(await add(database, settings, [owner, 'finance'])).toContain(`${owner} is the last owner`);
  expect(await add(database, settings, ['amal@derb.example', 'owner'])).toBeNull();
  expect(await add(database, settings, [owner, 'finance'])).toBeNull();
  expect(printedLines.at(-1)).toContain('as finance');
});

test('the only owner can sign in again after a command on the server; a second time there is nothing to do', async () => {
  const { db } = database;
  await seedOnce(database, owner);
  await keepNextSecret(db, owner, 'sealed');
  await confirmSecret(db, { email: owner, nextSealed: 'sealed', sealed: 'sealed', step: 1, now: new Date() });
  expect(await reset(database, [owner.toUpperCase()])).toBeNull();
  expect(printedLines.join()).toContain(`${owner} is signed out everywhere`);
  expect(await reset(database, [owner])).toBe(`${owner} has no authenticator app and no passkey.`);
});

test('the settings are printed, refused with a wrong RIB, written with a right one', async () => {
  const written = (of: AcademySettings): string[] => {
    const file = path.join(folder, 'academy.json');
    writeFileSync(file, JSON.stringify(of));
    return [file];
  };
  const printedSettings = async () => {
    printedLines = [];
    expect(await set(database, settings, [])).toBeNull();
    return JSON.parse(printedLines.join('\n')) as AcademySettings;
  };
  const present = await printedSettings();
  const bankTransfer = {
    accountName: 'OUR SARL',
    bank: 'Bank',
    rib: '007 780 0001234567890123 96',
    swift: '',
  };
  const wrong = written({ ...present, bankTransfer: { ...bankTransfer, rib: '123' } });
  expect(await set(database, settings, wrong)).toContain('bankTransfer.rib is no RIB');
  expect(await set(database, settings, written({ ...present, bankTransfer }))).toBeNull();
  const output = printedLines.join('\n');
  expect(output).toContain('bankTransfer.accountName: "DERB ACADEMY SARL (SAMPLE)" → "OUR SARL"');
  expect(output).toContain('Beware: cashAgency is still that of the sample');
  expect(output).not.toContain('Beware: bankTransfer');
  const { db } = database;
  const line = (await db.select().from(staffLog)).find(({ act }) => act === 'publish-record');
  expect(line).toMatchObject({ email: 'academy', after: { 'bankTransfer.rib': '007780000123456789012396' } });
  const emails = (await db.select().from(outbox)).map(({ payload }) => payload);
  expect(emails).toMatchObject([{ emailName: 'staff-payee-changed', by: null }]);
  expect(await printedSettings()).toEqual({
    ...present,
    bankTransfer: { ...bankTransfer, rib: '007780000123456789012396' },
  });
});

const commands: [tool: string, words: string[], refusal: string][] = [
  ['restore-backup', ['latest'], `There is no backup in ${path.join(folder, 'backups')}.`],
  ['remove-staff', ['nobody@derb.example'], 'nobody@derb.example has no place in the office.'],
  ['add-staff', [owner, 'queen'], "'queen' is no role"],
  ['reset-second-factor', ['nobody@derb.example'], 'nobody@derb.example has no place in the office.'],
  ['set-academy', [path.join(folder, 'nothing.json')], 'no such file'],
];

test.each(everything ? commands : commands.slice(0, 2))(
  'as a command %s uses the database and the folder of the settings, and ends with 1 when nothing was done',
  async (tool, words, refusal) => {
    const of = withServer ? await newPostgresDatabase() : null;
    const env = { ...process.env, NODE_ENV: '', DATABASE_URL: of?.url ?? '', ACADEMY_DATA_DIR: folder };
    const child = spawn(process.execPath, [path.join(import.meta.dirname, `${tool}.ts`), ...words], { env });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const [code] = await once(child, 'close');
    await of?.drop();
    expect(errors).toContain(refusal);
    expect(code).toBe(1);
  },
);

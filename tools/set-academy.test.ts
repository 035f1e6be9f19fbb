import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { AcademySettings } from '../domain/catalogue/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derb-set-academy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = fileURLToPath(new URL('set-academy.ts', import.meta.url));
function run(...args: string[]) {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', ACADEMY_DATA_DIR: folder };
  return spawnSync(process.execPath, [tool, ...args], { env, encoding: 'utf8' });
}
const written = (settings: AcademySettings): string => {
  const file = path.join(folder, 'academy.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
};

test('the settings are printed, refused with a wrong RIB, written with a right one', () => {
  const present = JSON.parse(run().stdout) as AcademySettings;
  const bankTransfer = {
    accountName: 'OUR SARL',
    bank: 'Bank',
    rib: '007 780 0001234567890123 96',
    swift: '',
  };
  const wrong = run(written({ ...present, bankTransfer: { ...bankTransfer, rib: '123' } }));
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('bankTransfer.rib is no RIB');
  const right = run(written({ ...present, bankTransfer }));
  expect(right.stderr).toBe('');
  expect(right.stdout).toContain('bankTransfer.accountName: "DERB ACADEMY SARL (SAMPLE)" → "OUR SARL"');
  expect(right.stdout).toContain('Beware: cashAgency is still that of the sample');
  expect(right.stdout).not.toContain('Beware: bankTransfer');
  const after = JSON.parse(run().stdout) as AcademySettings;
  expect(after).toEqual({ ...present, bankTransfer: { ...bankTransfer, rib: '007780000123456789012396' } });
});

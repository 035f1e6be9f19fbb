import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../db/open.server.ts';
import { confirmSecret, keepNextSecret } from '../domain/staff/second-factor.store.server.ts';
import { staffMembers } from '../domain/staff/staff.table.ts';
import { silentLog } from '../tests/support/open-test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derb-reset-factor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const owner = 'owner@derb.example';
const migrationsDir = fileURLToPath(new URL('../db/migrations', import.meta.url));

function run(...args: string[]) {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', ACADEMY_DATA_DIR: folder };
  const file = fileURLToPath(new URL('reset-second-factor.ts', import.meta.url));
  return spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
}

const open = () => openDatabase({ dataDir: folder, migrationsDir, log: silentLog });

test('the only owner gets in again by whoever runs the server; a second time there is nothing to do', async () => {
  const { db, close } = await open();
  await db.insert(staffMembers).values({ email: owner, role: 'owner', addedAt: new Date() });
  await keepNextSecret(db, owner, 'sealed');
  await confirmSecret(db, { email: owner, nextSealed: 'sealed', sealed: 'sealed', step: 1, now: new Date() });
  await close();
  const done = run(owner.toUpperCase());
  expect(done.stderr).toBe('');
  expect(done.stdout).toContain(`${owner} is signed out everywhere`);
  const refused = run(owner);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`${owner} has no authenticator app.`);
}, 180_000);

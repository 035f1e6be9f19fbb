import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { staffRoles } from '../domain/staff/who-may.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'derb-remove-staff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(tool: string, ...args: string[]) {
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: '',
    ACADEMY_FIRST_STAFF: '',
    ACADEMY_DATA_DIR: folder,
  };
  const file = fileURLToPath(new URL(`${tool}.ts`, import.meta.url));
  return spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
}

test('whoever calls it without words is told how it is called', () => {
  const { status, stderr } = run('add-staff');
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: npm run add-staff -- <e-mail> <role> [trainer]');
  expect(stderr).toContain(staffRoles.join(', '));
  expect(stderr).toContain('imane-el-ouardi');
});

test('somebody is added and removed; the first of the staff is refused in a sentence', () => {
  expect(run('add-staff', 'leila@derb.example', 'finance').stdout).toContain('as finance');
  const gone = run('remove-staff', 'Leila@derb.example');
  expect(gone.stderr).toBe('');
  expect(gone.stdout).toContain('leila@derb.example is no longer in the office (finance)');
  const first = run('remove-staff', 'owner@derb.example');
  expect(first.status).toBe(1);
  expect(first.stderr).toContain('ACADEMY_FIRST_STAFF');
});

test('the last owner keeps her role until somebody else is an owner', () => {
  const refused = run('add-staff', 'owner@derb.example', 'finance');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('owner@derb.example is the last owner');
  expect(run('add-staff', 'amal@derb.example', 'owner').status).toBe(0);
  expect(run('add-staff', 'owner@derb.example', 'finance').stdout).toContain('as finance');
});

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataInUse, lockData } from './data-directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = new URL('data-directory.ts', import.meta.url).href;

/** Another process that takes the lock, prints that it has, and holds it until it is killed. */
async function holdElsewhere(): Promise<ChildProcess> {
  const script = `const { lockData } = await import(${JSON.stringify(module)});
    globalThis.kept = lockData(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  return child;
}

function refusal(): DataInUse {
  try {
    lockData(folder).release();
  } catch (error) {
    if (error instanceof DataInUse) return error;
    throw error;
  }
  throw new Error('the lock was given');
}

it('refuses at once while another process has the data, and names that process', async () => {
  const child = await holdElsewhere();
  // The other process holds the lock until it is killed: waiting for it would never end.
  const refused = refusal();
  expect(refused.heldBy).toBe(child.pid);
  expect(refused.message).toContain(`Process ${child.pid} is using the database`);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  // The kernel frees the lock of a killed process; the file with its id is still there and does not count.
  lockData(folder).release();
});

it('refuses a second opening in the same process', () => {
  const lock = lockData(folder);
  expect(refusal().heldBy).toBe(process.pid);
  lock.release();
  lockData(folder).release();
});

it('refuses also when the process that holds the data is unknown', () => {
  const lock = lockData(folder);
  writeFileSync(join(folder, 'holder.pid'), 'gibberish');
  expect(refusal().message).toContain('Another process is using the database');
  lock.release();
});

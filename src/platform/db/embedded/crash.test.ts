import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { openEngine } from './engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const module = new URL('engine.ts', import.meta.url).href;
const writer = `
const { openEngine } = await import(${JSON.stringify(module)});
const { pglite } = await openEngine(${JSON.stringify(folder)});
await pglite.exec('create table if not exists orders (id int primary key, paid boolean not null)');
const { rows } = await pglite.query('select coalesce(max(id), 0) as last from orders');
for (let id = rows[0].last + 1; ; id += 1) {
  await pglite.transaction(async (tx) => {
    await tx.query('insert into orders values ($1, false)', [id]);
    await tx.query('update orders set paid = true where id = $1', [id]);
  });
  if (id % 40 === 0) await pglite.exec('checkpoint');
  process.stdout.write(id + '\\n');
}`;

/** Lets another process write until it has acknowledged this many rows, kills it, and returns the last acknowledged one. */
async function writeAndKill(acknowledged: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = 0;
  let seen = 0;
  for await (const line of createInterface(child.stdout)) {
    last = Number(line);
    seen += 1;
    if (seen === acknowledged) child.kill('SIGKILL');
  }
  expect(child.killed).toBe(true);
  return last;
}

it('keeps every acknowledged order, whole, through kills at random moments', async () => {
  let last = 0;
  for (let round = 0; round < 5; round += 1) {
    last = await writeAndKill(1 + Math.floor(Math.random() * 150));
    const { pglite, close } = await openEngine(folder);
    const { rows } = await pglite.query<{ found: number; half: number; highest: number }>(
      `select count(*)::int as found, count(*) filter (where not paid)::int as half, max(id)::int as highest from orders`,
    );
    const { found = 0, half = -1, highest = 0 } = rows[0] ?? {};
    // One more than acknowledged may exist: committed, and killed before it could be reported.
    expect(highest).toBeGreaterThanOrEqual(last);
    expect(highest).toBeLessThanOrEqual(last + 1);
    expect(found).toBe(highest);
    expect(half).toBe(0);
    await close();
  }
  expect(last).toBeGreaterThan(5);
});

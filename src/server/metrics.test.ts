import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/support/postgres.ts';
import type { Log } from '../platform/context.ts';
import { serveMetrics } from './metrics.ts';

test('while the database is away the figures of the process go on, and it is said once', async () => {
  let isAway = true;
  const warned: string[] = [];
  const execute = async () => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    return { rows: [{ name: 'orders', label: 'Pending Payment', value: 3 }] };
  };
  const port = await freePort();
  const log: Log = {
    info() {},
    error() {},
    warn: (_fields: object, message: string) => void warned.push(message),
  };
  const database = { db: { execute } as never };
  const metrics = await serveMetrics({ host: '127.0.0.1', port }, { database, pages: null, log });
  onTestFinished(() => metrics.stop());
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (let asked = 0; asked < 2; asked += 1) {
    const figures = await read();
    expect(figures).toContain('derb_database_up 0');
    expect(figures).toContain('process_resident_memory_bytes');
    expect(figures).not.toContain('derb_orders{');
  }
  expect(warned).toEqual(['The figures of the database could not be read']);
  isAway = false;
  const figures = await read();
  expect(figures).toContain('derb_database_up 1');
  expect(figures).toContain('derb_orders{status="Pending Payment"} 3');
});

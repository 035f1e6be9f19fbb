import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../tests/support/postgres.ts';
import type { Log } from '../platform/context.ts';
import { makeFigures, serveFigures, sumOf } from './metrics.ts';

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
  const figures = makeFigures({ database, pages: null, log });
  const metrics = await serveFigures({ host: '127.0.0.1', port }, figures.text, log);
  onTestFinished(() => metrics.stop());
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (let asked = 0; asked < 2; asked += 1) {
    const told = await read();
    expect(told).toContain('derb_database_up 0');
    expect(told).toContain('process_resident_memory_bytes');
    expect(told).not.toContain('derb_orders{');
  }
  expect(warned).toEqual(['The figures of the database could not be read']);
  isAway = false;
  const told = await read();
  expect(told).toContain('derb_database_up 1');
  expect(told).toContain('derb_orders{status="Pending Payment"} 3');
});

test('of several processes requests are added up, and what all read from the database is told once', async () => {
  const rows = [{ name: 'orders', label: 'Pending Payment', value: 3 }];
  const database = { db: { execute: async () => ({ rows }) } as never };
  const log: Log = { info() {}, error() {}, warn() {} };
  const all = [0, 1].map(() => makeFigures({ database, pages: null, log }));
  for (const figures of all) figures.answered({ method: 'GET', pathname: '/' }, 200, 12);
  const told = await sumOf(await Promise.all(all.map((figures) => figures.read())));
  expect(told).toContain('derb_request_seconds_count{kind="page",status="2xx"} 2');
  expect(told).toContain('derb_orders{status="Pending Payment"} 3');
  expect(told).toContain('derb_database_up 1');
});

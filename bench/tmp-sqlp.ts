import pg from 'pg';
import { readFileSync } from 'node:fs';
const [url = '', file = ''] = process.argv.slice(2);
const c = new pg.Client(url + '?options=-c%20max_parallel_workers_per_gather%3D2%20-c%20jit%3Doff%20-c%20work_mem%3D64MB');
await c.connect();
const { rows: [{ pid }] } = await c.query('select pg_backend_pid() as pid');
const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
for (const q of readFileSync(file, 'utf8').split(';;')) {
  const text = q.trim(); if (!text) continue;
  const [name] = text.split('\n');
  let out; 
  await c.query(text);
  const b = cpu(); const t = performance.now();
  for (let i = 0; i < 4; i++) out = await c.query(text);
  console.log(((cpu() - b) / 4).toFixed(0), 'cpu ms', ((performance.now() - t) / 4).toFixed(0), 'ms', name, process.env['V'] ? JSON.stringify(out?.rows).slice(0, 200) : '');
  if (process.env['X']) console.log((await c.query('explain (analyze, costs off) ' + text)).rows.map((r) => r['QUERY PLAN'].slice(0, 160)).join('\n'));
}
await c.end();

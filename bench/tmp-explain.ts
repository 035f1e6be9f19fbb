import pg from 'pg';
const seen = new Map<string, { text: string; values: unknown[]; ms: number }>();
const original = pg.Client.prototype.query as any;
pg.Client.prototype.query = function (this: any, config: any, values: any, cb: any) {
  const began = performance.now();
  const note = () => {
    const ms = performance.now() - began;
    const text = typeof config === 'string' ? config : config.text;
    const v = Array.isArray(values) ? values : config.values ?? [];
    if (!seen.has(text) || seen.get(text)!.ms > ms) seen.set(text, { text, values: v, ms });
  };
  const wrap = (f: any) => (...args: any[]) => { note(); return f(...args); };
  if (typeof values === 'function') return original.call(this, config, wrap(values));
  if (typeof cb === 'function') return original.call(this, config, values, wrap(cb));
  const out = original.call(this, config, values);
  if (out?.then) void out.then(note, () => undefined);
  return out;
} as any;
const { measureOtherLists, watch, unwatch } = await import('./tmp-lists.ts');
const url = process.argv[2] ?? '';
await watch(url);
await measureOtherLists(url + '?options=-c%20max_parallel_workers_per_gather%3D0', true);
await unwatch();
const client = new pg.Client(url + '?options=-c%20max_parallel_workers_per_gather%3D0%20-c%20jit%3Doff%20-c%20work_mem%3D64MB');
await client.connect();
const slow = [...seen.values()].filter(({ ms, text }) => ms > Number(process.env['MS'] ?? 25) && /^\s*(select|with)/i.test(text)).sort((a, b) => b.ms - a.ms).slice(0, 6);
for (const { text, values, ms } of slow) {
  console.log('=====', ms.toFixed(0), text.replace(/\s+/g, ' ').slice(0, 1500));
  try {
    const { rows } = await original.call(client, 'explain (analyze, costs off, timing on, summary on) ' + text, values.map((v: any) => (v instanceof Date ? v.toISOString() : v)));
    console.log(rows.map((r: any) => r['QUERY PLAN'].slice(0, 220)).join('\n'));
  } catch (e) { console.log(String(e)); }
}
await client.end();
process.exit(0);

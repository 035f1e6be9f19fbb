import { measureOtherLists, watch, unwatch } from './tmp-lists.ts';
const url = process.argv[2] ?? '';
await watch(url);
const rows = await measureOtherLists(url + `?options=-c%20max_parallel_workers_per_gather%3D${process.env['PAR'] ?? 0}`, true);
console.table(rows.filter((r) => r.p50Ms !== 0).map(({ question, p50Ms, p95Ms }) => ({ question, p50Ms, cpuMs: p95Ms })));
await unwatch();

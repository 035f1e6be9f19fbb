/**
 * Lighthouse's four mobile figures of the most visited pages, in both languages, on the built server: the median of three runs.
 * `npm run bench:lighthouse`, or with paths: `npm run bench:lighthouse -- /blog /ar/blog`. Lighthouse is downloaded on demand.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathIn } from '../src/platform/i18n/locale.ts';
import { chromiumArguments, chromiumPath } from '../tests/support/programs.ts';
import { publicPaths } from '../tests/support/site.ts';
import { startBuilt } from '../tests/support/start-built.ts';

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; displayValue?: string; title: string }>;
};
type Run = { scores: number[]; figures: string[]; faults: string[] };

const repeats = 3;
/** Pages of one record each: the catalogue and every course, a workshop, a product, an article. */
const recordPages = /^\/(courses|workshops|products|blog)\/[\w-]+$/;
const pages = publicPaths.filter(
  (page) =>
    ['/', '/courses', '/workshops', '/tools', '/blog', '/consultation'].includes(page) ||
    recordPages.test(page),
);
const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

function measureOnce(address: string, output: string): Run {
  const flags = ['--headless', ...chromiumArguments].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  execFileSync('npx', ['--yes', 'lighthouse@12.8.2', address, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  return {
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    figures: shown.map((name) => audits[name]?.displayValue ?? '–'),
    faults: Object.entries(audits)
      .filter(([, { score }]) => score === 0)
      .map(([name]) => name),
  };
}

/** The middle run by its performance; problems of all runs are reported. */
function measure(origin: string, page: string, output: string): string {
  const runs = Array.from({ length: repeats }, () => measureOnce(`${origin}${page}`, output));
  runs.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = runs[Math.floor(repeats / 2)];
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  return [
    page.padEnd(44),
    middle?.scores.join('/').padEnd(16),
    middle?.figures.join('  '),
    faults.join(' '),
  ].join(' ');
}

const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : pages.flatMap((page) => [page, pathIn('ar', page)]);
const folder = mkdtempSync(path.join(tmpdir(), 'derb-lighthouse-'));
const server = await startBuilt();
console.log(
  'page · performance/accessibility/best practices/SEO · first paint, largest paint, blocking, shift · audits at zero',
);
for (const page of addresses) console.log(measure(server.origin, page, path.join(folder, 'report.json')));
await server.stop();
rmSync(folder, { recursive: true, force: true });

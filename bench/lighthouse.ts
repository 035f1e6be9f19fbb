/** Lighthouse's four mobile figures of the main pages, in both languages, against the built server. `npm run bench:lighthouse`. Lighthouse is fetched when asked for. */
import { execFileSync } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '../tests/support/install-chromium.ts';
import { startBuilt } from '../tests/support/start-built.ts';

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
};

const pages = ['/', '/courses', '/courses/ecommerce-mastery-virtual', '/courses/english-mastery', '/about'];
const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

function measure(origin: string, page: string, folder: string): string {
  const output = path.join(folder, 'report.json');
  const flags = ['--headless', ...chromiumArguments].join(' ');
  execFileSync(
    'npx',
    [
      '--yes',
      'lighthouse@12.8.2',
      `${origin}${page}`,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const report = JSON.parse(readFileSync(output, 'utf8')) as Report;
  const scores = Object.values(report.categories).map(({ score }) => Math.round((score ?? 0) * 100));
  const figures = shown.map((name) => report.audits[name]?.displayValue ?? '–');
  return `${page.padEnd(42)} ${scores.join('/').padEnd(16)} ${figures.join('  ')}`;
}

const folder = mkdtempSync(path.join(tmpdir(), 'derb-lighthouse-'));
const server = await startBuilt();
console.log(
  'page · performance/accessibility/best practices/SEO · first paint, largest paint, blocking, shift',
);
for (const page of pages) {
  console.log(measure(server.origin, page, folder));
  console.log(measure(server.origin, page === '/' ? '/ar' : `/ar${page}`, folder));
}
await server.stop();
rmSync(folder, { recursive: true, force: true });

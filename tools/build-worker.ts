/**
 * Builds the classroom's service worker beside the site, and one that unregisters it. Each is one file without imports, with the names
 * of the scripts that offline lessons need, so that a new build of the site is a new worker.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const browserFolder = 'src/learning/classroom/browser';

/** Names of built scripts in the text of one: imported now or later. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g)].flatMap(
    ([, name]) => name ?? [],
  );

/** The site's script with its direct imports, and every part of the classroom. */
function classroomScripts(assets: string): string[] {
  const all = readdirSync(assets);
  const textOf = (name: string) => readFileSync(path.join(assets, name), 'utf8');
  const isPart = (name: string) =>
    /^classroom-[\w-]{8}\.js$/.test(name) && textOf(name).includes('startClassroom');
  const entry = all.find((name) => name.startsWith('entry.client-'));
  const part = all.find(isPart);
  if (!entry || !part) throw new Error(`The scripts of the classroom are missing in ${assets}.`);
  const atOnce = [...textOf(entry).matchAll(/\bimport[^;()]*?["']\.\/([\w.-]+\.js)["']/g)];
  const found = new Set([entry, ...atOnce.flatMap(([, name]) => name ?? [])]);
  const waiting = [part];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !all.includes(name)) continue;
    found.add(name);
    waiting.push(...namedIn(textOf(name)));
  }
  return [...found].sort().map((name) => name.replace(/\.js$/, ''));
}

/** Writes `learn/sw.js` and `learn/sw-off.js` into the folder of the built site. Throws when the site is not built. */
async function buildWorker(client: string): Promise<void> {
  const scripts = classroomScripts(path.join(client, 'assets'));
  const name = createHash('sha256').update(scripts.join(' ')).digest('hex').slice(0, 12);
  for (const [source, file] of [
    ['worker', 'sw'],
    ['worker-off', 'sw-off'],
  ] as const)
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { builtScripts: JSON.stringify(scripts.join(' ')), builtName: JSON.stringify(name) },
      build: {
        outDir: path.join(client, 'learn'),
        emptyOutDir: false,
        lib: {
          entry: path.join(browserFolder, `${source}.ts`),
          formats: ['iife'],
          name: 'worker',
          fileName: () => `${file}.js`,
        },
      },
    });
}

const [, , client] = process.argv;
if (client) await buildWorker(client);

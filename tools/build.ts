/**
 * Builds the site, its server and the staff console: build/site/client, build/site/server/main.js, build/site/client/staff. A stamp of
 * all sources shows a later start that nothing has changed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptWords } from '../src/platform/http/styles/style-page.ts';

const site = path.resolve('build/site');
const stampFile = path.join(site, 'stamp');

/** The server that `build` makes. */
export const builtServer = path.join(site, 'server/main.js');

/** Folders and files that go into the build. Tests, tools and documents do not. */
const sources = [
  'api',
  'app',
  'console/src',
  'content',
  'db',
  'documents',
  'domain',
  'flows',
  'gateways',
  'hooks',
  'mail',
  'public',
  'server',
  'src',
];
const configuration = [
  'console/index.html',
  'console/package-lock.json',
  'console/vite.config.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tools/build.ts',
  'tools/build-worker.ts',
  'tools/draw-social.ts',
];

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield path.join(entry.parentPath, entry.name);
  }
}

/**
 * A name for the state of all sources. By size and modification time, which takes a few milliseconds; a copy of the project with
 * other times only builds once more.
 */
export function stampOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  const files = [...configuration, ...sources.flatMap((folder) => [...filesBelow(folder)])].sort();
  for (const file of files) {
    const known = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file} ${known?.size ?? 'none'} ${known?.mtimeMs ?? ''}\n`);
  }
  return hash.digest('hex');
}

/** Whether the build is current. */
export const isBuilt = (): boolean =>
  existsSync(builtServer) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfSources();

function run(command: string, args: readonly string[], output: 'inherit' | 'ignore'): Promise<void> {
  return new Promise((resolve, reject) => {
    // A test runner's own NODE_ENV would build the console with React's slow checks.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(command, args, { env, stdio: ['ignore', output, 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  });
}

/**
 * The preview pictures for messengers go beside the site's files. Without them the academy's own picture is shown, so a machine that
 * cannot draw prints a warning and builds the site all the same.
 */
async function drawPictures(): Promise<void> {
  try {
    const { drawSocialPictures } = await import('./draw-social.ts');
    await drawSocialPictures(path.join(site, 'client'));
  } catch (error) {
    console.error('The pictures for social networks could not be drawn.', error);
  }
}

/**
 * Names that the browser's script may bring into a page, for the reduced styles (src/platform/http/styles): all words of the script
 * itself, and all words of the screens whose parts it loads into others (steps of the enrolment, search results).
 */

/** Screens whose parts appear inside other pages; their components are found by their imports. */
const stepScreens = [
  ...['cancel-booking', 'move-booking', 'order-booking'].map(
    (page) => `src/selling/bookings/pages/${page}.tsx`,
  ),
  ...['checkout', 'orders', 'order-management', 'transfers', 'refunds', 'instalments'].map(
    (feature) => `src/selling/${feature}/pages`,
  ),
  'src/selling/waitlists/pages/waitlist.tsx',
];
const resultScreens = ['src/catalogue/courses/pages'];
const taskScreens = ['quiz', 'quiz-result', 'assignment', 'submissions', 'peer-reviews'].map(
  (name) => `src/learning/classroom/pages/${name}.tsx`,
);

/** Every word that could be a class, an id or an element: too many cost a few bytes, too few break a page. */
const wordsIn = (text: string): string[] =>
  text.split(/[\s"'`{}<>=,;]+/).filter((word) => /^[!a-z@*[-][^\\]{0,80}$/i.test(word));

/** The script and its imports, now or later, by the names in its text. */
function* scriptTexts(folder: string, file: string, seen = new Set<string>()): Generator<string> {
  if (seen.has(file) || !existsSync(path.join(folder, file))) return;
  seen.add(file);
  const text = readFileSync(path.join(folder, file), 'utf8');
  yield text;
  for (const [, other] of text.matchAll(/["'`](?:\.\/|assets\/|\/assets\/)([\w.-]+\.js)["'`]/g))
    if (other) yield* scriptTexts(folder, other, seen);
}

/** Every screen file of a folder, or the one file itself. */
const filesOf = (place: string): string[] =>
  place.endsWith('.tsx')
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name));

/** The texts of screens and of every component they import, directly or not. */
function* screenTexts(places: readonly string[]): Generator<string> {
  const waiting = places.flatMap(filesOf);
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = readFileSync(file, 'utf8');
    yield text;
    for (const [, from] of text.matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      const other = path.join(path.dirname(file), from ?? '');
      if (!/^src\/(platform\/ui|\w+\/[\w-]+\/pages)\/|\.tsx$/.test(other) || seen.has(other)) continue;
      seen.add(other);
      waiting.push(other);
    }
  }
}

const unique = (texts: Iterable<string>): string[] => [...new Set([...texts].flatMap(wordsIn))].sort();

/** `assets` is the folder of the built browser files. Throws when the script is not there. */
function scriptWords(assets: string): ScriptWords {
  const entry = readdirSync(assets).find((name) => /^entry\.client-.*\.js$/.test(name));
  if (!entry) throw new Error(`The browser's script is missing in ${assets}.`);
  return {
    always: unique(scriptTexts(assets, entry)),
    steps: unique(screenTexts(stepScreens)),
    results: unique(screenTexts(resultScreens)),
    tasks: unique(screenTexts(taskScreens)),
  };
}

/** Builds everything anew. Throws when the build fails; no stamp is left then. */
export async function build({ quiet = false } = {}): Promise<void> {
  const stamp = stampOfSources();
  rmSync(stampFile, { force: true });
  await run('react-router', ['build'], quiet ? 'ignore' : 'inherit');
  // A process of its own: Vite sets NODE_ENV where it builds, and the server starts in this one.
  await run('node', ['tools/build-worker.ts', path.join(site, 'client')], 'inherit');
  await run('vite', ['build', 'console'], quiet ? 'ignore' : 'inherit');
  writeFileSync(
    path.join(site, 'script-words.json'),
    JSON.stringify(scriptWords(path.join(site, 'client/assets'))),
  );
  await drawPictures();
  writeFileSync(stampFile, stamp);
}

if (import.meta.main) await build();

/**
 * Names that the browser's script may bring into a page, for the reduced styles (src/platform/http/styles): all words of the script
 * itself, and all words of the screens whose parts it loads into others (steps of the enrolment, search results).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptWords } from '../src/platform/http/styles/style-page.ts';

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
const taskScreens = ['quiz', 'quiz-result', 'assignment', 'submissions'].map(
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
export function scriptWords(assets: string): ScriptWords {
  const entry = readdirSync(assets).find((name) => /^entry\.client-.*\.js$/.test(name));
  if (!entry) throw new Error(`The browser's script is missing in ${assets}.`);
  return {
    always: unique(scriptTexts(assets, entry)),
    steps: unique(screenTexts(stepScreens)),
    results: unique(screenTexts(resultScreens)),
    tasks: unique(screenTexts(taskScreens)),
  };
}

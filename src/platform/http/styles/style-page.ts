/** Cuts a page's inlined styles to what it uses, and names their hashes for the Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { parseStyles, type Rule } from './parse-styles.ts';
import { addNames, knownNames, namesIn, noNames, only, purgeRules } from './purge-styles.ts';
import type { Names } from './read-selector.ts';

/**
 * Words that scripts use (`always`), and words of the screens whose parts the script fetches into other pages: steps of
 * the enrolment into pages with dialogs, results into a page with a search, what is said of a task into its lesson. Made when
 * the site is built.
 */
export type ScriptWords = {
  always: readonly string[];
  steps: readonly string[];
  results: readonly string[];
  tasks: readonly string[];
};

export const noScriptWords: ScriptWords = { always: [], steps: [], results: [], tasks: [] };

export type StyledPage = { html: string; hashes: string[] };

type Cut = { css: string; hash: string };
type Sheet = {
  rules: Rule[];
  known: Names;
  extra: Record<keyof ScriptWords, Names>;
  cuts: Map<string, Cut>;
};

/** Pages of one screen use the same names, so a few dozen cuts serve every page. */
const mostCuts = 300;
const mostSheets = 8;

const style = /(<style[^>]*>)([\s\S]*?)<\/style>/g;
const hashOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

function readSheet(css: string, words: ScriptWords): Sheet {
  const rules = parseStyles(css);
  const known = knownNames(rules);
  const extra = (list: readonly string[]): Names =>
    only(known, { classes: new Set(list), ids: new Set(list), elements: new Set(list) });
  return {
    rules,
    known,
    extra: {
      always: extra(words.always),
      steps: extra(words.steps),
      results: extra(words.results),
      tasks: extra(words.tasks),
    },
    cuts: new Map(),
  };
}

function namesOf(bare: string, { known, extra }: Sheet): Names {
  const inPage = addNames(only(known, namesIn(bare)), extra.always);
  const fetched = (sign: RegExp, brought: Names): Names => (sign.test(bare) ? brought : noNames);
  return [
    fetched(/\sdata-dialog\b|\sdata-step="(?!(?:quiz|assignment)")/, extra.steps),
    fetched(/\sdata-step="(?:quiz|assignment)"/, extra.tasks),
    fetched(/\sdata-live-search\b/, extra.results),
  ].reduce(addNames, inPage);
}

function cut(bare: string, sheet: Sheet): Cut {
  const names = namesOf(bare, sheet);
  const key = [names.classes, names.ids, names.elements].map((set) => [...set].sort().join(' ')).join('|');
  const known = sheet.cuts.get(key);
  if (known) return known;
  const css = purgeRules(sheet.rules, names);
  const made = { css, hash: hashOf(css) };
  const [oldest] = sheet.cuts.keys();
  if (sheet.cuts.size >= mostCuts && oldest !== undefined) sheet.cuts.delete(oldest);
  sheet.cuts.set(key, made);
  return made;
}

/** `words` is null in development, where styles come and go by the minute: then nothing is cut. */
export function makeStyler(words: ScriptWords | null): (html: string) => StyledPage {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (css: string, of: ScriptWords): Sheet => {
    const sheet = sheets.get(css) ?? readSheet(css, of);
    // The site has one stylesheet; others are a letter's.
    if (sheets.size < mostSheets) sheets.set(css, sheet);
    return sheet;
  };
  return (html) => {
    const bare = words === null ? '' : html.replace(style, '');
    const hashes: string[] = [];
    const styled = html.replace(style, (whole, open: string, css: string) => {
      if (words === null) {
        hashes.push(hashOf(css));
        return whole;
      }
      const made = cut(bare, sheetOf(css, words));
      hashes.push(made.hash);
      return `${open}${made.css}</style>`;
    });
    return { html: styled, hashes };
  };
}

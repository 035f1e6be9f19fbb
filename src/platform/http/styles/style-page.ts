/** Reduces a page's inline styles to what it uses, and computes their hashes for the Content-Security-Policy. */
import { createHash } from 'node:crypto';

/** The index after the string, comment or escape that begins at `at`; `at` itself when none does. */
function skipOpaque(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 2;
  if (sign === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end === -1 ? css.length : end + 2;
  }
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** The index of the first of `signs` outside strings, comments, escapes and brackets, from `at` on; or the end of the text. */
function findOutside(css: string, at: number, signs: string): number {
  let depth = 0;
  let index = at;
  while (index < css.length) {
    const behind = skipOpaque(css, index);
    if (behind > index) {
      index = behind;
      continue;
    }
    const sign = css[index] ?? '';
    if (depth === 0 && signs.includes(sign)) return index;
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    index += 1;
  }
  return css.length;
}

/** The parts of a text between commas (or another character), outside strings and brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = findOutside(text, at, sign);
    parts.push(text.slice(at, end).trim());
    at = end + 1;
  }
  return parts;
}

/** The names that one selector of a list needs, and of each group ('is', 'where', 'has') one alternative. */
type Alternative = { classes: string[]; ids: string[]; elements: string[]; groups: Alternative[][] };

/** The class names, ids and elements of a page and its scripts. */
type Names = { classes: ReadonlySet<string>; ids: ReadonlySet<string>; elements: ReadonlySet<string> };

const name = /(?:[\w-]|\P{ASCII}|\\[0-9a-fA-F]{1,6}\s?|\\[^0-9a-fA-F\n])+/uy;

const unescape = (escaped: string): string =>
  escaped.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|([\s\S]))/g, (_, hex?: string, sign?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) || 0xfffd) : (sign ?? ''),
  );

function nameAt(text: string, at: number): string {
  name.lastIndex = at;
  return name.exec(text)?.[0] ?? '';
}

/** Parses one selector (without commas outside brackets). What it does not understand counts as matching. */
function readSelector(selector: string): Alternative {
  const found: Alternative = { classes: [], ids: [], elements: [], groups: [] };
  let at = 0;
  while (at < selector.length) at = readPart(selector, at, found);
  return found;
}

/** Parses what begins at `at` and returns the index after it. */
function readPart(selector: string, at: number, found: Alternative): number {
  const sign = selector[at] ?? '';
  if (sign === '.' || sign === '#') {
    const written = nameAt(selector, at + 1);
    if (written !== '') (sign === '.' ? found.classes : found.ids).push(unescape(written));
    return at + 1 + written.length;
  }
  if (sign === '[') return findOutside(selector, at + 1, ']') + 1;
  if (sign === ':') return readPseudo(selector, at, found);
  const written = nameAt(selector, at);
  // A percentage or a number is no element: keyframes do not get here today, but '50%' might one day.
  if (written !== '' && /^[a-zA-Z]/.test(written)) found.elements.push(unescape(written).toLowerCase());
  return at + Math.max(1, written.length);
}

function readPseudo(selector: string, at: number, found: Alternative): number {
  const start = selector[at + 1] === ':' ? at + 2 : at + 1;
  const written = nameAt(selector, start);
  const open = start + written.length;
  if (selector[open] !== '(') return Math.max(open, at + 1);
  const close = findOutside(selector, open + 1, ')');
  if (['is', 'where', 'has', '-webkit-any', 'host', 'slotted'].includes(written)) {
    found.groups.push(splitOutside(selector.slice(open + 1, close), ',').map(readSelector));
  }
  return close + 1;
}

/** Whether the selector could match something in a page of these names. */
function canMatch({ classes, ids, elements, groups }: Alternative, names: Names): boolean {
  return (
    classes.every((one) => names.classes.has(one)) &&
    ids.every((one) => names.ids.has(one)) &&
    elements.every((one) => names.elements.has(one)) &&
    groups.every((alternatives) => alternatives.some((one) => canMatch(one, names)))
  );
}

/** A rule of a minified stylesheet. Comments, strings, escapes and nested blocks are parsed, declarations are not. */
type Rule =
  /** '@layer theme, base;' and the like: always kept. */
  | { kind: 'statement'; text: string }
  /** A style rule; kept when one of its selectors can match. */
  | { kind: 'style'; selector: string; alternatives: Alternative[]; body: string }
  /** '@media …', '@layer …', '@supports …': kept while something inside is. */
  | { kind: 'group'; prelude: string; rules: Rule[] }
  /** '@font-face', '@keyframes …', '@property …'. */
  | { kind: 'block'; prelude: string; body: string };

const groups = /^@(media|layer|supports|container|scope|starting-style)\b/;

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  let index = open;
  while (index < css.length) {
    const behind = skipOpaque(css, index);
    if (behind > index) {
      index = behind;
      continue;
    }
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
    index += 1;
  }
  return css.length;
}

function ruleOf(prelude: string, body: string): Rule {
  if (groups.test(prelude)) return { kind: 'group', prelude, rules: parseStyles(body) };
  if (prelude.startsWith('@')) return { kind: 'block', prelude, body };
  return {
    kind: 'style',
    selector: prelude,
    alternatives: splitOutside(prelude, ',').map(readSelector),
    body,
  };
}

/** The rules of a stylesheet in their order. Unbalanced input ends with whatever was understood; never throws. */
export function parseStyles(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const stop = findOutside(css, at, '{;}');
    const prelude = css
      .slice(at, stop)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    if (css[stop] === '{') {
      const end = endOfBlock(css, stop);
      rules.push(ruleOf(prelude, css.slice(stop + 1, end)));
      at = end + 1;
    } else {
      if (prelude !== '') rules.push({ kind: 'statement', text: `${prelude};` });
      at = stop + 1;
    }
  }
  return rules;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity);

type Kind = keyof Names;
const kinds: readonly Kind[] = ['classes', 'ids', 'elements'];

const noNames: Names = { classes: new Set(), ids: new Set(), elements: new Set() };

const each = (make: (kind: Kind) => ReadonlySet<string>): Names => ({
  classes: make('classes'),
  ids: make('ids'),
  elements: make('elements'),
});

const addNames = (a: Names, b: Names): Names => each((kind) => a[kind].union(b[kind]));

/** Those of `names` that are also in `known`: the others match no rule. */
const only = (known: Names, names: Names): Names => each((kind) => names[kind].intersection(known[kind]));

/** All names in the selectors of a stylesheet. */
function knownNames(rules: readonly Rule[]): Names {
  const known = { classes: new Set<string>(), ids: new Set<string>(), elements: new Set<string>() };
  const visit = (alternatives: readonly Alternative[]): void => {
    for (const one of alternatives) {
      for (const kind of kinds) for (const name of one[kind]) known[kind].add(name);
      for (const group of one.groups) visit(group);
    }
  };
  const collect = (list: readonly Rule[]): void => {
    for (const rule of list) {
      if (rule.kind === 'group') collect(rule.rules);
      if (rule.kind === 'style') visit(rule.alternatives);
    }
  };
  collect(rules);
  return known;
}

const isOfName = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 45 ||
  code === 95;

function elementsIn(html: string): Set<string> {
  const elements = new Set<string>();
  for (let at = html.indexOf('<') + 1; at > 0; at = html.indexOf('<', at) + 1) {
    let end = at;
    while (isOfName(html.charCodeAt(end))) end += 1;
    if (end > at) elements.add(html.slice(at, end).toLowerCase());
  }
  return elements;
}

function valuesOf(html: string, attribute: string): Set<string> {
  const values = new Set<string>();
  const sign = `${attribute}="`;
  for (let at = html.indexOf(sign); at !== -1; at = html.indexOf(sign, at + 1)) {
    const begin = at + sign.length;
    // A space or a line's end: not a part of another attribute's name.
    if (html.charCodeAt(at - 1) <= 32) values.add(html.slice(begin, html.indexOf('"', begin)));
  }
  return values;
}

/** The names in a page's markup, which is read at each answer: without an object for each of its thousands of names. */
export function namesIn(html: string): Names {
  const classes = new Set<string>();
  for (const list of valuesOf(html, 'class'))
    for (const one of decode(list).split(/\s+/)) if (one !== '') classes.add(one);
  const ids = new Set([...valuesOf(html, 'id')].filter((id) => id !== '').map(decode));
  return { classes, ids, elements: elementsIn(html) };
}

function kept(rules: readonly Rule[], names: Names): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'group') {
      const inside = kept(rule.rules, names);
      return inside.length > 0 ? [{ ...rule, rules: inside }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    return rule.alternatives.some((one) => canMatch(one, names)) ? [rule] : [];
  });
}

function write(rules: readonly Rule[], keep: (rule: Rule) => string): string {
  return rules
    .map((rule) => {
      if (rule.kind !== 'group') return keep(rule);
      const inside = write(rule.rules, keep);
      return inside === '' ? '' : `${rule.prelude}{${inside}}`;
    })
    .join('');
}

const plain = (rule: Rule): string => {
  if (rule.kind === 'statement') return rule.text;
  if (rule.kind === 'style') return `${rule.selector}{${rule.body}}`;
  return rule.kind === 'block' ? `${rule.prelude}{${rule.body}}` : '';
};

/** Custom properties that `text` mentions anywhere, declared or used. */
const propertiesIn = (text: string): Set<string> => new Set(text.match(/--[\w-]+/g));

/** A rule that only sets initial values of custom properties: ':root', or Tailwind's list for '*'. */
const onlyProperties = (rule: Rule): boolean =>
  rule.kind === 'style' &&
  rule.body !== '' &&
  splitOutside(rule.body, ';').every((one) => one.trim() === '' || /^\s*--[\w-]+\s*:/.test(one));

/** Follows custom properties that are used by used ones, until nothing new is found. */
function usedProperties(rules: readonly Rule[]): Set<string> {
  const declarations = new Map<string, string>();
  const other = write(rules, (rule) => {
    if (rule.kind === 'block' && rule.prelude.startsWith('@property')) return '';
    if (!onlyProperties(rule) || rule.kind !== 'style') return plain(rule);
    for (const one of splitOutside(rule.body, ';')) {
      const [property = '', ...value] = one.split(':');
      declarations.set(property.trim(), `${declarations.get(property.trim()) ?? ''} ${value.join(':')}`);
    }
    return '';
  });
  const used = propertiesIn(other);
  for (const property of used)
    for (const next of propertiesIn(declarations.get(property) ?? '')) used.add(next);
  return used;
}

function finalText(rules: readonly Rule[]): string {
  const used = usedProperties(rules);
  const styles = write(rules, (rule) => (rule.kind === 'style' ? rule.body : ''));
  return write(rules, (rule) => {
    if (rule.kind === 'style' && onlyProperties(rule)) {
      const body = splitOutside(rule.body, ';')
        .filter((one) => used.has((one.split(':')[0] ?? '').trim()))
        .join(';');
      return body === '' ? '' : `${rule.selector}{${body}}`;
    }
    if (rule.kind !== 'block') return plain(rule);
    const [at = '', subject = ''] = rule.prelude.split(/\s+/);
    if (at === '@property') return used.has(subject) ? plain(rule) : '';
    if (/^@(-webkit-)?keyframes$/.test(at))
      return styles.includes(subject) || [...used].some((one) => one.endsWith(subject)) ? plain(rule) : '';
    return plain(rule);
  });
}

/** The text of the rules that can match in a page of these names. A rule stays for names that the page or its scripts use; states, attributes and pseudo-elements do not matter. */
export const purgeRules = (rules: readonly Rule[], names: Names): string => finalText(kept(rules, names));

/**
 * Names that scripts use (`always`), and names of parts that the script loads into other pages: enrolment steps into pages with
 * dialogs, results into a page with a search, the state of a task into its lesson. Made by the build.
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

/** Pages of one kind use the same names, so a few dozen results serve every page. */
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
      steps: extra(words.steps.filter((word) => !word.startsWith('beside:'))),
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

/** `words` is null in development, where styles change by the minute: then nothing is removed. */
export function makeStyler(words: ScriptWords | null): (html: string) => StyledPage {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (css: string, of: ScriptWords): Sheet => {
    const sheet = sheets.get(css) ?? readSheet(css, of);
    // The site has one stylesheet, and another after its colours were changed; others are in e-mails.
    const [oldest] = sheets.keys();
    if (sheets.size >= mostSheets && !sheets.has(css) && oldest !== undefined) sheets.delete(oldest);
    sheets.set(css, sheet);
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

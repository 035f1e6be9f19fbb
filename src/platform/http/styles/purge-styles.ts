/**
 * Cuts the site's one stylesheet down to the rules a page can use. A rule stays when its names occur in the page, or in
 * what scripts may bring into it. States (:hover), attributes ([open]) and pseudo-elements never decide.
 */
import type { Rule } from './parse-styles.ts';
import { canMatch, type Alternative, type Names } from './read-selector.ts';
import { splitOutside } from './scan-styles.ts';

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

export const noNames: Names = { classes: new Set(), ids: new Set(), elements: new Set() };

const each = (make: (kind: Kind) => ReadonlySet<string>): Names => ({
  classes: make('classes'),
  ids: make('ids'),
  elements: make('elements'),
});

export const addNames = (a: Names, b: Names): Names => each((kind) => a[kind].union(b[kind]));

/** What of `names` is also in `known`: the rest could never decide about a rule. */
export const only = (known: Names, names: Names): Names =>
  each((kind) => names[kind].intersection(known[kind]));

/** All names that the selectors of a stylesheet speak of. */
export function knownNames(rules: readonly Rule[]): Names {
  const known = { classes: new Set<string>(), ids: new Set<string>(), elements: new Set<string>() };
  const visit = (alternatives: readonly Alternative[]): void => {
    for (const one of alternatives) {
      for (const kind of kinds) for (const name of one[kind]) known[kind].add(name);
      for (const group of one.groups) visit(group);
    }
  };
  const walk = (list: readonly Rule[]): void => {
    for (const rule of list) {
      if (rule.kind === 'group') walk(rule.rules);
      if (rule.kind === 'style') visit(rule.alternatives);
    }
  };
  walk(rules);
  return known;
}

/** The names in a page's markup. */
export function namesIn(html: string): Names {
  const classes = new Set<string>();
  const ids = new Set<string>();
  const elements = new Set<string>();
  for (const [, element] of html.matchAll(/<([a-zA-Z][\w-]*)/g))
    if (element) elements.add(element.toLowerCase());
  const lists = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, value]) => value ?? ''));
  for (const list of lists) for (const one of decode(list).split(/\s+/)) if (one !== '') classes.add(one);
  for (const [, id] of html.matchAll(/\sid="([^"]*)"/g)) if (id) ids.add(decode(id));
  return { classes, ids, elements };
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

/** A rule that only gives custom properties their first values: ':root', or Tailwind's list for '*'. */
const onlyProperties = (rule: Rule): boolean =>
  rule.kind === 'style' &&
  rule.body !== '' &&
  splitOutside(rule.body, ';').every((one) => one.trim() === '' || /^\s*--[\w-]+\s*:/.test(one));

/** Follows properties that are used by used properties, until nothing new is found. */
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

/** The text of the rules that can match in a page of these names. */
export const purgeRules = (rules: readonly Rule[], names: Names): string => finalText(kept(rules, names));

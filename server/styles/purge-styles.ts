/**
 * Cuts the site's one stylesheet down to the rules a page can use. A rule stays when its names occur in the page, or in
 * what scripts may bring into it (`also`). States (:hover), attributes ([open]) and pseudo-elements never decide.
 */
import { parseStyles, type Rule } from './parse-styles.ts';
import { canMatch, type Names } from './read-selector.ts';
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

/** The names in a page's markup; `also` are words that count as any of the three. */
export function namesIn(html: string, also: Iterable<string> = []): Names {
  const classes = new Set(also);
  const ids = new Set(also);
  const elements = new Set(also);
  for (const [, element] of html.matchAll(/<([a-zA-Z][\w-]*)/g))
    if (element) elements.add(element.toLowerCase());
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const one of decode(value ?? '').split(/\s+/)) if (one !== '') classes.add(one);
  }
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

let last: { css: string; rules: Rule[] } | null = null;

/** The stylesheet without the rules that cannot match. The sheet is read once; pages follow one another with the same. */
export function purgeStyles(css: string, names: Names): string {
  if (last?.css !== css) last = { css, rules: parseStyles(css) };
  return finalText(kept(last.rules, names));
}

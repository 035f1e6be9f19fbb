/** What a selector needs to find in a page: names of classes, ids and elements. States and attributes may change; names not. */
import { findOutside, splitOutside } from './scan-styles.ts';

/** One selector of a list. All of its names must be there, and of each group ('is', 'where', 'has') one alternative. */
export type Alternative = { classes: string[]; ids: string[]; elements: string[]; groups: Alternative[][] };

/** The names that a page (and the scripts on it) knows. */
export type Names = { classes: ReadonlySet<string>; ids: ReadonlySet<string>; elements: ReadonlySet<string> };

const name = /(?:[\w-]|\P{ASCII}|\\[0-9a-fA-F]{1,6}\s?|\\[^0-9a-fA-F\n])+/uy;

const unescape = (escaped: string): string =>
  escaped.replace(/\\(?:([0-9a-fA-F]{1,6})\s?|([\s\S]))/g, (_, hex?: string, sign?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16) || 0xfffd) : (sign ?? ''),
  );

function nameAt(text: string, at: number): string {
  name.lastIndex = at;
  return name.exec(text)?.[0] ?? '';
}

/** Reads one selector (without commas outside brackets). What it does not understand is taken as matching. */
export function readSelector(selector: string): Alternative {
  const found: Alternative = { classes: [], ids: [], elements: [], groups: [] };
  let at = 0;
  while (at < selector.length) at = readPart(selector, at, found);
  return found;
}

/** Reads what begins at `at` and returns the index behind it. */
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
  // A percentage or a number is no element: keyframes never come here, but '50%' might in time.
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
export function canMatch({ classes, ids, elements, groups }: Alternative, names: Names): boolean {
  return (
    classes.every((one) => names.classes.has(one)) &&
    ids.every((one) => names.ids.has(one)) &&
    elements.every((one) => names.elements.has(one)) &&
    groups.every((alternatives) => alternatives.some((one) => canMatch(one, names)))
  );
}

/**
 * Reads one minified stylesheet into rules, just far enough to leave some of them out: comments, strings, escapes and
 * nested blocks are understood, declarations are not.
 */
import { readSelector, type Alternative } from './read-selector.ts';
import { findOutside, skipOpaque, splitOutside } from './scan-styles.ts';

export type Rule =
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

/** The rules of a stylesheet in their order. Unbalanced input ends in whatever was understood; it never throws. */
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

/** Finds signs in CSS that stand for themselves: outside strings, comments, escapes and brackets. */

/** The index just behind the string, comment or escape that begins at `at`; `at` itself when none does. */
export function skipOpaque(css: string, at: number): number {
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

/** The index of the first of `signs` outside strings and brackets, from `at` on; the end of the text when there is none. */
export function findOutside(css: string, at: number, signs: string): number {
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

/** The parts of a text between commas (or another sign) that stand outside strings and brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= text.length;) {
    const end = findOutside(text, at, sign);
    parts.push(text.slice(at, end).trim());
    at = end + 1;
  }
  return parts;
}

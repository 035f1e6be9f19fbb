/**
 * A page holds only the styles it uses, so what is taken from another page brings along the rules that this one lacks. Both are
 * parts of one stylesheet in its order: each missing rule is put where it stands there, which changes nothing that is shown.
 */
const known = new Set<string>();

type Rules = CSSStyleSheet | CSSGroupingRule;

/** What a rule is found by: its selector, or the layer or condition of a group; anything else by all it says. */
function nameOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
  return `${rule.constructor.name} ${'name' in rule ? String(rule.name) : ''} ${'conditionText' in rule ? String(rule.conditionText) : ''}`;
}

/** Several groups have one condition: the same one also shares a rule. */
const isSame = (one: CSSRule, other: CSSRule): boolean =>
  nameOf(one) === nameOf(other) &&
  (!(one instanceof CSSGroupingRule && other instanceof CSSGroupingRule) ||
    [...one.cssRules].some((mine) => [...other.cssRules].some((theirs) => isSame(mine, theirs))));

/** Where the same rule stands from `at` on; behind the last one where it is missing. */
function indexOf({ cssRules }: Rules, rule: CSSRule, at: number): number {
  for (let index = at; index < cssRules.length; index += 1) {
    const one = cssRules[index];
    if (one && isSame(one, rule)) return index;
  }
  return cssRules.length;
}

const isNamed = (name: string): boolean => name.startsWith('--');

function merge(into: Rules, from: Rules): void {
  let at = 0;
  for (const rule of from.cssRules) {
    const found = indexOf(into, rule, at);
    const own = into.cssRules[found];
    if (own === undefined) into.insertRule(rule.cssText, at++);
    else {
      at = found + 1;
      if (own instanceof CSSGroupingRule && rule instanceof CSSGroupingRule) merge(own, rule);
      // Of the lists of custom properties each page has only those it uses.
      if (own instanceof CSSStyleRule && rule instanceof CSSStyleRule)
        for (const name of [...rule.style].filter(isNamed))
          own.style.setProperty(name, rule.style.getPropertyValue(name));
    }
  }
}

/** Where a browser cannot, the page keeps what the build foresaw (tools/script-words.ts). */
export function bringStyles(css: string): void {
  const own = document.querySelector('style')?.sheet;
  if (!own || css === '' || known.has(css)) return;
  known.add(css);
  try {
    const brought = new CSSStyleSheet();
    brought.replaceSync(css);
    merge(own, brought);
  } catch {
    // An old browser: nothing is lost that was shown before.
  }
}

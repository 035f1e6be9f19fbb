/** About three times the longest article, in characters. */
const longest = 24_000;
/** Signs of emphasis are paired with each other: their number counts squared. */
const mostStars = 2_500;
/** Quotes and lists that begin within one line of each other; the parser's work grows with their cube. */
const nestedLine = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){9}/m;

/**
 * Whether the parser reads a text quickly. It is exact rather than quick: some texts of a few pages, which nobody writes
 * in earnest, would keep the server busy for minutes.
 */
export function isTame(text: string): boolean {
  if (text.length > longest || nestedLine.test(text)) return false;
  return (text.match(/[*_]/g)?.length ?? 0) <= mostStars;
}

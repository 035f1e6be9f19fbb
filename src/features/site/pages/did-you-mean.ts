import type { NavigationLink } from '../navigation.ts';

/** How many letters must be added, dropped, changed or swapped with their neighbour to make one word of another. */
export function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j += 1) rows[0]?.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change);
      rows[i]?.push(swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best);
    }
  }
  return at(a.length, b.length);
}

/** Longer words can only be somebody's attempt to break something. */
const longest = 40;

const words = (path: string): string[] => path.split('/').filter((part) => part !== '' && part !== 'ar');

/**
 * The page that a mistyped address most likely means: the first part of the address is one or two letters away from the
 * page's own. Null when none is that close.
 */
export function didYouMean<Page extends Pick<NavigationLink, 'href'>>(
  pathname: string,
  pages: readonly Page[],
): Page | null {
  const [typed = ''] = words(pathname.toLowerCase());
  if (typed.length < 3 || typed.length > longest) return null;
  const near = pages
    .map((page) => ({ page, away: distance(typed, words(page.href)[0] ?? '') }))
    .filter(({ away }) => away <= (typed.length < 6 ? 1 : 2))
    .sort((a, b) => a.away - b.away);
  return near[0]?.page ?? null;
}

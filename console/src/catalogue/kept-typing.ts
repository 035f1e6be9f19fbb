/** What was typed and not saved yet outlives a reload, a lost connection and a session that ended: it stays in this tab. */
import type { Loose } from './draft.ts';

export type KeptTyping = { basedOn: string | null; base: Loose; record: Loose };

const keyOf = (kind: string, slug: string): string => `derb-office-typing:${kind}/${slug}`;

export function keepTyping(kind: string, slug: string, typing: KeptTyping | null): void {
  try {
    if (typing === null) sessionStorage.removeItem(keyOf(kind, slug));
    else sessionStorage.setItem(keyOf(kind, slug), JSON.stringify(typing));
  } catch {
    // Forbidden or full: it holds until the page is left.
  }
}

export function keptTyping(kind: string, slug: string): KeptTyping | null {
  try {
    const kept = sessionStorage.getItem(keyOf(kind, slug));
    return kept === null ? null : (JSON.parse(kept) as KeptTyping);
  } catch {
    return null;
  }
}

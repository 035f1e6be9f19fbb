/** What was begun about one of a queue, and not sent: another one, a reload or a lost connection loses none of it. */
type Kind = 'refusal' | 'mark' | 'answer';

const keyOf = (kind: Kind, id: string): string => `derb-office-${kind}:${id}`;

export function halfTyped(kind: Kind, id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(kind, id));
  } catch {
    return null;
  }
}

/** Null: sent, or given up. It stays in this tab. */
export function keepHalfTyped(kind: Kind, id: string, typed: string | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(keyOf(kind, id));
    else sessionStorage.setItem(keyOf(kind, id), typed);
  } catch {
    // Forbidden or full: it holds until she moves on.
  }
}

/** Reasons of refusals that were begun, by the number of the order: another claim, a reload or a lost connection loses none of them. */
const keyOf = (number: string): string => `derb-office-refusal:${number}`;

export function halfTyped(number: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(number));
  } catch {
    return null;
  }
}

/** Null: sent, or given up. It stays in this tab. */
export function keepHalfTyped(number: string, reason: string | null): void {
  try {
    if (reason === null) sessionStorage.removeItem(keyOf(number));
    else sessionStorage.setItem(keyOf(number), reason);
  } catch {
    // Forbidden or full: it holds until she moves on.
  }
}

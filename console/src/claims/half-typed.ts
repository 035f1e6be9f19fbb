/** Reasons of refusals that were begun, by the number of the order: moving on to another claim loses none of them. */
const reasons = new Map<string, string>();

export const halfTyped = (number: string): string | null => reasons.get(number) ?? null;

/** Null: sent, or given up. Nothing outlives the visit. */
export function keepHalfTyped(number: string, reason: string | null): void {
  if (reason === null) reasons.delete(number);
  else reasons.set(number, reason);
}

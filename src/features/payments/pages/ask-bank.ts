/** A page asks the bank what became of a payment, and waits for it no longer than a person would. */
import type { ForScreens } from '../../site/academy-context.ts';

const patienceMs = 5_000;

/** Resolves after the answer was applied, or after five seconds; what comes later is applied all the same. */
export async function askBank(academy: ForScreens['academy'], token: string): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  // A question that fails leaves the order as it stands, which is what the page then shows.
  const answered = academy.askGateway({ token }).catch(() => undefined);
  await Promise.race([answered, over]);
  clearTimeout(timer);
}

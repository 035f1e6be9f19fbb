/** What was refused, in the words of the office; `first` tells of the colleague who was first, where one is named. */
import { Refused } from '../wire.ts';
import type { ConsoleWords } from '../words/words.ts';

export function whyRefused(
  failure: unknown,
  { failures }: ConsoleWords['office'],
  first: (by: string) => string,
): string {
  // Only bugs throw anything else.
  if (!(failure instanceof Refused)) throw failure;
  const { code, detail } = failure.failure;
  const by = detail?.['by'];
  return typeof by === 'string' ? first(by) : failures[code];
}

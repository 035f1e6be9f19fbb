/** `expect(await act()).toBeRefused('too-late')`: exactly `{ ok: false, reason: 'too-late' }`, and the reason is one of the action's own. */
import { expect } from 'vitest';

type ReasonOf<T> = T extends { ok: false; reason: infer Reason } ? Reason : never;

declare module 'vitest' {
  interface Matchers<T> {
    toBeRefused(reason: ReasonOf<T>): void;
  }
}

expect.extend({
  toBeRefused(received: unknown, reason: unknown) {
    const expected = { ok: false, reason };
    return {
      pass: this.equals(received, expected),
      message: () => `it was ${this.isNot ? '' : 'not '}refused so`,
      actual: received,
      expected,
    };
  },
});

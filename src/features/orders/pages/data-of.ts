/** What a loader or action hands to its page: responses taken out, `data(…)` unwrapped. */
type Unwrapped<T> = T extends Response
  ? never
  : T extends { type: string; data: infer D; init: ResponseInit | null }
    ? D
    : T;

export type DataOf<F extends (...args: never[]) => unknown> = Unwrapped<Awaited<ReturnType<F>>>;

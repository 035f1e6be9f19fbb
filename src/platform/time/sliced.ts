/** A long computation that pauses at each `yield`, so that other work can run in between. */

export type Sliced<T> = Generator<void, T, void>;

/** Runs it without a pause, for short ones. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const sliceMs = 10;

/** `others` lets other work run; called when a slice has lasted long enough. The result is that of `atOnce`. */
export async function inSlices<T>(
  work: Sliced<T>,
  others: () => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<T> {
  let begun = now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (now() - begun < sliceMs) continue;
    await others();
    begun = now();
  }
}

/** Maps all items, with a pause after every `piece` of them. */
export function* mapped<A, B>(all: readonly A[], each: (one: A) => B, piece = 100): Sliced<B[]> {
  const made: B[] = [];
  for (const [at, one] of all.entries()) {
    if (at % piece === piece - 1) yield;
    made.push(each(one));
  }
  return made;
}

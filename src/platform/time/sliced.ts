/** Long reckoning that pauses again and again, so that others have their turn: each `yield` is a place where it may. */

export type Sliced<T> = Generator<void, T, void>;

/** Without a pause, for what is short. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const sliceMs = 10;

/** `others` lets others have their turn; asked when a slice has lasted long enough. The result is that of `atOnce`. */
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

/** What `each` makes of every one, with a pause after every so many. */
export function* mapped<A, B>(all: readonly A[], each: (one: A) => B, piece = 100): Sliced<B[]> {
  const made: B[] = [];
  for (const [at, one] of all.entries()) {
    if (at % piece === piece - 1) yield;
    made.push(each(one));
  }
  return made;
}

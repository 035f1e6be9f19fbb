export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Ten at a time, so that on a slow machine none of them waits for a lock, or for a connection, longer than a statement may.
 * The answers are in the order of the actions.
 */
export async function atOnce<T>(actions: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  const left = actions.entries();
  const hand = async () => {
    for (const [index, action] of left) done[index] = await action();
  };
  await Promise.all(Array.from({ length: 10 }, hand));
  return done;
}

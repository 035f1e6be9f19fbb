/** Binds services to their context once, generically: no file exists to repeat a signature. */

/** Of a service's module those functions that take what is given first, without it. */
export type Bound<Given, Module> = {
  [
    Name in keyof Module as Module[Name] extends (given: Given, ...rest: infer _Rest) => unknown
      ? Name
      : never
  ]: Module[Name] extends (given: Given, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/**
 * `bindService(context, lessons)` of `import * as lessons`, or `bindService(context, { placeOrder, order: readOrder })`. What
 * is read from a store as it stands is given the database in the same way: `bindService(db, { jobs: readJobs })`.
 */
export function bindService<Given, Module extends object>(
  given: Given,
  module: Module,
): Bound<Given, Module> {
  const bound = Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? [[name, value.bind(null, given) as unknown] as const] : [],
  );
  return Object.fromEntries(bound) as Bound<Given, Module>;
}

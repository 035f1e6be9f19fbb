/** Binds services to their context once, generically: no file exists to repeat a signature. */
import type { Context } from './context.ts';

/** Of a service's module those functions that take the context first, without it. */
export type Bound<Given, Module> = {
  [
    Name in keyof Module as Module[Name] extends (context: Given, ...rest: infer _Rest) => unknown
      ? Name
      : never
  ]: Module[Name] extends (context: Given, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/** `bindService(context, lessons)` of `import * as lessons`, or `bindService(context, { placeOrder, order: readOrder })`. */
export function bindService<Given extends Context, Module extends object>(
  context: Given,
  module: Module,
): Bound<Given, Module> {
  const bound = Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? [[name, value.bind(null, context) as unknown] as const] : [],
  );
  return Object.fromEntries(bound) as Bound<Given, Module>;
}

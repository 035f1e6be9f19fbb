/** Binds services to their context once, generically: no file exists to repeat a signature. */
import type { Context } from './context.ts';

/** Of a service's module those functions that take the context first, without it. */
export type Bound<Module> = {
  [
    Name in keyof Module as Module[Name] extends (context: Context, ...rest: infer _Rest) => unknown
      ? Name
      : never
  ]: Module[Name] extends (context: Context, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never;
};

/** `bindService(context, await import('./lessons.service.ts'))`, or of `import * as lessons`. */
export function bindService<Module extends object>(context: Context, module: Module): Bound<Module> {
  const bound = Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'function' ? [[name, value.bind(null, context) as unknown] as const] : [],
  );
  return Object.fromEntries(bound) as Bound<Module>;
}

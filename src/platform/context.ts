/** What every service is handed: the database, the clock and the outside world by contract. Bound once, when the server starts. */
import type { FileKeeper, FileStore } from './files/file-store.ts';
import type { Database } from './db/database.ts';
import type { PictureProblem } from '../features/community/post-view.ts';
import type { Signer } from '../features/applications/signed-token.ts';

/** Binds services to their context once, generically: no file exists to repeat a signature. */

/** Of a service's module those functions that take what is given first, without it. */
type Bound<Given, Module> = {
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

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

/** Programs of the system, as they are called or where they lie: 'ffmpeg', '/usr/bin/ffprobe'. */
export type Programs = { ffmpeg: string; ffprobe: string };

export type Context = {
  database: Database;
  /** The present instant. */
  clock: () => Date;
  /** Cryptographically strong random bytes. */
  randomBytes: (length: number) => Uint8Array;
  uuid: () => string;
  log: Log;
  /** Where people reach the site, without a trailing slash: 'https://derb.example'. */
  publicOrigin: string;
  /** Signs links and marks with the academy's secret. */
  signer: Signer;
  /** Files of the classroom: on disk or in the S3-compatible store, as the settings say. */
  files: FileStore & FileKeeper;
  /** A photo turned upright, made smaller and written anew as WebP, without anything that a camera wrote into it. */
  preparePhoto: (
    bytes: Uint8Array,
  ) => Promise<{ ok: true; bytes: Uint8Array } | { ok: false; problem: PictureProblem }>;
  /** A folder of this machine for what is still on its way: uploads in parts, sizes being made. */
  workFolder: string;
  /** Where the fonts of PDFs lie. */
  fontsFolder: string;
  /** What makes sizes of films; they need not be there. */
  programs: Programs;
};

/** What every service gets: the database, the clock and interfaces to the outside world. Bound once, at the server's start. */
import type { Messaging } from '../gateways/messaging/messaging.ts';
import type { Pushing } from '../gateways/push/push.ts';
import type { FileKeeper, FileStore } from './files/file-store.ts';
import type { Database } from './db/database.ts';
import type { PictureProblem } from '../community/community/post-view.ts';
import type { Signer } from './signed-token.ts';

/** The functions of a module that take `Given` first, without that parameter. */
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
 * `bindService(context, lessons)` of `import * as lessons`, or `bindService(context, { placeOrder, order: readOrder })`. Questions
 * that take a handle are bound to the database in the same way: `bindService(db, { jobs: readJobs })`. Generic, so that no file has to
 * repeat the services' signatures.
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

/** Commands of the system, by name or path: 'ffmpeg', '/usr/bin/ffprobe'. */
export type Programs = { ffmpeg: string; ffprobe: string };

export type Context = {
  /** WhatsApp; left out, or null, where it is not set up. */
  messaging?: Messaging | null;
  /** To browsers; left out where no server starts. */
  pushing?: Pushing;
  database: Database;
  /** The present instant. */
  clock: () => Date;
  /** Cryptographically strong random bytes. */
  randomBytes: (length: number) => Uint8Array;
  uuid: () => string;
  log: Log;
  /** The site's public address, without a trailing slash: 'https://derb.example'. */
  publicOrigin: string;
  /** Signs links and tokens with the academy's secret. */
  signer: Signer;
  /** Files of the classroom: on disk or in an S3-compatible store, depending on the settings. */
  files: FileStore & FileKeeper;
  /**
   * The academy's own logo, by its id in the library, as a PNG of that height in points: mail programs and PDFs know no WebP.
   * Null when it is gone; left out where there is no library.
   */
  logoPng?: (id: string, height: number) => Promise<Uint8Array | null>;
  /** Turns a photo upright, scales it down to `side` pixels and encodes it as WebP, without the camera's metadata. */
  preparePhoto: (
    bytes: Uint8Array,
    side?: number,
  ) => Promise<
    { ok: true; bytes: Uint8Array; width: number; height: number } | { ok: false; problem: PictureProblem }
  >;
  /** A local folder for temporary files: partial uploads, videos being converted. */
  workFolder: string;
  /** The folder with the fonts of PDFs. */
  fontsFolder: string;
  /** Converts videos; may be missing. */
  programs: Programs;
};

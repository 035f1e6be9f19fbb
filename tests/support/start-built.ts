/** The built academy as a process of its own, on a free port and a new data folder. Builds it first when needed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, builtServer, isBuilt } from '../../tools/build.ts';
import { freePort } from './postgres.ts';

export type Running = {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the first complete page. */
  firstPageMs: number;
  /** Everything it has written so far. */
  output: () => string;
  /** Ends it by SIGTERM and removes its folder; resolves with the exit code. */
  stop(): Promise<number | null>;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function untilFirstPage(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < 180_000; await pause(10)) {
    if (child.exitCode !== null) throw new Error(`The academy ended at start.\n${output()}`);
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok && (await answer.text()).length > 0) return;
  }
  throw new Error(`The academy did not open within three minutes.\n${output()}`);
}

/** As in `npm start`: V8 would otherwise let the heap of an idle server grow to twice the size, and glibc keep free memory. */
const heap = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=512',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * `environment` is added to a local academy without limits per address. Reuses `dataDir` when one is given. `preload`: a
 * file that runs in its process first and can receive messages.
 */
export async function startBuilt(
  environment: Record<string, string> = {},
  dataDir?: string,
  preload?: string,
): Promise<Running> {
  if (!isBuilt()) await build({ quiet: true });
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'derb-built-'));
  const port = await freePort();
  const begun = performance.now();
  const first = preload === undefined ? [] : ['--import', pathToFileURL(preload).href];
  const child = spawn(process.execPath, [...first, builtServer], {
    env: {
      ...process.env,
      ...heap,
      NODE_ENV: '',
      PORT: String(port),
      ACADEMY_DATA_DIR: folder,
      ACADEMY_RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const origin = `http://localhost:${port}`;
  const output = () => text;
  await untilFirstPage(`http://127.0.0.1:${port}/`, child, output);
  return {
    origin,
    port,
    child,
    firstPageMs: performance.now() - begun,
    output,
    async stop() {
      const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const code = await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

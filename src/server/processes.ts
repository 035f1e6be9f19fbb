/**
 * Several processes of one academy on one machine (`PROCESSES`). Their parent serves nobody: it starts them, the first alone, so that
 * tables and sample are made once; replaces what dies; counts requests of an address for all of them; adds up their figures; and stops
 * them together. Everything else they share through the database, as several machines do.
 */
import cluster, { type Worker } from 'node:cluster';
import { getCompileCacheDir } from 'node:module';
import type { Logger } from 'pino';
import { onPort, portToShare } from '../platform/http/listen.ts';
import { patienceMs } from '../platform/http/shutdown.ts';
import { type LimitedKind, makeRateLimits, type RateLimits } from '../platform/limits/in-memory.ts';
import type { Settings } from './env.ts';
import type { FiguresOfOne } from './metrics.ts';

type ToParent =
  | { what: 'open' }
  | { what: 'take'; id: number; kind: LimitedKind; address: string }
  | { what: 'figures'; id: number; figures: FiguresOfOne };
type ToProcess =
  | { what: 'stop' }
  | { what: 'wait'; id: number; seconds: number }
  | { what: 'figures'; id: number };

/** One of several processes, as it sees its parent. */
export type Parent = {
  /** It answers requests: the parent starts the others. */
  open(): void;
  limits: RateLimits;
  /** How its figures are read, when somebody asks the parent for those of all. */
  readFigures: (() => Promise<FiguresOfOne>) | null;
  /** The parent stops all of them. */
  onStop(stop: () => void): void;
};

const tell = (message: ToParent): void => void process.send?.(message);

/** Null in the parent, and where there is one process alone. */
export function parentOfThis(): Parent | null {
  if (!cluster.isWorker) return null;
  const waiting = new Map<number, (seconds: number) => void>();
  let asked = 0;
  let stop = (): void => undefined;
  const parent: Parent = {
    open: () => tell({ what: 'open' }),
    limits: {
      take: (kind, address) =>
        new Promise((resolve) => {
          const id = (asked += 1);
          waiting.set(id, resolve);
          tell({ what: 'take', id, kind, address });
        }),
    },
    readFigures: null,
    onStop: (how) => void (stop = how),
  };
  process.on('message', (message: ToProcess) => {
    if (message.what === 'stop') return stop();
    if (message.what === 'wait') {
      waiting.get(message.id)?.(message.seconds);
      return void waiting.delete(message.id);
    }
    const { id } = message;
    // Without an answer the parent goes on without this process.
    parent.readFigures?.().then(
      (figures) => tell({ what: 'figures', id, figures }),
      () => undefined,
    );
  });
  return parent;
}

/** One that lived so long died of something new: it is replaced at once. */
const steadyMs = 60_000;
const longestPauseMs = 30_000;

/** Before what died is replaced, in milliseconds: longer with each that died young. */
export const pauseAfter = (diedYoung: number): number => Math.min(250 * 2 ** diedYoung, longestPauseMs);

/** Whatever is not answered until then is not waited for. */
const figuresMs = 2_000;
/** All stop by themselves before that. */
const stopMs = 9_000 + patienceMs;

type Starting = {
  settings: Pick<Settings, 'processes' | 'port' | 'host' | 'metrics'>;
  log: Logger;
  /** The file that each of them runs. */
  program: string;
  /** All that comes is answered from now on. */
  onOpen: (port: number) => void;
  exit: (code: number) => void;
};

/** The parent's part. */
class Processes {
  readonly #starting: Starting;
  readonly #port: number;
  /** Those that run; of each whether it is open. */
  readonly #running = new Map<Worker, boolean>();
  readonly #limits = makeRateLimits();
  /** Who asks for the figures of all, by the number of the question. */
  readonly #asking = new Map<number, (figures: FiguresOfOne) => void>();
  #asked = 0;
  #isOpen = false;
  #isStopping = false;
  #worstCode = 0;
  #stopMetrics = async (): Promise<void> => undefined;

  constructor(starting: Starting, port: number) {
    this.#starting = starting;
    this.#port = port;
    cluster.setupPrimary({ exec: starting.program, args: [], serialization: 'advanced' });
  }

  async serveFigures(address: NonNullable<Settings['metrics']>): Promise<void> {
    const { serveFigures, sumOf } = await import('./metrics.ts');
    const { stop } = await serveFigures(
      address,
      async () => sumOf(await this.#figures()),
      this.#starting.log,
    );
    this.#stopMetrics = stop;
  }

  /** Starts one, and after it died another in its place. */
  keep(diedYoung = 0): void {
    if (this.#isStopping) return;
    const begun = performance.now();
    const compiled = getCompileCacheDir();
    const worker = cluster.fork({
      PORT: String(this.#port),
      ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}),
    });
    this.#running.set(worker, false);
    worker.on('message', (message: ToParent) => this.#hear(worker, message));
    worker.on('error', (error) =>
      this.#starting.log.warn({ err: error }, 'A process does not hear its parent'),
    );
    worker.once('exit', (code: number | null, signal: string | null) => {
      this.#running.delete(worker);
      const isFirst = !this.#isOpen;
      // One that was still starting when all stop ends by the signal itself.
      const isAsked = this.#isStopping && signal === 'SIGTERM';
      // The first has said why it did not start; the others would say the same.
      if (this.#isStopping || isFirst) return this.#endWithLast(isAsked ? 0 : (code ?? 1));
      const young = performance.now() - begun < steadyMs ? diedYoung + 1 : 0;
      this.#starting.log.error(
        { exitCode: code, signal },
        'A process has ended, and another takes its place',
      );
      setTimeout(() => this.keep(young), pauseAfter(young));
    });
  }

  /** Stops all of them; at the second call at once. */
  stop(code: number): void {
    if (this.#isStopping) {
      for (const worker of this.#running.keys()) worker.process.kill('SIGKILL');
      return this.#starting.exit(1);
    }
    this.#isStopping = true;
    setTimeout(() => this.stop(1), stopMs).unref();
    for (const [worker, isOpen] of this.#running)
      if (isOpen && worker.isConnected()) worker.send({ what: 'stop' } satisfies ToProcess);
      else worker.process.kill('SIGTERM');
    this.#endWithLast(code);
  }

  #hear(worker: Worker, message: ToParent): void {
    if (message.what === 'figures') return this.#asking.get(message.id)?.(message.figures);
    if (message.what === 'take') {
      const seconds = this.#limits.take(message.kind, message.address);
      return void worker.send({ what: 'wait', id: message.id, seconds } satisfies ToProcess);
    }
    this.#running.set(worker, true);
    const open = [...this.#running.values()].filter(Boolean).length;
    this.#starting.log.info({ open }, 'A process takes requests');
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (let others = 1; others < this.#starting.settings.processes; others += 1) this.keep();
    this.#starting.onOpen(this.#port);
  }

  #endWithLast(code: number): void {
    this.#worstCode = Math.max(this.#worstCode, code);
    if (this.#running.size === 0) void this.#stopMetrics().then(() => this.#starting.exit(this.#worstCode));
  }

  /** Those that are open and answer in time. */
  async #figures(): Promise<FiguresOfOne[]> {
    const id = (this.#asked += 1);
    const open = [...this.#running].filter(([, isOpen]) => isOpen).map(([worker]) => worker);
    const all: FiguresOfOne[] = [];
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, open.length === 0 ? 0 : figuresMs);
      this.#asking.set(id, (figures) => {
        if (all.push(figures) < open.length) return;
        clearTimeout(patience);
        resolve();
      });
      for (const worker of open) worker.send({ what: 'figures', id } satisfies ToProcess);
    });
    this.#asking.delete(id);
    return all;
  }
}

/** Starts them and keeps them running. Throws where a port is taken; where the first does not start, the parent ends as it did. */
export async function runProcesses(starting: Starting): Promise<void> {
  const { settings, log } = starting;
  const port = await onPort('PORT', settings.port, portToShare(settings));
  const processes = new Processes(starting, port);
  if (settings.metrics)
    await onPort('METRICS_PORT', settings.metrics.port, processes.serveFigures(settings.metrics));
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'Stopping');
      processes.stop(0);
    });
  processes.keep();
}

/** What happens by the clock: unpaid orders end, gateways are asked, the embedded database is copied. */
import { underId } from '../tracing.ts';

export type Work = {
  name: string;
  everyMs: number;
  /** Resolves when this run is done; the time to the next one counts from then. */
  run: () => Promise<unknown>;
};

type Log = { error(fields: object, message: string): void };

/**
 * Runs each work after its time, again and again, never twice at once; a failure is logged and the next run comes all
 * the same. The timers do not keep the process alive. Resolves the returned promise when the last running job is over.
 */
export function startScheduler(
  works: readonly Work[],
  log: Log,
  /** Is told how each run went. */
  note: (name: string, ms: number, ok: boolean) => void = () => undefined,
): { stop(): Promise<void> } {
  let stopped = false;
  const timers = new Map<Work, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const runOnce = async (work: Work): Promise<void> => {
    const begun = performance.now();
    let ok = true;
    await underId(`job ${work.name}`, async (span) => {
      await work.run().catch((error: unknown) => {
        ok = false;
        log.error({ err: error, work: work.name }, 'Work of the clock failed');
      });
      span.end();
    });
    note(work.name, performance.now() - begun, ok);
    if (!stopped) wind(work);
  };
  const wind = (work: Work): void => {
    const timer = setTimeout(() => {
      const run = runOnce(work).finally(() => running.delete(run));
      running.add(run);
    }, work.everyMs);
    timers.set(work, timer.unref());
  };
  for (const work of works) wind(work);
  return {
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/**
 * Figures for Prometheus, on a port of their own that the public never reaches: docs/running.md says what each means. Names of people,
 * addresses and order numbers are in none of them.
 */
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { firstDue } from '../academy/emails/outbox.table.ts';
import type { Database } from '../platform/db/database.ts';
import type { PageCache } from '../platform/http/page-cache.ts';
import type { Log } from '../platform/context.ts';
import { warnOnceAMinute } from '../platform/log.ts';
import { kindOfRequest } from '../platform/tracing.ts';

export type Figures = {
  /** A request was answered, after so many milliseconds. */
  answered(request: { method: string; pathname: string }, status: number, ms: number): void;
  /** A job of the scheduler ended. */
  worked(name: string, ms: number, ok: boolean): void;
  /** A browser reported a violation of this directive of the content security policy. */
  violated(directive: string): void;
};

type State = { name: string; label: string; value: number };

/** Each has a line while nothing waits, too. */
const kinds = sql.raw(`unnest(array['mail', 'message', 'broadcast', 'push', 'event']) kinds(kind)`);
const waiting = sql.raw(`(select id, kind, ${firstDue} as due from outbox
  where done_at is null and failed_at is null and ${firstDue} <= now()) waiting`);

/** What waits, what came, and how the orders stand: one statement a scrape. */
export const readState = async ({ db }: Pick<Database, 'db'>): Promise<State[]> =>
  (
    await db.execute<State>(sql`
      select 'outbox_due' as name, kinds.kind as label, count(id)::float8 as value
        from ${kinds} left join ${waiting} using (kind) group by 2
      union all
      select 'outbox_oldest', kinds.kind, coalesce(extract(epoch from now() - min(due)), 0)::float8
        from ${kinds} left join ${waiting} using (kind) group by 2
      union all
      select 'outbox_given_up', kinds.kind, count(id)::float8
        from ${kinds} left join outbox on outbox.kind = kinds.kind and failed_at > now() - interval '1 day' group by 2
      union all
      select 'notifications_waiting', gateway, count(*)::float8 from waiting_notifications group by gateway
      union all
      select 'notifications_day', gateway || ' ' || verdict, count(*)::float8 from gateway_notifications
        where received_at > now() - interval '1 day' group by gateway, verdict
      union all
      select 'orders', status, count(*)::float8 from orders group by status`)
  ).rows;

const gauges = [
  ['outbox_due', 'kind', 'E-mails, messages and events that are due and not sent'],
  ['outbox_oldest', 'kind', 'Seconds since the oldest of them was due'],
  ['outbox_given_up', 'kind', 'Those that were given up in the last 24 hours and nobody sent again'],
  ['notifications_waiting', 'gateway', 'Notifications kept and not yet applied'],
  ['notifications_day', 'gateway_verdict', 'Notifications of the last 24 hours'],
  ['orders', 'status', 'Orders by status'],
] as const;

type Sources = { database: Pick<Database, 'db' | 'connections'>; pages: PageCache | null; log: Log };

function gaugesOf(registry: Registry, { database, pages, log }: Sources) {
  const made = new Map(
    gauges.map(([name, label, help]) => [
      name as string,
      // Each of several processes reads the same from the database.
      new Gauge({
        name: `derb_${name}`,
        help,
        labelNames: [label],
        registers: [registry],
        aggregator: 'max',
      }),
    ]),
  );
  const labelOf = new Map(gauges.map(([name, label]) => [name as string, label]));
  const connections = new Gauge({
    name: 'derb_connections',
    help: 'Connections to PostgreSQL, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
  });
  const up = new Gauge({
    name: 'derb_database_up',
    help: '1 while the database answers; while it does not, the figures that come from it are missing',
    registers: [registry],
    aggregator: 'min',
  });
  const kept = new Gauge({
    name: 'derb_page_cache_bytes',
    help: 'Memory that cached pages take',
    registers: [registry],
  });
  return async (): Promise<void> => {
    for (const gauge of made.values()) gauge.reset();
    const state = await readState(database).catch((error: unknown) => {
      warnOnceAMinute(log, { err: error }, 'The figures of the database could not be read');
      return null;
    });
    up.set(state === null ? 0 : 1);
    for (const { name, label, value } of state ?? [])
      made.get(name)?.set({ [labelOf.get(name) ?? '']: label }, value);
    for (const { pool, ...states } of database.connections?.() ?? [])
      for (const [state, value] of Object.entries(states)) connections.set({ pool, state }, value);
    kept.set(pages?.bytes ?? 0);
  };
}

const countersIn = (registry: Registry) => ({
  failures: new Counter({
    name: 'derb_job_failures',
    help: 'Runs of a job that failed',
    labelNames: ['job'],
    registers: [registry],
  }),
  violations: new Counter({
    name: 'derb_policy_violations',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers: [registry],
  }),
});

/** Figures of one process, as another can add them to its own. */
export type FiguresOfOne = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export type OwnFigures = Figures & { text(): Promise<string>; read(): Promise<FiguresOfOne> };

/** The figures of this process. */
export function makeFigures(sources: Sources): OwnFigures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'derb_request_seconds',
    help: 'Time to the end of an answer',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'derb_job_seconds',
    help: 'Time of one run of a job',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  const { failures, violations } = countersIn(registry);
  const update = gaugesOf(registry, sources);
  return {
    answered: (request, status, ms) =>
      requests.observe({ kind: kindOfRequest(request), status: `${Math.floor(status / 100)}xx` }, ms / 1_000),
    worked(job, ms, ok) {
      jobs.observe({ job }, ms / 1_000);
      if (!ok) failures.inc({ job });
    },
    violated: (directive) => violations.inc({ directive }),
    async text() {
      await update();
      return registry.metrics();
    },
    async read() {
      await update();
      return registry.getMetricsAsJSON();
    },
  };
}

/** Figures of several processes as one text: sums, except where the figure says otherwise. */
export const sumOf = (all: readonly FiguresOfOne[]): Promise<string> =>
  AggregatorRegistry.aggregate([...all]).metrics();

/** Serves /metrics on the port of that host. Rejects when it is taken. */
export async function serveFigures(
  { host, port }: { host: string; port: number },
  text: () => Promise<string>,
  log: Log,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    text().then(
      (figures) => outgoing.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(figures),
      (error: unknown) => {
        log.error({ err: error }, 'The figures could not be written');
        outgoing.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

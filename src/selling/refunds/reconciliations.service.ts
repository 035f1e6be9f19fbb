/** Rows of comparisons: one runs at a time, whoever begins it; its results are in its row. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { Attempt } from '../orders/payment-attempts.service.ts';
import { orders, paymentAttempts } from '../orders/orders.table.ts';
import { reconciliations, type Difference } from './reconciliations.table.ts';
import type { RefundState } from '../orders/refund.ts';
import { refunds } from './refunds.table.ts';

export type Run = typeof reconciliations.$inferSelect;

const minuteMs = 60_000;
/** A run without progress for so long ended with its process. */
export const runEndsAfterMs = 20 * minuteMs;
const keptForMs = 90 * 24 * 60 * minuteMs;

type NewRun = {
  id: string;
  startedAt: Date;
  startedBy: string;
  /** Begins none when the same starter has begun one since. */
  unlessSince?: Date;
};

/** False when another one is under way, or began since `unlessSince`. Old runs are deleted. */
export async function beginRun(tx: Handle, { unlessSince, ...run }: NewRun): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('reconcile', 0))`);
  const { startedAt, startedBy, finishedAt } = reconciliations;
  const isAlive = and(isNull(finishedAt), gt(startedAt, new Date(run.startedAt.getTime() - runEndsAfterMs)));
  const isDone = unlessSince && and(eq(startedBy, run.startedBy), gte(startedAt, unlessSince));
  const [other] = await tx
    .select({ id: reconciliations.id })
    .from(reconciliations)
    .where(or(isAlive, isDone))
    .limit(1);
  if (other) return false;
  await tx.delete(reconciliations).where(lt(startedAt, new Date(run.startedAt.getTime() - keptForMs)));
  await tx.insert(reconciliations).values({ ...run, compared: 0, unreachable: 0, differences: [] });
  return true;
}

/** How far a run has come; with `finishedAt` it is over. */
export async function writeRun(
  db: Handle,
  id: string,
  found: Pick<Run, 'compared' | 'unreachable' | 'notAsked' | 'differences'> & { finishedAt?: Date },
): Promise<void> {
  await db.update(reconciliations).set(found).where(eq(reconciliations.id, id));
}

/** The newest first. */
export async function readRuns(db: Handle, most: number): Promise<Run[]> {
  return db
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.startedAt), desc(reconciliations.id))
    .limit(most);
}

/** The differences of a whole run that nobody has settled yet. */
export async function readLastFinished(db: Handle): Promise<Run | null> {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(isNotNull(reconciliations.finishedAt))
    .orderBy(desc(reconciliations.startedAt))
    .limit(1);
  return row ?? null;
}

export const openDifferences = (differences: readonly Difference[]): number =>
  differences.filter((difference) => !difference.settled).length;

/** An attempt as it is compared; centimes on their way back, or gone, by the gateway. */
export type AttemptToCompare = Attempt & {
  orderNumber: string | null;
  paidBackCentimes: number;
  onTheWayBackCentimes: number;
};

type ToCompare = {
  gateway: string;
  since: Date;
  after: Pick<Attempt, 'begunAt' | 'id'> | null;
  most: number;
};

const byTheGateway = ['gateway', 'gateway-office'] as const;

/** The attempt and further payments on its visit: a gateway reports the refunds of all of them together. */
const onTheVisit = sql`(select one.id from ${paymentAttempts} one where one.order_id = ${paymentAttempts.orderId} and (one.id = ${paymentAttempts.id} or starts_with(one.reference, ${paymentAttempts.reference} || '.')))`;

const backByGateway = (...states: RefundState[]): SQL<number> =>
  sql<number>`coalesce((select sum(${refunds.amountCentimes}) from ${refunds} where ${refunds.attemptId} in ${onTheVisit} and ${inArray(refunds.way, [...byTheGateway])} and ${inArray(refunds.state, states)}), 0)::int`;

/** A gateway's attempts begun since an instant, the oldest first, page by page: `after` is the last one of the page before. */
export async function readAttemptsToCompare(
  db: Handle,
  { gateway, since, after, most }: ToCompare,
): Promise<AttemptToCompare[]> {
  const { begunAt, id } = paymentAttempts;
  const rows = await db
    .select({
      attempt: paymentAttempts,
      orderNumber: orders.number,
      paidBackCentimes: backByGateway('done'),
      onTheWayBackCentimes: backByGateway('due', 'pending'),
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.gateway, gateway),
        gte(begunAt, since),
        // A further payment on a visit is no visit: no gateway knows it by its reference.
        not(like(paymentAttempts.reference, '%.%')),
        after === null
          ? undefined
          : or(gt(begunAt, after.begunAt), and(eq(begunAt, after.begunAt), gt(id, after.id))),
      ),
    )
    .orderBy(asc(begunAt), asc(id))
    .limit(most);
  return rows.map(({ attempt, ...rest }) => ({ ...attempt, ...rest }));
}

/** Second payments of an order that nobody has paid back yet, however old. */
export async function readDuplicates(db: Handle, most: number) {
  return db
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.isDuplicate, true),
        sql`not exists (select 1 from ${refunds} where ${refunds.attemptId} = ${paymentAttempts.id} and ${refunds.isDuplicate} and ${refunds.state} = 'done')`,
      ),
    )
    .orderBy(asc(paymentAttempts.begunAt))
    .limit(most);
}

/** A signed return was 'approved' before an instant, and no notification has come since. */
export async function readApprovedInVain(db: Handle, since: Date, before: Date) {
  return db
    .select({ attempt: paymentAttempts, orderNumber: orders.number })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        gte(paymentAttempts.begunAt, since),
        lt(paymentAttempts.approvedReturnAt, before),
        ne(paymentAttempts.state, 'captured'),
      ),
    )
    .orderBy(asc(paymentAttempts.begunAt));
}

/** Attempts since an instant at gateways that are not connected any more: nobody can be asked about them. */
export async function countByOthers(db: Handle, since: Date, connected: readonly string[]) {
  const { gateway, begunAt } = paymentAttempts;
  return db
    .select({ gateway, attempts: count() })
    .from(paymentAttempts)
    .where(and(gte(begunAt, since), connected.length === 0 ? undefined : notInArray(gateway, [...connected])))
    .groupBy(gateway);
}

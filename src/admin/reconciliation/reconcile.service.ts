/**
 * Compares what gateways report with the orders, for the payments of the last weeks. What is simply missing here is settled
 * like a notification of the same content; everything else is written down for a person.
 */
import { findAttempt } from '../../selling/orders/payment-attempts.service.ts';
import { comparedDays, comparePayment } from './compare-payment.ts';
import type { Difference, reconciliations } from '../../selling/refunds/reconciliations.table.ts';
import {
  beginRun,
  countByOthers,
  readApprovedInVain,
  readAttemptsToCompare,
  readDuplicates,
  writeRun,
  type AttemptToCompare,
  readRuns,
  runEndsAfterMs,
} from '../../selling/refunds/reconciliations.service.ts';
import { writeStaffLog, type Acting } from '../../academy/staff/staff-log.service.ts';
import { mayReconcile } from '../../academy/staff/who-may.ts';
import { dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import type { AskResult, Evidence, Gateway } from '../../gateways/gateway.ts';
import type { ServiceContext } from '../../context.ts';
import { applyAnswer, askAbout } from '../../selling/payments/gateway-answers.service.ts';
import type { StaffMember } from '../../academy.ts';

const minuteMs = 60_000;

/** Well within the time after which a run without progress counts as dead. */
const budgetMs = 10 * minuteMs;
const pageLength = 200;
const questionsAtOnce = 4;
/** A gateway that is out of reach so often in a row is skipped for the rest of this run. */
const mostFailuresInARow = 8;
/** A signed return is usually followed by its notification within seconds. */
const notificationOverdueMs = 60 * minuteMs;
const mostDifferences = 500;
/** When nobody pays and banks have closed their day. */
const nightlyAt = '03:30';

type Found = { compared: number; unreachable: number; notAsked: number; differences: Difference[] };
type Run = { context: ServiceContext; since: Date; until: number; found: Found; save: () => Promise<void> };
/** What is compared with one gateway. */
type Line = Run & { gateway: Gateway; unanswered: number; failuresInARow: number };

/** Null when another run is under way. `carryRun` does the work of the run. */
async function startRun(
  context: ServiceContext,
  startedBy: string,
  { unlessSince, staff }: { unlessSince?: Date; staff?: Acting } = {},
): Promise<string | null> {
  const run = { id: context.uuid(), startedAt: context.clock(), startedBy, unlessSince };
  return context.database.transaction(async (tx) => {
    if (!(await beginRun(tx, run))) return null;
    const line = { id: context.uuid(), at: run.startedAt, act: 'compare-now', subject: null } as const;
    if (staff) await writeStaffLog(tx, { ...line, staff });
    return run.id;
  });
}

/** Compares everything and closes the run's row. Gateways are asked side by side: a slow one delays no other. */
async function carryRun(context: ServiceContext, id: string): Promise<void> {
  const { database, clock, gateways } = context;
  const since = new Date(clock().getTime() - comparedDays * 24 * 60 * minuteMs);
  const found: Found = { compared: 0, unreachable: 0, notAsked: 0, differences: [] };
  const whole = () => ({ ...found, differences: found.differences.slice(0, mostDifferences) });
  const save = () => writeRun(database.db, id, whole());
  const run: Run = { context, since, until: performance.now() + budgetMs, found, save };
  await Promise.all(gateways.map((gateway) => compareGateway(run, gateway)));
  await compareOwnRecords(run);
  await writeRun(database.db, id, { ...whole(), finishedAt: clock() });
}

/** One whole run; false when another is under way. */
export async function reconcile(context: ServiceContext, startedBy: string): Promise<boolean> {
  const id = await startRun(context, startedBy);
  if (id === null) return false;
  await carryRun(context, id);
  return true;
}

/** Begins a run and returns at once: a person is not kept waiting. `staffRuns` shows how far it is. */
export async function compareNow(
  context: ServiceContext,
  { staff }: { staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'running' }> {
  // The screen has checked already: getting here without the right is a bug.
  if (!mayReconcile(staff)) throw new Error(`${staff.role} may not compare payments.`);
  const id = await startRun(context, `staff:${staff.email}`, { staff });
  if (id === null) return { ok: false, reason: 'running' };
  void carryRun(context, id).catch((error: unknown) =>
    context.log.error({ err: error }, 'Comparing with the gateways failed'),
  );
  return { ok: true };
}

/**
 * Once a night, in Moroccan time, of however many instances. Called by the scheduler again and again; returns how many runs it
 * made.
 */
export async function reconcileNightly(context: ServiceContext): Promise<number> {
  const now = context.clock();
  const tonight = instantInMorocco(dateInMorocco(now), nightlyAt);
  if (now < tonight) return 0;
  const id = await startRun(context, 'clock', { unlessSince: tonight });
  if (id === null) return 0;
  await carryRun(context, id);
  return 1;
}

const oneOf = (kind: Difference['kind'], gateway: string, of: Partial<Difference> = {}): Difference => ({
  kind,
  gateway,
  orderNumber: null,
  attemptReference: null,
  providerReference: null,
  hereCentimes: null,
  thereCentimes: null,
  settled: false,
  ...of,
});

async function compareGateway(run: Run, gateway: Gateway): Promise<void> {
  const { context, since, found, save, until } = run;
  const { db } = context.database;
  const line: Line = { ...run, gateway, unanswered: 0, failuresInARow: 0 };
  const listed = await listOf(line);
  let after: AttemptToCompare | null = null;
  for (;;) {
    const page: AttemptToCompare[] = await readAttemptsToCompare(db, {
      gateway: gateway.name,
      since,
      after,
      most: pageLength,
    });
    await inLanes(page, async (attempt) => {
      const isOver = line.failuresInARow >= mostFailuresInARow || performance.now() > until;
      const answer = isOver ? null : await askAbout(context, attempt);
      const isSilent = answer === null || (!answer.ok && answer.reason === 'gateway-unreachable');
      line.failuresInARow = isSilent ? line.failuresInARow + 1 : 0;
      await compareAttempt(line, attempt, answer, listed.get(attempt.reference) ?? null);
      listed.delete(attempt.reference);
    });
    after = page.at(-1) ?? null;
    await save();
    if (page.length < pageLength) break;
  }
  for (const evidence of listed.values()) await compareListed(line, evidence);
  found.unreachable += line.unanswered;
  if (line.unanswered > 0) found.differences.push(oneOf('unreachable', gateway.name));
}

/** The gateway's own list by our references; empty where it offers none. */
async function listOf(line: Line): Promise<Map<string, Evidence>> {
  const { context, since, gateway } = line;
  if (!gateway.list) return new Map();
  try {
    const answer = await gateway.list(since);
    if (answer.ok) return new Map(answer.payments.map((one) => [one.attemptReference || one.eventId, one]));
  } catch (error) {
    context.log.error({ err: error, gateway: gateway.name }, 'A gateway failed to list its payments');
  }
  line.unanswered += 1;
  return new Map();
}

async function compareAttempt(
  line: Line,
  attempt: AttemptToCompare,
  answer: AskResult | null,
  listed: Evidence | null,
): Promise<void> {
  const { found } = line;
  const there = answer?.ok ? answer.evidence : listed;
  if (!there && (answer === null || (!answer.ok && answer.reason === 'gateway-unreachable'))) {
    line.unanswered += 1;
    return;
  }
  // A gateway that cannot be asked is compared by its settlement file, and by its signed returns.
  if (!there && !answer?.ok && answer?.reason === 'not-supported') {
    if (attempt.state === 'captured') found.notAsked += 1;
    return;
  }
  found.compared += 1;
  const refunds = answer?.ok ? answer.refunds : undefined;
  const paidBackCentimes = refunds
    ? refunds.reduce((sum, one) => sum + (one.outcome === 'done' ? one.amountCentimes : 0), 0)
    : null;
  const { differences, isMissingHere } = comparePayment(attempt, there && { ...there, paidBackCentimes });
  for (const difference of differences) {
    const settled = isMissingHere && there !== null && (await settle(line, attempt, there));
    found.differences.push({ ...difference, settled });
  }
}

/** True when the money counts here afterwards. */
async function settle({ context }: Run, attempt: AttemptToCompare, evidence: Evidence): Promise<boolean> {
  try {
    await applyAnswer(context, attempt.gateway, { ...evidence, outcome: 'captured' });
  } catch (error) {
    context.log.error(
      { err: error, gateway: attempt.gateway },
      'A payment found at a gateway was not applied',
    );
  }
  const settled = await findAttempt(context.database.db, attempt.gateway, attempt.reference);
  return settled?.state === 'captured';
}

/** A payment that the gateway lists and no attempt of these weeks was asked about. */
async function compareListed(line: Line, evidence: Evidence): Promise<void> {
  const { context, found, gateway } = line;
  const attempt = await findAttempt(context.database.db, gateway.name, evidence.attemptReference);
  if (attempt) {
    const older = { ...attempt, orderNumber: null, paidBackCentimes: 0, onTheWayBackCentimes: 0 };
    const asListed: AskResult = { ok: true, evidence };
    return compareAttempt(line, older, asListed, evidence);
  }
  found.compared += 1;
  const { providerReference, amountCentimes: thereCentimes } = evidence;
  found.differences.push(oneOf('unknown-payment', gateway.name, { providerReference, thereCentimes }));
}

/** What is found without asking a gateway: payments that came twice, returns without a notification, gateways that are gone. */
async function compareOwnRecords({ context, since, found }: Run): Promise<void> {
  const { clock, gateways, database } = context;
  const { db } = database;
  for (const { attempt, orderNumber } of await readDuplicates(db, mostDifferences)) {
    const { gateway, reference: attemptReference, providerReference, amountCentimes } = attempt;
    const known = { orderNumber, attemptReference, providerReference };
    found.differences.push(
      oneOf('surplus-payment', gateway, { ...known, hereCentimes: 0, thereCentimes: amountCentimes }),
    );
  }
  const overdue = new Date(clock().getTime() - notificationOverdueMs);
  for (const { attempt, orderNumber } of await readApprovedInVain(db, since, overdue)) {
    const { gateway, reference: attemptReference, providerReference, amountCentimes } = attempt;
    const known = { orderNumber, attemptReference, providerReference };
    found.differences.push(
      oneOf('approved-without-notification', gateway, { ...known, thereCentimes: amountCentimes }),
    );
  }
  const connected = gateways.map((gateway) => gateway.name);
  for (const { gateway, attempts } of await countByOthers(db, since, connected)) {
    found.unreachable += attempts;
    found.differences.push(oneOf('unreachable', gateway));
  }
}

/** So many at once, and no more. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: questionsAtOnce }, lane));
}

export type RunInList = Omit<typeof reconciliations.$inferSelect, 'id'> & { isRunning: boolean };

const mostRuns = 15;

/** The newest first. */
export async function staffRuns({ database: { db }, clock }: ServiceContext): Promise<RunInList[]> {
  const runs = await readRuns(db, mostRuns);
  const aliveSince = clock().getTime() - runEndsAfterMs;
  return runs.map(({ id: _id, ...run }) => ({
    ...run,
    startedBy: run.startedBy.replace(/^staff:/, ''),
    isRunning: run.finishedAt === null && run.startedAt.getTime() > aliveSince,
  }));
}

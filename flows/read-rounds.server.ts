/** Rounds of comparing, as the office reads them. */
import { readRounds, roundEndsAfterMs } from '../domain/orders/reconciliations.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { ReconcileVerbs } from './reconcile-verbs.ts';

const mostRounds = 15;

export async function staffRounds({
  database: { db },
  clock,
}: FlowContext): ReturnType<ReconcileVerbs['rounds']> {
  const rounds = await readRounds(db, mostRounds);
  const aliveSince = clock().getTime() - roundEndsAfterMs;
  return rounds.map(({ id: _id, ...round }) => ({
    ...round,
    startedBy: round.startedBy.replace(/^staff:/, ''),
    isRunning: round.finishedAt === null && round.startedAt.getTime() > aliveSince,
  }));
}

/** Lost notifications are looked for: gateways are asked about attempts without an answer. Called by the clock. */
import { claimAttemptsToAsk, settleAttempt, type Attempt } from '../domain/orders/attempts.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import { askAndApply } from './gateway-answers.ts';

const minuteMs = 60_000;
/** A buyer needs a while at the gateway; before that the order's own page asks. */
const firstQuestionAfterMs = 2 * minuteMs;
const againAfterMs = 5 * minuteMs;
/** An attempt that the gateway still knows nothing of is given up. Money that arrives even later counts all the same. */
const giveUpAfterMs = 24 * 60 * minuteMs;
const mostAtOnce = 20;

/** Returns how many it asked about. Several instances may call it together: each asks about others. */
export async function askOpenAttempts(context: FlowContext): Promise<number> {
  const now = context.clock().getTime();
  const due = {
    begunBefore: new Date(now - firstQuestionAfterMs),
    askedBefore: new Date(now - againAfterMs),
    at: new Date(now),
    most: mostAtOnce,
  };
  const attempts = await context.database.transaction((tx) => claimAttemptsToAsk(tx, due));
  for (const attempt of attempts)
    await ask(context, attempt, now - attempt.begunAt.getTime() > giveUpAfterMs);
  return attempts.length;
}

async function ask(context: FlowContext, attempt: Attempt, isOld: boolean): Promise<void> {
  const asked = await askAndApply(context, attempt);
  // A gateway out of reach has said nothing: only a gateway that answered, or one that cannot, ends the waiting.
  if (!isOld || asked === 'settled' || asked === 'unreachable') return;
  await context.database.transaction((tx) => settleAttempt(tx, attempt.id, 'abandoned', context.clock()));
}

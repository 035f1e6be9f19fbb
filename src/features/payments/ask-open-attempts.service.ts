/** Lost notifications are looked for: gateways are asked about attempts without an answer. Called by the clock. */
import { type Attempt, claimAttemptsToAsk, settleAttempt } from './payments.store.ts';
import type { FlowContext } from '../../context.ts';
import { askAndApply } from './gateway-answers.service.ts';

const minuteMs = 60_000;
/** A buyer needs a while at the gateway; before that the order's own page asks. */
const firstQuestionAfterMs = 2 * minuteMs;
const againAfterMs = 5 * minuteMs;
/** An attempt that the gateway still knows nothing of is given up. Money that arrives even later counts all the same. */
const giveUpAfterMs = 24 * 60 * minuteMs;
/** Of each gateway, so that one with many open attempts keeps no other waiting. A question takes five seconds at most. */
const mostOfOne = 40;
const questionsAtOnce = 4;

type Whose = string | { allBut: readonly string[] };

/**
 * Returns how many it asked about. Gateways are asked side by side: a slow one delays no other. Several instances may call
 * it together: each asks about others. Attempts at a gateway that is gone are only given up.
 */
export async function askOpenAttempts(context: FlowContext): Promise<number> {
  const connected = context.gateways.map((gateway) => gateway.name);
  const asked = await Promise.all(
    [...connected, { allBut: connected }].map((whose) => askOfOne(context, whose)),
  );
  return asked.reduce((sum, one) => sum + one, 0);
}

async function askOfOne(context: FlowContext, gateway: Whose): Promise<number> {
  const now = context.clock().getTime();
  const due = {
    gateway,
    begunBefore: new Date(now - firstQuestionAfterMs),
    askedBefore: new Date(now - againAfterMs),
    at: new Date(now),
    most: mostOfOne,
  };
  const attempts = await context.database.transaction((tx) => claimAttemptsToAsk(tx, due));
  const waiting = attempts.values();
  const lane = async () => {
    for (const attempt of waiting)
      await ask(context, attempt, now - attempt.begunAt.getTime() > giveUpAfterMs);
  };
  await Promise.all(Array.from({ length: questionsAtOnce }, lane));
  return attempts.length;
}

async function ask(context: FlowContext, attempt: Attempt, isOld: boolean): Promise<void> {
  try {
    const asked = await askAndApply(context, attempt);
    // A gateway out of reach has said nothing: only a gateway that answered, or one that cannot, ends the waiting.
    if (!isOld || asked === 'settled' || asked === 'unreachable') return;
    await context.database.transaction((tx) => settleAttempt(tx, attempt.id, 'abandoned', context.clock()));
  } catch (error) {
    // One that cannot be applied must not keep the others from being asked.
    context.log.error({ err: error, gateway: attempt.gateway }, 'A gateway’s answer was not applied');
  }
}

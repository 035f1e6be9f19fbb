/** Who carries applications to the configured address of somebody else. Nobody, where none is configured. */
import type { FlowContext } from '../flows/flow-context.ts';
import { webhookPoster } from '../hooks/post-webhook.server.ts';
import { startOutboxWorker } from '../mail/outbox-worker.server.ts';
import type { Settings } from './env.ts';

/** A receiver may be away for a day: after the first hours it is asked once an hour. */
const attemptsAtMost = 30;

/** Begins to carry messages. `stop` waits for those on their way. */
export function startHooks(
  { database, clock, log }: FlowContext,
  { webhook }: Settings,
): { stop(): Promise<void> } {
  if (webhook === null) return { stop: () => Promise.resolve() };
  const post = webhookPoster({ db: database.db, webhook, clock });
  return startOutboxWorker({ database, kind: 'webhook', attemptsAtMost, post, clock, log });
}

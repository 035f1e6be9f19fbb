/** Who carries messages to configured addresses of somebody else. Nobody, where none is configured. */
import type { FlowContext } from '../flows/flow-context.ts';
import { buyNowPoster } from '../hooks/post-buy-now.server.ts';
import { webhookPoster } from '../hooks/post-webhook.server.ts';
import { startOutboxWorker, type OutboxWorker } from '../mail/outbox-worker.server.ts';
import type { Settings } from './env.ts';

/** A receiver may be away for a day: after the first hours it is asked once an hour. */
const attemptsAtMost = 30;

/** Begins to carry messages. `stop` waits for those on their way. */
export function startHooks(
  { database, clock, log }: FlowContext,
  { webhook, buyNowWebhook, production }: Settings,
): { stop(): Promise<void> } {
  const { db } = database;
  const all = { database, clock, log, attemptsAtMost };
  const workers: OutboxWorker[] = [];
  if (webhook !== null)
    workers.push(startOutboxWorker({ ...all, kind: 'webhook', post: webhookPoster({ db, webhook, clock }) }));
  if (buyNowWebhook !== null) {
    const mode = production ? 'production' : 'test';
    const post = buyNowPoster({ db, webhook: buyNowWebhook, clock, mode });
    workers.push(startOutboxWorker({ ...all, kind: 'buy-now', post }));
  }
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** Who carries events to the configured receiver. Where none is configured they are noted as told to nobody. */
import type { FlowContext } from '../context.ts';
import { eventPoster } from '../features/webhooks/post-event.service.ts';
import { queueEvents } from '../features/emails/outbox.store.ts';
import { startOutboxWorker, type OutboxWorker } from '../features/emails/outbox-worker.service.ts';
import type { Settings } from './env.ts';

/** A receiver may be away for a day: after the first hours it is asked once an hour. */
const attemptsAtMost = 30;

/** Begins to carry events. `stop` waits for those on their way. */
export function startHooks(
  { database, clock, log }: FlowContext,
  { eventReceiver: receiver, production }: Pick<Settings, 'eventReceiver' | 'production'>,
): OutboxWorker {
  const { db } = database;
  const mode = production ? 'production' : 'test';
  return startOutboxWorker({
    database,
    clock,
    log,
    attemptsAtMost,
    kind: 'event',
    prepare: () => queueEvents(database, { isTold: receiver !== null, now: clock() }),
    // Nothing is carried where nobody is told, but what was to be when the setting was taken away.
    post: receiver === null ? async () => 'overtaken' : eventPoster({ db, receiver, clock, mode }),
    ...(receiver === null ? { every: 60_000 } : {}),
  });
}

/**
 * The worker that takes e-mails from the outbox and posts them, outside any transaction. Several may run at once, on one
 * database. An e-mail can be posted twice when a process dies between posting and storing that; both carry the same Message-ID.
 *
 *     const worker = startOutboxWorker({ database, post, clock, log });
 *     await worker.stop();
 */
import { cutText } from '../../platform/text/typed-text.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import {
  claimEmails,
  giveUp,
  markDone,
  postpone,
  removeOldEmails,
  renewLease,
} from './outbox-claim.store.ts';
import { type ClaimedEmail, type OutboxKind, type Posted } from './outbox.ts';

/** After so many attempts an e-mail is given up; staff can send it again. */
export const mostAttempts = 10;

const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;

/**
 * Milliseconds to wait after the given attempt (1 for the first): three times as long each time, an hour at most, a quarter
 * more or less so that e-mails which failed together do not come back together. `random` is from 0 up to, not including, 1.
 */
export function waitAfter(attempt: number, random: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 3 ** (attempt - 1));
  return Math.round(wait * (0.75 + random / 2));
}

type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

export type OutboxWorkerOptions = {
  database: Database;
  /** Posts one e-mail, finds it overtaken, or throws. */
  post: (email: ClaimedEmail) => Promise<Posted>;
  clock: () => Date;
  log: Log;
  /** What this worker sends; e-mails by default. */
  kind?: OutboxKind;
  /** Called before each look: puts into the outbox what is to be sent. */
  prepare?: () => Promise<unknown>;
  /** So many are on their way together; 5 by default. */
  atOnce?: number;
  /** After so many attempts it is given up. */
  attemptsAtMost?: number;
  /** Milliseconds between two looks when no hint comes. */
  every?: number;
  /** Whether a hint makes it look at once; it does by default. */
  isHinted?: boolean;
  /** From 0 up to, not including, 1. */
  random?: () => number;
};

export type OutboxWorker = {
  /** Posts all that is due now; returns how many e-mails were tried. */
  round(): Promise<number>;
  /** Takes no more e-mails and waits for those on their way. */
  stop(): Promise<void>;
};

/** How long an e-mail lies when the process that posts it dies. Renewed while it is on its way. */
export const leaseMs = 60_000;
const longestError = 500;
const keepSignInEmailsMs = 24 * 3_600_000;

/** What the row keeps of a failure: its message, or the text that the error names for it, which the log does not get. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const kept =
    error instanceof Error && 'kept' in error && typeof error.kept === 'string' ? error.kept : message;
  return cutText(kept.replaceAll('\0', ''), longestError);
}

/** One e-mail: posted, to be tried later, or given up. Throws only when the database fails; then the lease runs out. */
async function deliver(options: OutboxWorkerOptions, token: string, email: ClaimedEmail): Promise<void> {
  const { database, post, clock, log, random = Math.random, attemptsAtMost = mostAttempts } = options;
  const { id, attempts } = email;
  const about = { emailName: email.payload['emailName'] ?? options.kind, id, attempts };
  let outcome: Posted;
  try {
    outcome = await post(email);
  } catch (error) {
    const at = clock();
    if (attempts >= attemptsAtMost) {
      await giveUp(database.db, id, token, { at, error: messageOf(error) });
      log.error({ ...about, err: error }, 'What was to be posted is given up');
      return;
    }
    const runAt = new Date(at.getTime() + waitAfter(attempts, random()));
    await postpone(database.db, id, token, { at, runAt, error: messageOf(error) });
    log.warn({ ...about, err: error }, 'Something could not be posted and is tried again');
    return;
  }
  const isMarked = await markDone(database.db, id, token, { at: clock(), outcome });
  if (!isMarked) log.warn(about, 'Something was posted after its lease had run out');
}

/** What is about one order leaves in the order it was written in: what happened comes before what follows from it. */
const byOrder = (emails: readonly ClaimedEmail[]): ClaimedEmail[][] => [
  ...Map.groupBy(emails, ({ id, orderId }) => orderId ?? id).values(),
];

/** One that fails holds up no other: it is tried later, after those that followed it. */
async function deliverInTurn(
  options: OutboxWorkerOptions,
  token: string,
  emails: readonly ClaimedEmail[],
): Promise<void> {
  for (const email of emails) await deliver(options, token, email);
}

/** Claims and posts until nothing is due. */
async function postDue(options: OutboxWorkerOptions, goesOn: () => boolean): Promise<number> {
  let tried = 0;
  while (goesOn()) {
    await options.prepare?.();
    const now = options.clock();
    const token = randomUUID();
    const until = new Date(now.getTime() + leaseMs);
    const { kind = 'mail', atOnce = 5 } = options;
    const lease = { kind, token, now, until, most: atOnce };
    const emails = await claimEmails(options.database.db, lease);
    if (emails.length === 0) return tried;
    tried += emails.length;
    const renewing = setInterval(() => renew(options, token), leaseMs / 3);
    try {
      await Promise.all(byOrder(emails).map((ofOne) => deliverInTurn(options, token, ofOne)));
    } finally {
      clearInterval(renewing);
    }
  }
  return tried;
}

function renew({ database, clock, log }: OutboxWorkerOptions, token: string): void {
  renewLease(database.db, token, new Date(clock().getTime() + leaseMs)).catch((error: unknown) =>
    log.warn({ err: error }, 'A lease of the outbox could not be renewed'),
  );
}

export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, clock, log, kind = 'mail', every = 2_000, isHinted = true } = options;
  let stopped = false;
  let running: Promise<number> | null = null;
  let wanted = false;

  async function untilQuiet(): Promise<number> {
    let tried = 0;
    do {
      wanted = false;
      tried += await postDue(options, () => !stopped);
    } while (wanted);
    return tried;
  }
  // A hint that comes during a run makes it look once more: the e-mail may have been committed after the last look.
  function round(): Promise<number> {
    wanted = true;
    running ??= untilQuiet().finally(() => {
      running = null;
    });
    return running;
  }
  const look = (): void => {
    if (stopped) return;
    round().catch((error: unknown) => log.error({ err: error }, 'The outbox could not be read'));
  };
  const cleanUp = (): void => {
    const before = new Date(clock().getTime() - keepSignInEmailsMs);
    removeOldEmails(database.db, before).catch((error: unknown) =>
      log.error({ err: error }, 'Old e-mails could not be removed'),
    );
  };
  const timers = [setInterval(look, every), setInterval(cleanUp, 3_600_000)];
  for (const timer of timers) timer.unref();
  const stopListening = isHinted ? database.listen(`outbox:${kind}`, look) : () => undefined;
  look();
  return {
    round,
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      stopListening();
      await running?.catch(() => undefined);
    },
  };
}

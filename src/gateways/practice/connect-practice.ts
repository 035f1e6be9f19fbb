/** The practice gateway and its bank, which the server creates where test screens are on. */
import type { Handle } from '../../platform/db/handle.ts';
import type { Gateway } from '../gateway.ts';
import { openPracticeBank, type OpenPracticeBank } from './practice-bank.ts';
import { practiceGateway } from './practice.ts';

type Options = {
  db: Handle;
  /** Any secret text; both sides are in this process. */
  secret: string;
  publicOrigin: string;
  /** Where this server listens, for the bank's notifications: 'http://127.0.0.1:3000'. */
  internalOrigin: string;
  clock: () => Date;
};

/** A notification is a real HTTP POST; the bank waits at most this long for the answer, in milliseconds. */
const timeLimitMs = 5_000;

/** Late approvals run on timers that do not keep the process alive. */
export function connectPractice(options: Options): { gateway: Gateway; bank: OpenPracticeBank } {
  const { db, secret, publicOrigin, internalOrigin, clock } = options;
  const bank = openPracticeBank({
    db,
    secret,
    clock,
    notify: ({ headers, body }) =>
      fetch(`${internalOrigin}/callbacks/practice`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      }),
    later: (ms, work) => setTimeout(() => void work().catch(() => undefined), ms).unref(),
  });
  const gateway = practiceGateway({ secret, publicOrigin, askBank: bank.statement, refundBank: bank.refund });
  return { gateway, bank };
}

/**
 * The connection to Stripe: the official package with its version pinned, a time limit for every conversation, and errors reduced to
 * Stripe's own codes. Stripe's messages contain keys and personal data, and are not passed on.
 */
import Stripe from 'stripe';

/** The API version of everything we send and receive; the endpoint in Stripe's dashboard is created with the same. */
export const apiVersion = '2026-10-28.endive';

export type StripeTrouble = {
  /** The operation: 'begin', 'ask' … */
  during: string;
  status: number | null;
  type: string | null;
  code: string | null;
  param: string | null;
  /** The id by which Stripe's support finds the request. */
  requestId: string | null;
};

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  live: boolean;
  /** The address of a fake; null for Stripe itself. */
  apiOrigin: string | null;
  /** Called with every error, for the log. */
  report?: (trouble: StripeTrouble) => void;
};

/** The largest answer in bytes: a hundred complete sessions are an eighth of it. */
const largestAnswer = 8 * 1024 * 1024;

/** Follows no redirect with our key, and reads no endless answer. The caller's signal ends it, body included. */
const carefulFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  const { status, headers } = answer;
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, headers });
};

export function connectStripe({
  secretKey,
  apiOrigin,
}: Pick<StripeOptions, 'secretKey' | 'apiOrigin'>): Stripe {
  const fake = apiOrigin === null ? null : new URL(apiOrigin);
  return new Stripe(secretKey, {
    apiVersion,
    // Retried only by `conversation`, which knows how much time is left.
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(carefulFetch),
    ...(fake && {
      protocol: fake.protocol === 'http:' ? 'http' : 'https',
      host: fake.hostname,
      ...(fake.port !== '' && { port: fake.port }),
    }),
  });
}

const plain = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.[\]-]{1,80}$/.test(value) ? value : null;

export function troubleOf(during: string, error: unknown): StripeTrouble {
  if (!(error instanceof Stripe.errors.StripeError)) {
    const name = error instanceof Error ? plain(error.name) : null;
    return { during, status: null, type: name, code: null, param: null, requestId: null };
  }
  const { type, statusCode, code, param, requestId } = error;
  return {
    during,
    status: statusCode ?? null,
    type: plain(type),
    code: plain(code),
    param: plain(param),
    requestId: plain(requestId),
  };
}

/**
 * Whether Stripe refused. Everything else leaves its result open: no answer, a server error, too many requests, the same request
 * still running, or an unreadable answer.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.statusCode !== undefined &&
  error.statusCode >= 400 &&
  error.statusCode < 500 &&
  error.statusCode !== 409 &&
  error.statusCode !== 429;

export const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 404;

type Ask<T> = (options: { timeout: number; maxNetworkRetries: 0 }) => Promise<T>;

export type Conversation = {
  /** Runs a request within the time left. */
  once<T>(ask: Ask<T>): Promise<T>;
  /**
   * Retries once when there is time left and Stripe did not refuse: after a broken connection, never after a timeout. Only for
   * requests with an idempotency key.
   */
  twice<T>(ask: Ask<T>): Promise<T>;
};

const pauseMs = 400;
const leastForAnotherTry = 2_000;

/** All requests of one conversation end within `wholeMs` milliseconds. */
export function conversation(wholeMs: number): Conversation {
  const end = performance.now() + wholeMs;
  const left = () => Math.floor(end - performance.now());
  const once = async <T>(ask: Ask<T>): Promise<T> => {
    if (left() < 50) throw new Error('No time is left.');
    return ask({ timeout: left(), maxNetworkRetries: 0 });
  };
  return {
    once,
    async twice(ask) {
      try {
        return await once(ask);
      } catch (error) {
        if (isRefusal(error) || left() < leastForAnotherTry) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return once(ask);
      }
    },
  };
}

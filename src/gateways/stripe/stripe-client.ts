/**
 * How Stripe is spoken to: the official package with its version pinned, every conversation with an end of its own, and
 * faults that carry nothing out but Stripe's own codes. Stripe's sentences name keys and people: they stay inside.
 */
import Stripe from 'stripe';

/** The shape of everything we send and are sent; the endpoint in Stripe's dashboard is made with the same. */
export const apiVersion = '2026-10-28.endive';

export type StripeTrouble = {
  /** What we were doing: 'begin', 'ask' … */
  during: string;
  status: number | null;
  type: string | null;
  code: string | null;
  param: string | null;
  /** Under which Stripe's support finds the request. */
  requestId: string | null;
};

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  live: boolean;
  /** A fake of Stripe; null is Stripe itself. */
  apiOrigin: string | null;
  /** Told of every fault, for the log. */
  report?: (trouble: StripeTrouble) => void;
};

/** The largest answer that is read, in bytes: a hundred sessions in full are an eighth of it. */
const largestAnswer = 8 * 1024 * 1024;

/** Neither led elsewhere with our key, nor made to read without end. The caller's signal ends it, body included. */
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
    // Tried again only by `conversation`, which knows how much time is left.
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
 * Whether Stripe said no. Everything else leaves open what it did: no answer, a failure of its own, too many questions,
 * the same request still under way, or an answer that nobody can read.
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
  /** Asks within what is left of the conversation. */
  once<T>(ask: Ask<T>): Promise<T>;
  /**
   * Once more when there is time left and Stripe did not say no: after a broken connection, never after a long wait. Only
   * for requests that carry an idempotency key.
   */
  twice<T>(ask: Ask<T>): Promise<T>;
};

const pauseMs = 400;
const leastForAnotherTry = 2_000;

/** Everything asked in one conversation ends within `wholeMs` milliseconds. */
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

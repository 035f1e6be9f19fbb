import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a request may take. Slower requests are ended, so that incomplete ones do not pile up. */
export type Patience = {
  /** Allows as long as a large file needs, in milliseconds, while bytes keep coming. */
  extend(wholeMs?: number): void;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const none: Patience = { extend: () => undefined };

/** Ends a request that takes too long: `tooSlow` answers it, and closes the connection. */
export function watchBody(
  incoming: IncomingMessage,
  outgoing: Pick<ServerResponse, 'headersSent'>,
  tooSlow: () => void,
): Patience {
  if (!hasBody(incoming)) return none;
  const showOut = (): void => {
    if (incoming.complete) return;
    if (outgoing.headersSent) incoming.destroy();
    else tooSlow();
  };
  let whole = setTimeout(showOut, bodyTimeouts.wholeMs).unref();
  let speed: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(whole);
    clearInterval(speed);
  };
  incoming.once('end', stop);
  incoming.once('close', stop);
  return {
    extend(wholeMs = bodyTimeouts.uploadMs) {
      clearTimeout(whole);
      whole = setTimeout(showOut, wholeMs).unref();
      let came = 0;
      incoming.on('data', ({ length }: Buffer) => (came += length));
      speed = setInterval(() => {
        if (came < bodyTimeouts.windowBytes) showOut();
        came = 0;
      }, bodyTimeouts.windowMs).unref();
    },
  };
}

/**
 * Time limits of a connection, in milliseconds. Node's own limits keep thousands of incomplete requests for minutes; with these all
 * are gone within fifteen seconds, except for uploads.
 */
export const timeouts = {
  headersTimeout: 8_000,
  /** Node has one limit for all requests: as long as the largest file of the shop. The server ends everything else sooner. */
  requestTimeout: 2_500_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than a proxy in front keeps its connections, so that the proxy is the one that ends them. */
  keepAliveTimeout: 65_000,
};

export const bodyTimeouts = {
  /** From the headers of a request to its last byte. */
  wholeMs: 15_000,
  /** For a receipt: 5 MB at 200 kbit/s, an old mobile network, take 210 seconds. */
  uploadMs: 240_000,
  /**
   * The least speed of a file, 2 KB a second over half a minute: a tunnel or a lift of twenty seconds is let through on any phone,
   * and a slot is not held by a byte now and then.
   */
  windowMs: 30_000,
  windowBytes: 60_000,
};

/** Milliseconds for an upload by staff at 200 kbit/s, plus a tenth. */
export const timeToSend = (bytes: number): number => Math.ceil(((bytes * 8) / 200_000) * 1_100);

import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a request may take. Slower requests are ended, so that incomplete ones do not pile up. */
export type Patience = {
  /** Allows as long as a large file needs, in milliseconds, while bytes keep coming. */
  extend(wholeMs?: number): void;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const none: Patience = { extend: () => undefined };

/** Ends a request that takes too long. `headers`: those of every answer. */
export function watchBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: () => [string, string][],
): Patience {
  if (!hasBody(incoming)) return none;
  const showOut = (): void => {
    if (incoming.complete) return;
    if (outgoing.headersSent) return void incoming.destroy();
    const rest = [
      ...headers(),
      ['Cache-Control', 'no-store'],
      ['Content-Length', '0'],
      ['Connection', 'close'],
    ];
    outgoing.writeHead(408, rest.flat());
    outgoing.end(() => incoming.destroy());
  };
  let whole = setTimeout(showOut, bodyTimeouts.wholeMs).unref();
  let stall: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(whole);
    clearTimeout(stall);
  };
  incoming.once('end', stop);
  incoming.once('close', stop);
  return {
    extend(wholeMs = bodyTimeouts.uploadMs) {
      clearTimeout(whole);
      whole = setTimeout(showOut, wholeMs).unref();
      stall = setTimeout(showOut, bodyTimeouts.stallMs).unref();
      incoming.on('data', () => stall?.refresh());
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
  /** For a receipt, between two bytes: a tunnel, a lift. */
  stallMs: 20_000,
};

/** Milliseconds for an upload by staff at 200 kbit/s, plus a tenth. */
export const timeToSend = (bytes: number): number => Math.ceil(((bytes * 8) / 200_000) * 1_100);

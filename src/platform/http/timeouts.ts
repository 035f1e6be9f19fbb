import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of a request may take. Who sends slower is shown out, so that half-sent requests do not gather. */
export type Patience = {
  /** From now on it may take as long as a large file needs, in milliseconds, while something keeps coming. */
  extend(wholeMs?: number): void;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const none: Patience = { extend: () => undefined };

/** Watches one request until it is whole. `headers`: what every answer carries. */
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
 * How long a connection may take, in milliseconds. Node's own limits keep thousands of half-sent requests for minutes;
 * with these all of them are gone within fifteen seconds, but for files that are being sent (src/platform/http/timeouts.ts).
 */
export const timeouts = {
  headersTimeout: 8_000,
  /** Node knows one for all requests: as long as the largest file of the shop. Everything else is ended sooner by the server. */
  requestTimeout: 2_500_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than a proxy in front keeps its connections, so that the proxy is the one that ends them. */
  keepAliveTimeout: 65_000,
};

export const bodyTimeouts = {
  /** From the head of a request to its last byte. */
  wholeMs: 15_000,
  /** For a receipt: 5 MB at 200 kbit/s, an old network at the edge of a town, take 210 seconds. */
  uploadMs: 240_000,
  /** For a receipt without a single byte: a tunnel, a lift. */
  stallMs: 20_000,
};

/** Milliseconds for so many bytes of the staff at 200 kbit/s, and a tenth more. */
export const timeToSend = (bytes: number): number => Math.ceil(((bytes * 8) / 200_000) * 1_100);

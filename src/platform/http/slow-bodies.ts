/** How long the rest of a request may take. Who sends slower is shown out, so that half-sent requests do not gather. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyTimeouts } from './timeouts.ts';

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

/**
 * How long a connection may take, in milliseconds. Node's own limits keep thousands of half-sent requests for minutes;
 * with these all of them are gone within fifteen seconds, but for files that are being sent (src/platform/http/slow-bodies.ts).
 */
export const timeouts = {
  headersTimeout: 8_000,
  /** Node knows one for all requests: as long as the largest file of the shop. Everything else is ended sooner by the door. */
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

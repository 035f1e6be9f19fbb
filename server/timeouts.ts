/**
 * How long a connection may take, in milliseconds. Node's own limits keep thousands of half-sent requests for minutes;
 * with these all of them are gone within fifteen seconds.
 */
export const timeouts = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Longer than a proxy in front keeps its connections, so that the proxy is the one that ends them. */
  keepAliveTimeout: 65_000,
};

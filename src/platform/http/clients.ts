/** Who calls: the address that limits count, behind as many proxies as we put there ourselves. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** IPv4 inside IPv6 as IPv4; of IPv6 the network, since one household has billions of addresses. */
export function withoutHost(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const [left = '', right = ''] = plain.toLowerCase().split('::', 2);
  const before = left.split(':').filter(Boolean);
  const after = plain.includes('::') ? right.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * The caller's address. Each trusted proxy has appended the address it saw, so the caller is counted from the right:
 * what a caller wrote there herself stands further left and never counts.
 */
export function addressOf(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedHops: number,
): string {
  const socket = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedHops === 0) return withoutHost(socket);
  const header = incoming.headers['x-forwarded-for'] ?? '';
  const chain = (Array.isArray(header) ? header.join(',') : header).split(',').map((one) => one.trim());
  const claimed = chain[chain.length - trustedHops] ?? '';
  return withoutHost(isIP(claimed) === 0 ? socket : claimed);
}

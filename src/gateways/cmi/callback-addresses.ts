/**
 * The addresses from which CMI notifies us. The browser's return is signed like a notification and holds no secret that a buyer does
 * not see, so that only its origin tells them apart.
 */
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

export type CallbackAddresses = {
  /** `address` as limits know it (limits/in-memory.ts): an IPv4 address, or the /64 network of an IPv6 one. */
  has(address: string): boolean;
};

/** Of IPv6 the caller's network is known, no smaller one. */
const networkBits = 64;

/** 'a, b/24': addresses and CIDR ranges, IPv4 and IPv6. Null when one cannot be read, or none is given. */
export function readCallbackAddresses(text: string): CallbackAddresses | null {
  const list = new BlockList();
  const given = text.split(',').map((one) => one.trim());
  for (const one of given) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(one) ?? [];
    const kind = isIP(address);
    const longest = kind === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    // A range of everything would be the same as no list.
    if (kind === 0 || prefix > longest || prefix < 1) return null;
    if (kind === 4) list.addSubnet(address, prefix, 'ipv4');
    else list.addSubnet(address, Math.min(prefix, networkBits), 'ipv6');
  }
  return {
    has(address) {
      const plain = address.replace(/\/64$/, '');
      const kind = isIP(plain);
      return kind !== 0 && list.check(plain, kind === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** As a setting. */
export const callbackAddresses = () =>
  z
    .string()
    .max(2_000, 'is too long')
    .refine(
      (given) => readCallbackAddresses(given) !== null,
      'must be addresses or ranges with commas between them, such as 192.0.2.10, 198.51.100.0/24',
    );

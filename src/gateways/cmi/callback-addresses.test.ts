import { expect, it } from 'vitest';
import { readCallbackAddresses } from './callback-addresses.ts';

it.each([
  ['192.0.2.10', '192.0.2.10', true],
  ['192.0.2.10', '192.0.2.11', false],
  [' 198.51.100.0/24 , 192.0.2.10 ', '198.51.100.255', true],
  ['198.51.100.0/24', '198.51.101.0', false],
  ['2001:db8::/32', '2001:db8:5:6::/64', true],
  ['2001:db8::/32', '2001:db9:0:0::/64', false],
  // Of a caller with IPv6 only the network is known.
  ['2001:db8:1:2::7', '2001:db8:1:2::/64', true],
  ['2001:db8:1:2::7/128', '2001:db8:1:3::/64', false],
  ['192.0.2.10', '2001:db8:1:2::/64', false],
  ['192.0.2.10', 'unknown', false],
  ['192.0.2.10', '', false],
])('of %s is %s: %s', (given, address, is) => {
  expect(readCallbackAddresses(given)?.has(address)).toBe(is);
});

it.each([
  '',
  ' ',
  ',',
  '192.0.2.10,',
  '192.0.2',
  '192.0.2.0/33',
  '2001:db8::/129',
  '0.0.0.0/0',
  '::/0',
  'cmi.co.ma',
  '1.2.3.4/a',
])('"%s" is no list of addresses', (given) => {
  expect(readCallbackAddresses(given)).toBeNull();
});

/** 'MEM-482913-a1b2': six digits, then four hex characters. Unique in the database; a number is not a key. */
export const orderNumberPattern = /^MEM-\d{6}-[0-9a-f]{4}$/;

/** Makes a number from five random bytes. The store retries when a number is taken. */
export function orderNumberFrom(bytes: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes;
  const digits = (((a << 16) | (b << 8) | c) % 1_000_000).toString().padStart(6, '0');
  const hex = ((d << 8) | e).toString(16).padStart(4, '0');
  return `MEM-${digits}-${hex}`;
}

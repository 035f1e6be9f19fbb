/** A Moroccan bank account number (RIB): bank 3 digits, town 3, account 16, key 2. */

/** As a person reads and copies it: '007 780 0001234567890123 45'. What is no RIB stays as it was typed. */
export function groupRib(rib: string): string {
  const parts = /^(\d{3})(\d{3})(\d{16})(\d{2})$/.exec(rib.replace(/\s/g, ''));
  return parts ? parts.slice(1).join(' ') : rib;
}

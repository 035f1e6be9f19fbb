/** Slips of the finger in the part of an address after the @: by their distance to what most people here have. */

/** `one`: it has no address but with this ending. `slips`: more letters bear more of them. */
const providers = [
  { name: 'gmail', one: 'com', slips: 1 },
  { name: 'icloud', one: 'com', slips: 1 },
  { name: 'hotmail', one: null, slips: 2 },
  { name: 'outlook', one: null, slips: 2 },
  { name: 'yahoo', one: null, slips: 1 },
] as const;
const endings = ['com', 'fr'] as const;

/** Others that look like a slip of one of these. */
const others: ReadonlySet<string> = new Set(['mail', 'email', 'ymail', 'hmail', 'googlemail', 'rocketmail']);

/** Letters that are wrong, missing, too many, or have changed places with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_none, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? least) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const endingMeant = (typed: string): string =>
  typed === 'gr' ? typed : (endings.find((ending) => distance(typed, ending) <= 1) ?? typed);

/** The address that was probably meant; null for one that looks right. It is only asked for: the typed one may be real. */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  if (at === 0) return null;
  const domain = email.slice(at).trim().toLowerCase();
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  if (name.length > 12 || ending.length > 12 || others.has(name)) return null;
  const provider = providers.find((one) => distance(name, one.name) <= one.slips);
  if (provider === undefined) return null;
  const meant = `${provider.name}.${provider.one ?? endingMeant(ending)}`;
  return meant === domain ? null : email.slice(0, at) + meant;
}

/** Names of people in the words of a bank. */

/** Words of a name or a bank's text, as they are compared; those of one or two letters are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Split once: a file of thousands of lines asks for the same claims again and again. */
const cutNames = new WeakMap<object, string[]>();
export function namesOf(claim: { name: string }): string[] {
  const names = cutNames.get(claim) ?? wordsOf(claim.name);
  cutNames.set(claim, names);
  return names;
}

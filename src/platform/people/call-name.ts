/**
 * The name she goes by. An address proves nobody, and a name can be anything: only one plain word is ever repeated in a
 * letter to it.
 */
export function callName(name: string | null): string | null {
  const [first = ''] = (name ?? '').trim().split(/\s+/u);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}

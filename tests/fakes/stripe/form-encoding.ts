export type Decoded = { [name: string]: string | Decoded | (string | Decoded)[] };

/**
 * Stripe's encoding of nested values in a form or a query: `line_items[0][price_data][currency]=mad`. Numbers as keys make a
 * list. Throws when one name is a value and an object at once.
 */
export function decodeForm(text: string): Decoded {
  const tree: Decoded = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
    if (!path) throw new Error(`Invalid parameter name: ${key}`);
    const steps = [
      path[1] ?? '',
      ...[...(path[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step ?? ''),
    ];
    if (steps.some((step) => step === '__proto__')) throw new Error('Invalid parameter name');
    let at = tree;
    for (const step of steps.slice(0, -1)) {
      const next = (at[step] ??= {});
      if (typeof next === 'string' || Array.isArray(next)) throw new Error(`Invalid parameter: ${key}`);
      at = next;
    }
    const last = steps.at(-1) ?? '';
    if (at[last] !== undefined) throw new Error(`Parameter given twice: ${key}`);
    at[last] = value;
  }
  return withLists(tree) as Decoded;
}

function withLists(tree: Decoded): Decoded | (string | Decoded)[] {
  const entries = Object.entries(tree).map(
    ([key, value]) =>
      [key, typeof value === 'object' && !Array.isArray(value) ? withLists(value) : value] as const,
  );
  if (entries.length > 0 && entries.every(([key], place) => key === String(place)))
    return entries.map(([, value]) => value as string | Decoded);
  return Object.fromEntries(entries);
}

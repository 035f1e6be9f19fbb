import type { Words } from '../../../content/words.ts';

/** A gateway by the name people know it by; one without a name in the words keeps its own. */
export function gatewayName(name: string, words: Words['staff']['notifications']): string {
  const names: Readonly<Record<string, string>> = words.gateways;
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

/** Whether two records say the same. */
export type ReadonlyFields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is ReadonlyFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As text with sorted keys, so that equal records are equal texts. */
export function sameText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sameText).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? '';
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sameText(value[key])}`).join(',')}}`;
}

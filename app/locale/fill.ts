/** Puts values into a sentence: `fill('{days} days', { days: 7 })` is '7 days'. An unknown name stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** Whether a record still says what the sample academy said in it. */

/** Shorter ones, as a level or a place, may well be the same in an academy's own words. */
const sentence = 40;

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= sentence && /\s/.test(value) ? [value] : [];
  return isHolder(value) ? Object.values(value).flatMap(sentencesIn) : [];
};

/** What it is called, in each language; of a campaign what it says. */
const namesIn = (record: object): string[] => {
  const { words } = record as { words?: unknown };
  if (!isHolder(words)) return [];
  return Object.entries(words).flatMap(([locale, side]) =>
    isHolder(side)
      ? [side['name'], side['title'], side['text']]
          .filter((name) => typeof name === 'string' && name !== '')
          .map((name) => `${locale}: ${String(name)}`)
      : [],
  );
};

const wordsIn = (record: object): Set<string> => new Set([...namesIn(record), ...sentencesIn(record)]);

/** Its name, or any sentence of it, in either language. `delivered`: the record as the academy was opened with it. */
export function saysSampleWords(record: object, delivered: object): boolean {
  const sample = wordsIn(delivered);
  return [...wordsIn(record)].some((words) => sample.has(words));
}

/** A line of the log, parted into what a reader reads and what only machines can: names without a word, ids, heaps of signs. */
import type { LogRow } from '../../../src/features/staff/log.staff.ts';
import type { ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from '../words/words.ts';
import { valueInWords } from './value-in-words.ts';
import { nameOfPlace } from '../catalogue/labels.ts';
import { wordOf } from '../words/word-of.ts';

/** How a field of a change is called: as the catalogue's form calls it, where the change is one of a record. */

/** Null where it has no word: then it is for machines. */
function fieldInWords(
  name: string,
  { about, detail }: Pick<LogRow, 'about' | 'detail'>,
  { catalogue, log }: Pick<ConsoleWords, 'catalogue' | 'log'>,
): string | null {
  const kind = detail?.['kind'];
  const place = about.of === 'record' && kind !== undefined ? nameOfPlace(catalogue, kind, name) : '';
  return place === '' ? (wordOf(log.fields, name) ?? null) : place;
}

type Say = ConsoleWords & { locale: ConsoleLocale };

export type ToldField = {
  name: string;
  label: string;
  /** Null where the log tells no value from before. */
  was: string | null;
  is: string;
};

export type Told = { fields: ToldField[]; technical: Record<string, unknown> };

/** What the line's head says already. */
const inHead = (row: LogRow): ReadonlySet<string> =>
  new Set(row.about.of === 'record' ? ['revision', 'kind'] : row.about.of === 'workshop' ? ['place'] : []);

/** The filter of a list that was taken away, as fields of its own. */
function opened(detail: NonNullable<LogRow['detail']>): NonNullable<LogRow['detail']> {
  const { filter, ...others } = detail;
  if (filter === undefined) return detail;
  try {
    const asked = Object.entries(JSON.parse(filter) as object).filter(
      ([, value]) => value !== null && value !== '' && value !== false,
    );
    return { ...others, ...Object.fromEntries(asked.map(([name, value]) => [name, String(value)])) };
  } catch {
    return detail;
  }
}

export function toldOf(row: LogRow, say: Say): Told {
  const { before, after } = row;
  const detail = opened(row.detail ?? {});
  const told: Told = { fields: [], technical: {} };
  const add = (name: string, was: string | null, is: string | null, raw: unknown, isWhole: boolean) => {
    const label = fieldInWords(name, row, say);
    if (label === null || is === null || !isWhole) told.technical[name] = raw;
    else told.fields.push({ name, label, was, is });
  };
  for (const [name, value] of Object.entries(detail))
    if (inHead(row).has(name)) told.technical[name] = value;
    else add(name, null, valueInWords(name, value, row, say), value, true);
  if (row.reason !== null) add('reason', null, row.reason, row.reason, true);
  for (const name of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const is = valueInWords(name, after?.[name], row, say);
    const wasThere = before !== null && Object.hasOwn(before, name);
    const was = wasThere ? valueInWords(name, before[name], row, say) : null;
    const raw = { before: before?.[name] ?? null, after: after?.[name] ?? null };
    add(name, was, is, raw, !wasThere || was !== null);
  }
  return told;
}

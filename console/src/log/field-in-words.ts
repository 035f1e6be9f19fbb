/** How a field of a change is called: as the catalogue's form calls it, where the change is one of a record. */
import type { LogRow } from '../../../src/features/staff/log.staff.ts';
import { nameOfPlace } from '../catalogue/labels.ts';
import { wordOf } from '../words/word-of.ts';
import type { ConsoleWords } from '../words/words.ts';

/** Null where it has no word: then it is for machines. */
export function fieldInWords(
  name: string,
  { about, detail }: Pick<LogRow, 'about' | 'detail'>,
  { catalogue, log }: Pick<ConsoleWords, 'catalogue' | 'log'>,
): string | null {
  const kind = detail?.['kind'];
  const place = about.of === 'record' && kind !== undefined ? nameOfPlace(catalogue, kind, name) : '';
  return place === '' ? (wordOf(log.fields, name) ?? null) : place;
}

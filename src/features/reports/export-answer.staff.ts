/** A file of the office as an answer: always saved, never shown in the browser, under a name of ours. */
import type { Listed } from './export-files.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { StaffAnswer, StaffApiOptions } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Format = 'csv-semicolon' | 'csv-comma' | 'xlsx';

/** Pieces as they are made: whoever stops taking them ends the reading too. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

/** `content`: a workbook's bytes, or the pieces of a CSV. */
export function fileOf(
  content: Uint8Array<ArrayBuffer> | AsyncIterable<string>,
  name: string,
): StaffAnswer & { ok: true } {
  const isBook = content instanceof Uint8Array;
  const headers = {
    'Content-Type': isBook ? workbookType : 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Robots-Tag': 'noindex',
  };
  return { ok: true, response: new Response(isBook ? content : streamOf(content), { headers }) };
}

/** `name`: without its ending. */
export async function listAsFile(
  { files, words }: StaffApiOptions,
  listed: Listed,
  { format, locale, name }: { format: Format; locale: Locale; name: string },
): Promise<StaffAnswer> {
  const say = words[locale];
  if (format !== 'xlsx') {
    const separator = format === 'csv-comma' ? ',' : ';';
    return fileOf(files.listCsv(listed, { say, locale, separator }), `${name}.csv`);
  }
  const book = await files.listWorkbook(listed, { say, locale });
  if (book.ok) return fileOf(book.bytes, `${name}.xlsx`);
  return refuseStaff(book.reason, { detail: { rows: listed.list.count } });
}

/** What was pasted, or the first column of a file, read as codes: one a line, each once. */

export type CodesRead = { fresh: string[]; repeated: number; unreadable: number };

/** As the server skips them (`isCode` of the pools), so that what is shown before is what is done. */
const isCode = (typed: string): boolean =>
  typed.length >= 1 &&
  typed.length <= 200 &&
  !/[\s\p{Cc}]|:\/\//u.test(typed) &&
  !/^(access[_-]?)?codes?$|^(ال)?رموز?$/iu.test(typed);

export function readCodes(text: string): CodesRead {
  const given = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const readable = given.filter(isCode);
  const fresh = [...new Set(readable)];
  return { fresh, repeated: readable.length - fresh.length, unreadable: given.length - readable.length };
}

/** A line's first field: between quotes, where a quote is written twice, or up to whatever parts the fields. */
function firstField(line: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(line)?.[1];
  return quoted === undefined ? (/^[^,;\t]*/.exec(line)?.[0] ?? '') : quoted.replaceAll('""', '"');
}

/** `text` of a CSV file, with commas, semicolons or tabs; a heading such as "Code" is no code. */
export function firstColumn(text: string): string {
  const [first = '', ...rest] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => firstField(line).trim());
  const isHeading = /^(access[ _-]?)?codes?( d.acc[eè]s)?$|^رموز?$|^الرمز$/i.test(first);
  return (isHeading ? rest : [first, ...rest]).filter((code) => code !== '').join('\n');
}

/** The text of a table that another system exported: a CSV as it is, and the first sheet of an Excel workbook as one. */
import { longestSettlementBytes } from '../../../src/admin/reconciliation/bank-lines.ts';
import { readFile } from '../layout/files.ts';

type Read = { text: string } | { fault: string };

/** Of a file in the archive; a small file may hold a very large one. */
const mostUnpacked = 30 * 1024 * 1024;

/** Where each file of a zip archive is, by its name, from the directory at its end. */
function filesIn(
  bytes: Uint8Array,
): Map<string, { at: number; packed: number; size: number; isPacked: boolean }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, { at: number; packed: number; size: number; isPacked: boolean }>();
  let end = bytes.length - 22;
  while (end > 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const start = view.getUint32(at + 42, true);
    files.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), {
      at: start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      isPacked: view.getUint16(at + 10, true) === 8,
    });
    at += 46 + name + extra + comment;
  }
  return files;
}

/** The text of a file in the archive; empty where there is none. */
function unpacking(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string> {
  const files = filesIn(bytes);
  return async (name) => {
    const file = files.get(name);
    if (!file) return '';
    if (file.size > mostUnpacked) throw new RangeError(`${name} is too large.`);
    const packed = new Blob([bytes.subarray(file.at, file.at + file.packed)]);
    return file.isPacked
      ? new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
      : packed.text();
  };
}

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const plain = (xml: string): string =>
  xml.replace(/&(?:#(x?)([0-9a-f]+)|(\w+));/gi, (all, hex: string, code: string | undefined, name: string) =>
    code === undefined ? (signs[name] ?? all) : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
/** Without how Arabic and Chinese are read aloud. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh[^]*?<\/rPh>/g, '').matchAll(/<t(?: [^>]*)?>([^]*?)<\/t>/g)]
    .map(([, text = '']) => plain(text))
    .join('');
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Which of a workbook's styles show a number as a day. */
function dayStyles(xml: string): Set<string> {
  const custom = new Set(
    [...xml.matchAll(/<numFmt [^>]*>/g)]
      .filter(([tag]) => /[dy]/i.test(plain(attribute(tag, 'formatCode')).replace(/"[^"]*"|\[[^\]]*\]/g, '')))
      .map(([tag]) => Number(attribute(tag, 'numFmtId'))),
  );
  const formats = [...(/<cellXfs[^]*?<\/cellXfs>/.exec(xml)?.[0] ?? '').matchAll(/<xf [^>]*>/g)];
  const isDay = (id: number) => (id >= 14 && id <= 17) || id === 22 || custom.has(id);
  return new Set(
    formats.flatMap(([tag], at) => (isDay(Number(attribute(tag, 'numFmtId'))) ? [String(at)] : [])),
  );
}

/** 25569 days lie between the first days of Excel and of Unix. */
const dayOf = (serial: string): string =>
  new Date(Math.floor(Number(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10);

const columnOf = (letters: string): number =>
  [...letters].reduce((all, one) => all * 26 + one.charCodeAt(0) - 64, 0) - 1;

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = unpacking(bytes);
  const first = attribute(/<sheet [^>]*>/.exec(await file('xl/workbook.xml'))?.[0] ?? '', 'r:id');
  const links = [...(await file('xl/_rels/workbook.xml.rels')).matchAll(/<Relationship [^>]*>/g)];
  const target = links.map(([tag]) => tag).find((tag) => attribute(tag, 'Id') === first) ?? '';
  const sheet = await file(`xl/${attribute(target, 'Target').replace(/^\/xl\//, '')}`);
  const shared = [...(await file('xl/sharedStrings.xml')).matchAll(/<si>([^]*?)<\/si>/g)].map(
    ([, xml = '']) => textIn(xml),
  );
  const isDay = dayStyles(await file('xl/styles.xml'));
  const lines: string[] = [];
  for (const [, row = '', inside = ''] of sheet.matchAll(/<row ([^>]*[^/>])>([^]*?)<\/row>/g)) {
    const cells: string[] = [];
    for (const [, tag = '', xml = ''] of inside.matchAll(/<c( [^>]*[^/>])>([^]*?)<\/c>/g)) {
      const value = plain(/<v>([^]*?)<\/v>/.exec(xml)?.[1] ?? '');
      const kind = attribute(tag, 't');
      const text = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textIn(xml) : value;
      const isSerial = kind === '' && text !== '' && isDay.has(attribute(tag, 's'));
      cells[columnOf(/^[A-Z]+/.exec(attribute(tag, 'r'))?.[0] ?? 'A')] = isSerial ? dayOf(text) : text;
    }
    // Its number is that of the line, empty ones too.
    lines[Number(attribute(` ${row}`, 'r')) - 1] = Array.from(
      cells,
      (cell: string | undefined) => `"${(cell ?? '').replaceAll('"', '""')}"`,
    ).join(';');
  }
  return Array.from(lines, (line: string | undefined) => line ?? '').join('\n');
}

/** `fault`: as the API names it. */
export async function readTable(file: Blob): Promise<Read> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length > longestSettlementBytes) return { fault: 'file-too-large' };
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readFile(bytes);
  try {
    const text = await readWorkbook(bytes);
    return text.trim() === '' ? { fault: 'not-text' } : { text };
  } catch {
    return { fault: 'not-text' };
  }
}

/** What a file that was handed in really is: told by its bytes, never by its name or by what a browser called it. */
import { latin } from '../transfers/receipt-file.ts';
import type { HandedKind } from './assignment.ts';

export type FileFormat = { kind: HandedKind; contentType: string; ending: string };

const format = (kind: HandedKind, contentType: string, ending: string): FileFormat => ({
  kind,
  contentType,
  ending,
});

/** Whether the bytes hold a text of plain signs, from an offset on. */
function holds(bytes: Uint8Array, text: string, { from = 0, to = bytes.length } = {}): boolean {
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    Math.max(0, Math.min(to, bytes.length) - from),
  ).includes(text, 0, 'latin1');
}

/** Of an MP4 the kinds of its tracks stand in boxes of their own: a film is no voice. */
function hasPictures(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = all.indexOf('hdlr'); at !== -1; at = all.indexOf('hdlr', at + 4))
    if (latin(bytes, at + 12, at + 16) === 'vide') return true;
  return false;
}

function soundOf(bytes: Uint8Array): FileFormat | null {
  if (latin(bytes, 0, 4) === '\x1aE\xdf\xa3' && holds(bytes, 'webm', { to: 64 }))
    return holds(bytes, 'V_', { to: 4_096 }) ? null : format('voice', 'audio/webm', 'webm');
  if (latin(bytes, 0, 4) === 'OggS')
    return holds(bytes, 'theora', { to: 512 }) ? null : format('voice', 'audio/ogg', 'ogg');
  if (latin(bytes, 4, 8) === 'ftyp' && !/^(hei|mif|avi|qt)/.test(latin(bytes, 8, 12)))
    return hasPictures(bytes) ? null : format('voice', 'audio/mp4', 'm4a');
  const isMp3 = latin(bytes, 0, 3) === 'ID3' || /^\xff[\xfb\xfa\xf3\xf2]$/.test(latin(bytes, 0, 2));
  return isMp3 ? format('voice', 'audio/mpeg', 'mp3') : null;
}

function pictureOf(bytes: Uint8Array): FileFormat | null {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return format('photo', 'image/jpeg', 'jpg');
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return format('photo', 'image/png', 'png');
  const isWebp = latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP';
  return isWebp ? format('photo', 'image/webp', 'webp') : null;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

/** Documents of office programs are archives whose parts have fixed names; with a program inside they are not taken. */
function documentOf(bytes: Uint8Array): FileFormat | null {
  if (latin(bytes, 0, 4) !== 'PK\x03\x04' || !holds(bytes, '[Content_Types].xml')) return null;
  if (holds(bytes, 'vbaProject')) return null;
  if (holds(bytes, 'word/document.xml'))
    return format('file', `${openXml}.wordprocessingml.document`, 'docx');
  if (holds(bytes, 'xl/workbook.xml')) return format('file', `${openXml}.spreadsheetml.sheet`, 'xlsx');
  if (holds(bytes, 'ppt/presentation.xml'))
    return format('file', `${openXml}.presentationml.presentation`, 'pptx');
  return null;
}

/** Of signs that people read, in UTF-8: no control characters but tabs and the ends of lines. */
function isText(bytes: Uint8Array): boolean {
  try {
    return !/(?![\t\n\r])\p{Cc}/u.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

function fileOf(bytes: Uint8Array): FileFormat | null {
  if (/^%PDF-[12]\.\d/.test(latin(bytes, 0, 8))) return format('file', 'application/pdf', 'pdf');
  const found = documentOf(bytes);
  if (found !== null) return found;
  return isText(bytes) ? format('file', 'text/plain; charset=utf-8', 'txt') : null;
}

/** Null when it is nothing that is taken for this. */
export function formatOf(bytes: Uint8Array, kind: HandedKind): FileFormat | null {
  if (bytes.length === 0) return null;
  if (kind === 'photo') return pictureOf(bytes);
  if (kind === 'voice') return soundOf(bytes);
  return fileOf(bytes);
}

/** As a reader saves it: without folders and signs that programs trip over, with the ending of what it is. */
export function keptName(name: string, { ending }: FileFormat, longest: number): string {
  const plain = name
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[^\p{L}\p{N}\p{M} ._()-]+/gu, '_')
    .trim()
    .slice(0, longest);
  return `${plain || 'file'}.${ending}`;
}

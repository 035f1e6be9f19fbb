import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  isProductFileName,
  lookedAtBytes,
  namesInArchive,
  productFileEndings,
  typeByName,
  typeOfProductFile,
} from './product-upload.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const sample = (name: string) => readFileSync(`content/sample/downloads/${name}`);
const sheet = sample('finance-tracker/finance-tracker-en.xlsx');
const book = sample('freelance-ebook/freelance-ebook-ar.pdf');

const seen = (file: Buffer) => ({
  head: file.subarray(0, lookedAtBytes),
  tail: file.subarray(-lookedAtBytes),
  bytes: file.length,
});
const typeOf = (name: string, file: Buffer) => typeOfProductFile(name, seen(file));

test('a file has the type of its name when its bytes have it', () => {
  expect(typeOf('tracker.xlsx', sheet)).toBe(typeByName('tracker.xlsx'));
  expect(typeOf('tracker.ZIP', sheet)).toBe('application/zip');
  expect(typeOf('book.pdf', book)).toBe('application/pdf');
  expect([typeOf('tracker.docx', sheet), typeOf('tracker.epub', sheet), typeOf('book.zip', book)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the signature of an archive is not enough without its directory', () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const signs = `PK\x03\x04${page}[Content_Types].xml xl/workbook.xml PK\x05\x06`;
  expect(typeOf('page.xlsx', Buffer.from(signs))).toBeNull();
  expect(typeOf('page.zip', Buffer.from(`${signs}${'\0'.repeat(18)}`))).toBeNull();
});

test('an archive with something before it, behind it or cut out of it is none', () => {
  const start = sheet.subarray(0, 4);
  const more = Buffer.from('<script>alert(1)</script>');
  for (const broken of [
    Buffer.concat([start, more, sheet]),
    Buffer.concat([sheet, more]),
    Buffer.concat([sheet.subarray(0, 2_000), sheet.subarray(3_000)]),
    sheet.subarray(0, -30),
  ])
    expect([typeOf('a.xlsx', broken), typeOf('a.zip', broken)]).toEqual([null, null]);
});

test('whatever a stranger sends as an archive is read without a fault', () => {
  const bytes = fc.uint8Array({ maxLength: 300 });
  const ends = fc.constantFrom(new Uint8Array(), sheet.subarray(-22), sheet.subarray(-400));
  forAll(bytes, ends, (some, end) => {
    const file = Buffer.concat([some, end]);
    namesInArchive({ tail: file, bytes: file.length });
    for (const ending of productFileEndings) typeOf(`a.${ending}`, file);
  });
});

test('a name that is no file’s has no type', () => {
  for (const name of ['page.html', 'constructor', '.toString', 'a.constructor', 'pdf', ''])
    expect([typeByName(name), isProductFileName(name)]).toEqual([null, false]);
});

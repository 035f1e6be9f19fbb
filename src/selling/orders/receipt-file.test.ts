import { describe, expect, test } from 'vitest';
import { aJpeg, aJpegOf, aPdf, aPng, aWebp } from '../../../tests/support/receipts.ts';
import { largestReceiptBytes, readReceipt } from './receipt-file.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

describe('what a receipt may be', () => {
  test.each([
    ['a photo', aJpeg(), 'image/jpeg'],
    ['a photo with a film behind it, as some phones take', aJpeg({ after: 'ftypmp42 a film' }), 'image/jpeg'],
    ['a screenshot', aPng(), 'image/png'],
    ['a lossy WebP', aWebp().lossy, 'image/webp'],
    ['a lossless WebP', aWebp().lossless, 'image/webp'],
    ['a WebP with a canvas', aWebp().canvas, 'image/webp'],
    ['a PDF', aPdf(), 'application/pdf'],
    [
      'a PDF with a script in it, which is only ever saved',
      aPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      'application/pdf',
    ],
    ['a photo of exactly 5 MB', aJpegOf(largestReceiptBytes), 'image/jpeg'],
    ['a photo of 50 million points', aJpeg({ width: 8_160, height: 6_144 }), 'image/jpeg'],
    ['a tall statement', aPng({ width: 1_080, height: 19_000 }), 'image/png'],
  ])('%s', (_what, bytes, kind) => {
    expect(readReceipt(bytes)).toEqual({ ok: true, kind });
  });
});

describe('what it may not be', () => {
  test.each([
    ['nothing at all', new Uint8Array(0), 'receipt-empty'],
    ['one byte too many', aJpegOf(largestReceiptBytes + 1), 'receipt-size'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'receipt-kind'],
    [
      'a drawing that can run scripts',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'receipt-kind',
    ],
    ['XML', text('<?xml version="1.0"?><svg/>'), 'receipt-kind'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'receipt-kind'],
    ['an archive', text('PK\u0003\u0004 word/document.xml'), 'receipt-kind'],
    ['a GIF', text('GIF89a\u0001\0\u0001\0'), 'receipt-kind'],
    ['a photo of an iPhone in its own format', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'receipt-kind'],
    [
      'a PDF behind a page, which is both',
      text(`<script>alert(1)</script>\n${Buffer.from(aPdf()).toString('latin1')}`),
      'receipt-kind',
    ],
    ['a PDF that was cut off', aPdf().subarray(0, 40), 'receipt-kind'],
    [
      'a PDF whose end marker is far before its end',
      new Uint8Array([...aPdf(), ...new Uint8Array(4_000)]),
      'receipt-kind',
    ],
    ['two bytes of a photo', aJpeg().subarray(0, 2), 'receipt-kind'],
    [
      'a photo without a frame',
      new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 0xff, 0xd9, 0, 0]),
      'receipt-kind',
    ],
    ['a photo of no height', aJpeg({ height: 0 }), 'receipt-kind'],
    ['a screenshot without its head', aPng().subarray(0, 20), 'receipt-kind'],
    ['a WebP of another kind', text('RIFF\u0020\0\0\0WEBPANIM and more than thirty bytes'), 'receipt-kind'],
    [
      'sound in the same wrapping as WebP',
      text('RIFF\u0020\0\0\0WAVEfmt and more than thirty bytes'),
      'receipt-kind',
    ],
    ['a picture that would fill the memory', aPng({ width: 60_000, height: 60_000 }), 'receipt-points'],
    ['a photo of 200 million points', aJpeg({ width: 16_320, height: 12_240 }), 'receipt-points'],
    ['a line of a million points', aPng({ width: 1_000_000, height: 1 }), 'receipt-points'],
    ['a WebP that would fill the memory', aWebp({ width: 16_000, height: 16_000 }).canvas, 'receipt-points'],
  ])('%s', (_what, bytes, problem) => {
    expect(readReceipt(bytes)).toEqual({ ok: false, problem });
  });

  test('sizes of WebP are read correctly in all three forms', () => {
    for (const [width, height] of [
      [1, 1],
      [8_000, 8_000],
      [16_383, 3],
    ] as const)
      for (const file of Object.values(aWebp({ width, height }))) expect(readReceipt(file).ok).toBe(true);
    for (const file of Object.values(aWebp({ width: 8_001, height: 8_001 })))
      expect(readReceipt(file)).toEqual({ ok: false, problem: 'receipt-points' });
  });

  test('no input makes it throw', () => {
    const heads = [aJpeg(), aPng(), aPdf(), ...Object.values(aWebp())];
    forAll(
      tries(2_000),
      fc.constantFrom(...heads),
      fc.nat(60),
      fc.uint8Array({ maxLength: 80 }),
      (head, keep, rest) => {
        const reading = readReceipt(new Uint8Array([...head.subarray(0, keep), ...rest]));
        expect(reading.ok ? reading.kind : reading.problem).toMatch(/^(image\/|application\/pdf|receipt-)/);
      },
    );
  });
});

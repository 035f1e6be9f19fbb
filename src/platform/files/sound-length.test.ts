import { expect, it } from 'vitest';
import { aVoice, big32, bytes } from '../../../tests/support/receipts.ts';
import { soundSeconds } from './sound-length.ts';

const box = (kind: string, ...content: (string | number[])[]): number[] => {
  const inside = bytes(...content);
  return [...big32(inside.length + 8), ...Buffer.from(kind), ...inside];
};
/** `mvhd` and `mdhd` alike: version, two dates, units a second, length. */
const clock = (units: number, length: number): number[] => [0, 0, 0, units, length, 0].flatMap(big32);

it('a recording of a browser in WebM, which says no length, lasts until its last block', () => {
  const unknown = '\x01\xff\xff\xff\xff\xff\xff\xff';
  const cluster = (at: string, block: string) =>
    `\x1f\x43\xb6\x75${unknown}\xe7\x82${at}\xa3\x85\x81${block}\0\0`;
  const segment = `\x1a\x45\xdf\xa3\x80\x18\x53\x80\x67${unknown}`;
  const recorded = bytes(segment, cluster('\0\0', '\0\0'), cluster('\xa0\0', '\x04\x10'));
  expect(soundSeconds(recorded)).toBe(42);
});

it('Ogg is measured by its last page', () => {
  expect(soundSeconds(aVoice(3_600))).toBe(3_600);
});

it('MP4 is measured whole, and in the fragments that a browser writes', () => {
  const head = box('ftyp', 'M4A ');
  const movie = (length: number) =>
    box('moov', box('mvhd', clock(1_000, length)), box('trak', box('mdia', box('mdhd', clock(48_000, 0)))));
  expect(soundSeconds(bytes(head, movie(42_000)))).toBe(42);
  const each = box(
    'moof',
    box('traf', box('tfhd', [0, 0, 0, 8], big32(1), big32(1_024)), box('trun', big32(0), big32(500))),
  );
  const own = box(
    'moof',
    box(
      'traf',
      box('tfhd', big32(0), big32(1)),
      box('trun', [0, 0, 1, 0], big32(2), big32(720_000), big32(768_000)),
    ),
  );
  expect(soundSeconds(bytes(head, movie(0), each))).toBe(11);
  expect(soundSeconds(bytes(head, movie(0), each, own))).toBe(42);
});

it('MP3 is measured frame by frame, whatever stands before them', () => {
  const frame = [0xff, 0xfb, 0x14, 0x00, ...Array.from({ length: 92 }, () => 0)];
  const frames = Array.from({ length: 1_250 }, () => frame);
  expect(soundSeconds(bytes('ID3\x04\0\0\0\0\0\x05', 'Amal!', ...frames))).toBe(30);
});

it('what is cut off, or no sound, has no length', () => {
  const cut = bytes(
    box('ftyp', 'M4A '),
    [0, 0, 0, 90],
    'moov',
    [0, 0, 0, 60],
    'mvhd',
    [0, 0],
    box('mdhd', [0]),
  );
  for (const one of [cut, bytes('ID3', '\0'.repeat(50)), bytes('OggS'), bytes('Hello')])
    expect(soundSeconds(one)).toBeNull();
});

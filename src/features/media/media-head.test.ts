/** What is no film or sound is known by its first bytes, whatever it is called: the console asks before it sends anything. */
import { expect, it } from 'vitest';
import { mayBePlayed } from './media.ts';

const bytes = (latin: string) => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

it.each([
  ['MP4', '\0\0\0\x20ftypisom', true],
  ['MOV', '\0\0\0\x14ftypqt  ', true],
  ['an old MOV', '\0\0\x08\x00moovlmvh', true],
  ['MKV or WebM', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x23', true],
  ['a text called .mp4', 'Dear friends,', false],
  ['a PDF', '%PDF-1.7\n%\xe2\xe3', false],
  ['an empty file', '', false],
  ['MP3', 'ID3\x04\0\0\0\0\0\x23TS', false],
])('%s is a film: %s', (_name, head, isFilm) => {
  expect(mayBePlayed(bytes(head), 'film')).toBe(isFilm);
});

it.each([
  ['MP3 with a title', 'ID3\x04\0\0\0\0\0\x23TS', true],
  ['MP3 without one', '\xff\xfb\x90\x64\0\0\0\0\0\0\0\0', true],
  ['M4A', '\0\0\0\x20ftypM4A ', true],
  ['OGG', 'OggS\0\x02\0\0\0\0\0\0', true],
  ['WAV', 'RIFF\x24\x08\0\0WAVE', true],
  ['a text', 'Dear friends,', false],
])('%s is a sound: %s', (_name, head, isSound) => {
  expect(mayBePlayed(bytes(head), 'sound')).toBe(isSound);
});

import { expect, it } from 'vitest';
import { readCaptions, transcriptOf, writeCaptions } from './captions.ts';
import { allowed } from '../../../tests/support/sure.ts';

const vtt = `WEBVTT - made by a program

NOTE nobody reads this

STYLE
::cue { background: url(https://elsewhere.example/) }

intro
00:01.000 --> 00:03.500 align:start position:0%
<v Salma>Welcome <c.loud>to</c> the <b>course</b>.

00:03.500 --> 00:05.000
Today: prices,
and costs.

00:09.000 --> 00:10.000
<script>alert(1)</script>Begin &amp; go on.
`;

const cuesOf = (source: string) => allowed(readCaptions(source)).cues;

it('keeps times and words of WebVTT, and nothing that styles or runs', () => {
  expect(writeCaptions(cuesOf(vtt))).toBe(`WEBVTT

00:00:01.000 --> 00:00:03.500
<v Salma>Welcome to the <b>course</b>.

00:00:03.500 --> 00:00:05.000
Today: prices,
and costs.

00:00:09.000 --> 00:00:10.000
alert(1)Begin &amp; go on.
`);
});

it('reads SubRip as a phone exports it, to the same cues, and its own output again', () => {
  const srt =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nمرحبا\r\n\r\n2\r\n01:00:02,5 --> 01:00:04,000\r\nإلى الدرس\r\n';
  expect(cuesOf(srt)).toEqual([
    { from: 1, to: 2, text: 'مرحبا' },
    { from: 3602.5, to: 3604, text: 'إلى الدرس' },
  ]);
  expect(cuesOf(writeCaptions(cuesOf(srt)))).toEqual(cuesOf(srt));
});

it('reads captions as programs write them loosely', () => {
  const loose =
    '1\n00:00:01,000-->00:00:02,000\n{\\an8}one\n2\n00:00:03.000 -> 00:00:04.000\n<font color="#fff">two</font>\n1999\n\n3\n0:00:05,0 --> 0:00:06,0 X1:10\n7';
  expect(cuesOf(loose)).toEqual([
    { from: 1, to: 2, text: 'one' },
    { from: 3, to: 4, text: 'two\n1999' },
    { from: 5, to: 6, text: '7' },
  ]);
});

it('makes a transcript of what is spoken: a pause begins a paragraph', () => {
  expect(transcriptOf(cuesOf(vtt))).toBe(
    'Welcome to the course. Today: prices, and costs.\n\nalert(1)Begin & go on.\n',
  );
});

it.each([
  ['', 'empty', 1],
  ['WEBVTT\n\nNOTE alone', 'empty', 1],
  ['WEBVTT\n\n00:01 --> 00:02\nno thousandths', 'bad-time', 3],
  ['WEBVTT\n\n1\n00:61.000 --> 00:62.000\nx', 'bad-time', 4],
  ['WEBVTT\n\njust words', 'bad-time', 3],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\nx', 'ends-before-it-begins', 3],
  ['WEBVTT\n\n00:02.000 --> 00:03.000\n<b></b>', 'no-words', 3],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\nx\n\n00:01.000 --> 00:02.000\ny', 'not-in-order', 6],
])('reports what is wrong with %j, and where', (source, reason, line) => {
  expect(readCaptions(source)).toEqual({ ok: false, reason, line });
});

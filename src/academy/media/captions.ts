/**
 * Captions as staff paste or upload them: WebVTT, or SubRip as most programs for phones export it. They are stored rewritten:
 * times and words alone, without styles, comments or positions.
 */
import { cutText } from '../../platform/text/typed-text.ts';

export type Cue = {
  /** Seconds from the beginning. */
  from: number;
  to: number;
  /** One line or several; bold, italic and voices as WebVTT writes them. */
  text: string;
};

/** `line`: counted from 1, as editors do. */
export type CaptionFault = {
  ok: false;
  reason: 'empty' | 'bad-time' | 'ends-before-it-begins' | 'no-words' | 'not-in-order' | 'too-many';
  line: number;
};

const mostCues = 5_000;
const longestCue = 1_000;

/** Programs leave the spaces out, or shorten the arrow. */
const timing = /^\s*(\d[\d:.,]*)\s*--?>\s*(\d[\d:.,]*)(?:\s.*)?$/;
const clock = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})$/;

/** '01:02.500', '1:00:02.5' or SubRip's '00:01:02,500'; null for anything else. */
function secondsOf(text: string): number | null {
  const found = clock.exec(text);
  if (!found) return null;
  const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] = found;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(rest.padEnd(3, '0')) / 1_000;
}

/** Tags that mean something everywhere stay; others are left out, and what only looks like one is written as text. */
const cleaned = (text: string): string =>
  text
    .replace(/<(?!\/?(?:b|i|u|v(?:[ .][^<>]{0,80})?)>)[^<>]{0,200}>/gi, '')
    // A place on the picture, as SubRip of some programs has it.
    .replace(/\{\\an?\d{1,2}\}/g, '')
    .replace(/-->/g, '→')
    .trim();

/** The words of a caption alone, on one line. */
export const plainCue = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

type Block = { line: number; lines: string[] };

/** The blocks between empty lines. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let current: Block | null = null;
  for (const [index, line] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') {
      current = null;
      continue;
    }
    // A second time without an empty line before it begins a caption; a number alone above it is its own.
    if (current?.lines.some((one) => timing.test(one)) && timing.test(line)) {
      const isNumber = current.lines.length > 2 && /^\s*\d+\s*$/.test(current.lines.at(-1) ?? '');
      if (isNumber) current.lines.pop();
      current = null;
    }
    if (current === null) {
      current = { line: index + 1, lines: [] };
      blocks.push(current);
    }
    current.lines.push(line);
  }
  return blocks;
}

/** Blocks that learners do not see: the head, comments, styles, regions. */
const isAside = ({ lines: [first = ''] }: Block): boolean => /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/.test(first);

function readCue({ line, lines }: Block, after: number): { ok: true; cue: Cue } | CaptionFault {
  // A cue may have a name or a number of its own above its time.
  const at = timing.test(lines[0] ?? '') ? 0 : 1;
  const found = timing.exec(lines[at] ?? '');
  const timeLine = line + Math.min(at, lines.length - 1);
  const from = secondsOf(found?.[1] ?? '');
  const to = secondsOf(found?.[2] ?? '');
  if (from === null || to === null) return { ok: false, reason: 'bad-time', line: timeLine };
  if (to <= from) return { ok: false, reason: 'ends-before-it-begins', line: timeLine };
  if (from < after) return { ok: false, reason: 'not-in-order', line: timeLine };
  const text = cutText(cleaned(lines.slice(at + 1).join('\n')), longestCue);
  if (plainCue(text) === '') return { ok: false, reason: 'no-words', line: timeLine };
  return { ok: true, cue: { from, to, text } };
}

/** The cues in their order, or what is wrong and in which line. */
export function readCaptions(source: string): { ok: true; cues: Cue[] } | CaptionFault {
  const cues: Cue[] = [];
  for (const block of blocksOf(source)) {
    if (isAside(block)) continue;
    if (cues.length >= mostCues) return { ok: false, reason: 'too-many', line: block.line };
    const read = readCue(block, cues.at(-1)?.from ?? 0);
    if (!read.ok) return read;
    cues.push(read.cue);
  }
  return cues.length === 0 ? { ok: false, reason: 'empty', line: 1 } : { ok: true, cues };
}

const two = (n: number): string => String(n).padStart(2, '0');

function written(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const whole = Math.floor(ms / 1_000);
  const rest = String(ms % 1_000).padStart(3, '0');
  return `${two(Math.floor(whole / 3_600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

export const writeCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${written(from)} --> ${written(to)}\n${text}\n`).join('\n')}`;

/** A pause of so many seconds begins a paragraph of the transcript. */
const pauseSeconds = 2;
const longParagraph = 600;

/** The transcript: without times, in paragraphs with an empty line between. */
export function transcriptOf(cues: readonly Cue[]): string {
  const paragraphs: string[] = [];
  let before: Cue | null = null;
  for (const cue of cues) {
    const last = paragraphs.at(-1);
    const goesOn =
      before !== null &&
      last !== undefined &&
      cue.from - before.to < pauseSeconds &&
      !(last.length > longParagraph && /[.!?؟…]$/.test(last));
    if (goesOn) paragraphs[paragraphs.length - 1] = `${last} ${plainCue(cue.text)}`;
    else paragraphs.push(plainCue(cue.text));
    before = cue;
  }
  return `${paragraphs.join('\n\n')}\n`;
}

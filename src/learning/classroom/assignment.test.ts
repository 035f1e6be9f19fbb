import { inEach } from '../../platform/i18n/locale.ts';
import { describe, expect, it } from 'vitest';
import { formatDeadline } from '../../platform/time/calendar-date.ts';
import {
  dueAt,
  faultOf,
  formatOf,
  type HandedKind,
  isWholeRubric,
  keptName,
  mayHandIn,
  most,
} from './assignment.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const firstDay = '2025-01-06';
const task = { dueAfterDays: 6, lateAllowed: false, takes: ['text', 'photo', 'voice', 'file'] as const };
const assignment = { ...task, takes: [...task.takes] };

describe('an assignment', () => {
  it('is due at the end of its day in Morocco, in and out of Ramadan', () => {
    const due = dueAt(assignment, firstDay);
    expect(due && formatDeadline(due, 'en')).toBe('the end of Sunday 12 January');
    expect(due?.toISOString()).toBe('2025-01-12T23:00:00.000Z');
    // In Ramadan Morocco is an hour behind its usual time.
    expect(dueAt(assignment, '2025-03-03')?.toISOString()).toBe('2025-03-10T00:00:00.000Z');
    expect(dueAt({ dueAfterDays: null }, firstDay)).toBeNull();
  });

  it('is handed in once at a time, late where that is allowed, and never too late when it is asked for again', () => {
    const [inTime, late] = [new Date('2025-01-12T22:59:59Z'), new Date('2025-01-12T23:00:00Z')];
    const may = (of: Partial<Parameters<typeof mayHandIn>[1]>, lateAllowed = false) =>
      mayHandIn({ ...assignment, lateAllowed }, { firstDay, last: null, now: inTime, ...of });
    expect(may({})).toEqual({ ok: true, isLate: false });
    expect(may({ now: late })).toBeRefused('too-late');
    expect(may({ now: late }, true)).toEqual({ ok: true, isLate: true });
    expect(may({ now: late, last: 'again' })).toEqual({ ok: true, isLate: false });
    expect(may({ last: 'waiting' })).toBeRefused('waiting');
    expect(may({ last: 'accepted' })).toBeRefused('accepted');
  });

  it('accepts what it asks for, within its limits', () => {
    const files = (kind: HandedKind, ...bytes: number[]) => bytes.map((size) => ({ kind, bytes: size }));
    const fault = (text: string, sent: ReturnType<typeof files>) =>
      faultOf(assignment, { text, files: sent });
    expect(fault('Done', [])).toBeNull();
    expect(fault(' ', [])).toEqual({ field: 'text', problem: 'empty' });
    expect(fault('x'.repeat(most.text + 1), [])).toEqual({ field: 'text', problem: 'text-long' });
    expect(fault('', files('photo', 1, 1, 1, 1, 1, 1))).toBeNull();
    expect(fault('', files('photo', 1, 1, 1, 1, 1, 1, 1))).toEqual({ field: 'photo', problem: 'many-files' });
    expect(fault('', files('voice', most.voice + 1))).toEqual({ field: 'voice', problem: 'voice-size' });
    expect(fault('', files('file', most.file, most.file))).toEqual({ field: 'file', problem: 'too-large' });
    expect(faultOf({ takes: ['photo'] }, { text: '', files: files('voice', 1) })).toMatchObject({
      field: 'photo',
    });
  });

  it('is marked on every line of its rubric, within the points of the line', () => {
    const rubric = ['idea', 'photo'].map((id) => ({ id, title: inEach(() => id), points: 5 }));
    const marked = (...points: number[]) =>
      isWholeRubric(
        { rubric },
        points.map((one, index) => ({ line: rubric[index]?.id ?? 'other', points: one })),
      );
    expect([marked(5, 0), marked(5), marked(6, 0), marked(-1, 0), marked(1.5, 0), marked(1, 1, 1)]).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const mp4 = (handler: string) =>
  bytesOf(zeros(4), 'ftypisom', zeros(20), 'hdlr', zeros(8), handler, zeros(40));

describe('a file that is handed in', () => {
  it('has the format of its bytes, whatever its name', () => {
    const known: [HandedKind, Uint8Array, string | null][] = [
      ['photo', bytesOf('\xff\xd8\xff', zeros(20)), 'jpg'],
      ['photo', bytesOf(zeros(4), 'ftypheic', zeros(20)), null],
      ['photo', bytesOf('<svg onload="alert(1)"/>'), null],
      ['voice', bytesOf('\x1aE\xdf\xa3', zeros(20), 'webm', zeros(20), 'A_OPUS'), 'webm'],
      ['voice', bytesOf('\x1aE\xdf\xa3', zeros(20), 'webm', zeros(20), 'V_VP8'), null],
      ['voice', mp4('soun'), 'm4a'],
      ['voice', mp4('vide'), null],
      ['voice', bytesOf('ID3', zeros(20)), 'mp3'],
      ['file', bytesOf('%PDF-1.7', zeros(9)), 'pdf'],
      ['file', bytesOf('PK\x03\x04', '[Content_Types].xml', zeros(9), 'word/document.xml'), 'docx'],
      [
        'file',
        bytesOf('PK\x03\x04', '[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
        null,
      ],
      ['file', bytesOf('PK\x03\x04', 'anything.exe'), null],
      ['file', new TextEncoder().encode('ثمن العلبة 45 درهما\n'), 'txt'],
      ['file', bytesOf('MZ', zeros(40)), null],
      ['file', new Uint8Array(), null],
    ];
    for (const [kind, bytes, ending] of known)
      expect([kind, bytes.length, formatOf(bytes, kind)?.ending ?? null]).toEqual([
        kind,
        bytes.length,
        ending,
      ]);
  });

  it('is judged without failing, whatever its name and bytes, and stored under a plain name', () => {
    forAll(tries(300), fc.uint8Array(), fc.string(), (bytes, name) => {
      for (const kind of ['photo', 'voice', 'file'] as const) formatOf(bytes, kind);
      const kept = keptName(name, { kind: 'file', contentType: '', ending: 'pdf' }, 20);
      expect(kept).toMatch(/^[\p{L}\p{N}\p{M} ._()-]{1,20}\.pdf$/u);
    });
    expect(
      keptName('C:\\Users\\me\\ثمن العلبة.v2.html', { kind: 'file', contentType: '', ending: 'txt' }, 40),
    ).toBe('ثمن العلبة.v2.txt');
  });
});

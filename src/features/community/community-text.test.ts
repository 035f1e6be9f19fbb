import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginningOf,
  calledIn,
  cleanLine,
  cleanText,
  mostCalled,
  paragraphsOf,
  readBody,
} from './community-text.ts';
import { mostOf } from './space.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const joined = (body: string) =>
  paragraphsOf(body)
    .map((lines) => lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n'))
    .join('\n\n');
const linksIn = (body: string) =>
  paragraphsOf(body)
    .flat(2)
    .flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('text of members', () => {
  it('cleaned twice is as if cleaned once, and holds nothing that cannot be stored or turns the order of what follows', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
        expect(clean).not.toMatch(/\n{3}/);
      }),
    );
  });

  it('keeps what Arabic and Persian letters need to join or part', () => {
    expect(cleanText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(cleanText('  سلام\r\n\r\n\r\n\r\nكيف الحال  ')).toBe('سلام\n\nكيف الحال');
    expect(cleanText('مُحَمَّدٌ')).toBe('مُحَمَّدٌ');
  });

  it('loses towers of marks, zero bytes and overrides', () => {
    expect(cleanText(`Z${'\u0335'.repeat(50)}`)).toBe(`Z${'\u0335'.repeat(4)}`);
    expect(cleanText('a\u0000b\u202Egpj.exe\u2066')).toBe('abgpj.exe');
  });

  it('is refused when nobody would see anything, and when it is longer than may be', () => {
    expect(readBody(' \u200B\u202E\n ')).toEqual({ ok: false, problem: 'required' });
    expect(readBody('\u0301\u0301')).toEqual({ ok: false, problem: 'required' });
    expect(readBody('a'.repeat(mostOf.body))).toMatchObject({ ok: true });
    expect(readBody('😀'.repeat(mostOf.body))).toMatchObject({ ok: true });
    expect(readBody('a'.repeat(mostOf.body + 1))).toEqual({ ok: false, problem: 'too-long' });
    expect(readBody('a'.repeat(10_000_000))).toEqual({ ok: false, problem: 'too-long' });
  });

  it('an alternative text is one line and no longer than it may be', () => {
    expect(cleanLine('a\n\nb  c', 4)).toBe('a b');
    expect(cleanLine('😀😀😀', 2)).toBe('😀😀');
  });
});

describe('shown text', () => {
  it('loses no sign of what was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(joined(clean)).toBe(clean);
      }),
    );
  });

  it('makes links of plain addresses alone', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          anyText,
          anyText.map((text) => `https://${text}`),
        ),
        (text) => {
          for (const href of linksIn(cleanText(text))) expect(href).toMatch(/^https?:\/\/[^@/]+\//);
        },
      ),
    );
    expect(linksIn('javascript:alert(1) data:text/html,x ftp://a.example //b.example www.c.example')).toEqual(
      [],
    );
    expect(
      linksIn('https://derb.example@evil.example/ http://localhost/ http://user:pass@a.example'),
    ).toEqual([]);
  });

  it('a link ends before what belongs to the sentence', () => {
    expect(linksIn('See https://a.example/b_(c). And (https://d.example/e), «https://f.example/g»؟')).toEqual(
      ['https://a.example/b_(c)', 'https://d.example/e', 'https://f.example/g'],
    );
  });

  it('a beginning ends with a whole word and tells that it is one', () => {
    expect(beginningOf('one two three', 9)).toEqual({ text: 'one two…', isCut: true });
    expect(beginningOf('one', 9)).toEqual({ text: 'one', isCut: false });
    expect(beginningOf('😀😀😀😀', 3).text).toBe('😀…');
  });
});

const salma = { memberId: 'salma', name: 'Salma' };
const salmaB = { memberId: 'salma-b', name: 'Salma B' };
const hajar = { memberId: 'hajar', name: 'هاجر' };

describe('names behind the sign', () => {
  it('are found whatever their case, their marks and what follows them', () => {
    expect(calledIn('@salma, and @هَاجر؟', [salma, hajar])).toEqual(['salma', 'hajar']);
    expect(calledIn('(@SALMA)', [salma])).toEqual(['salma']);
  });

  it('are no part of a word or of an e-mail address', () => {
    expect(calledIn('x@salma salma.b@salma.example @salmaria', [salma])).toEqual([]);
  });

  it('mean the longest name that fits', () => {
    expect(calledIn('@Salma B was right', [salma, salmaB])).toEqual(['salma-b']);
    expect(calledIn('@Salma was right', [salma, salmaB])).toEqual(['salma']);
  });

  it('call nobody when two of them show the name', () => {
    const other = { memberId: 'other', name: 'sálma' };
    expect(calledIn('@Salma', [salma, other])).toEqual([]);
  });

  it('call no more than ten', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ memberId: `${index}`, name: `Name${index}` }));
    const body = many.map(({ name }) => `@${name}`).join(' ');
    expect(calledIn(body, many)).toHaveLength(mostCalled);
  });

  it('of no letters call nobody', () => {
    expect(calledIn('@! @', [{ memberId: 'blank', name: '!' }])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { beginningOf, mentionedIn, isUnfinished, mostMentions, readBody } from './community-text.ts';
import { mostOf } from './space.ts';
import { cleanLine, cleanText } from '../../platform/text/typed-text.ts';
import { paragraphsOf } from '../../platform/ui/member-text.tsx';
import { anyCharacter, fc, forAll } from '../../../tests/support/properties.ts';

const anyText = fc.string({ unit: anyCharacter, maxLength: 300 });
const joined = (body: string) =>
  paragraphsOf(body)
    .map((lines) => lines.map((parts) => parts.map(({ text }) => text).join('')).join('\n'))
    .join('\n\n');
const linksIn = (body: string) =>
  paragraphsOf(body)
    .flat(2)
    .flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('text of members', () => {
  it('cleaned twice is as if cleaned once, and holds nothing that cannot be stored or changes the order of what follows', () => {
    forAll(anyText, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u);
      expect(clean).not.toMatch(/\n{3}/);
    });
  });

  it('keeps what Arabic and Persian letters need to join or separate', () => {
    expect(cleanText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(cleanText('  سلام\r\n\r\n\r\n\r\nكيف الحال  ')).toBe('سلام\n\nكيف الحال');
    expect(cleanText('مُحَمَّدٌ')).toBe('مُحَمَّدٌ');
  });

  it('loses stacked marks, zero bytes and direction overrides', () => {
    expect(cleanText(`Z${'\u0335'.repeat(50)}`)).toBe(`Z${'\u0335'.repeat(4)}`);
    expect(cleanText('a\u0000b\u202Egpj.exe\u2066')).toBe('abgpj.exe');
  });

  it('is refused when nothing in it is visible, and when it is too long', () => {
    expect(readBody(' \u200B\u202E\n ')).toEqual({ ok: false, problem: 'required' });
    expect(readBody('\u0301\u0301')).toEqual({ ok: false, problem: 'required' });
    expect(readBody('a'.repeat(mostOf.body))).toMatchObject({ ok: true });
    expect(readBody('😀'.repeat(mostOf.body))).toMatchObject({ ok: true });
    expect(readBody('a'.repeat(mostOf.body + 1))).toEqual({ ok: false, problem: 'too-long' });
    expect(readBody('a'.repeat(10_000_000))).toEqual({ ok: false, problem: 'too-long' });
  });

  it('an alternative text is one line of limited length', () => {
    expect(cleanLine('a\n\nb  c', 4)).toBe('a b');
    expect(cleanLine('😀😀😀', 5)).toBe('😀😀');
  });
});

describe('shown text', () => {
  it('keeps every character that was written', () => {
    forAll(anyText, (text) => {
      const clean = cleanText(text);
      expect(joined(clean)).toBe(clean);
    });
  });

  it('makes links of plain addresses only', () => {
    forAll(
      fc.oneof(
        fc.webUrl(),
        anyText,
        anyText.map((text) => `https://${text}`),
      ),
      (text) => {
        for (const href of linksIn(cleanText(text))) expect(href).toMatch(/^https?:\/\/[^@/]+\//);
      },
    );
    expect(linksIn('javascript:alert(1) data:text/html,x ftp://a.example //b.example www.c.example')).toEqual(
      [],
    );
    expect(
      linksIn('https://derb.example@evil.example/ http://localhost/ http://user:pass@a.example'),
    ).toEqual([]);
  });

  it('a link ends before the punctuation of the sentence', () => {
    expect(linksIn('See https://a.example/b_(c). And (https://d.example/e), «https://f.example/g»؟')).toEqual(
      ['https://a.example/b_(c)', 'https://d.example/e', 'https://f.example/g'],
    );
  });

  it('an opening ends with a whole word and shows that it was cut', () => {
    expect(beginningOf('one two three', 9)).toEqual({ text: 'one two…', isCut: true });
    expect(beginningOf('one', 9)).toEqual({ text: 'one', isCut: false });
    expect(beginningOf('😀😀😀😀', 3).text).toBe('😀…');
  });

  it('is cut after so many lines too', () => {
    expect(beginningOf('1\n2\n\n3\n4', 99, 3)).toEqual({ text: '1\n2…', isCut: true });
    expect(beginningOf('1\n2\n3', 99, 3)).toEqual({ text: '1\n2\n3', isCut: false });
  });
});

const salma = { memberId: 'salma', name: 'Salma' };
const salmaB = { memberId: 'salma-b', name: 'Salma B' };
const hajar = { memberId: 'hajar', name: 'هاجر' };

describe('names after an @', () => {
  it('are found whatever their case, their marks and what follows them', () => {
    expect(mentionedIn('@salma, and @هَاجر؟', [salma, hajar])).toEqual(['salma', 'hajar']);
    expect(mentionedIn('(@SALMA)', [salma])).toEqual(['salma']);
  });

  it('are not found inside a word or an e-mail address', () => {
    expect(mentionedIn('x@salma salma.b@salma.example @salmaria', [salma])).toEqual([]);
  });

  it('match the longest name that fits', () => {
    expect(mentionedIn('@Salma B was right', [salma, salmaB])).toEqual(['salma-b']);
    expect(mentionedIn('@Salma was right', [salma, salmaB])).toEqual(['salma']);
  });

  it('mention nobody when two members have the name', () => {
    const other = { memberId: 'other', name: 'sálma' };
    expect(mentionedIn('@Salma', [salma, other])).toEqual([]);
  });

  it('mention ten members at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ memberId: `${index}`, name: `Name${index}` }));
    const body = many.map(({ name }) => `@${name}`).join(' ');
    expect(mentionedIn(body, many)).toHaveLength(mostMentions);
  });

  it('without letters mention nobody', () => {
    expect(mentionedIn('@! @', [{ memberId: 'blank', name: '!' }])).toEqual([]);
  });
});

it('a text with a gap of its example is unfinished, however the gap is spelt; other dots are the writer’s own', () => {
  const examples = ['I am . I am learning … and I would like to …', 'اسمي . أتعلّم … وأودّ أن …'];
  const unfinished = [
    'I am Salma. I am learning … and I would like to …',
    'I am Salma, from Safi. I am learning to sew and I would like to ...',
    'i am learning… and I would like to find a shop',
    'اسمي حفصة، من آسفي. أتعلّم … وأودّ أن …',
    'اسمي حفصة\nاتعلم ... وأودّ أن أبيع',
    'اسمي حفصة. أتعلّم الخياطة واود ان…',
  ];
  const finished = [
    'I am Salma … I am learning to sew and I would like to find a shop.',
    'I read a lot ... and then I sleep',
    'ما زلت أتعلّم…',
    'اسمي حفصة. أتعلّم الخياطة وأودّ أن أبيع…',
    '…',
  ];
  for (const text of unfinished) expect([text, isUnfinished(text, examples)]).toEqual([text, true]);
  for (const text of finished) expect([text, isUnfinished(text, examples)]).toEqual([text, false]);
});

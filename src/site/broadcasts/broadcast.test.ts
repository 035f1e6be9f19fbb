import { describe, expect, it } from 'vitest';
import { piecesText } from '../../academy/emails/email-content.ts';
import { blocksOfMarkdown } from './broadcast.emails.ts';
import { batchOf, maySuit, missingIn, readBy, segments, withName, writtenIn } from './broadcast.ts';
import { locales, readingOrder } from '../../platform/i18n/locale.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const line = fc.constantFrom('', '  ', 'Salam', 'سلام');
const inLanguages = fc.record({ en: line, ar: line, fr: line }, { requiredKeys: [] });
const texts = fc.record({ subject: inLanguages, text: inLanguages });

describe('the languages of a broadcast', () => {
  it('what may be sent is written whole in one language at least, and everybody reads one of them, their own where it is there', () => {
    forAll(tries(200), texts, fc.constantFrom(...locales), (given, locale) => {
      const isComplete = Object.keys(missingIn(given)).length === 0;
      const written = writtenIn(given);
      if (isComplete) expect(written.length).toBeGreaterThan(0);
      const next = readingOrder(locale).find((one) => written.some((each) => each.locale === one));
      expect(readBy(locale, given)?.locale).toBe(next);
    });
  });
});

describe('the readers of a broadcast', () => {
  it('news may go to every segment, a message without agreement only to those who have what it is about', () => {
    expect(segments.every((kind) => maySuit('news', kind))).toBe(true);
    expect(segments.filter((kind) => maySuit('course', kind))).toEqual([
      'buyers',
      'cohort',
      'members',
      'unfinished',
    ]);
  });

  it('no more leave in a minute than the setting says', () => {
    forAll(tries(200), fc.integer({ min: 1, max: 3_000 }), (perMinute) => {
      const { windowMs, most } = batchOf(perMinute);
      expect(most).toBeGreaterThan(0);
      expect((most * 60_000) / windowMs).toBeLessThanOrEqual(perMinute);
    });
  });
});

describe('the text of a broadcast', () => {
  it('greets by the first name, and without one leaves no gap', () => {
    expect(withName('Salam {name}, {name}!', 'Amal')).toBe('Salam Amal, Amal!');
    expect(withName('Salam {name},', null)).toBe('Salam,');
    expect(withName('Your lesson is open, {name}', null)).toBe('Your lesson is open');
    expect(withName('درسكِ مفتوح، {name}.', null)).toBe('درسكِ مفتوح.');
    expect(withName('Hi\n{name}, come', null)).toBe('Hi\ncome');
  });

  it('keeps every word of a text, and links only where somebody may be led', () => {
    const reading = { locale: 'ar', publicOrigin: 'https://derb.example' } as const;
    const [rich] = blocksOfMarkdown('See **our** [courses](/courses), [bad](javascript:alert)', reading);
    expect(rich).toEqual({
      kind: 'rich',
      pieces: [
        { text: 'See ' },
        { text: 'our', bold: true },
        { text: ' ' },
        { text: 'courses', href: 'https://derb.example/ar/courses' },
        { text: ', ' },
        { text: 'bad' },
      ],
    });
    expect(blocksOfMarkdown('- one\n- two', reading)).toEqual([
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    ]);
    forAll(
      tries(100),
      fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 20 }),
      (words) => {
        const [block] = blocksOfMarkdown(words.join(' '), reading);
        expect(block?.kind === 'rich' && piecesText(block.pieces)).toBe(words.join(' '));
      },
    );
  });
});

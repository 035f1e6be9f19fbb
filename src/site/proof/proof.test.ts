import { inEach } from '../../platform/i18n/locale.ts';
import { describe, expect, test } from 'vitest';
import { someClaim, someSettings } from '../../../tests/support/builders.ts';
import { words } from '../../words.ts';
import { leastShown, proofNames, proofOf, type Records, shownProof } from './proof.ts';

const none: Records = {
  members: 0,
  finished: 0,
  accepted: 0,
  trainees: new Map(),
  reviews: { mean: 0, count: 0 },
};
const { claims } = someSettings();
const day = '2026-11-23';
const shown = (records: Partial<Records>, locale: 'en' | 'ar' = 'en') =>
  shownProof(proofOf({ ...none, ...records }, claims, day), proofNames, words[locale].proof, locale);
const figureOf = (records: Partial<Records>, name: string) => shown(records).find((one) => one.name === name);

describe('figures about the academy', () => {
  test('are the owner’s with source and month while the records have fewer than ten', () => {
    expect(figureOf({ members: leastShown - 1 }, 'members')).toEqual({
      name: 'members',
      figure: '1',
      what: words.en.proof.claimed.members,
      note: `${words.en.proof.claimed.members}: Register of sales, May 2026.`,
    });
  });

  test('that came with the sample, without source and month, say so', () => {
    const unsourced = {
      figure: { en: '10.2k+', ar: '+10 200', fr: '+10 200' },
      source: inEach(() => ''),
      asOf: null,
    };
    const sample = { ...claims, activeMembers: unsourced };
    for (const locale of ['en', 'ar'] as const) {
      const [members] = shownProof(proofOf(none, sample, day), ['members'], words[locale].proof, locale);
      expect(members?.note).toBe(words[locale].proof.sample);
    }
  });

  test('are those of the records from ten on', () => {
    expect(figureOf({ members: 1_234 }, 'members')).toEqual({
      name: 'members',
      figure: '1,234'.replace(',', '\u202f'),
      what: words.en.proof.counted.members,
      note: 'From our own records, November 2026.',
    });
  });

  test('a mean is shown from the first review on, with their count', () => {
    expect(figureOf({ reviews: { mean: 4.64, count: 28 } }, 'rating')).toMatchObject({
      figure: '4.6/5',
      what: 'average of 28 reviews',
    });
    expect(figureOf({ reviews: { mean: 4, count: 1 } }, 'rating')).toMatchObject({
      figure: '4/5',
      what: 'average of 1 review',
    });
    expect(figureOf({}, 'rating')?.note).toContain('Register of sales');
    expect(
      shown({ reviews: { mean: 4.64, count: 28 } }, 'ar').find(({ name }) => name === 'rating'),
    ).toMatchObject({
      figure: '4,6/5',
      what: 'معدّل 28 رأيًا',
    });
  });

  test('of one course count its learners alone', () => {
    const trainees = new Map([
      ['one', 12],
      ['other', 30],
    ]);
    const of = (course: string | null) => proofOf({ ...none, trainees }, claims, day, course).trainees;
    expect([of('one'), of(null)]).toMatchObject([{ value: 12 }, { value: 42 }]);
    expect(of('none')).toMatchObject({ from: 'claim' });
  });

  test('nothing is shown where nobody has counted, and nothing breaks inside a number', () => {
    expect(figureOf({}, 'finished')).toBeUndefined();
    const spaced = { ...claims, activeMembers: someClaim('+10 200') };
    const [members] = shownProof(proofOf(none, spaced, day), ['members'], words.ar.proof, 'ar');
    expect(members?.figure).toBe('+10\u202f200');
  });
});

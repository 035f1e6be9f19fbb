/** What is missing in an open record, while it is typed. */
import { expect, it } from 'vitest';
import { makeDraft, meetTheirs } from '../console/src/catalogue/draft.ts';
import { faultsAsTyped } from '../console/src/catalogue/editing.ts';
import { missingIn } from '../src/admin/records/record-faults.ts';
import { recordForm } from '../src/admin/records/record-form.ts';
import type { RecordKind } from '../src/admin/records/record-kinds.ts';
import { posts } from '../content/sample/posts.ts';
import { aCourse } from './support/builders.ts';

const course = aCourse({ comingSoon: true });

/** The paths of what is wrong after each value was typed, one after the other. */
function typedInto(
  of: object,
  typed: readonly (readonly [string, unknown])[],
  kind: RecordKind = 'course',
): string[][] {
  const judged = { ...of };
  const faults = missingIn(kind, judged).map(({ path, problem, limit }) => ({
    path,
    problem,
    limit: limit ?? null,
  }));
  const draft = makeDraft(judged);
  const now = () =>
    faultsAsTyped(recordForm(kind), { faults, judged }, draft.whole()).map(({ path }) => path);
  return [
    now(),
    ...typed.map(([path, value]) => {
      draft.set(path, value);
      return now();
    }),
  ];
}

it('what the server found is there until it is filled in, and again once it is emptied', () => {
  const words = { ...course.words, ar: { ...course.words.ar, description: '' } };
  const at = 'words.ar.description';
  expect(
    typedInto({ ...course, words }, [
      [at, ' '],
      [at, 'البيع'],
      [at, ''],
    ]),
  ).toEqual([
    expect.arrayContaining([at]),
    expect.arrayContaining([at]),
    expect.not.arrayContaining([at]),
    expect.arrayContaining([at]),
  ]);
});

it('a needed text that is emptied counts before it is saved', () => {
  const at = 'words.en.description';
  const [before = [], after] = typedInto(course, [[at, '']]);
  expect(before).not.toContain(at);
  expect(after).toEqual([...before, at]);
});

it('what only the server can judge ends once its value is changed', () => {
  const at = 'instalments';
  const instalments = {
    depositCentimes: 10_000,
    parts: [{ amountCentimes: 10_000, afterDays: 30 }],
    graceDays: 7,
  };
  expect(
    typedInto({ ...course, priceCentimes: 0, instalments }, [
      ['seats', 12],
      [at, null],
    ]),
  ).toEqual([expect.arrayContaining([at]), expect.arrayContaining([at]), expect.not.arrayContaining([at])]);
});

it('a course without a price lacks it before it is saved, unless it is coming soon', () => {
  const at = 'priceCentimes';
  const onSale = { ...course, comingSoon: false, priceCentimes: 99_000 };
  expect(
    typedInto(onSale, [
      [at, null],
      ['comingSoon', true],
      ['comingSoon', false],
      [at, 0],
    ]).map((paths) => paths.includes(at)),
  ).toEqual([false, true, false, true, false]);
});

it('what somebody else saved meanwhile is told apart: what I changed, too, and what only they did', () => {
  const base = { title: 'Old', minutes: 5, words: { en: 'Text', ar: 'نص' } };
  const mine = { ...base, minutes: 7, words: { en: 'Mine', ar: 'نص' } };
  const theirs = { title: 'Theirs', minutes: 5, words: { en: 'Their text', ar: 'نص' } };
  expect(meetTheirs(base, mine, theirs)).toEqual({
    merged: { title: 'Theirs', minutes: 7, words: { en: 'Mine', ar: 'نص' } },
    both: ['words.en'],
    others: ['title'],
  });
});

it('a line that is taken out takes what it lacked with it', () => {
  const line = { title: '', text: '' };
  const side = (of: 'en' | 'ar') => ({ ...course.words[of], whatYouLearn: [line] });
  const words = { en: side('en'), ar: side('ar') };
  const full = [{ title: 'Prices', text: 'How to set them' }];
  const [before, after] = typedInto({ ...course, words }, [['words.en.whatYouLearn', full]]);
  expect(before).toContain('words.en.whatYouLearn.0.text');
  expect(after).not.toContain('words.en.whatYouLearn.0.text');
  expect(after).toContain('words.ar.whatYouLearn.0.text');
});

it('a post in one language lacks nothing of the other, until that is begun', () => {
  const [post] = posts;
  const blank = Object.fromEntries(Object.entries(post?.words.ar ?? {}).map(([key]) => [key, '']));
  const record = { ...post, words: { en: post?.words.en, ar: blank } };
  expect(typedInto(record, [['words.ar.title', 'الثمن']], 'post')).toEqual([
    [],
    expect.arrayContaining(['words.ar.body']),
  ]);
});

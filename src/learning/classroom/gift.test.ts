import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGift } from './gift.ts';
import { scoreQuiz } from './quiz.ts';
import { faultsOfQuiz } from './quiz-faults.ts';

const source = readFileSync('src/learning/classroom/questions.gift', 'utf8');
const { questions, refused } = readGift(source, 'en');
const lineOf = (text: string): number => source.split('\n').findIndex((line) => line.includes(text)) + 1;
const found = (text: string) => questions.find((one) => one.text.en.includes(text));

describe('questions in GIFT', () => {
  it('accepts what fits, and names the line of everything else', () => {
    expect(questions).toHaveLength(29);
    expect(refused).toEqual([
      { line: lineOf('Match the town'), reason: 'matching' },
      { line: lineOf('Tell us about'), reason: 'essay' },
      { line: lineOf('Only a text'), reason: 'no-answers' },
      { line: lineOf('::Weights::'), reason: 'part-of-a-point' },
      { line: lineOf('Nothing is right'), reason: 'no-right-answer' },
      { line: lineOf('A broken block'), reason: 'unreadable' },
      { line: lineOf('Another broken'), reason: 'unreadable' },
      { line: lineOf('A number that is none'), reason: 'unreadable' },
      { line: lineOf('Two ranges'), reason: 'unreadable' },
      { line: lineOf('A short answer with parts'), reason: 'part-of-a-point' },
      { line: lineOf('::Only a name::'), reason: 'unreadable' },
    ]);
  });

  it('every accepted question can be asked', () => {
    expect(faultsOfQuiz({ questions })).toEqual([]);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it('recognises the kinds, with the feedback of each answer', () => {
    expect(found('first buyers')).toMatchObject({
      kind: 'single',
      choices: [{ isRight: true }, { isRight: false }, { isRight: false, why: { en: 'Not since 2010.' } }],
    });
    expect(found('costs of one parcel')).toMatchObject({
      kind: 'multiple',
      choices: [{ isRight: true }, { isRight: true }, { isRight: false }],
    });
    expect(found('ends in 9')).toMatchObject({ kind: 'true-false', isTrue: false });
    expect(found('first e-mail')).toMatchObject({ kind: 'short', number: { value: 1971, tolerance: 1 } });
    expect(found('between one and five')).toMatchObject({ number: { value: 3, tolerance: 2 } });
    expect(found('sells a dress')).toMatchObject({ why: { en: 'Light, a person, a plain wall.' } });
    expect(found('Escaped signs { } ~ = # : stay.')).toMatchObject({
      choices: [{ text: { en: 'yes = yes' } }, { text: { en: 'no ~ no' } }],
    });
    expect(found('The customer _____ right.')?.kind).toBe('single');
    expect(found('Two lines\nin one question.')?.kind).toBe('true-false');
  });

  it('the tags in the comment before a question are its subjects', () => {
    const tagged = [
      '// [id:7] [tag:price] [tag: costs ]',
      'Is it? {T}',
      '',
      '// What follows has none.',
      'Is it not? {F}',
    ];
    const read = readGift(tagged.join('\n'), 'en').questions;
    expect(read.map(({ tags }) => tags)).toEqual([['price', 'costs'], undefined]);
  });

  it('an imported question is scored as intended', () => {
    const week = readGift('كم يوما في الأسبوع؟ {=سبعة =7}', 'ar').questions;
    const [first] = week;
    expect(first?.text).toEqual({ en: '', ar: 'كم يوما في الأسبوع؟' });
    const score = (answer: string) =>
      scoreQuiz({ questions: week, passPercent: 100 }, { [first?.id ?? '']: [answer] }).passed;
    expect(['سبعه', '٧', ' 7 ', 'ثمانية'].map(score)).toEqual([true, true, true, false]);
  });

  const onlyIn = (text: string) => readGift(text, 'en');

  it('tags and entities of Moodle become text', () => {
    const { questions, refused } = onlyIn(
      '::T::[html]<p>Question&nbsp;1 &lt; 2</p>{~[html]<b>wrong</b> =right#[html]<p dir\\="ltr">Yes &eacute;&#8217;</p>}',
    );
    expect(refused).toEqual([]);
    expect(questions).toMatchObject([
      {
        text: { en: 'Question 1 < 2' },
        choices: [
          { text: { en: 'wrong' }, isRight: false },
          { text: { en: 'right' }, isRight: true, why: { en: 'Yes é’' } },
        ],
      },
    ]);
    expect(onlyIn('<p>One</p><p>Two <i>three</i></p>{T}').questions[0]?.text.en).toBe('One\nTwo three');
    expect(onlyIn('Is a <b and c> d?{T}').questions[0]?.text.en).toBe('Is a <b and c> d?');
    expect(onlyIn('[plain]Is <b> a tag?{T}').questions[0]?.text.en).toBe('Is <b> a tag?');
  });

  it.each([
    ['Fine?{T}\n\n[html]<img src\\="a.png"> What is it?{=a ~b}', 3, 'tags'],
    ['[html]What?{=<a href\\="https\\://x.example">a</a> ~b}', 1, 'tags'],
    ['[html]What &unknown; is it?{=a ~b}', 1, 'tags'],
    ['What?{= ~b}', 1, 'empty-answer'],
    ['What?{=a ~}', 1, 'empty-answer'],
    ['What?{=a ~[html]<p>&nbsp;</p>}', 1, 'empty-answer'],
    ['What?{=a =b ~c}', 1, 'two-right'],
  ])('what cannot be shown, or chosen, is refused by its line: %j', (text, line, reason) => {
    expect(onlyIn(text).refused).toEqual([{ line, reason }]);
  });

  it('an address is one answer, whatever signs it holds', () => {
    const rights = (text: string) =>
      onlyIn(text).questions.flatMap((question) =>
        question.kind === 'single' ? question.choices.map((one) => [one.text.en, one.isRight]) : [],
      );
    expect(rights('Where?{=https\\://example.com/a?b=c&d=e ~x}')).toEqual([
      ['https://example.com/a?b=c&d=e', true],
      ['x', false],
    ]);
    expect(rights('Where?{=https://example.com/~salma?b=c~x}')).toEqual([
      ['https://example.com/~salma?b=c', true],
      ['x', false],
    ]);
    expect(rights('Which?{~a=b ~c =d=e}')).toEqual([
      ['a=b', false],
      ['c', false],
      ['d=e', true],
    ]);
    expect(rights('Which?{~a=b~c}')).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });
});

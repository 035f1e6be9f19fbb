import { describe, expect, it } from 'vitest';
import { calledIn, mostCalled } from './called-names.ts';

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

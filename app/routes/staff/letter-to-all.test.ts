import { expect, test } from 'vitest';
import { letterToAll } from './letter-to-all.ts';

const people = (many: number) => Array.from({ length: many }, (_, n) => `learner${n}@example.com`);

test('one letter goes to everybody, and nobody sees the others', () => {
  expect(letterToAll(['a@example.com', 'b+c@example.com', 'a@example.com'])).toBe(
    'mailto:?bcc=a@example.com,b%2Bc@example.com',
  );
});

test('an address that a stranger made up adds no header and no receiver', () => {
  expect(letterToAll(['x&subject=hi,y@example.com'])).toBe('mailto:?bcc=x%26subject%3Dhi%2Cy@example.com');
});

test('fifty fit into a letter; more, and nobody, make none', () => {
  expect(letterToAll(people(50))).toContain('learner49');
  expect(letterToAll(people(51))).toBeNull();
  expect(letterToAll([])).toBeNull();
});

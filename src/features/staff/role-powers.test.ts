import { expect, test } from 'vitest';
import { powers, powersOf, sentencesIn } from './role-powers.ts';
import * as whoMay from './who-may.ts';
import { staffRoles, type Who } from './who-may.ts';

// Whoever may about herself, or about a kind of record, is asked with a second word.
const sentences = Object.entries(whoMay).filter(
  ([, value]) => typeof value === 'function' && value.length === 1,
) as [string, (who: Who) => boolean][];

test('every sentence is told in one group, so that nobody gets a place without reading what comes with it', () => {
  const told = powers.flatMap(sentencesIn);
  const untold = sentences.filter(([, may]) => !told.includes(may)).map(([name]) => name);
  const whatToDo =
    'Put each into a group of src/features/staff/role-powers.ts whose sentences hold for the same roles, or into a new one: then its words go to console/src/words/people/ in three languages, and its roles to docs/staff.md.';
  expect(untold, whatToDo).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('all sentences of a group hold for the same roles: what is told of a role is wholly true', () => {
  for (const power of powers)
    for (const role of staffRoles)
      expect([power, role, new Set(sentencesIn(power).map((may) => may({ role }))).size]).toEqual([
        power,
        role,
        1,
      ]);
});

test('the owner may do everything, and an expert only what is hers', () => {
  expect(powersOf('owner')).toEqual(powers);
  expect(powersOf('expert')).toEqual(['hours', 'teaching', 'views']);
});

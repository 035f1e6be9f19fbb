import { expect, test } from 'vitest';
import { powers, powersOf, sentencesIn } from './role-powers.ts';
import * as whoMay from './who-may.ts';
import { staffRoles, type Who } from './who-may.ts';

// Rules that take a second argument (a person or a kind of record) are tested elsewhere.
const permissions = Object.entries(whoMay).filter(
  ([, value]) => typeof value === 'function' && value.length === 1,
) as [string, (who: Who) => boolean][];

test('every permission is shown in one group, so that an owner who adds staff reads all of them', () => {
  const shown = powers.flatMap(sentencesIn);
  const missing = permissions.filter(([, may]) => !shown.includes(may)).map(([name]) => name);
  const whatToDo =
    'Put each into a group of src/academy/staff/role-powers.ts whose permissions hold for the same roles, or into a new one: then its words go to console/src/words/people/ in three languages, and its roles to docs/staff.md.';
  expect(missing, whatToDo).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('all permissions of a group belong to the same roles, so that what is shown of a role is true', () => {
  for (const power of powers)
    for (const role of staffRoles)
      expect([power, role, new Set(sentencesIn(power).map((may) => may({ role }))).size]).toEqual([
        power,
        role,
        1,
      ]);
});

test('the owner may do everything, an expert only what is their own', () => {
  expect(powersOf('owner')).toEqual(powers);
  expect(powersOf('expert')).toEqual(['hours', 'teaching', 'ownShares']);
});

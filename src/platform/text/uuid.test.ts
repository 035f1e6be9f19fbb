import { expect, it } from 'vitest';
import { isUuid, uuidOfHex } from './typed-text.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

it('a UUID comes back from its digits', () => {
  forAll(fc.uuid(), (id) => {
    expect(isUuid(id)).toBe(true);
    expect(uuidOfHex(id.replaceAll('-', ''))).toBe(id);
  });
});

it.each([
  '',
  '0f8fad5b-d9cb-469f-a165-70867728950',
  '0f8fad5bd9cb469fa16570867728950e',
  '0F8FAD5B-D9CB-469F-A165-70867728950E',
  '{0f8fad5b-d9cb-469f-a165-70867728950e}',
  '0f8fad5b-d9cb-469f-a165-70867728950e\n',
  '------------------------------------',
])('%j is not a UUID', (text) => {
  expect(isUuid(text)).toBe(false);
});

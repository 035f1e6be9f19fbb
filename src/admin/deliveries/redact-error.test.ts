import { expect, test } from 'vitest';
import { redactError } from './delivery.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('addresses, links, codes and keys go; what the server means stays', () => {
  expect(
    redactError(
      '550 5.1.1 <salma@example.com>: user unknown, see https://mail.example/why?key=abc queue 4F2bA81c9D00e17Fa66B2c31d',
    ),
  ).toBe('550 5.1.1 <[address]>: user unknown, see [link] queue […]');
  expect(redactError('Code 482913 was not accepted')).toBe('Code [number] was not accepted');
  expect(redactError('connect ECONNREFUSED 127.0.0.1:25')).toBe('connect ECONNREFUSED 127.0.0.1:25');
  expect(redactError(null)).toBeNull();
});

test('an address is redacted, whatever surrounds it', () => {
  forAll(fc.string(), fc.string(), (before, after) => {
    expect(redactError(`${before} <salma@example.com> ${after}`)).not.toContain('salma@example.com');
  });
});

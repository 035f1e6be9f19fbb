import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

const sizeText = (bytes: number): string => Object.values(fileSize(bytes)).join(' ');

test('a file’s size is shown in whole kilobytes of a thousand bytes, from a million on in megabytes', () => {
  expect([0, 12, 27_900, 999_400, 999_600, 1_000_000, 1_449_000].map(sizeText)).toEqual([
    'kilobytes 1',
    'kilobytes 1',
    'kilobytes 28',
    'kilobytes 999',
    'megabytes 1.0',
    'megabytes 1.0',
    'megabytes 1.4',
  ]);
});

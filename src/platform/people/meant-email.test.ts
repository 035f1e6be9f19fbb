import { expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

test.each([
  ['salma@gmial.com', 'salma@gmail.com'],
  ['salma@Gmail.co ', 'salma@gmail.com'],
  ['salma@hotmial.com', 'salma@hotmail.com'],
  ['salma@yaho.fr', 'salma@yahoo.fr'],
])('%s: %s was meant', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each(['salma@gmail.com', 'salma@hotmail.fr', 'salma@yahoo.co.uk', 'salma@derb.example', 'gmial.com'])(
  '%s is left alone',
  (typed) => {
    expect(meantEmail(typed)).toBeNull();
  },
);

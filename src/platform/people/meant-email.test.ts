import { expect, test } from 'vitest';
import { meantEmail } from './meant-email.ts';

test.each([
  ['salma@gmial.com', 'salma@gmail.com'],
  ['salma@Gmail.co ', 'salma@gmail.com'],
  ['salma@gmail.comm', 'salma@gmail.com'],
  ['salma@gmail.cm', 'salma@gmail.com'],
  ['salma@gmail.om', 'salma@gmail.com'],
  ['salma@gmail.com.com', 'salma@gmail.com'],
  ['salma@gmail.ma', 'salma@gmail.com'],
  ['salma@gmaill.com', 'salma@gmail.com'],
  ['salma@gnail.com', 'salma@gmail.com'],
  ['salma@gamil.con', 'salma@gmail.com'],
  ['salma@icloud.con', 'salma@icloud.com'],
  ['salma@iclud.com', 'salma@icloud.com'],
  ['salma@hotmial.com', 'salma@hotmail.com'],
  ['salma@hotmal.fr', 'salma@hotmail.fr'],
  ['salma@htomial.com', 'salma@hotmail.com'],
  ['salma@outlok.com', 'salma@outlook.com'],
  ['salma@outlook.cpm', 'salma@outlook.com'],
  ['salma@yaho.fr', 'salma@yahoo.fr'],
  ['salma@yahoo.fe', 'salma@yahoo.fr'],
  ['salma@yahooo.es', 'salma@yahoo.es'],
])('%s: %s was meant', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'gmail.com',
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'aol.com',
  'live.fr',
  'live.com',
  'msn.com',
  'me.com',
  'icloud.com',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.es',
  'outlook.com',
  'outlook.fr',
  'outlook.be',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.co.uk',
  'yahoo.gr',
  'menara.ma',
  'uca.ac.ma',
  'um5.ac.ma',
  'proton.me',
  'protonmail.com',
  'laposte.net',
  'orange.fr',
  'derb.example',
  'snail.com.example.ma',
])('an address at %s is left alone', (domain) => {
  expect(meantEmail(`salma@${domain}`)).toBeNull();
});

test('what has no @ is left alone', () => {
  expect(meantEmail('gmial.com')).toBeNull();
});

import { expect, test } from 'vitest';
import { mailboxOf, personOf } from './mailbox.ts';

test('capitals and what follows a plus do not make another mailbox', () => {
  for (const email of [
    'Salma@Example.com',
    'salma+shop@example.com',
    'SALMA+a+b@EXAMPLE.com',
    'salma+@example.com',
  ])
    expect(mailboxOf(email)).toBe('salma@example.com');
});

test('dots stay: only one provider leaves them out, and with others they are two people', () => {
  expect(mailboxOf('sal.ma@gmail.com')).not.toBe(mailboxOf('salma@gmail.com'));
});

test('another name or another domain is another mailbox', () => {
  const all = ['salma@example.com', 'salma@example.org', 'selma@example.com', 'salma@mail.example.com'];
  expect(new Set(all.map(mailboxOf)).size).toBe(all.length);
});

test('for what is somebody’s once, a Google mailbox is one person whatever its dots, tag and domain', () => {
  for (const email of ['sal.ma@gmail.com', 'SALMA+a@googlemail.com', 's.a.l.m.a@gmail.com'])
    expect(personOf(email)).toBe('salma@gmail.com');
  for (const email of ['sal.ma@example.com', 'salma@notgmail.com', 'salma@gmail.com.example.com'])
    expect(personOf(email)).toBe(mailboxOf(email));
});

import { expect, test } from 'vitest';
import { words } from '../../../content/words.ts';
import { replyAddress } from './application-reply.ts';

const say = words.en.staff.applications;
const row = { email: 'salma@example.com', about: null, locale: 'en' } as const;

test('a reply goes to the address that was typed, with a subject in the language of its page', () => {
  expect(replyAddress(row, say)).toBe(
    `mailto:salma@example.com?subject=${encodeURIComponent(say.replyPlain)}`,
  );
  const about = { en: 'English Mastery', ar: 'إتقان الإنجليزية' };
  expect(replyAddress({ ...row, about, locale: 'ar' }, words.ar.staff.applications)).toContain(
    encodeURIComponent('إتقان الإنجليزية'),
  );
});

test('an address that tries to add recipients, a text or a script adds none', () => {
  for (const email of [
    'a@b.example?bcc=c@d.example&body=x',
    'a@b.example,c@d.example',
    'javascript:alert(1)@b.example',
  ]) {
    const { protocol, pathname, searchParams } = new URL(replyAddress({ ...row, email }, say));
    expect(protocol).toBe('mailto:');
    expect(decodeURIComponent(pathname)).toBe(email);
    expect([...searchParams.keys()]).toEqual(['subject']);
  }
  expect(new URL(replyAddress({ ...row, email: 'a@b.example,c@d.example' }, say)).pathname).not.toContain(
    ',',
  );
});

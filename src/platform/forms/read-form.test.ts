import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { TextField } from '../ui/field.tsx';
import { readAskingForm, readForm, seenName, typedIn } from './read-form.ts';

it('the first of two fields with one name counts, so that a second cannot override it', () => {
  expect(typedIn(new URLSearchParams('name=first&name=second'))).toEqual({ name: 'first' });
});

it('files are left out and long texts cut', () => {
  const form = new FormData();
  form.set('photo', new File(['x'], 'x.png'));
  form.set('text', 'a'.repeat(5_000));
  expect(typedIn(form)).toEqual({ text: 'a'.repeat(2_000) });
});

it('a character is never cut in two, and half a surrogate pair is never stored', () => {
  expect(typedIn(new URLSearchParams({ text: `${'a'.repeat(1_999)}😀` }))).toEqual({
    text: 'a'.repeat(1_999),
  });
  const form = new FormData();
  form.set('text', 'half \ud83d of it');
  expect(typedIn(form)['text']?.isWellFormed()).toBe(true);
});

test('an address that looks like a slip is asked about once, and programs are not asked', () => {
  const schema = z.object({ email: z.string(), recipientEmail: z.string().optional() });
  const typed = { email: 'salma@gmial.com' };
  expect(readAskingForm(schema, typed)).toMatchObject({
    ok: false,
    problems: { email: 'email-meant' },
    typed,
  });
  expect(readAskingForm(schema, { ...typed, [seenName('email')]: 'salma@gmial.com' }).ok).toBe(true);
  expect(readAskingForm(schema, { ...typed, [seenName('email')]: 'salma@gnail.com' }).ok).toBe(false);
  expect(readAskingForm(schema, { email: 'salma@gmail.com', recipientEmail: 'a@hotmial.com' })).toMatchObject(
    {
      problems: { recipientEmail: 'email-meant' },
    },
  );
  expect(readForm(schema, typed).ok).toBe(true);
});

test('the field names the address that was meant, and remembers the one that was typed', () => {
  const problem = 'Did you mean {email}?';
  const html = renderToStaticMarkup(
    createElement(TextField, {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      value: 'salma@gmial.com',
      problem,
    }),
  );
  expect(html).toContain('Did you mean \u2066salma@gmail.com\u2069?');
  expect(html).toContain('<input type="hidden" name="seen-email" value="salma@gmial.com"/>');
});

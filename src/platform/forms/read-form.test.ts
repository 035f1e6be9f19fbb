import { expect, it } from 'vitest';
import { typedIn } from './read-form.ts';

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

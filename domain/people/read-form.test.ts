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

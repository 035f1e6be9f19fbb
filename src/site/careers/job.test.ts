import { expect, test } from 'vitest';
import { isOpen, jobForm } from './job.ts';
import { readForm } from '../../platform/forms/read-form.ts';

const typed = {
  name: 'Hind Berrada',
  email: 'hind@example.ma',
  message: 'For two years I have answered the customers of a shop in Meknes.',
};

test('phone and link may be left out', () => {
  expect(readForm(jobForm, typed)).toMatchObject({ ok: true, value: { phone: null, link: null } });
});

test('a link is normalised as browsers do, and completed where https:// is not typed', () => {
  for (const link of [' https://hind.example/work ', 'hind.example/work'])
    expect(readForm(jobForm, { ...typed, link })).toMatchObject({
      ok: true,
      value: { link: 'https://hind.example/work' },
    });
});

test('a link that is not https, contains a name or leads to no site is refused', () => {
  for (const link of [
    'http://hind.example',
    'javascript:alert(1)',
    'https://user@hind.example',
    'https://localhost/cv',
    'my portfolio',
  ])
    expect(readForm(jobForm, { ...typed, link })).toMatchObject({
      ok: false,
      problems: { link: 'link-invalid' },
    });
});

const noon = new Date('2026-12-01T12:00:00Z');

test('a job takes applications until the end of its last day in Morocco', () => {
  expect(isOpen({ openUntil: '2026-12-01' }, noon)).toBe(true);
  expect(isOpen({ openUntil: '2026-11-30' }, noon)).toBe(false);
});

test('a job without a last day stays open', () => {
  expect(isOpen({ openUntil: null }, noon)).toBe(true);
});

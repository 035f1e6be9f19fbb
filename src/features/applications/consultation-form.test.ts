import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { consultationForm } from './application-forms.ts';

const typed = {
  name: 'Meryem',
  email: 'meryem@example.ma',
  phone: '0661234567',
  preferredTimes: 'Tuesday after 18:00',
  message: 'My shop has visitors and nobody orders.',
};

test('a wish with a phone number and times is whole', () => {
  expect(readForm(consultationForm, typed)).toMatchObject({ ok: true, value: { phone: '+212661234567' } });
});

test('without a phone number nobody can be called back', () => {
  expect(readForm(consultationForm, { ...typed, phone: '' })).toMatchObject({
    ok: false,
    problems: { phone: 'phone-required' },
  });
});

test('half a line says when; nothing, or less than a word, is told as what it is', () => {
  expect(readForm(consultationForm, { ...typed, preferredTimes: '18h' }).ok).toBe(true);
  expect(readForm(consultationForm, { ...typed, preferredTimes: '  ', message: ' ' })).toMatchObject({
    problems: { preferredTimes: 'required', message: 'required' },
  });
  expect(readForm(consultationForm, { ...typed, preferredTimes: '18' })).toMatchObject({
    problems: { preferredTimes: 'times-short' },
  });
});

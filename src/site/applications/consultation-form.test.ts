import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { consultationForm } from '../../catalogue/applicants/application-forms.ts';

const typed = {
  name: 'Meryem',
  email: 'meryem@example.ma',
  phone: '0661234567',
  preferredTimes: 'Tuesday after 18:00',
  message: 'My shop has visitors and nobody orders.',
};

test('a request with a phone number and times is valid', () => {
  expect(readForm(consultationForm, typed)).toMatchObject({ ok: true, value: { phone: '+212661234567' } });
});

test('a phone number is optional, as where a time is booked; a wrong one is told', () => {
  expect(readForm(consultationForm, { ...typed, phone: '' })).toMatchObject({
    ok: true,
    value: { phone: null },
  });
  expect(readForm(consultationForm, { ...typed, phone: '123' })).toMatchObject({
    ok: false,
    problems: { phone: 'phone-invalid' },
  });
});

test('half a line is enough for times; nothing, or less than a word, is refused with the right reason', () => {
  expect(readForm(consultationForm, { ...typed, preferredTimes: '18h' }).ok).toBe(true);
  expect(readForm(consultationForm, { ...typed, preferredTimes: '  ', message: ' ' })).toMatchObject({
    problems: { preferredTimes: 'required', message: 'required' },
  });
  expect(readForm(consultationForm, { ...typed, preferredTimes: '18' })).toMatchObject({
    problems: { preferredTimes: 'times-short' },
  });
});

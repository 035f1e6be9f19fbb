import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { workshopForm } from '../applicants/application-forms.ts';

const typed = { name: ' Salma ', email: ' SALMA@Example.ma ', phone: '06 12 34 56 78' };

test('a name, an e-mail and a phone are enough, and are normalised', () => {
  expect(readForm(workshopForm, typed)).toMatchObject({
    ok: true,
    value: { name: 'Salma', email: 'salma@example.ma', phone: '+212612345678' },
  });
});

test.each([
  { ...typed, phone: '' },
  { ...typed, phone: '  ' },
  { name: 'Salma', email: 'salma@example.ma' },
])('a phone is not required: %j', (form) => {
  expect(readForm(workshopForm, form)).toMatchObject({ ok: true, value: { phone: null } });
});

test('a phone number must be valid', () => {
  expect(readForm(workshopForm, { ...typed, phone: '12' })).toMatchObject({
    ok: false,
    problems: { phone: 'phone-invalid' },
  });
});

test('an empty name and a broken address are reported, and what was typed is kept', () => {
  expect(readForm(workshopForm, { name: ' ', email: 'salma@', phone: '' })).toEqual({
    ok: false,
    problems: { name: 'name-required', email: 'email-invalid' },
    typed: { name: ' ', email: 'salma@', phone: '' },
  });
});

import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { waitlistForm } from '../../catalogue/applicants/application-forms.ts';

const typed = { name: '  Salma ', email: 'Salma@Example.ma', phone: '0612345678' };

test('one word is enough as a name; the e-mail becomes lower case and the phone gets its country code', () => {
  expect(readForm(waitlistForm, typed)).toMatchObject({
    ok: true,
    value: { name: 'Salma', email: 'salma@example.ma', phone: '+212612345678' },
  });
});

test('every empty field is reported, and what was typed is kept', () => {
  expect(readForm(waitlistForm, { name: ' ', email: 'salma@', phone: '' })).toEqual({
    ok: false,
    problems: { name: 'name-required', email: 'email-invalid', phone: 'phone-required' },
    typed: { name: ' ', email: 'salma@', phone: '' },
  });
});

test('a form without its fields is refused with an error for each', () => {
  expect(readForm(waitlistForm, {})).toMatchObject({
    ok: false,
    problems: { name: 'name-required', email: 'email-required', phone: 'phone-required' },
  });
});

test('a number that no phone can have is refused', () => {
  expect(readForm(waitlistForm, { ...typed, phone: '12' })).toMatchObject({
    ok: false,
    problems: { phone: 'phone-invalid' },
  });
});

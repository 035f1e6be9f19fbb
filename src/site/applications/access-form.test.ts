import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { accessForm } from '../../catalogue/applicants/application-forms.ts';

test('an address is kept in lower case, without the space a phone keyboard adds', () => {
  expect(readForm(accessForm, { email: ' Salma@Example.MA ' })).toMatchObject({
    ok: true,
    value: { email: 'salma@example.ma' },
  });
});

test('an address with a space inside and one without a dot are invalid, an empty one is asked for', () => {
  expect(readForm(accessForm, { email: ' ' })).toMatchObject({ problems: { email: 'email-required' } });
  for (const email of ['salma @example.ma', 'salma@example', 'salma', '@example.ma'])
    expect(readForm(accessForm, { email })).toEqual({
      ok: false,
      problems: { email: 'email-invalid' },
      typed: { email },
    });
});

test('a form without the field is refused', () => {
  expect(readForm(accessForm, {})).toMatchObject({ ok: false, problems: { email: 'email-required' } });
});

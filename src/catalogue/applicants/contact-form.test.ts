import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { contactForm } from './application-forms.ts';

const typed = {
  topic: 'payment',
  name: ' Salma ',
  email: 'Salma@Example.ma',
  phone: '',
  message: 'My transfer was sent on Monday.\r\n\r\n\r\n\r\nThe number is MEM-123456-ab12.',
};

test('a message without a phone number is valid; its lines are kept, empty ones collapsed', () => {
  expect(readForm(contactForm, typed)).toMatchObject({
    ok: true,
    value: {
      topic: 'payment',
      name: 'Salma',
      email: 'salma@example.ma',
      phone: null,
      message: 'My transfer was sent on Monday.\n\nThe number is MEM-123456-ab12.',
    },
  });
});

test('a phone number is checked, and stored with its country', () => {
  expect(readForm(contactForm, { ...typed, phone: '0612345678' })).toMatchObject({
    ok: true,
    value: { phone: '+212612345678' },
  });
  expect(readForm(contactForm, { ...typed, phone: '12' })).toMatchObject({
    ok: false,
    problems: { phone: 'phone-invalid' },
  });
});

test('every missing field is named', () => {
  expect(readForm(contactForm, {})).toMatchObject({
    ok: false,
    problems: {
      topic: 'choice-required',
      name: 'name-required',
      email: 'email-required',
      message: 'required',
    },
  });
});

test('an unknown topic, a greeting alone and a text that is too long are refused', () => {
  expect(readForm(contactForm, { ...typed, topic: 'refund', message: 'Salam' })).toMatchObject({
    ok: false,
    problems: { topic: 'choice-required', message: 'message-short' },
  });
  expect(readForm(contactForm, { ...typed, message: 'a'.repeat(1_501) })).toMatchObject({
    ok: false,
    problems: { message: 'too-long' },
  });
});

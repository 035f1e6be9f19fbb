import { expect, test } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { hostForm } from '../../catalogue/applicants/application-forms.ts';

const typed = { name: 'Salma Alaoui', email: 'salma@example.ma', courseTopic: 'Zellige by hand' };

test('name, e-mail and a topic are enough', () => {
  expect(readForm(hostForm, typed)).toMatchObject({
    ok: true,
    value: { ...typed, phone: null, experience: null },
  });
});

test('experience may stay empty, as a browser sends it', () => {
  expect(readForm(hostForm, { ...typed, experience: ' ' })).toMatchObject({
    ok: true,
    value: { experience: null },
  });
});

test('experience keeps its lines, with any line ends', () => {
  expect(
    readForm(hostForm, { ...typed, experience: ' Ten years\r\nin Safi\u0000 ', phone: '0612345678' }),
  ).toMatchObject({ ok: true, value: { experience: 'Ten years\nin Safi', phone: '+212612345678' } });
});

test.each(['', '    ', 'Zoom', ' a  b ', undefined])(
  'a topic of fewer than five characters is refused: %j',
  (topic) => {
    const form = topic === undefined ? { name: 'S', email: 'a@b.co' } : { ...typed, courseTopic: topic };
    expect(readForm(hostForm, form as Record<string, string>)).toMatchObject({
      ok: false,
      problems: { courseTopic: 'topic-short' },
    });
  },
);

test('a topic needs five characters, and may not have more than 300', () => {
  expect(readForm(hostForm, { ...typed, courseTopic: 'Safir' })).toMatchObject({ ok: true });
  expect(readForm(hostForm, { ...typed, courseTopic: 'a'.repeat(301) })).toMatchObject({
    ok: false,
    problems: { courseTopic: 'too-long' },
  });
});

test('every empty required field is reported', () => {
  expect(readForm(hostForm, {})).toMatchObject({
    ok: false,
    problems: { name: 'name-required', email: 'email-required', courseTopic: 'topic-short' },
  });
});

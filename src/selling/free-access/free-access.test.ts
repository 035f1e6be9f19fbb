import { expect, it } from 'vitest';
import { mostPeople, readPeople, readPerson } from './free-access.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const peopleIn = (text: string) => allowed(readPeople(text)).people;

const plain = { named: '', why: '' };

it('reads name, e-mail, phone and language, by semicolons, commas or tabs', () => {
  for (const sign of [';', ',', '\t'])
    expect(peopleIn(['Salma Alaoui', 'salma@example.com', '0612345678', 'ar'].join(sign)), sign).toEqual([
      {
        line: 1,
        name: 'Salma Alaoui',
        email: 'salma@example.com',
        phone: '0612345678',
        locale: 'ar',
        ...plain,
      },
    ]);
});

it('reads what a spreadsheet saved: a byte order mark, a heading in any order, quotes, Arabic, empty lines', () => {
  const text =
    '\uFEFFE-mail;Langue;Nom complet\r\n"a@example.com";ar;"العلوي; سلمى"\r\n\r\nb@example.com;;"Zineb ""Z"" B"\r\n';
  expect(peopleIn(text)).toEqual([
    { line: 2, name: 'العلوي; سلمى', email: 'a@example.com', phone: '', locale: 'ar', ...plain },
    { line: 4, name: 'Zineb "Z" B', email: 'b@example.com', phone: '', locale: '', ...plain },
  ]);
  expect(peopleIn('الاسم,البريد الإلكتروني\nسلمى,a@example.com')).toHaveLength(1);
});

it('reads a course or group and a note, in their order or under their headings', () => {
  const read = { line: 1, name: 'Salma', email: 'a@example.com', phone: '', locale: 'ar' };
  const own = { named: 'English 2026-12-07', why: 'Paid in 2025' };
  expect(peopleIn('Salma;a@example.com;;ar;English 2026-12-07;Paid in 2025')).toEqual([{ ...read, ...own }]);
  for (const heading of ['Note,Groupe,E-mail,Nom,Langue', 'ملاحظة,الفوج,البريد,الاسم,اللغة'])
    expect(peopleIn(`${heading}\nPaid in 2025,English 2026-12-07,a@example.com,Salma,ar`)).toEqual([
      { ...read, ...own, line: 2 },
    ]);
});

it('reads a first line without an address as a person, unless it heads a column of addresses', () => {
  expect(peopleIn('Salma Alaoui;not an address')).toHaveLength(1);
});

it('refuses an empty list, a heading alone, and too many people', () => {
  expect(readPeople('  \n ')).toBeRefused('empty');
  expect(readPeople('name;e-mail')).toBeRefused('empty');
  const line = 'Salma Alaoui;salma@example.com\n';
  expect(peopleIn(`name;e-mail\n${line.repeat(mostPeople)}`)).toHaveLength(mostPeople);
  expect(readPeople(line.repeat(mostPeople + 1))).toBeRefused('too-many-lines');
  expect(readPeople('x'.repeat(100_001))).toBeRefused('too-large');
});

it('never throws, and never reads more people than allowed', () => {
  forAll(tries(500), fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
    const reading = readPeople(text);
    if (reading.ok) expect(reading.people.length).toBeLessThanOrEqual(mostPeople);
  });
});

it('checks each person: a name, an address, a phone that exists or none, a language we speak', () => {
  const typed = { name: 'Salma', email: ' Salma@Example.com ', phone: '', locale: '' };
  expect(readPerson(typed, 'ar')).toEqual({
    ok: true,
    details: { name: 'Salma', email: 'salma@example.com', phone: '' },
    locale: 'ar',
  });
  expect(readPerson({ ...typed, locale: 'Anglais' }, 'ar')).toMatchObject({ locale: 'en' });
  expect(readPerson({ name: '', email: 'salma', phone: '12', locale: 'de' }, 'ar')).toEqual({
    ok: false,
    problems: {
      name: 'name-required',
      email: 'email-invalid',
      phone: 'phone-invalid',
      locale: 'choice-required',
    },
  });
});

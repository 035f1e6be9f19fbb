import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  certificateNumber,
  holderSchema,
  isEarned,
  numberPattern,
  readCertificateNumber,
} from './certificate.ts';
import { encodedStatusList, linkedinUrl, statusListLength } from './open-badge.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

test('five random bytes give one number, and no two of them the same', () => {
  const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });
  forAll(bytes, bytes, (one, other) => {
    expect(certificateNumber(one)).toMatch(numberPattern);
    expect(certificateNumber(one)).not.toMatch(/[ILOU]/);
    expect(certificateNumber(one) === certificateNumber(other)).toBe(
      Buffer.from(one).equals(Buffer.from(other)),
    );
  });
});

test('a number is read however it was typed from paper', () => {
  forAll(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
    const number = certificateNumber(bytes);
    const misread = number.replaceAll('0', 'O').replaceAll('1', 'l');
    const arabic = number.replace(/[0-9]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const typed of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ' '),
      ` ${number.replaceAll('-', '–')} `,
      number.replaceAll('-', ''),
      misread,
      arabic,
    ])
      expect(readCertificateNumber(typed), typed).toBe(number);
  });
  for (const typed of ['', 'nope', 'DERB', '../../etc/passwd', 'D'.repeat(500)])
    expect(readCertificateNumber(typed)).not.toMatch(numberPattern);
});

test('the status list has exactly the bits of revoked certificates, and at least the length that hides the others', () => {
  const index = fc.integer({ min: 0, max: statusListLength - 1 });
  forAll(20, fc.uniqueArray(index, { maxLength: 20 }), (revoked) => {
    const encoded = encodedStatusList(revoked);
    expect(encoded[0]).toBe('u');
    const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
    expect(bits.length).toBe(16_384);
    const set = [...bits].flatMap((byte, at) =>
      Array.from({ length: 8 }, (_, bit) => (byte & (0x80 >> bit) ? at * 8 + bit : -1)).filter(
        (one) => one >= 0,
      ),
    );
    expect(set).toEqual([...revoked].sort((one, other) => one - other));
  });
});

test.each([
  [
    { latin: 'Salma Aït-Benhaddou', arabic: '' },
    { latin: 'Salma Aït-Benhaddou', arabic: null },
  ],
  [
    { latin: '', arabic: 'سلمى آيت بنحدّو' },
    { latin: null, arabic: 'سلمى آيت بنحدّو' },
  ],
  [
    { latin: 'Ḥanane Ṭahiri-Aɣrif Lɛarbi', arabic: 'ݣلثوم أگوڭ پنجو' },
    { latin: 'Ḥanane Ṭahiri-Aɣrif Lɛarbi', arabic: 'ݣلثوم أگوڭ پنجو' },
  ],
  [
    { latin: 'ⵜⵉⵣⵉⵔⵉ ⴰⵖⵔⵉⴼ', arabic: '' },
    { latin: 'ⵜⵉⵣⵉⵔⵉ ⴰⵖⵔⵉⴼ', arabic: null },
  ],
  [
    { latin: '\u202aＳａｌｍａ ﬁkri\u202c', arabic: '\u200f\ufeb3\ufee0\ufee4\ufef0 ﷲ\u200f' },
    { latin: 'Salma fikri', arabic: 'سلمى الله' },
  ],
])('a name may stand in either script: %j', (typed, holder) => {
  expect(holderSchema.parse(typed)).toEqual(holder);
});

test.each([
  [{ latin: '', arabic: '' }, 'name-needed'],
  [{ latin: 'سلمى', arabic: '' }, 'name-latin'],
  [{ latin: 'See www.example.com/2', arabic: '' }, 'name-latin'],
  [{ latin: '', arabic: 'Salma' }, 'name-arabic'],
  [{ latin: '....', arabic: '' }, 'name-latin'],
  [{ latin: 'Salma 🌸', arabic: '' }, 'name-latin'],
  [{ latin: '陈丽', arabic: '' }, 'name-latin'],
  [{ latin: 'Salma Ꜣlami', arabic: '' }, 'name-signs'],
  [{ latin: '', arabic: 'سلمى ࢠعلوي' }, 'name-signs'],
  [{ latin: `Z${'\u0301'.repeat(5)}a`, arabic: '' }, 'name-latin'],
  [{ latin: '', arabic: '\uFDFD' }, 'name-arabic'],
])('what is no name in its script is refused: %j', (typed, message) => {
  const reading = holderSchema.safeParse(typed);
  expect(reading.error?.issues.map((issue) => issue.message)).toContain(message);
});

test('a certificate needs the whole course and its share of live sessions', () => {
  const all = { progress: { isDone: true }, attended: null };
  expect(isEarned(all)).toBe(true);
  expect(isEarned({ ...all, progress: { isDone: false } })).toBe(false);
  expect(isEarned({ ...all, attended: { percent: 49, needed: 50 } })).toBe(false);
  expect(isEarned({ ...all, attended: { percent: 50, needed: 50 } })).toBe(true);
});

test('LinkedIn gets the public address of the certificate', () => {
  const url = new URL(
    linkedinUrl({
      origin: 'https://academy.example',
      issuer: 'Derb',
      number: 'DERB-7K3M-Q2XW',
      course: {
        name: { en: 'Sewing', ar: 'الخياطة', fr: 'La couture' },
        trainer: null,
        startedOn: '2026-09-01',
        finishedOn: '2026-11-03',
        lessons: 4,
        quizzes: 1,
        assignments: 1,
        attended: 0,
      },
    }),
  );
  expect(url.searchParams.get('certUrl')).toBe('https://academy.example/certificates/DERB-7K3M-Q2XW');
  expect([url.searchParams.get('issueYear'), url.searchParams.get('issueMonth')]).toEqual(['2026', '11']);
});

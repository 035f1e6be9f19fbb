import { expect, test } from 'vitest';
import { outbox as ar } from '../console/src/words/outbox/ar.ts';
import { outbox as en } from '../console/src/words/outbox/en.ts';
import { outbox as fr } from '../console/src/words/outbox/fr.ts';
import { applicantLetterNames } from '../domain/applications/application-letter.ts';
import { memberLetters } from '../domain/community/member-letter.ts';
import { bookingLetters } from '../mail/booking-letters.ts';
import { buyerLetters } from '../mail/buyer-letters.ts';
import { expertLetters } from '../mail/expert-letters.ts';
import { instalmentLetters } from '../mail/instalment-letters.ts';
import { orderDeskLetters } from '../mail/order-desk-letters.ts';
import { refundLetters } from '../mail/refund-letters.ts';
import { featureEmails } from '../src/features/emails.ts';
import { staffLetters } from '../mail/staff-letters.ts';

/** Every letter of these tables is posted under its key. */
const tables = [
  bookingLetters,
  buyerLetters,
  expertLetters,
  instalmentLetters,
  orderDeskLetters,
  refundLetters,
  staffLetters,
];
const posted = [
  ...tables.flatMap((table) => Object.keys(table)),
  ...applicantLetterNames,
  ...memberLetters.options.map((option) => option.shape.letter.value),
  ...featureEmails.keys(),
  'staff-application',
  'staff-payee-changed',
  'order-reminder',
  'product-ready',
];

test.each([
  ['en', en],
  ['fr', fr],
  ['ar', ar],
])('every letter has a name in the office (%s)', (_language, { letters }) => {
  expect(posted.filter((letter) => !(letter in letters.names))).toEqual([]);
});

import { expect, test } from 'vitest';
import { outbox as ar } from '../console/src/words/log/ar.ts';
import { outbox as en } from '../console/src/words/log/en.ts';
import { outbox as fr } from '../console/src/words/log/fr.ts';
import { applicantEmailNames } from '../src/features/applications/application.ts';
import { memberEmails } from '../src/features/community/member-email.ts';
import { bookingEmails, expertEmails } from '../src/features/consultations/booking.emails.ts';
import { buyerEmails } from '../src/features/orders/buyer.emails.ts';
import { instalmentEmails } from '../src/features/instalments/instalment.emails.ts';
import { orderDeskEmails } from '../src/features/orders/received.emails.ts';
import { refundEmails } from '../src/features/refunds/refund.emails.ts';
import { featureEmails } from '../src/emails.ts';
import { staffEmails } from '../src/features/emails/staff.emails.ts';

/** Every e-mail of these tables is stored under its key. */
const tables = [
  bookingEmails,
  buyerEmails,
  expertEmails,
  instalmentEmails,
  orderDeskEmails,
  refundEmails,
  staffEmails,
];
const posted = [
  ...tables.flatMap((table) => Object.keys(table)),
  ...applicantEmailNames,
  ...memberEmails.options.map((option) => option.shape.letter.value),
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
])('every e-mail has a name in the staff console (%s)', (_language, { emails }) => {
  expect(posted.filter((email) => !(email in emails.names))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Order, OrderStatus } from '../orders/order.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { approvedReturn } from './staff-alerts.emails.ts';
import { toStaff } from '../../academy/emails/email.ts';
import { emailText } from '../../academy/emails/email-content.ts';
import { present } from '../../../tests/support/sure.ts';

const settings = someSettings();
const emailFor = (status: OrderStatus) =>
  approvedReturn.contentFor(
    {
      ...toStaff(['nadia@academy.example']),
      order: {
        number: 'MEM-123456-a1b2',
        status,
        amountCentimes: 99_000,
        name: 'Salma Alaoui',
        itemKind: 'course',
      } as Order,
      settings,
      itemName: { en: 'Selling Online', ar: 'البيع عبر الإنترنت', fr: 'Vendre en ligne' },
      access: null,
      publicOrigin: 'https://academy.example',
    },
    settings,
  );

test('staff read which payment to look for, and where', () => {
  const email = present(emailFor('Pending Payment'));
  expect(email.subject).toContain('MEM-123456-A1B2');
  const text = emailText(email);
  expect(text).toContain('990\u00a0MAD');
  expect(text.split('https://academy.example/staff/orders/MEM-123456-a1b2/show')).toHaveLength(2);
});

test('staff are not asked to look for money that has come, or has gone back since', () => {
  for (const status of ['Paid - Card', 'Payment Confirmed', 'Refunded'] as const)
    expect(emailFor(status)).toBeNull();
  expect(emailFor('Cancelled')).not.toBeNull();
});

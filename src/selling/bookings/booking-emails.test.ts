import { beforeEach, expect, test } from 'vitest';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { formatDeadline } from '../../platform/time/calendar-date.ts';
import { formatMomentIn } from '../../platform/time/time-zones.ts';
import {
  book,
  bookAndConfirm,
  confirm,
  expert,
  seedExpert,
  slotAt,
} from '../../../tests/support/bookings.ts';
import { staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';

const amal = 'amal@academy.example';

const academy = academyForEach();
beforeEach(async () => {
  await seedExpert(academy);
  const addedAt = new Date(0);
  await academy.database.db.insert(staffMembers).values([
    { email: staff.email, role: 'owner', addedAt },
    { email: amal, role: 'expert', expert, addedAt },
  ]);
});

/** The e-mails of the outbox, as they would be sent. */
async function posted(now?: Date) {
  const everybody = { clock: academy.context.clock, worksHere: async () => true, ...(now && { now }) };
  return (await postOutbox(academy, everybody)).mails;
}

test.each(['en', 'ar'] as const)(
  'the first e-mail of an hour that is not paid yet names it on both clocks, with whom, and until when it is kept: %s',
  async (locale) => {
    const order = await book(academy, await slotAt(academy, 40), { locale });
    const { booking } = (await academy.academy.bookingOf(order.token)) ?? {};
    // It waits for a while: whoever chooses how to pay meanwhile gets one e-mail.
    const [mail] = await posted(new Date(Date.now() + 11 * 60_000));
    const text = mail?.text ?? '';
    const start = booking?.startsAt ?? new Date(0);
    expect(text).toContain(formatMomentIn(start, 'Africa/Casablanca', locale));
    expect(text).toContain(formatMomentIn(start, 'Europe/Paris', locale));
    const kept = { en: 'We keep this appointment for you until', ar: 'نحتفظ لك بهذا الموعد إلى غاية' };
    expect(text).toContain(`${kept[locale]} ${formatDeadline(order.expiresAt, locale)}`);
    expect(text).toContain({ en: 'With: amal', ar: 'مع: amal' }[locale]);
    expect(text).toMatch(
      { en: /the calendar file and the meeting link/, ar: /ملف التقويم ورابط اللقاء/ }[locale],
    );
    expect(text).not.toMatch(/a seat in|activation code|رمز التفعيل|مقعدًا في/i);
  },
);

test('a booked hour is e-mailed to the learner on both clocks and to the expert with the learner’s note, each with a calendar file', async () => {
  const order = await bookAndConfirm(academy, await slotAt(academy, 40));
  const mails = await posted();
  const theirs = mails.find(({ subject }) => subject.startsWith('Booked:'));
  expect(theirs?.to).toEqual([order.email]);
  expect(theirs?.text).toContain('(Morocco)');
  expect(theirs?.text).toContain(`/orders/${order.token}/booking/calendar.ics`);
  expect(theirs?.calendar?.method).toBe('PUBLISH');
  expect(theirs?.calendar?.text).toContain(`/orders/${order.token}`);
  const experts = mails.find(({ subject }) => subject.startsWith('A consultation was booked'));
  expect(experts?.to).toEqual([amal]);
  expect(experts?.text).toContain('My shop has visitors and no orders.');
  // The link of the order opens it, so the expert must not get it.
  expect(experts?.text).not.toContain(order.token);
  expect(experts?.calendar?.text.replace(/\r\n /g, '')).not.toContain(order.token);
});

test('cancelling an hour removes it from calendars, under a higher sequence number', async () => {
  const order = await bookAndConfirm(academy, await slotAt(academy, 40));
  await academy.academy.cancelBooking({ token: order.token, withMoney: true });
  const mails = await posted();
  // The e-mail of the booking is outdated and not sent any more.
  expect(mails.some(({ subject }) => subject.startsWith('Booked:'))).toBe(false);
  const cancellations = mails.filter(({ subject }) => /cancelled/i.test(subject));
  expect(cancellations.map(({ to }) => to[0]).sort()).toEqual([amal, order.email].sort());
  for (const { calendar } of cancellations) {
    expect(calendar?.method).toBe('CANCEL');
    expect(calendar?.text).toContain('SEQUENCE:1');
  }
});

test('an hour that the academy moved is e-mailed with the choice to cancel, and one that it cancelled with an apology', async () => {
  const order = await bookAndConfirm(academy, await slotAt(academy, 40));
  const startsAt = await slotAt(academy, 2);
  const change = { staff, orderNumber: order.number };
  await academy.academy.staff.moveBooking({ ...change, startsAt, seenSequence: 0 });
  const moved = await posted();
  const toLearner = moved.find(({ subject }) => subject.startsWith('We moved your appointment:'));
  expect(toLearner?.to).toEqual([order.email]);
  expect(toLearner?.text).toContain('or get all your money back');
  const toExpert = moved.find(({ subject }) => subject.startsWith('A consultation was moved'));
  expect(toExpert?.text).toContain('The academy moved it.');
  await academy.academy.staff.cancelBooking({ ...change, seenSequence: 1 });
  const cancelled = await posted(new Date(Date.now() + 120_000));
  const cancellations = cancelled.find(({ subject }) => subject.startsWith('We had to cancel:'));
  expect(cancellations?.to).toEqual([order.email]);
  expect(cancellations?.text).toContain('You get back what you paid');
  expect(cancelled.some(({ subject }) => subject.startsWith('We moved'))).toBe(false);
});

test('the expert’s e-mail is in the expert’s language, whatever the learner’s is', async () => {
  const order = await book(academy, await slotAt(academy, 40), { locale: 'ar' });
  await academy.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
  await academy.academy.claimBankTransfer({ token: order.token });
  await confirm(academy, order);
  expect(order.description).toBe('فحص الانطلاق');
  const mails = await posted();
  const experts = mails.find(({ to }) => to.includes(amal));
  expect(experts?.text).toContain('Launch check');
  expect(experts?.calendar?.text).toContain('SUMMARY:Launch check');
  const theirs = mails.find(({ to, calendar }) => to.includes(order.email) && calendar !== undefined);
  expect(theirs?.calendar?.text).toContain('SUMMARY:فحص الانطلاق');
});

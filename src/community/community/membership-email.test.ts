import { beforeEach, expect, test } from 'vitest';
import { membership } from '../../academy/settings/membership.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';

const origin = 'https://academy.example';
const item = { kind: 'membership', slug: membership.slug } as const;

const test_ = academyForEach();
beforeEach(() =>
  test_.db.insert(staffMembers).values({ email: staff.email, role: 'owner', addedAt: new Date(0) }),
);

/** The e-mails in the outbox, as they would be sent. */
const posted = async (now?: Date) => (await postOutbox(test_, now === undefined ? {} : { now })).mails;

test.each([
  ['en', 'Welcome to the Clarity Community', /within 30 days/, /course|activation code/i],
  ['ar', 'أهلًا بك في مجتمع وضوح', /خلال 30 يومًا/, /الدورة|رمز التفعيل/],
] as const)(
  'a new member gets the facts of the membership and what comes next (%s)',
  async (locale, subject, days, never) => {
    const order = await placeAndPay(test_, { item, locale, details: someDetails({ phone: '' }) });
    const mail = (await posted()).find((one) => one.subject === subject);
    expect(mail?.to).toEqual([order.email]);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`${origin}${locale === 'ar' ? '/ar' : ''}/orders/${order.token}`);
      expect(part).toMatch(days);
      expect(part).not.toMatch(never);
    }
  },
);

test('an unpaid order of a membership does not mention a course', async () => {
  await place(test_, { item, details: someDetails({ phone: '' }) });
  // It waits for a while: whoever chooses how to pay meanwhile gets one e-mail.
  const [mail] = await posted(new Date(Date.now() + 11 * 60_000));
  expect(mail?.text).toContain(membership.name.en);
  expect(mail?.text).not.toMatch(/course|activation code/i);
});

test('staff are notified of a buyer who pays another way, and not any more once they choose one of ours', async () => {
  const order = await place(test_);
  await test_.academy.chooseMethod({ token: order.token, option: 'Other Payment Methods' });
  const toStaff = (await posted()).find(({ to }) => to.includes(staff.email));
  for (const fact of [order.number, order.email, order.phone, `${origin}/staff/orders/${order.number}`])
    expect(toStaff?.text).toContain(fact);

  const other = await place(test_);
  await test_.academy.chooseMethod({ token: other.token, option: 'Other Payment Methods' });
  await test_.academy.chooseMethod({ token: other.token, option: 'Bank Transfer' });
  expect((await posted()).filter(({ to }) => to.includes(staff.email))).toEqual([]);
});

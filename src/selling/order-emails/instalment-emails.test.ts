import { beforeEach, expect, test } from 'vitest';
import { formatMad } from '../../platform/money/money.ts';
import { staffMembers } from '../../academy/staff/staff.table.ts';
import { bindScheduler } from '../../jobs.ts';
import type { Order } from '../orders/order.ts';
import { aCourse, someInstalments } from '../../../tests/support/builders.ts';
import { addCodes, begin, place, staff, notifyFromBank } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { postOutbox } from '../../../tests/support/post-emails.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { allowed } from '../../../tests/support/sure.ts';

const origin = 'https://academy.example';
const dayMs = 86_400_000;
const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
const instalments = someInstalments;

const academy = academyForEach({ courses: [aCourse({ instalments })] });
beforeEach(async () => {
  await academy.database.db
    .insert(staffMembers)
    .values({ email: staff.email, role: 'owner', addedAt: new Date(0) });
  await addCodes(academy, ['CODE-1']);
});

/** The e-mails in the outbox now, as they would be sent today. */
const posted = async () => (await postOutbox(academy, { clock: academy.context.clock })).mails;

async function pay(order: Pick<Order, 'token' | 'amountCentimes'>): Promise<void> {
  const { amountCentimes } = order;
  await notifyFromBank(academy, evidenceFor(await begin(academy, order), { amountCentimes }));
}

async function partOf(deposit: Order, number: number): Promise<Order> {
  return allowed(await academy.academy.payInstalment({ token: deposit.token, number })).order;
}

const expectedWords = {
  en: {
    left: `${formatMad(65_000, 'en')} is left`,
    due: '1 July 2026',
    near: `Pay ${formatMad(30_000, 'en')} by 1 July 2026: Selling Online`,
    paused: 'Your course is paused: Selling Online',
    part: `Instalment 2 of 3 is paid, ${formatMad(30_000, 'en')}: Selling Online`,
    last: 'Everything is paid: Selling Online',
  },
  ar: {
    left: `بقي ${formatMad(65_000, 'ar')}`,
    due: '1 يوليوز 2026',
    near: `ادفعي ${formatMad(30_000, 'ar')} قبل نهاية يوم 1 يوليوز 2026: البيع على الإنترنت`,
    paused: 'دورتك متوقّفة مؤقتًا: البيع على الإنترنت',
    part: `وصل القسط 2 من 3، ${formatMad(30_000, 'ar')}: البيع على الإنترنت`,
    last: 'أتممتِ دفع الثمن كله: البيع على الإنترنت',
  },
};

test.each(['en', 'ar'] as const)(
  'the learner reads what is left, that a part is near, that the course is paused, and that all is paid (%s)',
  async (locale) => {
    const words = expectedWords[locale];
    const page = `${origin}${locale === 'ar' ? '/ar' : ''}/orders`;
    const deposit = await place(academy, { item, locale, seenPriceCentimes: null });
    await pay(deposit);
    const welcome = (await posted()).find(({ text }) => text.includes('CODE-1'));
    expect(welcome?.text).toContain(words.left);
    expect(welcome?.text).toContain(words.due);
    expect(welcome?.text).toContain(`${page}/${deposit.token}/instalments`);

    const scheduler = bindScheduler(academy.context);
    academy.pass(26 * dayMs);
    await scheduler.processInstalments();
    const [near] = await posted();
    expect(near?.subject).toBe(words.near);
    expect(near?.text).toContain(`${page}/${deposit.token}/instalments`);

    academy.pass(14 * dayMs);
    await scheduler.processInstalments();
    const [paused] = await posted();
    expect(paused?.subject).toBe(words.paused);
    expect(paused?.text).not.toContain('CODE-1');

    await pay(await partOf(deposit, 2));
    expect((await posted()).map(({ subject }) => subject)).toEqual([words.part]);
    await pay(await partOf(deposit, 3));
    expect((await posted()).map(({ subject }) => subject)).toEqual([words.last]);
  },
);

test('a reminder that is overtaken by its payment is not sent', async () => {
  const deposit = await place(academy, { item, seenPriceCentimes: null });
  await pay(deposit);
  await posted();
  academy.pass(26 * dayMs);
  await bindScheduler(academy.context).processInstalments();
  const part = await partOf(deposit, 2);
  await academy.academy.chooseMethod({ token: part.token, option: 'Bank Transfer' });
  await academy.academy.claimBankTransfer({ token: part.token });
  const subjects = (await posted()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('due'))).toEqual([]);
});

test.each([
  ['en', 'The instalment is still to be paid', 'you owe nothing'],
  ['ar', 'ويبقى القسط مستحقًّا', 'ولا تدفعين شيئًا'],
] as const)(
  'how to pay a later part says what happens when its payment closes, and never that nothing is owed (%s)',
  async (locale, owed, nothing) => {
    const deposit = await place(academy, { locale, item, seenPriceCentimes: 40_000 });
    await pay(deposit);
    await posted();
    const part = await partOf(deposit, 2);
    await academy.academy.chooseMethod({ token: part.token, option: 'WafaCash / Cash Plus' });
    const text = (await posted()).map((mail) => mail.text).join('\n');
    expect(text).toContain(owed);
    expect(text).not.toContain(nothing);
  },
);

import { beforeEach, expect, it } from 'vitest';
import type { StaffMember } from '../../academy.ts';
import { aCourse, someInstalments } from '../../../tests/support/builders.ts';
import { addCodes, begin, notifyFromBank, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import {
  accountant,
  approve,
  aPayee,
  dayMs,
  monthLater,
  rib,
  statementsNow,
} from '../../../tests/support/shares.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { makeStatements } from './shares.service.ts';

const inParts = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;

describeAcademy(
  'a trainer’s share',
  { courses: [aCourse({ instalments: someInstalments }), aCourse({ slug: 'sewing' })] },
  (test) => {
    beforeEach(async () => {
      await addCodes(test, ['CODE-1', 'CODE-2', 'CODE-3']);
      test.bank.refund = async ({ key }) => ({
        ok: true,
        providerReference: `refund-${key}`,
        state: 'done',
      });
    });

    const shares = () => test.academy.staff;
    const own = async (email = 'imane@academy.example') => present(await shares().ownShares({ email }));
    const newest = async () => present((await statementsNow(test))[0]);
    const whole = async () => present(await shares().statementFor({ id: (await newest()).id, staff }));

    it('is due once the time for a refund is over, in one statement, and told by e-mail', async () => {
      await aPayee(test);
      const order = await placeAndPay(test);
      expect((await own()).open).toMatchObject([
        { orderNumber: order.number, shareCentimes: 39_600, hold: 'refund-period', dueOn: '2026-06-09' },
      ]);
      test.pass(7 * dayMs);
      expect((await own()).open[0]?.hold).toBe('refund-period');
      test.pass(dayMs);
      expect((await own()).open[0]?.hold).toBeNull();
      expect(await monthLater(test)).toBe(1);
      expect(await makeStatements(test.context)).toBe(0);
      expect(await whole()).toMatchObject({
        month: '2026-06',
        state: 'to-approve',
        netCentimes: 39_600,
        lines: [{ orderNumber: order.number, day: '2026-06-01', receivedCentimes: 99_000, backCentimes: 0 }],
      });
      expect((await own()).open).toEqual([]);
      const email = (await postEmails(test)).find(({ to }) => to.includes('imane@academy.example'));
      expect(email?.subject).toContain('juin 2026');
      // What comes in the next month is not told twice, nor is the month before.
      expect(await monthLater(test)).toBe(0);
    });

    it('is that of the moment of the order: not of those before, nor changed by what is agreed later', async () => {
      await placeAndPay(test);
      test.pass(1);
      const payeeId = await aPayee(test);
      await placeAndPay(test, { details: { ...anybody, email: 'two@example.com' } });
      test.pass(dayMs);
      const terms = { payeeId, item: 'course:selling-online', costPercent: 0, staff };
      allowed(await shares().setShare({ ...terms, percent: 10 }));
      await placeAndPay(test, { details: { ...anybody, email: 'three@example.com' } });
      expect((await own()).open.map(({ percent, shareCentimes }) => [percent, shareCentimes])).toEqual([
        [40, 39_600],
        [10, 9_900],
      ]);
    });

    it('is at most the whole, with those of others', async () => {
      const payeeId = await aPayee(test, { percent: 70 });
      await aPayee(test, { email: 'other@academy.example', name: 'Other Trainer', percent: 30 });
      const more = { payeeId, item: 'course:selling-online', percent: 71, costPercent: 0, staff };
      expect(await shares().setShare(more)).toEqual({ ok: false, reason: 'above-whole', left: 70 });
      await placeAndPay(test);
      expect((await own()).open[0]?.shareCentimes).toBe(69_300);
      expect((await own('other@academy.example')).open[0]?.shareCentimes).toBe(29_700);
    });

    it('of a course in parts is of every part, by what was agreed at the first', async () => {
      const payeeId = await aPayee(test);
      const deposit = await placeAndPay(test, { item: inParts });
      test.pass(dayMs);
      const ends = { payeeId, item: 'course:selling-online', percent: 0, costPercent: 0, staff };
      allowed(await shares().setShare(ends));
      const part = allowed(await test.academy.payInstalment({ token: deposit.token, number: 2 })).order;
      const { amountCentimes } = part;
      await notifyFromBank(test, evidenceFor(await begin(test, part), { amountCentimes }));
      expect((await own()).open.map(({ shareCentimes }) => shareCentimes)).toEqual([16_000, 12_000]);
      expect((await own()).terms).toEqual([]);
    });

    it('is taken back by a refund: before a statement there is nothing to pay, after it the next one has less', async () => {
      await aPayee(test);
      const early = await placeAndPay(test);
      allowed(await payBackOrder(test, early));
      expect(await monthLater(test)).toBe(0);
      const sold = await placeAndPay(test, { details: { ...anybody, email: 'two@example.com' } });
      expect(await monthLater(test)).toBe(1);
      const first = await newest();
      expect((await whole()).lines).toMatchObject([
        { shareCentimes: 0, receivedCentimes: 99_000, backCentimes: 99_000 },
        { shareCentimes: 39_600 },
      ]);
      await approve(test, first.id);
      allowed(await shares().markSharePaid({ id: first.id, staff, day: '2026-08-01' }));
      allowed(await payBackOrder(test, sold));
      expect((await own()).open).toMatchObject([{ shareCentimes: -39_600, hold: null }]);
      // Nothing is owed to her: it waits for her next sales.
      expect(await monthLater(test)).toBe(0);
      for (const email of ['three@example.com', 'four@example.com'])
        await placeAndPay(test, { details: { ...anybody, email } });
      expect(await monthLater(test)).toBe(1);
      expect(await whole()).toMatchObject({ grossCentimes: 39_600, month: '2026-09' });
      expect((await whole()).lines).toHaveLength(3);
    });

    it('waits while a refund is asked for', async () => {
      await aPayee(test);
      const order = await placeAndPay(test);
      allowed(await test.academy.askRefund({ token: order.token, account: null, reason: '' }));
      expect((await own()).open[0]?.hold).toBe('asked-back');
      expect(await monthLater(test)).toBe(0);
    });

    it('of somebody who left is paid under the name that was frozen', async () => {
      const payeeId = await aPayee(test);
      await placeAndPay(test);
      test.pass(1);
      const ends = { payeeId, item: 'course:selling-online', percent: 0, costPercent: 0, staff };
      allowed(await shares().setShare(ends));
      await monthLater(test);
      const { id } = await newest();
      await approve(test, id);
      const renamed = { id: payeeId, email: 'new@example.com', name: 'Another Name', rib: null } as const;
      allowed(await shares().savePayee({ ...renamed, locale: 'en', staff }));
      expect(await shares().shareBankFile({ staff, locale: 'en' })).toContain(`"${rib}";"Imane Tazi";396,00`);
      allowed(await shares().markSharePaid({ id, staff, day: '2026-07-02' }));
      expect(await newest()).toMatchObject({ name: 'Imane Tazi', rib, state: 'paid', paidOn: '2026-07-02' });
      const { month } = allowed(await test.academy.staff.readMonth({ year: 2026, month: 7, staff }));
      expect(month.shares).toEqual({ statements: 1, centimes: 39_600 });
    });

    it('is approved by two, neither of whom gets it, and paid once; both approvals can be taken back before', async () => {
      const payeeId = await aPayee(test, { email: staff.email });
      await placeAndPay(test);
      await monthLater(test);
      const { id } = await newest();
      const other = { email: 'second@academy.example', role: 'owner' } as const;
      const step = (by: StaffMember) => shares().approveStatement({ id, staff: by });
      expect(await step(staff)).toBeRefused('own');
      const payee = { id: payeeId, email: staff.email, name: 'Imane Tazi', locale: 'en', staff } as const;
      allowed(await shares().savePayee({ ...payee, rib: null }));
      expect(await step(accountant)).toBeRefused('no-rib');
      allowed(await shares().savePayee({ ...payee, rib }));
      allowed(await step(accountant));
      expect(await step(accountant)).toBeRefused('same-person');
      const paid = { id, staff, day: '2026-07-02' };
      expect(await shares().markSharePaid(paid)).toBeRefused('too-late');
      allowed(await shares().returnStatement({ id, staff }));
      allowed(await step(other));
      allowed(await step(accountant));
      expect(await step(other)).toBeRefused('too-late');
      expect(await shares().markSharePaid({ ...paid, day: '2027-01-01' })).toBeRefused('day-to-come');
      allowed(await shares().markSharePaid(paid));
      expect(await shares().markSharePaid(paid)).toBeRefused('too-late');
      expect(await shares().returnStatement({ id, staff })).toBeRefused('too-late');
      const acts = (await logOf(test)).map(({ act }) => act);
      const steps = ['approve-share', 'return-share', 'pay-share'];
      expect(steps.map((step) => acts.filter((act) => act === step).length)).toEqual([3, 1, 1]);
    });

    it('has its statement on paper in each language', async () => {
      await aPayee(test);
      await placeAndPay(test);
      await monthLater(test);
      const { id } = await newest();
      for (const locale of ['en', 'ar', 'fr'] as const) {
        const bytes = present(await shares().printStatement({ id, staff: accountant, locale }));
        expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe('%PDF-');
      }
      const stranger = { email: 'other@academy.example', role: 'expert', expert: 'other' } as const;
      expect(await shares().printStatement({ id, staff: stranger, locale: 'en' })).toBeNull();
      const trainer = { email: 'imane@academy.example', role: 'expert', expert: 'imane' } as const;
      expect(await shares().statementFor({ id, staff: trainer })).not.toBeNull();
    });
  },
);

const anybody = {
  name: 'Salma Alaoui',
  phone: '+212612345678',
  isSixteen: 'on',
  agreesToStart: 'on',
} as const;

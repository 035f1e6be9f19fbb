import { expect, it } from 'vitest';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { somebody } from '../../../tests/support/applications.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';

describeAcademy('why something was refused', (test) => {
  const reasonsOf = async (act: string) => {
    const { rows } = await test.academy.staff.readLog({ filter: { act }, page: 1, perPage: 10 });
    return rows.map(({ reason }) => reason);
  };
  const refuse = async (token: string, orderNumber: string, reason: string) => {
    await test.academy.claimBankTransfer({ token });
    await test.academy.staff.decideClaim({ orderNumber, staff, decision: 'refuse', reason });
    test.pass(1_000);
  };

  it('is shown beside each line of the log, but stored only with the order or refund, not in the log', async () => {
    const order = await place(test);
    await refuse(order.token, order.number, 'Nothing came from this name.');
    await refuse(order.token, order.number, 'The slip is of last year.');
    const paid = await placeAndPay(test);
    await payBackOrder(test, paid, { amountCentimes: 10_000, seenLeftCentimes: 99_000, reason: 'A part.' });
    test.pass(1_000);
    await payBackOrder(test, paid, { amountCentimes: 89_000, seenLeftCentimes: 89_000, reason: 'The rest.' });
    expect(await reasonsOf('refuse-claim')).toEqual([
      'The slip is of last year.',
      'Nothing came from this name.',
    ]);
    expect(await reasonsOf('refund-order')).toEqual(['The rest.', 'A part.']);
    const kept = JSON.stringify(await test.db.select().from(staffLog));
    for (const reason of ['Nothing came', 'last year', 'A part', 'The rest'])
      expect(kept).not.toContain(reason);
  });

  it('is deleted with its application; the line stays without a reason', async () => {
    await test.academy.proposeCourse({ ...somebody, courseTopic: 'Zellij', experience: 'Ten years.' });
    const [proposal] = await test.db.select().from(applications);
    const sentence = 'We have one about zellij already.';
    const id = proposal?.id ?? '';
    await test.academy.staff.declineProposal({ id, from: 'new', sentence, staff });
    expect(await reasonsOf('decline-proposal')).toEqual([sentence]);
    expect(JSON.stringify(await test.db.select().from(staffLog))).not.toContain('already');
    await test.db.update(applications).set({ told: null });
    expect(await reasonsOf('decline-proposal')).toEqual([null]);
    expect(await reasonsOf('sign-in')).toEqual([]);
  });
});

/** Races about shares of trainers, on real PostgreSQL: the embedded engine hides them. Every test names the guards it proves. */
import { describe, expect, it } from 'vitest';
import { makeStatements } from '../../src/selling/shares/shares.service.ts';
import { addCodes, placeAndPay, staff } from '../support/actions.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { accountant, approve, aPayee, dayMs, monthLater, statementsNow } from '../support/shares.ts';
import { logOf } from '../support/staff-reading.ts';
import { present } from '../support/sure.ts';

describe('statements of shares, from many sides at once', () => {
  const test = academyForEach({ engine: 'postgres', poolSize: 20 });

  const made = async () => {
    await addCodes(test, ['CODE-1']);
    await aPayee(test);
    await placeAndPay(test);
    await monthLater(test);
    return present((await statementsNow(test))[0]).id;
  };

  // Guards: the payee's lock, and one statement for each month.
  it('twenty instances make the statements of a month: each sale is in one', async () => {
    await addCodes(test, ['CODE-1']);
    await aPayee(test);
    await placeAndPay(test);
    test.pass(31 * dayMs);
    const counts = await atOnce(times(20, () => () => makeStatements(test.context)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await statementsNow(test)).map(({ netCentimes }) => netCentimes)).toEqual([39_600]);
  });

  // Guard: each approval is one update of what nobody else has approved.
  it('two approve twenty times at once: one is the first, the other the second', async () => {
    const id = await made();
    const presses = times(
      20,
      (index) => () =>
        test.academy.staff.approveStatement({ id, staff: index % 2 === 0 ? staff : accountant }),
    );
    expect((await atOnce(presses)).filter(({ ok }) => ok)).toHaveLength(2);
    const [statement] = await statementsNow(test);
    expect([statement?.approvedBy, statement?.secondBy].toSorted()).toEqual(
      [staff.email, accountant.email].toSorted(),
    );
  });

  // Guard: it is marked by one update of what is not paid.
  it('twenty mark one as paid, or take its approvals back: one of both happens, once', async () => {
    const id = await made();
    await approve(test, id);
    const presses = times(
      20,
      (index) => () =>
        index % 2 === 0
          ? test.academy.staff.markSharePaid({ id, staff, day: '2026-07-02' })
          : test.academy.staff.returnStatement({ id, staff }),
    );
    expect((await atOnce(presses)).filter(({ ok }) => ok)).toHaveLength(1);
    const acts = (await logOf(test)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'pay-share' || act === 'return-share')).toHaveLength(1);
  });

  // Guard: the item's lock.
  it('two divide one item at once: together they get no more than all of it', async () => {
    const payees = [
      await aPayee(test, { percent: 10 }),
      await aPayee(test, { percent: 10, email: 'other@academy.example', name: 'Other Trainer' }),
    ];
    const terms = { item: 'course:selling-online', percent: 80, costPercent: 0, staff };
    const set = payees.map((payeeId) => () => test.academy.staff.setShare({ ...terms, payeeId }));
    expect((await atOnce(set)).filter(({ ok }) => ok)).toHaveLength(1);
  });
});

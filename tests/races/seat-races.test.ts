/** Races about seats of organisations, on real PostgreSQL: the embedded engine hides them. Every test names the guards it proves. */
import { describe, expect, it } from 'vitest';
import { paperNumber } from '../../src/selling/organisations/organisation.ts';
import {
  organisationPapers,
  organisationSeats,
  seatDeals,
} from '../../src/selling/organisations/organisations.table.ts';
import { staff } from '../support/actions.ts';
import { aCourse, someSettings } from '../support/builders.ts';
import { academyForEach, type TestAcademy } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { allowed, present } from '../support/sure.ts';

const registration = ['RC', 'ICE', 'IF'].map((label) => ({
  label: { en: label, ar: label, fr: label },
  value: '001234567000089',
}));
const vatExemption = { en: 'Exempt', ar: 'معفى', fr: 'Exonéré' };
const settings = someSettings({ registration, vatState: 'exempt', vatExemption });

/** Organisations with a quote each, and the ids of what they were quoted. */
async function quoted({ academy }: TestAcademy, count: number, seats: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = allowed(
      await academy.staff.saveOrganisation({
        kind: 'association',
        name: `Association ${at}`,
        ice: null,
        address: 'Fès',
        contactName: 'Hind Alami',
        contactEmail: `contact${at}@example.com`,
        contactPhone: '',
        locale: 'fr',
        staff,
      }),
    );
    const wanted = { courseSlug: 'selling-online', seats, unitCentimes: 10_000, validUntil: '2026-12-31' };
    allowed(await academy.staff.quoteSeats({ ...wanted, organisationId: id, staff }));
    ids.push(present((await academy.staff.organisationOf({ id }))?.deals[0]).id);
  }
  return ids;
}

const paid = (seats: number) =>
  ({ kind: 'invoice', day: '2026-06-01', reference: 'VIR 1', amountCentimes: seats * 10_000 }) as const;

describe('seats of organisations, from many sides at once', () => {
  const test = academyForEach({
    engine: 'postgres',
    poolSize: 20,
    settings,
    courses: [aCourse({ capacity: null })],
  });

  // Guards: the deal's lock, and one seat for each person.
  it('400 want 200 seats, some of them twice: 200 sit', async () => {
    const [id = ''] = await quoted(test, 1, 200);
    allowed(await test.academy.staff.invoiceSeats({ id, staff }));
    allowed(await test.academy.staff.markSeatsPaid({ id, staff, ...paid(200) }));
    const [deal] = await test.db.select().from(seatDeals);
    const { code } = present(deal);
    const takes = times(400, (index) => async () => {
      const member = {
        id: `m${index}`,
        email: `learner${index % 390}@example.com`,
        phone: null,
        name: null,
      } as never;
      return test.academy.takeSeat({ code, member, name: 'Salma Idrissi', locale: 'fr', showsName: false });
    });
    await atOnce(takes);
    const seats = await test.db.select().from(organisationSeats);
    expect(seats).toHaveLength(200);
    expect(new Set(seats.map(({ orderId }) => orderId)).size).toBe(200);
  });

  // Guards: the lock of each series, and its number that is given once.
  it('twenty invoices are issued at once, each pressed twice: the series has no gap', async () => {
    const ids = await quoted(test, 20, 2);
    const press = (id: string) => () => test.academy.staff.invoiceSeats({ id, staff });
    const done = await atOnce([...ids, ...ids].map(press));
    expect(done.filter(({ ok }) => ok)).toHaveLength(20);
    const papers = await test.db.select().from(organisationPapers);
    const numbers = papers.filter(({ kind }) => kind === 'invoice').map(paperNumber);
    expect(numbers.toSorted()).toEqual(times(20, (at) => `F-2026-${String(at + 1).padStart(4, '0')}`));
  });

  // Guard: payment and credit note hold the deal.
  it('an invoice is paid and credited twenty times at once: each happens once at most', async () => {
    const [id = ''] = await quoted(test, 1, 2);
    allowed(await test.academy.staff.invoiceSeats({ id, staff }));
    const presses = times(
      20,
      (index) => () =>
        index % 2 === 0
          ? test.academy.staff.markSeatsPaid({ id, staff, ...paid(2) })
          : test.academy.staff.creditSeats({ id, staff }),
    );
    const done = await atOnce<{ ok: boolean }>(presses);
    expect(done.filter((one, index) => one.ok && index % 2 === 0).length).toBeLessThanOrEqual(1);
    expect(done.filter((one, index) => one.ok && index % 2 === 1)).toHaveLength(1);
  });
});

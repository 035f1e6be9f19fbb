import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { workshops } from '../../academy/content/catalogue.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { aWorkshop, somebody } from '../../../tests/support/applications.ts';
import { staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';

const day = 86_400_000;
/** The tests' clock begins on 1 June 2026. */
const heldOn = '2026-06-20';
const colleague = { ...staff, email: 'colleague@academy.example' };

describeAcademy('seats changed by staff', (test) => {
  beforeEach(async () => {
    const record = aWorkshop({ heldOn, capacity: 1 });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.db.insert(workshops).values(row).onConflictDoNothing();
    for (const who of ['amal', 'badia', 'chama']) await apply(who);
  });

  const apply = async (who: string) => {
    const person = { ...somebody, email: `${who}@example.com`, name: who };
    const answer = await test.academy.applyToWorkshop({ ...person, workshopSlug: 'a-workshop' });
    return answer.ok ? answer.place : answer.reason;
  };

  const placeOf = async (who: string) => {
    const { email } = workshopSeats;
    const rows = await test.db
      .select()
      .from(workshopSeats)
      .where(eq(email, `${who}@example.com`));
    if (!rows[0]) throw new Error(`${who} has no place.`);
    return rows[0];
  };
  const states = async () =>
    Promise.all(['amal', 'badia', 'chama'].map(async (who) => (await placeOf(who)).state));
  const mark = async (who: string, was: boolean | null, came: boolean | null, by = staff) =>
    test.academy.staff.markAttendance({ seatId: (await placeOf(who)).id, was, came, staff: by });
  const seat = async (who: string, overSeats = true) =>
    test.academy.staff.seatByHand({ seatId: (await placeOf(who)).id, overSeats, staff });
  const offer = async (who: string, by = staff) =>
    test.academy.staff.offerSeat({ seatId: (await placeOf(who)).id, staff: by });
  const end = async (who: string, by = staff) =>
    test.academy.staff.endSeat({ seatId: (await placeOf(who)).id, staff: by });
  const emailsTo = async (who: string) => {
    const { id } = await placeOf(who);
    const rows = await test.db.select().from(outbox).orderBy(asWritten);
    return rows.filter(({ payload }) => payload['place'] === id).map(({ payload }) => payload['emailName']);
  };

  it('attendance is recorded once the session has begun, can be cleared, and is shown to the second colleague', async () => {
    expect(await mark('amal', null, true)).toBeRefused('not-begun');
    test.pass(19 * day + 10 * 3_600_000);
    expect(await mark('amal', null, true)).toEqual({ ok: true });
    expect(await mark('amal', null, false, colleague)).toEqual({
      ok: false,
      reason: 'place-changed',
      state: 'seat',
      came: true,
      by: staff.email,
    });
    test.pass(1_000);
    expect(await mark('amal', true, null)).toEqual({ ok: true });
    expect((await placeOf('amal')).came).toBeNull();
    expect(await mark('badia', null, true)).toMatchObject({ reason: 'place-changed', state: 'waiting' });
    const { rows } = await test.academy.staff.readLog({
      filter: { act: 'mark-attendance' },
      page: 1,
      perPage: 10,
    });
    expect(rows).toMatchObject([
      { subject: 'a-workshop', before: { came: true }, after: { came: null } },
      { before: { came: null }, after: { came: true } },
    ]);
  });

  it('staff give a seat to anybody who waits, even above capacity, once and with one e-mail', async () => {
    expect(await states()).toEqual(['seat', 'waiting', 'waiting']);
    expect(await seat('chama', false)).toBeRefused('room-full');
    expect(await seat('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['seat', 'waiting', 'seat']);
    expect(await emailsTo('chama')).toEqual(['workshop-waiting', 'workshop-seat-freed']);
    expect(await seat('chama')).toMatchObject({ reason: 'place-changed', by: staff.email });
    // One above capacity: a seat that is given up is not free.
    expect(await end('amal')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'waiting', 'seat']);
  });

  it('when staff give up a seat for somebody, the first on the list gets an e-mail; after a refusal the next', async () => {
    expect(await end('amal')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'waiting']);
    expect(await emailsTo('badia')).toContain('workshop-seat-offer');
    expect(await end('amal', colleague)).toMatchObject({
      reason: 'place-changed',
      state: 'given-up',
      by: staff.email,
    });
    expect(await end('badia')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'off-list', 'offered']);
  });

  it('while a seat is free staff can offer it to anybody who waits; earlier offers stay valid', async () => {
    expect(await offer('chama')).toBeRefused('room-full');
    await end('amal');
    expect(await offer('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'offered']);
    expect(await emailsTo('chama')).toContain('workshop-seat-offer');
    expect(await offer('chama', colleague)).toMatchObject({ reason: 'place-changed', by: staff.email });
    const { rows } = await test.academy.staff.readLog({
      filter: { act: 'offer-seat' },
      page: 1,
      perPage: 5,
    });
    expect(rows).toMatchObject([{ before: { state: 'waiting' }, after: { state: 'offered' } }]);
    // Staff give Chama the seat: Badia waits as before, and is notified of the next.
    expect(await seat('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'waiting', 'seat']);
    test.pass(1_000);
    expect(await end('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'given-up']);
    expect((await emailsTo('badia')).filter((name) => name === 'workshop-seat-offer')).toHaveLength(2);
  });

  it('somebody staff wrote to gets no second e-mail when another refuses, and does not count as the next', async () => {
    await apply('dunya');
    await end('amal');
    await offer('chama');
    await end('badia');
    expect(await states()).toEqual(['given-up', 'off-list', 'offered']);
    expect((await placeOf('dunya')).state).toBe('offered');
    expect((await emailsTo('chama')).filter((name) => name === 'workshop-seat-offer')).toHaveLength(1);
  });

  it('seats are neither given nor given up once the day is over', async () => {
    test.pass(21 * day);
    expect(await seat('badia')).toBeRefused('session-over');
    expect(await offer('badia')).toBeRefused('session-over');
    expect(await end('amal')).toBeRefused('session-over');
  });
});

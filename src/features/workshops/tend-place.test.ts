import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workshops } from '../catalogue/catalogue.table.ts';
import { workshopPlaces } from './workshop-place.table.ts';
import { outbox } from '../emails/outbox.table.ts';
import { aWorkshop, somebody } from '../../../tests/support/applications.ts';
import { staff } from '../../../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';

const day = 86_400_000;
/** The tests' clock begins on 1 June 2026. */
const heldOn = '2026-06-20';
const colleague = { ...staff, email: 'colleague@academy.example' };

describeOnBothEngines('places by the hand of the office', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    const record = aWorkshop({ heldOn, capacity: 1 });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.database.db.insert(workshops).values(row).onConflictDoNothing();
    for (const who of ['amal', 'badia', 'chama']) await apply(who);
  });
  afterEach(() => test.close());

  const apply = async (who: string) => {
    const person = { ...somebody, email: `${who}@example.com`, name: who };
    const answer = await test.academy.applyToWorkshop({ ...person, workshopSlug: 'a-workshop' });
    return answer.ok ? answer.place : answer.reason;
  };

  const placeOf = async (who: string) => {
    const { email } = workshopPlaces;
    const rows = await test.database.db
      .select()
      .from(workshopPlaces)
      .where(eq(email, `${who}@example.com`));
    if (!rows[0]) throw new Error(`${who} has no place.`);
    return rows[0];
  };
  const states = async () =>
    Promise.all(['amal', 'badia', 'chama'].map(async (who) => (await placeOf(who)).state));
  const mark = async (who: string, was: boolean | null, came: boolean | null, by = staff) =>
    test.academy.staff.markAttendance({ placeId: (await placeOf(who)).id, was, came, staff: by });
  const seat = async (who: string) =>
    test.academy.staff.seatByHand({ placeId: (await placeOf(who)).id, staff });
  const offer = async (who: string, by = staff) =>
    test.academy.staff.offerSeat({ placeId: (await placeOf(who)).id, staff: by });
  const end = async (
    who: string,
    {
      by = staff,
      next = null,
      back = false,
    }: { by?: typeof staff; next?: string | null; back?: boolean } = {},
  ) =>
    test.academy.staff.endPlace({
      placeId: (await placeOf(who)).id,
      nextId: next && (await placeOf(next)).id,
      isTakenBack: back,
      staff: by,
    });
  const lettersTo = async (who: string) => {
    const { id } = await placeOf(who);
    const rows = await test.database.db.select().from(outbox).orderBy(asWritten);
    return rows.filter(({ payload }) => payload['place'] === id).map(({ payload }) => payload['letter']);
  };

  it('who came is said once the session has begun, taken back, and told to the second colleague', async () => {
    expect(await mark('amal', null, true)).toEqual({ ok: false, reason: 'not-begun' });
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

  it('a seat is given ahead of her turn and beyond the room, with her letter, once', async () => {
    expect(await states()).toEqual(['seat', 'waiting', 'waiting']);
    expect(await seat('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['seat', 'waiting', 'seat']);
    expect(await lettersTo('chama')).toEqual(['workshop-waiting', 'workshop-seat-freed']);
    expect(await seat('chama')).toMatchObject({ reason: 'place-changed', by: staff.email });
    // The room is over-full by one: a seat given up is nobody's.
    expect(await end('amal')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'waiting', 'seat']);
  });

  it('a place that is given up by telephone is offered to the first who waits', async () => {
    expect(await end('amal')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'waiting']);
    expect(await lettersTo('badia')).toContain('workshop-seat-offer');
    expect(await end('amal', { by: colleague })).toMatchObject({
      reason: 'place-changed',
      state: 'given-up',
      by: staff.email,
    });
    expect(await end('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'off-list']);
  });

  it('the office ends an offer, and says who has the seat next, out of turn; the log tells both', async () => {
    await end('amal');
    expect(await end('badia', { next: 'chama' })).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'off-list', 'offered']);
    expect(await lettersTo('chama')).toContain('workshop-seat-offer');
    expect(await end('badia', { by: colleague })).toMatchObject({ reason: 'place-changed', by: staff.email });
    const { rows } = await test.academy.staff.readLog({ filter: {}, page: 1, perPage: 25 });
    const until = (await placeOf('chama')).offeredUntil?.toISOString();
    expect(rows.map(({ act, before, after }) => ({ act, before, after }))).toEqual(
      expect.arrayContaining([
        { act: 'end-offer', before: { state: 'offered' }, after: { state: 'off-list' } },
        { act: 'offer-seat', before: { state: 'waiting' }, after: { state: 'offered', until } },
      ]),
    );
  });

  it('an offer that the office takes back leaves her turn to her, with a letter; whoever waits behind her has the seat', async () => {
    await end('amal');
    expect(await end('badia', { back: true })).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'waiting', 'offered']);
    expect(await lettersTo('badia')).toContain('workshop-offer-ended');
    expect(await lettersTo('chama')).toContain('workshop-seat-offer');
    expect(await end('badia', { back: true, by: colleague })).toMatchObject({
      reason: 'place-changed',
      state: 'waiting',
      by: staff.email,
    });
    const { rows } = await test.academy.staff.readLog({ filter: { act: 'end-offer' }, page: 1, perPage: 25 });
    expect(rows).toMatchObject([{ before: { state: 'offered' }, after: { state: 'waiting' } }]);
    // The next seat is hers to take, before anybody who asked later.
    expect(await end('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['given-up', 'offered', 'off-list']);
    expect(await lettersTo('chama')).not.toContain('workshop-offer-ended');
  });

  it('an offer is not taken back where nobody else waits: it would be made to her again', async () => {
    await end('chama');
    await end('amal');
    expect(await end('badia', { back: true })).toEqual({ ok: false, reason: 'nobody-else-waits' });
    expect(await end('badia', { back: true, next: 'badia' })).toMatchObject({ ok: false });
    expect(await states()).toEqual(['given-up', 'offered', 'off-list']);
  });

  it('a seat goes out of turn to nobody who waits no longer, and nothing is ended then', async () => {
    await end('chama');
    expect(await end('amal', { next: 'chama' })).toMatchObject({
      reason: 'place-changed',
      state: 'off-list',
      by: staff.email,
    });
    expect(await states()).toEqual(['seat', 'waiting', 'off-list']);
    // The room is over-full: what is given up leaves no seat to offer.
    await seat('badia');
    expect(await apply('dunya')).toBe('waiting');
    expect(await end('amal', { next: 'dunya' })).toEqual({ ok: false, reason: 'room-full' });
    expect(await states()).toEqual(['seat', 'seat', 'off-list']);
  });

  it('a free seat is offered by hand to whom the office names; a kept one is not free', async () => {
    const record = aWorkshop({ heldOn, capacity: 2 });
    await test.database.db.update(workshops).set({ record });
    expect(await offer('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['seat', 'waiting', 'offered']);
    expect(await lettersTo('chama')).toContain('workshop-seat-offer');
    expect(await offer('chama', colleague)).toMatchObject({ reason: 'place-changed', by: staff.email });
    expect(await offer('badia')).toEqual({ ok: false, reason: 'room-full' });
    // She says by telephone that she takes it.
    expect(await seat('chama')).toEqual({ ok: true });
    expect(await states()).toEqual(['seat', 'waiting', 'seat']);
    expect((await placeOf('chama')).offeredUntil).toBeNull();
  });

  it('nothing is given or taken once the day is over', async () => {
    test.pass(21 * day);
    expect(await seat('badia')).toEqual({ ok: false, reason: 'session-over' });
    expect(await offer('badia')).toEqual({ ok: false, reason: 'session-over' });
    expect(await end('amal')).toEqual({ ok: false, reason: 'session-over' });
  });
});

/** Races for seats of workshops, on real PostgreSQL. Every test names the guard it proves. */
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { seatToken } from '../../src/catalogue/workshops/workshop-seats.service.ts';
import { applications } from '../../src/catalogue/applicants/application.table.ts';
import { waitlistEntries } from '../../src/catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../src/catalogue/workshops/workshop-place.table.ts';
import { workshops } from '../../src/academy/content/catalogue.table.ts';
import { processWorkshops } from '../../src/catalogue/workshops/workshop-place.service.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { aWorkshop, seedOffers, somebody } from '../support/applications.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce } from '../support/races.ts';

const seats = 7;
const everybody = Array.from({ length: 50 }, (_, index) => `person-${index}@example.com`);

describe('people racing for seats', () => {
  const test = academyForEach({ engine: 'postgres', poolSize: 12 });
  beforeEach(async () => {
    await seedOffers(test.db);
    await setCapacity(seats);
  });

  const setCapacity = async (capacity: number) => {
    const record = aWorkshop({ capacity });
    await test.db.update(workshops).set({ record }).where(eq(workshops.slug, 'a-workshop'));
  };
  const apply = async (email: string, name: string = somebody.name) => {
    const answer = await test.academy.applyToWorkshop({
      ...somebody,
      name,
      email,
      workshopSlug: 'a-workshop',
    });
    return answer.ok ? answer.place : answer.reason;
  };
  const places = () => test.db.select().from(workshopSeats).orderBy(asc(workshopSeats.turn));
  const inState = async (state: string) => (await places()).filter((place) => place.state === state);
  /** By the button that was on the page when it was opened. */
  const giveUp = (place: { id: string; state: string }) =>
    test.academy.giveUpWorkshopSeat(
      seatToken(test.context.signer, place.id),
      place.state === 'seat' ? 'give-up' : 'leave',
    );
  const takeSeat = (place: { id: string }) =>
    test.academy.takeOfferedSeat(seatToken(test.context.signer, place.id));
  const emailsOf = async (name: string) =>
    (await test.db.select().from(outbox)).filter(({ payload }) => payload['emailName'] === name);

  // Guard: the workshop's row lock, held before seats are counted: without it several see the last seat free.
  it('50 ask at once for 7 seats: 7 get one, 43 wait in one order without a gap, each gets one e-mail', async () => {
    const answers = await atOnce(everybody.map((email) => () => apply(email)));
    expect(answers.filter((answer) => answer === 'seat')).toHaveLength(seats);
    expect(answers.filter((answer) => answer === 'waiting')).toHaveLength(everybody.length - seats);
    const all = await places();
    expect(all.map(({ turn }) => turn)).toEqual(everybody.map((_, index) => index + 1));
    // Nobody overtook: the seats went to the first.
    expect(all.map(({ state }) => state)).toEqual(
      all.map((_, index) => (index < seats ? 'seat' : 'waiting')),
    );
    expect(await emailsOf('workshop-seat')).toHaveLength(seats);
    expect(await emailsOf('workshop-waiting')).toHaveLength(everybody.length - seats);
    expect((await test.academy.workshop('a-workshop'))?.seatsLeft).toBe(0);
  });

  // Guards: the workshop's row lock and the unique row of an address.
  it('one address that asks 30 times at once, spelt differently, gets one seat and one e-mail', async () => {
    const answers = await atOnce(
      Array.from({ length: 30 }, (_, index) => () => apply('amal@example.com', `Amal Number ${index}`)),
    );
    expect(new Set(answers)).toEqual(new Set(['seat']));
    expect(await places()).toHaveLength(1);
    expect(await test.db.select().from(applications)).toHaveLength(30);
    expect(await emailsOf('workshop-seat')).toHaveLength(1);
  });

  // Guards: the workshop's row lock, UPDATE … WHERE state of a seat that is given up.
  it('7 seats given up at once, each link pressed 4 times: the first 7 of the queue are notified, once', async () => {
    for (const email of everybody.slice(0, 20)) await apply(email);
    const before = await inState('seat');
    const waiting = await inState('waiting');
    const answers = await atOnce(
      before.flatMap((place) => Array.from({ length: 4 }, () => () => giveUp(place))),
    );
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect((await inState('offered')).map(({ email }) => email)).toEqual(
      waiting.slice(0, seats).map(({ email }) => email),
    );
    expect((await inState('waiting')).map(({ email }) => email)).toEqual(
      waiting.slice(seats).map(({ email }) => email),
    );
    expect(await emailsOf('workshop-seat-offer')).toHaveLength(seats);
  });

  // Guards: the workshop's row lock, seats counted and the state read again under it, UPDATE … WHERE state of a seat.
  it('30 who wait and 10 newcomers ask for 7 free seats at once, each 3 times: 7 get one, the others keep waiting', async () => {
    for (const email of everybody.slice(0, seats + 30)) await apply(email);
    for (const place of await inState('seat')) await giveUp(place);
    const list = [...(await inState('offered')), ...(await inState('waiting'))];
    expect(list).toHaveLength(30);
    await atOnce<unknown>([
      ...list.flatMap((place) => Array.from({ length: 3 }, () => () => takeSeat(place))),
      ...everybody.slice(-10).flatMap((email) => Array.from({ length: 3 }, () => () => apply(email))),
    ]);
    expect(await inState('seat')).toHaveLength(seats);
    expect(await inState('offered')).toEqual([]);
    const asked = new Set(everybody.slice(-10));
    const strangers = (await places()).filter(({ email }) => asked.has(email)).length;
    expect(await inState('waiting')).toHaveLength(30 + strangers - seats);
    // Who had a seat from the beginning was notified then; each of these once.
    expect(await emailsOf('workshop-seat')).toHaveLength(2 * seats);
  });

  // Guards: the workshop's row lock, the state read again under it, UPDATE … WHERE state of a seat that is taken.
  it('7 free seats accepted and declined at once, each 4 times: each is one of both, and for each declined one the next is notified', async () => {
    for (const email of everybody.slice(0, 30)) await apply(email);
    for (const place of await inState('seat')) await giveUp(place);
    const written = await inState('offered');
    await atOnce(
      written.flatMap((place) =>
        Array.from({ length: 4 }, () => [() => takeSeat(place), () => giveUp(place)]).flat(),
      ),
    );
    const sitting = await inState('seat');
    expect(sitting.length + (await inState('offered')).length).toBe(seats);
    // Who has accepted keeps the seat: 'leave' does not apply to a seat.
    for (const { id, state } of (await places()).filter((one) => written.some((was) => was.id === one.id)))
      expect({ id, state }).toEqual({ id, state: expect.stringMatching(/^(seat|off-list)$/) });
    const notified = (await emailsOf('workshop-seat')).map(({ payload }) => payload['place']);
    expect(new Set(notified).size).toBe(notified.length);
  });

  // Guard: every way to take or free a seat locks the workshop first, so that no two lock in opposite order.
  it('asking, giving up, more seats and the scheduled job all at once: never more seats taken than there are, none lost', async () => {
    for (const email of everybody.slice(0, 15)) await apply(email);
    const seated = await inState('seat');
    const roomier = seats + 3;
    // Mixed, so that every kind of action meets every other.
    const asking = everybody.slice(15).map((email) => () => apply(email));
    const others: (() => Promise<unknown>)[] = [
      ...seated.slice(0, 4).map((place) => () => giveUp(place)),
      () => setCapacity(roomier),
      ...Array.from({ length: 5 }, () => () => processWorkshops(test.context)),
    ];
    await atOnce<unknown>(asking.flatMap((one, index) => [one, ...others.slice(index, index + 1)]));
    await processWorkshops(test.context);
    const [sitting, notified, queue] = [
      await inState('seat'),
      await inState('offered'),
      await inState('waiting'),
    ];
    expect(sitting.length).toBeLessThanOrEqual(roomier);
    expect(sitting.length + notified.length + queue.length).toBe(everybody.length - 4);
    // Whoever is earlier in the queue was notified, for every free seat.
    expect(notified.length).toBeGreaterThanOrEqual(roomier - sitting.length);
    const seatEmails = (await emailsOf('workshop-seat')).map(({ payload }) => payload['place']);
    expect(new Set(seatEmails).size).toBe(seatEmails.length);
    for (const { id } of sitting) expect(seatEmails).toContain(id);
  });

  // Guard: the unique entry of a course and an address.
  it('one address that joins a waiting list 30 times at once gets one entry and one e-mail', async () => {
    const { phone, locale } = somebody;
    await atOnce(
      Array.from(
        { length: 30 },
        (_, index) => () =>
          test.academy.joinWaitlist({
            courseSlug: 'selling-online',
            locale,
            phone,
            name: `Amal Number ${index}`,
            email: 'amal@example.com',
          }),
      ),
    );
    expect(await test.db.select().from(waitlistEntries)).toHaveLength(1);
    expect(await emailsOf('waitlist-joined')).toHaveLength(1);
  });
});

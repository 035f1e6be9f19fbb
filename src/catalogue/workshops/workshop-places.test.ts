import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type LeavingAction, leavingActionOf } from './workshop.ts';
import { seatToken } from './workshop-seats.service.ts';
import { applications } from '../applicants/application.table.ts';
import { workshopSeats } from './workshop-place.table.ts';
import { seatChanges, workshops } from '../../academy/content/catalogue.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { everything } from '../../../tests/support/extent.ts';
import { aWorkshop } from '../../../tests/support/applications.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';
import { databaseLimits } from '../../platform/limits/limits.ts';
import { processWorkshops } from './workshop-place.service.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

const mostFormsOfCaller = databaseLimits.form.most;

const day = 86_400_000;
const hour = 3_600_000;
/** The tests' clock begins on 1 June 2026. */
const past = '2026-05-20';
const coming = '2026-06-20';

describeAcademy('places in a workshop', (test_) => {
  const offer = async (of: Parameters<typeof aWorkshop>[0] = {}) => {
    const record = aWorkshop({ heldOn: coming, capacity: 2, ...of });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test_.db
      .insert(workshops)
      .values(row)
      .onConflictDoUpdate({ target: workshops.slug, set: { record } });
  };
  const apply = async (who: string, name = `${who} Alaoui`) => {
    const person = { locale: 'en', name, email: `${who}@example.com`, phone: null } as const;
    return allowed(await test_.academy.applyToWorkshop({ ...person, workshopSlug: 'a-workshop' })).place;
  };
  const placeOf = async (who: string, heldOn: string | null = coming) =>
    (
      await test_.db
        .select()
        .from(workshopSeats)
        .where(eq(workshopSeats.email, `${who}@example.com`))
    ).find((place) => place.heldOn === heldOn);
  const tokenOf = async (who: string, heldOn: string | null = coming) => {
    const place = present(await placeOf(who, heldOn), `${who}’s place`);
    return seatToken(test_.context.signer, place.id);
  };
  const leave = async (action: LeavingAction, who: string, heldOn: string | null = coming) =>
    test_.academy.giveUpWorkshopSeat(await tokenOf(who, heldOn), action);
  /** With the button that the seat's page shows now. */
  const giveUp = async (who: string, heldOn: string | null = coming) => {
    const state = (await placeOf(who, heldOn))?.state ?? '';
    const actions: Record<string, LeavingAction | undefined> = leavingActionOf;
    return leave(actions[state] ?? 'leave', who, heldOn);
  };
  const take = async (who: string, heldOn: string | null = coming) =>
    test_.academy.takeOfferedSeat(await tokenOf(who, heldOn));
  const statesOf = async (...who: string[]) =>
    Promise.all(who.map(async (one) => (await placeOf(one))?.state));
  const seatsLeft = async () => (await test_.academy.workshop('a-workshop'))?.seatsLeft;
  /** How often a seat of a workshop was taken or freed: its pages are older than that. */
  const version = async () => (await test_.db.select().from(seatChanges))[0]?.changes;
  const emails = async () =>
    (await test_.db.select().from(outbox).orderBy(asc(outbox.createdAt), asWritten))
      .map(({ payload }) => String(payload['emailName']))
      .filter((name) => name.startsWith('workshop-'));

  test('seats are taken while there are some, and counted on the pages', async () => {
    await offer();
    expect(await seatsLeft()).toBe(2);
    expect(await apply('amal')).toBe('seat');
    expect(await seatsLeft()).toBe(1);
    expect((await test_.academy.workshops())[0]?.seatsLeft).toBe(1);
    expect(await apply('btissam')).toBe('seat');
    expect(await apply('chaima')).toBe('waiting');
    expect(await seatsLeft()).toBe(0);
    expect((await emails()).sort()).toEqual(['workshop-seat', 'workshop-seat', 'workshop-waiting']);
  });

  test('an unknown workshop has no seats', async () => {
    const person = { locale: 'en', name: 'Amal Alaoui', email: 'amal@example.com', phone: null } as const;
    expect(await test_.academy.applyToWorkshop({ ...person, workshopSlug: 'nothing' })).toBeRefused(
      'workshop-not-found',
    );
    expect(await test_.db.select().from(applications)).toEqual([]);
  });

  test('the same address keeps its seat; an application under another name is stored separately', async () => {
    await offer();
    expect(await apply('amal')).toBe('seat');
    expect(await apply('amal')).toBe('seat');
    expect(await apply('amal', 'Somebody Else')).toBe('seat');
    expect(await seatsLeft()).toBe(1);
    const sent = await test_.db.select().from(applications).orderBy(asc(applications.name));
    expect(sent.map(({ name }) => name)).toEqual(['Somebody Else', 'amal Alaoui'].sort());
    const place = await placeOf('amal');
    expect(sent.find(({ id }) => id === place?.applicationId)?.name).toBe('amal Alaoui');
    expect(await emails()).toEqual(['workshop-seat']);
  });

  test('the form does not reveal who has a seat: everybody is answered like a newcomer, and the e-mail comes again after an hour', async () => {
    await offer({ capacity: 1 });
    expect(await apply('amal')).toBe('seat');
    expect(await apply('amal')).toBe('waiting');
    expect(await emails()).toEqual(['workshop-seat']);
    test_.pass(3_600_000);
    expect(await apply('amal')).toBe('waiting');
    expect(await emails()).toEqual(['workshop-seat', 'workshop-seat']);
    expect(await apply('amal', 'Somebody Else')).toBe('waiting');
    expect(await apply('nobody', 'Somebody Else')).toBe('waiting');
    expect((await placeOf('amal'))?.state).toBe('seat');
  });

  test('a form repeated in somebody’s name does not reveal their seat, however the address is spelt', async () => {
    await offer({ capacity: 1 });
    expect(await apply('amal')).toBe('seat');
    for (const who of ['amal', 'amal+else'])
      for (let times = 0; times < 2; times++) expect(await apply(who, 'Somebody Else')).toBe('waiting');
  });

  test('every spelling of a mailbox is one person: one seat, one name on the list, one e-mail', async () => {
    await offer({ capacity: 2 });
    for (const who of ['amal', 'amal+0', 'amal+1', 'amal+a+b']) expect(await apply(who)).toBe('seat');
    expect(await seatsLeft()).toBe(1);
    expect(await apply('amal.b')).toBe('seat');
    for (const who of ['btissam+1', 'btissam', 'btissam+2']) expect(await apply(who)).toBe('waiting');
    const places = await test_.db.select().from(workshopSeats).orderBy(asc(workshopSeats.turn));
    expect(places.map(({ email }) => email.split('@')[0])).toEqual(['amal', 'amal.b', 'btissam+1']);
    expect((await emails()).sort()).toEqual(['workshop-seat', 'workshop-seat', 'workshop-waiting']);
    // A mailbox on the list stays one; somebody who gave up their seat may come back under another spelling.
    await giveUp('amal');
    expect(await statesOf('btissam+1')).toEqual(['offered']);
    expect(await apply('btissam')).toBe('seat');
    expect(await apply('amal+0')).toBe('waiting');
    expect(await statesOf('amal', 'amal+0', 'btissam', 'btissam+1')).toEqual([
      'given-up',
      'waiting',
      undefined,
      'seat',
    ]);
  });

  test('an address that begins like another, or contains search wildcards, is somebody else', async () => {
    await offer({ capacity: 9 });
    for (const who of ['am_l', 'amal', 'am%', 'am', 'amal+x', 'AMAL']) await apply(who);
    const places = await test_.db.select().from(workshopSeats);
    expect(places.map(({ email }) => email.split('@')[0]).sort()).toEqual(['am', 'am%', 'am_l', 'amal']);
  });

  test('one IP address has an hourly limit over all workshops; beyond it nothing is stored or e-mailed', async () => {
    await offer({ capacity: 40 });
    const from = (who: string, address: string | undefined, workshopSlug = 'a-workshop') =>
      test_.academy.applyToWorkshop({
        locale: 'en',
        name: 'Amal Alaoui',
        email: `${who}@example.com`,
        phone: null,
        workshopSlug,
        address,
      });
    for (let number = 0; number < mostFormsOfCaller; number++) {
      expect(await from(`person-${number}`, '203.0.113.7')).toEqual({ ok: true, place: 'seat' });
      // A repeated form does not count twice.
      expect(await from(`person-${number}`, '203.0.113.7')).toEqual({ ok: true, place: 'seat' });
    }
    expect(await from('one-more', '203.0.113.7')).toBeRefused('many-forms');
    expect(await from('person-0', '203.0.113.7')).toEqual({ ok: true, place: 'seat' });
    expect(await seatsLeft()).toBe(40 - mostFormsOfCaller);
    expect(await test_.db.select().from(applications)).toHaveLength(mostFormsOfCaller);
    expect(await emails()).toHaveLength(mostFormsOfCaller);
    expect(await from('elsewhere', '203.0.113.8')).toMatchObject({ ok: true });
    test_.pass(hour);
    expect(await from('one-more', '203.0.113.7')).toEqual({ ok: true, place: 'seat' });
  });

  const offers = async () => (await emails()).filter((email) => email === 'workshop-seat-offer').length;

  test('the longest waiting is notified of a freed seat, once, however much time passes; pages show it as free', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    const before = (await version()) ?? 0;
    expect(await giveUp('amal')).toEqual({ ok: true });
    for (let days = 0; days < 15; days++) {
      expect(await statesOf('btissam', 'chaima')).toEqual(['offered', 'waiting']);
      test_.pass(day);
      await processWorkshops(test_.context);
    }
    expect(await offers()).toBe(1);
    expect([await seatsLeft(), await version()]).toEqual([1, before + 1]);
    expect(await take('btissam')).toEqual({ ok: true });
  });

  test('opening the page of an offer takes nothing; the button does, once, with an e-mail about the seat', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam']) await apply(who);
    expect(await take('btissam')).toEqual({ ok: false });
    await giveUp('amal');
    for (let looks = 0; looks < 2; looks++)
      expect(await test_.academy.workshopSeat(await tokenOf('btissam'))).toMatchObject({ place: 'offered' });
    const before = (await version()) ?? 0;
    expect(await take('btissam')).toEqual({ ok: true });
    expect(await take('btissam')).toEqual({ ok: true });
    expect(await statesOf('btissam')).toEqual(['seat']);
    expect((await emails()).filter((email) => email === 'workshop-seat')).toHaveLength(2);
    expect([await seatsLeft(), await version()]).toEqual([0, before + 1]);
  });

  test('whoever comes too late for the seat is informed, stays on the list, and is notified of the next', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await giveUp('amal');
    expect(await apply('dounia')).toBe('seat');
    expect((await test_.academy.workshopSeat(await tokenOf('btissam')))?.place).toBe('waiting');
    expect(await take('btissam')).toEqual({ ok: false });
    expect(await statesOf('btissam', 'chaima')).toEqual(['waiting', 'waiting']);
    test_.pass(hour);
    await giveUp('dounia');
    expect(await statesOf('btissam', 'chaima')).toEqual(['offered', 'waiting']);
    expect(await offers()).toBe(2);
  });

  test('an old offer still takes the seat while it is free', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam']) await apply(who);
    await giveUp('amal');
    await test_.db
      .update(workshopSeats)
      .set({ offeredUntil: new Date(0) })
      .where(eq(workshopSeats.state, 'offered'));
    await processWorkshops(test_.context);
    expect((await test_.academy.workshopSeat(await tokenOf('btissam')))?.place).toBe('offered');
    expect(await take('btissam')).toEqual({ ok: true });
  });

  test('whoever waits and applies again while a seat is free gets it with its e-mail, like a newcomer', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await giveUp('amal');
    test_.pass(3 * day);
    expect(await apply('chaima')).toBe('seat');
    expect(await statesOf('btissam', 'chaima')).toEqual(['waiting', 'seat']);
    expect((await emails()).filter((email) => email === 'workshop-seat')).toHaveLength(2);
    expect(await seatsLeft()).toBe(0);
  });

  test('anybody who waits may take a free seat, and the person notified first waits on', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await giveUp('amal');
    expect(await take('chaima')).toEqual({ ok: true });
    expect(await take('btissam')).toEqual({ ok: false });
    expect(await statesOf('btissam', 'chaima')).toEqual(['waiting', 'seat']);
  });

  test('whoever does not want the seat leaves the list, and the next is notified at once', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await giveUp('amal');
    expect(await giveUp('btissam')).toEqual({ ok: true });
    expect(await statesOf('btissam', 'chaima')).toEqual(['off-list', 'offered']);
    expect(await take('btissam')).toEqual({ ok: false });
    expect(await seatsLeft()).toBe(1);
  });

  test('each freed seat is offered to somebody without an offer; nobody is notified twice while it is free', async () => {
    await offer({ capacity: 2 });
    for (const who of ['amal', 'btissam', 'chaima', 'dounia', 'esma']) await apply(who);
    await giveUp('amal');
    await giveUp('btissam');
    expect(await statesOf('chaima', 'dounia', 'esma')).toEqual(['offered', 'offered', 'waiting']);
    expect(await take('dounia')).toEqual({ ok: true });
    expect(await statesOf('chaima', 'esma')).toEqual(['offered', 'waiting']);
    await giveUp('dounia');
    expect(await statesOf('chaima', 'esma')).toEqual(['offered', 'offered']);
    expect(await offers()).toBe(3);
  });

  test('a button of an outdated page does nothing: leaving the list does not give up a seat taken since', async () => {
    const changed = { ok: false, reason: 'place-changed' };
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    expect(await leave('leave', 'amal')).toEqual(changed);
    await giveUp('amal');
    expect(await leave('give-up', 'btissam')).toEqual(changed);
    await take('btissam');
    expect(await leave('leave', 'btissam')).toEqual(changed);
    expect(await statesOf('btissam', 'chaima')).toEqual(['seat', 'waiting']);
    expect(await leave('give-up', 'btissam')).toEqual({ ok: true });
    // What has ended stays ended, whichever button is pressed.
    expect(await leave('leave', 'btissam')).toEqual({ ok: true });
    expect(await statesOf('btissam', 'chaima')).toEqual(['given-up', 'offered']);
  });

  test('a session that is put on another day twice is notified twice, and its free seat once', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam']) await apply(who);
    await offer({ capacity: 2 });
    await processWorkshops(test_.context);
    for (const heldOn of ['2026-07-04', '2026-07-11']) {
      test_.pass(hour);
      await offer({ capacity: 2, heldOn });
      // Nobody takes a seat in a session on another day before the job has moved their name there.
      await expect(take('btissam', heldOn)).rejects.toThrow('Not there: btissam’s place');
      await processWorkshops(test_.context);
    }
    expect((await emails()).filter((email) => email === 'workshop-moved')).toHaveLength(4);
    expect(await offers()).toBe(1);
    expect(await take('btissam', '2026-07-11')).toEqual({ ok: true });
  });

  test('giving up twice changes nothing more', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    expect(await giveUp('amal')).toEqual({ ok: true });
    expect(await giveUp('amal')).toEqual({ ok: true });
    expect((await placeOf('chaima'))?.state).toBe('waiting');
    expect((await test_.academy.workshopSeat(await tokenOf('amal')))?.place).toBe('given-up');
  });

  test('leaving the list does not count as giving up a seat, and one can leave again', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    expect(await giveUp('btissam')).toEqual({ ok: true });
    expect(await giveUp('btissam')).toEqual({ ok: true });
    expect((await test_.academy.workshopSeat(await tokenOf('btissam')))?.place).toBe('off-list');
    expect(await apply('btissam')).toBe('waiting');
    await giveUp('amal');
    expect(await statesOf('chaima', 'btissam')).toEqual(['offered', 'waiting']);
  });

  test('whoever gave up a seat and applies again begins at the end of the list', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await giveUp('amal');
    await take('btissam');
    expect(await apply('amal')).toBe('waiting');
    await giveUp('btissam');
    expect(await statesOf('chaima', 'amal')).toEqual(['offered', 'waiting']);
  });

  test('taking and freeing a seat refresh the cached pages; joining the list does not', async () => {
    await offer({ capacity: 1 });
    const first = (await version()) ?? 0;
    await apply('amal');
    expect(await version()).toBe(first + 1);
    await apply('amal');
    await apply('btissam');
    await giveUp('btissam');
    expect(await version()).toBe(first + 1);
    await giveUp('amal');
    expect(await version()).toBe(first + 2);
  });

  test('after a raised capacity as many are notified, in the order of the list, as there are free seats', async () => {
    await offer({ capacity: 1 });
    for (const who of ['amal', 'btissam', 'chaima', 'dounia']) await apply(who);
    await offer({ capacity: 3 });
    await processWorkshops(test_.context);
    await processWorkshops(test_.context);
    expect(await statesOf('btissam', 'chaima', 'dounia')).toEqual(['offered', 'offered', 'waiting']);
    expect(await offers()).toBe(2);
    // Smaller again before anybody took one: both wait as before.
    await offer({ capacity: 1 });
    await processWorkshops(test_.context);
    expect(await statesOf('btissam', 'chaima', 'dounia')).toEqual(['waiting', 'waiting', 'waiting']);
    expect(await take('btissam')).toEqual({ ok: false });
  });

  test('a lowered capacity takes no seat away, and offers none until enough are freed', async () => {
    await offer({ capacity: 3 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await offer({ capacity: 2 });
    expect(await seatsLeft()).toBe(0);
    expect(await apply('dounia')).toBe('waiting');
    await giveUp('amal');
    expect((await placeOf('dounia'))?.state).toBe('waiting');
    await giveUp('btissam');
    expect((await placeOf('dounia'))?.state).toBe('offered');
  });

  test('a past workshop keeps names for its next session, and notifies them of its date', async () => {
    await offer({ heldOn: past });
    expect(await seatsLeft()).toBeNull();
    expect(await apply('amal')).toBe('next-session');
    expect(await apply('amal')).toBe('next-session');
    const token = await tokenOf('amal', null);
    expect(await test_.academy.workshopSeat(token)).toMatchObject({ place: 'next-session', heldOn: null });
    await offer({ heldOn: coming });
    await processWorkshops(test_.context);
    await processWorkshops(test_.context);
    expect((await emails()).filter((email) => email === 'workshop-new-date')).toHaveLength(1);
    expect(await apply('amal')).toBe('seat');
    expect(await seatsLeft()).toBe(1);
  });

  test('whoever still waits when the day passes waits for the next session', async () => {
    await offer({ capacity: 1 });
    await apply('amal');
    await apply('btissam');
    test_.pass(30 * day);
    await processWorkshops(test_.context);
    await processWorkshops(test_.context);
    expect(await placeOf('btissam')).toBeUndefined();
    expect((await placeOf('btissam', null))?.state).toBe('next-session');
    expect((await placeOf('amal'))?.state).toBe('seat');
    expect((await emails()).filter((email) => email === 'workshop-next-session')).toHaveLength(1);
  });

  test('a session put on another day keeps its people, before newcomers', async () => {
    await offer({ capacity: 2 });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await offer({ capacity: 2, heldOn: '2026-07-04' });
    expect(await apply('dounia')).toBe('waiting');
    expect((await placeOf('amal', '2026-07-04'))?.state).toBe('seat');
    expect((await placeOf('chaima', '2026-07-04'))?.state).toBe('waiting');
    expect((await emails()).filter((email) => email === 'workshop-moved')).toHaveLength(3);
    await giveUp('amal', '2026-07-04');
    expect((await placeOf('chaima', '2026-07-04'))?.state).toBe('offered');
  });

  test('a seat in a session that is over cannot be given up, and is not passed on', async () => {
    await offer({ capacity: 1 });
    await apply('amal');
    await apply('btissam');
    test_.pass(30 * day);
    expect(await giveUp('amal')).toBeRefused('over');
    expect((await placeOf('btissam'))?.state).toBe('waiting');
  });

  test('a token signed with another secret, a shortened or a longer one opens nothing', async () => {
    await offer();
    await apply('amal');
    const token = await tokenOf('amal');
    for (const forged of [
      token.slice(0, -1),
      `${token}A`,
      token.replace(/^./, (a) => (a === 'A' ? 'B' : 'A')),
      '',
      '%',
    ]) {
      expect(await test_.academy.workshopSeat(forged)).toBeNull();
      expect(await test_.academy.giveUpWorkshopSeat(forged, 'give-up')).toBeRefused('over');
    }
    expect((await placeOf('amal'))?.state).toBe('seat');
  });

  test('for any sequence of actions, seats are never oversold, and each free one was offered to somebody', async () => {
    const actions = ['ask', 'ask', 'give-up', 'give-up', 'give-up', 'take', 'take', 'pass'] as const;
    await forAllInTurn(
      everything ? 15 : 6,
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.integer({ min: 0, max: 6 })), {
        minLength: 6,
        maxLength: 20,
      }),
      async (capacity, drawn) => {
        // The order of the list matters only with several on it.
        const steps = [...[3, 0, 5, 1].map((number) => ['ask', number] as const), ...drawn];
        await test_.db.delete(workshopSeats);
        await offer({ capacity, heldOn: '2030-06-20' });
        /** A model of the expected result in ten lines. */
        let seated: string[] = [];
        let list: string[] = [];
        let written = new Set<string>();
        const free = () => capacity - seated.length;
        const unwritten = () => list.filter((who) => !written.has(who));
        const sit = (who: string) => {
          [seated, list] = [[...seated, who], list.filter((one) => one !== who)];
          if (free() === 0) written = new Set();
          written.delete(who);
        };
        for (const [action, number] of steps) {
          const who = `person-${number}`;
          const [sits, waits] = [seated.includes(who), list.includes(who)];
          if (action === 'ask') {
            const answer = await apply(who);
            // Whoever has a seat keeps it; the answer they get is tested above.
            if (!sits) {
              expect(answer).toBe(free() > 0 ? 'seat' : 'waiting');
              if (answer === 'seat') sit(who);
              else if (!waits) list.push(who);
            }
          } else if (action === 'pass') {
            test_.pass(day);
            await processWorkshops(test_.context);
            for (const next of unwritten().slice(0, Math.max(0, free() - written.size))) written.add(next);
          } else if ((sits || waits) && action === 'give-up') {
            await giveUp(who, '2030-06-20');
            const frees = sits || written.has(who) ? 1 : 0;
            [seated, list] = [seated, list].map((all) => all.filter((one) => one !== who)) as [
              string[],
              string[],
            ];
            written.delete(who);
            const offers = Math.max(frees, free() - written.size);
            if (free() > 0) for (const next of unwritten().slice(0, offers)) written.add(next);
          } else if (sits || waits) {
            expect(await take(who, '2030-06-20')).toEqual({ ok: sits || free() > 0 });
            if (waits && free() > 0) sit(who);
          }
          expect(await seatsLeft()).toBe(free());
        }
        const places = await test_.db.select().from(workshopSeats).orderBy(asc(workshopSeats.turn));
        const inState = (state: string) =>
          places.filter((place) => place.state === state).map(({ email }) => email.split('@')[0]);
        expect(inState('seat').sort()).toEqual([...seated].sort());
        expect(inState('offered').sort()).toEqual([...written].sort());
        expect(inState('waiting')).toEqual(unwritten());
      },
    );
  });
});

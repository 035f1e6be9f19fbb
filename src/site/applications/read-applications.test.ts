import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { seatToken } from '../../catalogue/workshops/workshop-seats.service.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { workshops } from '../../academy/content/catalogue.table.ts';
import { aWorkshop, seedOffers, somebody } from '../../../tests/support/applications.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { bindScheduler } from '../../jobs.ts';

describeAcademy('applications in the staff console', (test_) => {
  beforeEach(() => seedOffers(test_.db));

  const all = { kind: null, subject: null, stage: null, search: '', page: 1, perPage: 25 };
  const read = (of: { kind?: ApplicationKind; subject?: string; search?: string; page?: number } = {}) =>
    test_.academy.staff.applications({ ...all, ...of });
  const write = (message: string, email: string = somebody.email) =>
    test_.academy.writeToUs({ ...somebody, email, topic: 'course', message });
  const apply = (who: string) =>
    test_.academy.applyToWorkshop({
      ...somebody,
      email: `${who}@example.com`,
      name: `${who} Alaoui`,
      workshopSlug: 'a-workshop',
    });

  test('the newest is first, with what was typed and the name of its subject', async () => {
    await write('When does it begin?');
    test_.pass(1_000);
    await test_.academy.requestAccess({ locale: 'ar', email: 'nour@example.com', productSlug: 'budget' });
    const { rows, hasNext, kinds } = await read();
    expect(rows).toMatchObject([
      {
        kind: 'access-request',
        about: { en: 'Monthly budget', ar: 'ميزانية الشهر' },
        locale: 'ar',
        name: null,
      },
      {
        kind: 'contact',
        about: null,
        answers: { message: 'When does it begin?' },
        again: false,
        place: null,
      },
    ]);
    expect(rows[0]).not.toHaveProperty('fingerprint');
    expect(hasNext).toBe(false);
    expect(kinds.filter(({ sent }) => sent > 0)).toEqual([
      { kind: 'access-request', sent: 1, waiting: 0 },
      { kind: 'contact', sent: 1, waiting: 1 },
    ]);
  });

  test('the list can be filtered by kind and subject; a subject that is gone is shown by its slug', async () => {
    await apply('amal');
    await apply('btissam');
    await write('Hello');
    await test_.db
      .update(applications)
      .set({ subject: 'gone-workshop' })
      .where(eq(applications.email, 'btissam@example.com'));
    const found = await read({ kind: 'workshop' });
    expect(found.rows).toHaveLength(2);
    expect(found.subjects).toEqual([
      {
        subject: 'a-workshop',
        about: { en: 'Film with a phone', ar: 'التصوير بالهاتف', fr: 'Filmer avec un téléphone' },
        sent: 1,
      },
      {
        subject: 'gone-workshop',
        about: { en: 'gone-workshop', ar: 'gone-workshop', fr: 'gone-workshop' },
        sent: 1,
      },
    ]);
    const one = await read({ kind: 'workshop', subject: 'a-workshop' });
    expect(one.rows.map(({ email }) => email)).toEqual(['amal@example.com']);
    for (const subject of ["' or true --", 'a\0b', '%', 'x'.repeat(10_000)])
      expect(await test_.academy.staff.workshopLists(subject)).toBeNull();
  });

  test('messages can be filtered by topic', async () => {
    await write('About the course');
    await test_.academy.writeToUs({ ...somebody, topic: 'community', message: 'Tell me when it opens' });
    await test_.academy.writeToUs({ ...somebody, topic: 'community', message: 'And on which day' });
    const { subjects } = await read({ kind: 'contact' });
    expect(subjects.map(({ subject, sent }) => [subject, sent])).toEqual([
      ['community', 2],
      ['course', 1],
    ]);
    const { rows } = await read({ kind: 'contact', subject: 'course' });
    expect(rows.map(({ answers }) => answers['message'])).toEqual(['About the course']);
  });

  test('a second application of an address for the same is marked, on the later one only', async () => {
    await write('First');
    test_.pass(1);
    await write('Second');
    test_.pass(1);
    await write('Another', 'other@example.com');
    expect((await read()).rows.map(({ again }) => again)).toEqual([false, true, false]);
  });

  test('pages show everything once, even with many at one instant', async () => {
    const rows = Array.from({ length: 63 }, (_, index) => ({
      id: crypto.randomUUID(),
      kind: 'contact' as const,
      subject: null,
      locale: 'en' as const,
      name: `Person ${index}`,
      email: `person-${index}@example.com`,
      phone: null,
      answers: {},
      fingerprint: null,
      sentAt: new Date(Date.parse('2026-05-01T00:00:00Z') + Math.floor(index / 30)),
    }));
    await test_.db.insert(applications).values(rows);
    const pages = [await read(), await read({ page: 2 }), await read({ page: 3 })];
    expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
    const seen = pages.flatMap((page) => page.rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(63);
    expect(seen).toHaveLength(63);
    const found = await read({ search: 'PERSON-62@' });
    expect(found.rows.map(({ name }) => name)).toEqual(['Person 62']);
  });

  test('a workshop shows who has a seat, who waits in which order, and who is gone, session by session', async () => {
    const record = aWorkshop({ capacity: 2 });
    await test_.db.update(workshops).set({ record }).where(eq(workshops.slug, 'a-workshop'));
    for (const who of ['amal', 'btissam', 'chaima', 'dounia']) await apply(who);
    const places = await test_.db.select().from(workshopSeats);
    const gone = places.find(({ email }) => email === 'amal@example.com');
    await test_.academy.giveUpWorkshopSeat(seatToken(test_.context.signer, gone?.id ?? ''), 'give-up');
    const { rows } = await read({ kind: 'workshop', subject: 'a-workshop' });
    const workshop = await test_.academy.staff.workshopLists('a-workshop');
    expect(workshop?.capacity).toBe(2);
    const [session] = workshop?.sessions ?? [];
    expect(session?.heldOn).toBe('2026-06-20');
    expect(session?.counts).toEqual({ seat: 1, offered: 1, waiting: 1, 'given-up': 1 });
    expect(session?.places.map(({ name, state }) => [name, state])).toEqual([
      ['amal Alaoui', 'given-up'],
      ['btissam Alaoui', 'seat'],
      ['chaima Alaoui', 'offered'],
      ['dounia Alaoui', 'waiting'],
    ]);
    expect(rows.find(({ name }) => name === 'amal Alaoui')?.place).toBe('given-up');
  });

  test('workshops are sorted by date, coming ones before past ones, with how full they are', async () => {
    const put = (slug: string, of: Parameters<typeof aWorkshop>[0]) => {
      const record = { ...aWorkshop(of), slug };
      return test_.db
        .insert(workshops)
        .values({ slug, position: 1, sample: 'own', record, updatedAt: new Date(0) })
        .onConflictDoUpdate({ target: workshops.slug, set: { record } });
    };
    await put('a-workshop', { capacity: 1 });
    await put('later', { heldOn: '2026-08-01' });
    await put('over', { heldOn: '2026-05-01' });
    await put('long-over', { heldOn: '2026-04-01' });
    for (const who of ['amal', 'btissam', 'chaima']) await apply(who);
    await put('a-workshop', { capacity: 2 });
    await bindScheduler(test_.context).processWorkshops();
    const rows = await test_.academy.staff.workshopsInList();
    expect(rows.map(({ slug, isComing }) => [slug, isComing])).toEqual([
      ['a-workshop', true],
      ['later', true],
      ['over', false],
      ['long-over', false],
    ]);
    expect(rows[0]).toMatchObject({ heldOn: '2026-06-20', capacity: 2, seats: 1, waiting: 2 });
    // Seats of a workshop that was removed are found all the same.
    await test_.db.delete(workshops).where(eq(workshops.slug, 'a-workshop'));
    expect((await test_.academy.staff.workshopsInList()).at(-1)).toMatchObject({
      slug: 'a-workshop',
      heldOn: null,
      capacity: null,
    });
    const left = await test_.academy.staff.workshopLists('a-workshop');
    expect(left).toMatchObject({ capacity: null, sessions: [{ isComing: false }] });
    expect(await test_.academy.staff.workshopLists('never-was')).toBeNull();
  });
});

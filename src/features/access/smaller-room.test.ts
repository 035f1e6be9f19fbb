import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeToken } from '../workshops/place-token.ts';
import { workshopPlaces } from '../workshops/workshop-place.table.ts';
import { workshops } from '../catalogue/catalogue.table.ts';
import { staffLog } from '../staff/staff.table.ts';
import { outbox } from '../emails/outbox.table.ts';
import { aWorkshop, somebody } from '../../../tests/support/applications.ts';
import { staff } from '../../../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten, describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { publishDue } from '../catalogue/publish-record.service.ts';
import { tendWorkshops } from '../workshops/tend-workshops.service.ts';

/** The tests' clock begins on 1 June 2026. */
const heldOn = '2026-06-20';
const hour = 3_600_000;
const name = { kind: 'workshop', slug: 'a-workshop' } as const;
const everybody = ['amal', 'badia', 'chama', 'dounia', 'esma'];

describeOnBothEngines('a room that becomes smaller', (engine) => {
  let test: TestAcademy;
  /** Amal has a seat; Badia was offered one first, Chama and Dounia after her, and Esma waits. */
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    const record = aWorkshop({ heldOn, capacity: 1 });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.database.db.insert(workshops).values(row).onConflictDoNothing();
    for (const who of everybody) {
      const person = { ...somebody, email: `${who}@example.com`, name: who };
      await test.academy.applyToWorkshop({ ...person, workshopSlug: name.slug });
    }
    await publish({ capacity: 2 });
    await tendWorkshops(test.context);
    test.pass(hour);
    await publish({ capacity: 4 });
    await tendWorkshops(test.context);
  });
  afterEach(() => test.close());

  const publish = async (of: Parameters<typeof aWorkshop>[0], at?: Date) => {
    const begun = await test.academy.staff.recordForEditing(name);
    const record = aWorkshop({ heldOn, ...of });
    const draft = { ...name, record, basedOn: begun?.revision ?? '', staff };
    const saved = await test.academy.staff.saveDraft(draft);
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const published = await test.academy.staff.publishRecord({
      ...name,
      revision: saved.revision,
      staff,
      ...(at && { at }),
    });
    if (!published.ok) throw new Error(JSON.stringify(published));
  };
  const places = () => test.database.db.select().from(workshopPlaces);
  const placeOf = async (who: string) => (await places()).find(({ email }) => email === `${who}@example.com`);
  const states = async () => Promise.all(everybody.map(async (who) => (await placeOf(who))?.state));
  const take = async (who: string) =>
    test.academy.takeOfferedSeat(placeToken(test.context.signer, (await placeOf(who))?.id ?? ''));
  const lettersTo = async (who: string) => {
    const id = (await placeOf(who))?.id;
    const rows = await test.database.db.select().from(outbox).orderBy(asWritten);
    return rows.filter(({ payload }) => payload['place'] === id).map(({ payload }) => payload['letter']);
  };
  const ends = async () =>
    (
      await test.database.db.select().from(staffLog).where(eq(staffLog.act, 'end-offer')).orderBy(asWritten)
    ).map(({ detail, email }) => [detail?.['place'], email]);

  it('ends the newest offers at once, seats stay, and nobody is offered what is not there', async () => {
    expect(await states()).toEqual(['seat', 'offered', 'offered', 'offered', 'waiting']);
    await publish({ capacity: 2 });
    expect(await states()).toEqual(['seat', 'offered', 'waiting', 'waiting', 'waiting']);
    await tendWorkshops(test.context);
    expect(await states()).toEqual(['seat', 'offered', 'waiting', 'waiting', 'waiting']);
    expect(await take('dounia')).toEqual({ ok: false });
    expect(await take('badia')).toEqual({ ok: true });
    const ended = [(await placeOf('dounia'))?.id, (await placeOf('chama'))?.id];
    expect(await ends()).toEqual(expect.arrayContaining(ended.map((id) => [id, staff.email])));
    expect(await ends()).toHaveLength(2);
  });

  it('writes once to each whose offer it ends, who keeps her turn: the next free seat is offered to her again, and told', async () => {
    await publish({ capacity: 2 });
    await publish({ capacity: 1 });
    await tendWorkshops(test.context);
    const told = async (letter: string) =>
      (await Promise.all(everybody.map(lettersTo))).map(
        (letters) => letters.filter((one) => one === letter).length,
      );
    expect(await told('workshop-offer-ended')).toEqual([0, 1, 1, 1, 0]);
    test.pass(hour);
    await publish({ capacity: 3 });
    await tendWorkshops(test.context);
    expect(await states()).toEqual(['seat', 'offered', 'offered', 'waiting', 'waiting']);
    expect(await told('workshop-seat-offer')).toEqual([0, 2, 2, 1, 0]);
    expect(await told('workshop-offer-ended')).toEqual([0, 1, 1, 1, 0]);
  });

  it('keeps every offer while it has a chair for each', async () => {
    await publish({ capacity: 5 });
    await publish({ capacity: 4 });
    expect(await states()).toEqual(['seat', 'offered', 'offered', 'offered', 'waiting']);
    expect(await ends()).toEqual([]);
  });

  it('ends offers at the time for which it is published, and of a session that is put off with it', async () => {
    await publish({ capacity: 1, heldOn: '2026-07-04' }, new Date(test.context.clock().getTime() + hour));
    expect(await states()).toEqual(['seat', 'offered', 'offered', 'offered', 'waiting']);
    test.pass(hour);
    expect(await publishDue(test.context)).toBe(1);
    await tendWorkshops(test.context);
    const moved = (await places()).filter((place) => place.heldOn === '2026-07-04');
    expect(moved.map(({ state }) => state).sort()).toEqual([
      'seat',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(await ends()).toHaveLength(3);
  });

  it('does not end one for a chair that was added by hand, whatever else is published', async () => {
    const placeId = (await placeOf('esma'))?.id ?? '';
    expect(await test.academy.staff.seatByHand({ placeId, staff })).toEqual({ ok: true });
    await publish({ capacity: 4, minutes: 90 });
    await tendWorkshops(test.context);
    expect(await states()).toEqual(['seat', 'offered', 'offered', 'offered', 'seat']);
  });
});

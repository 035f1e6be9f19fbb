import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workshops } from '../catalogue/catalogue.table.ts';
import { outbox } from './outbox.table.ts';
import { aWorkshop, somebody } from '../../../tests/support/applications.ts';
import { bookAndConfirm, seedExpert, slotAt } from '../../../tests/support/bookings.ts';
import { staff } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../../../tests/support/open-test-database.ts';
import { bindScheduler } from '../../jobs.ts';
import { processWorkshops } from '../workshops/workshop-place.service.ts';

const hour = 3_600_000;

describeOnBothEngines('e-mails that were given up', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
  });
  afterEach(() => test.close());

  /** Marks an e-mail as given up, as the worker does after the last try. Returns its id. */
  async function giveUp(name: string): Promise<string> {
    const { db } = test.database;
    const row = (await db.select().from(outbox)).find(({ payload }) => payload['letter'] === name);
    if (!row) throw new Error(`Nobody wrote '${name}'.`);
    const failed = { failedAt: test.context.clock(), lastError: '450 try again later' };
    await db.update(outbox).set(failed).where(eq(outbox.id, row.id));
    return row.id;
  }
  const again = (id: string) => test.academy.staff.sendOutboxMailAgain({ id, staff });
  /** Why it is not sent again. */
  async function whyNot(id: string) {
    const { rows } = await test.academy.staff.deliveries({
      filter: { types: ['mail'], state: 'failed' },
      page: 1,
      perPage: 25,
    });
    const line = rows.find((row) => row.id === id);
    const whole = await test.academy.staff.delivery({ id, types: ['mail'] });
    expect(whole).toMatchObject({ ...line, history: [] });
    return line?.type === 'mail' ? line.whyNotAgain : undefined;
  }

  it('the e-mail of a free seat can be sent again while the person waits, not once another took the seat, and then nothing is logged as sent', async () => {
    const record = aWorkshop({ heldOn: '2026-06-20', capacity: 1 });
    const row = { slug: record.slug, position: 1, sample: 'own' as const, record, updatedAt: new Date(0) };
    await test.database.db.insert(workshops).values(row);
    for (const who of ['amal', 'badia'])
      await test.academy.applyToWorkshop({
        ...somebody,
        email: `${who}@example.com`,
        name: who,
        workshopSlug: record.slug,
      });
    await test.database.db
      .update(workshops)
      .set({ record: aWorkshop({ heldOn: '2026-06-20', capacity: 2 }) });
    await processWorkshops(test.context);
    const id = await giveUp('workshop-seat-offer');
    expect(await whyNot(id)).toBeNull();
    await test.academy.applyToWorkshop({
      ...somebody,
      email: 'chama@example.com',
      name: 'chama',
      workshopSlug: record.slug,
    });
    expect(await whyNot(id)).toBe('no-longer-true');
    expect(await again(id)).toEqual({ ok: false, reason: 'no-longer-true' });
    const log = await test.academy.staff.readLog({ filter: { act: 'send-mail-again' }, page: 1, perPage: 5 });
    expect(log.rows).toEqual([]);
  });

  it('a reminder of a consultation that has passed is not sent again', async () => {
    await seedExpert(test);
    const startsAt = await slotAt(test, 0);
    await bookAndConfirm(test, startsAt);
    test.pass(startsAt.getTime() - test.context.clock().getTime() - 30 * 60_000);
    await bindScheduler(test.context).remindBookings();
    const id = await giveUp('booking-hour');
    expect(await whyNot(id)).toBeNull();
    test.pass(2 * hour);
    expect(await whyNot(id)).toBe('no-longer-true');
    expect(await again(id)).toEqual({ ok: false, reason: 'no-longer-true' });
  });
});

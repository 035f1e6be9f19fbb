/** A group of learners without script: works without names, what opens for whom, the room, and a study partner. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { eq, inArray } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { entitlements } from '../../src/selling/orders/access.table.ts';
import { enrolments } from '../../src/selling/orders/cohorts.table.ts';
import { orders } from '../../src/selling/orders/orders.table.ts';
import { submissions } from '../../src/learning/classroom/classroom.table.ts';
import { peerReviews } from '../../src/learning/classroom/peers.table.ts';
import { peerWords } from '../../src/learning/classroom/words.ts';
import { aCohort, inAll, teach } from '../support/classroom.ts';
import { withServer } from '../support/extent.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder } from '../support/visits.ts';

const course = 'ecommerce-mastery';
const work = `/learn/${course}/lessons/peers-work`;
const reviews = `${work}/reviews`;
const room = `/learn/${course}/group`;
const words = peerWords.en;
const task = {
  kind: 'assignment' as const,
  brief: inAll('Show your *work*.'),
  takes: ['text' as const, 'photo' as const],
  rubric: [{ id: 'light', title: inAll('Light'), points: 5 }],
  dueAfterDays: null,
  lateAllowed: true,
  review: { works: 2 as const, acceptsByReviews: false },
};

describe.skipIf(!withServer)('a group of a course', () => {
  const pool = new pg.Pool({ connectionString: inject('academyDatabase'), max: 2 });
  const db = drizzle({ client: pool });
  const learners: { visitor: Visitor; email: string; orderId: string }[] = [];
  let cohorts: string[];

  beforeAll(async () => {
    await teach(db, course, [{ key: 'peers-work', kind: 'assignment', content: { task } }], { position: 91 });
    // Two groups of this test alone, which nobody can choose any more.
    const startsOn = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    const closedAt = new Date();
    cohorts = [
      await aCohort(db, course, { startsOn, closedAt }),
      await aCohort(db, course, { startsOn, closedAt }),
    ];
    for (let place = 0; place < 3; place += 1) {
      const { visitor, who } = await placeOrder(course);
      await chooseMethod(visitor, 'Card');
      await payByCard(visitor);
      const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.email, who.email));
      const orderId = row?.id ?? '';
      await db
        .update(enrolments)
        .set({ cohortId: cohorts[place === 2 ? 1 : 0], startsOn, opensAll: true })
        .where(eq(enrolments.orderId, orderId));
      learners.push({ visitor, email: who.email, orderId });
    }
  }, 240_000);
  afterAll(() => pool.end());

  const someone = (place: number) => learners[place] ?? { visitor: newVisitor(), email: '', orderId: '' };
  const ends = (change: Partial<typeof entitlements.$inferInsert>) =>
    db
      .update(entitlements)
      .set(change)
      .where(eq(entitlements.orderId, someone(1).orderId));
  /** As if she had never left, whatever a job of the server did meanwhile. */
  const comesBack = async () => {
    await ends({ revokedAt: null, pausedAt: null });
    await db.update(peerReviews).set({ goneAt: null });
  };

  it('each reads the other’s photo and gives points in a form, and nobody else gets a byte of it', async () => {
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d9532f' } })
      .jpeg()
      .toBuffer();
    for (const place of [0, 1]) {
      const { visitor } = someone(place);
      expect((await visitor.open(reviews)).text).toContain(words.handIn);
      await visitor.open(work);
      await visitor.send({ text: `Work ${place}`, photo: new File([new Uint8Array(picture)], 'salma.jpg') });
    }
    const [first, second, stranger] = [someone(0).visitor, someone(1).visitor, someone(2).visitor];
    const page = await second.open(reviews);
    expect(page.text).toContain('Work 0');
    for (const secret of ['salma.jpg', someone(0).email, 'storageName'])
      expect(page.html).not.toContain(secret);
    const photo = page.$('.task-photos img').attr('src') ?? '';
    expect((await second.ask(photo)).status).toBe(200);
    for (const visitor of [stranger, newVisitor()]) expect((await visitor.ask(photo)).status).toBe(404);
    expect((await stranger.open(reviews)).text).not.toContain('Work 0');
    await ends({ revokedAt: new Date() });
    expect([(await second.ask(photo)).status, (await second.open(reviews)).status]).toEqual([404, 403]);
    expect((await first.open(reviews)).text).not.toContain('Work 1');
    await ends({ revokedAt: null, pausedAt: new Date() });
    expect([(await second.ask(photo)).status, (await second.open(room)).status]).toEqual([404, 403]);
    await comesBack();
    await second.open(reviews);
    const refused = await second.send({ 'points.light': '9', text: 'Good light' });
    expect([refused.status, refused.$('textarea').val()]).toEqual([422, 'Good light']);
    expect(refused.text).toContain(words.problems.rubric(5));
    const given = await second.send({ 'points.light': '٤', text: 'Good light' });
    expect(given.text).toContain(words.given(1, 2));
    // What was answered is no longer hers to open.
    expect((await second.ask(photo)).status).toBe(404);
  });

  it('what was reported is gone at once, and what was removed stays gone', async () => {
    const first = someone(0).visitor;
    const own = await db
      .select({ id: submissions.id })
      .from(submissions)
      .innerJoin(enrolments, eq(enrolments.id, submissions.enrolmentId))
      .where(eq(enrolments.orderId, someone(0).orderId));
    const ofOwn = inArray(
      peerReviews.submissionId,
      own.map(({ id }) => id),
    );
    // She has nothing before her any more, so that hers opens.
    await first.open(reviews);
    await first.send({ 'points.light': '3', text: 'Well made' }, { form: 'form[data-check=review]' });
    expect((await first.open(reviews)).text).toContain('Good light');
    const pressed = await first.send({}, { form: '#received ~ ol form' });
    expect(pressed.text).toContain(words.own.reported);
    expect(pressed.text).not.toContain('Good light');
    await db.update(peerReviews).set({ settledAt: new Date(), goneAt: new Date() }).where(ofOwn);
    expect((await first.open(reviews)).text).not.toContain('Good light');
  });

  it('the room shows nothing of her before she ticks it, and a partner sees only what she wrote for one', async () => {
    const [first, second, stranger] = [someone(0).visitor, someone(1).visitor, someone(2).visitor];
    expect((await second.open(room)).text).toContain(words.group.noNames);
    await first.open(room);
    await first.send({ name: 'yes' }, { form: '#shown' });
    expect((await second.open(room)).text).not.toContain(words.group.noNames);
    expect((await stranger.open(room)).text).toContain(words.group.noNames);
    const reach = `0612 ${randomUUID().slice(0, 4)}`;
    for (const [visitor, typed] of [
      [first, reach],
      [second, ''],
    ] as const) {
      await visitor.open(room);
      await visitor.send(
        { reach: typed },
        { form: '#partner form', button: { name: 'intent', value: 'ask' } },
      );
    }
    expect((await second.open(room)).text).toContain(reach);
    expect((await stranger.open(room)).text).not.toContain(reach);
    await ends({ revokedAt: new Date() });
    expect((await first.open(room)).text).not.toContain(words.group.partner.leave);
    expect((await second.open(room)).status).toBe(403);
  });
});

/** The page of what a learner made, asked for over HTTP: by its address, by another's, after it was withdrawn and after a refund. */
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Assignment } from '../../src/learning/classroom/assignment.ts';
import { marks, submissions } from '../../src/learning/classroom/classroom.table.ts';
import { portfolioWords } from '../../src/learning/portfolio/words.ts';
import { entitlements } from '../../src/selling/orders/access.table.ts';
import { enrolments } from '../../src/selling/orders/cohorts.table.ts';
import { orders } from '../../src/selling/orders/orders.table.ts';
import { inAll, teach } from '../support/classroom.ts';
import { withServer } from '../support/extent.ts';
import { present } from '../support/sure.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder } from '../support/visits.ts';

const course = 'ecommerce-mastery';
const own = `/learn/${course}/made`;
const task: Assignment = {
  kind: 'assignment',
  brief: inAll('Show your work.'),
  takes: ['text', 'photo'],
  rubric: [],
  dueAfterDays: null,
  lateAllowed: true,
};

describe.skipIf(!withServer)('the page of what a learner made', () => {
  const pool = new pg.Pool({ connectionString: inject('academyDatabase'), max: 2 });
  const db = drizzle({ client: pool });
  let salma: Visitor;
  let orderId: string;
  let submissionId: string;
  let family: string;

  beforeAll(async () => {
    await teach(db, course, [{ key: 'made-work', kind: 'assignment', content: { task } }], { position: 91 });
    const { visitor, who } = await placeOrder(course);
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    salma = visitor;
    family = who.name.split(' ').at(-1) ?? '';
    const [row] = await db.select().from(orders).where(eq(orders.email, who.email));
    orderId = present(row).id;
    const startsOn = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    await db.update(enrolments).set({ startsOn, opensAll: true }).where(eq(enrolments.orderId, orderId));
    const work = `/learn/${course}/lessons/made-work`;
    const photo = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#3b3fc4' } })
      .withExif({ IFD0: { Make: 'A camera of hers' }, IFD3: { GPSLatitude: '34/1 1/1 15/1' } })
      .jpeg()
      .toBuffer();
    await salma.open(work);
    await salma.send({ text: 'A soap of mine.', photo: new File([new Uint8Array(photo)], 'soap.jpg') });
    const [enrolment] = await db.select().from(enrolments).where(eq(enrolments.orderId, orderId));
    const [handed] = await db
      .select()
      .from(submissions)
      .where(eq(submissions.enrolmentId, present(enrolment).id));
    submissionId = present(handed).id;
    await db.update(submissions).set({ state: 'accepted' }).where(eq(submissions.id, submissionId));
    const mark = { submissionId, outcome: 'accepted', rubric: [], text: 'Bravo.', mayShow: true } as const;
    await db.insert(marks).values({ ...mark, markedBy: 'owner@derb.example', at: new Date() });
  }, 120_000);
  afterAll(() => pool.end());

  const address = async (): Promise<string> =>
    present((await salma.open(own)).$('a[href*="/made/"]').attr('href'), 'the address of the page');
  async function publish(): Promise<string> {
    await salma.open(own);
    const page = await salma.send(
      { work: submissionId, text: submissionId, words: submissionId },
      { button: { name: 'intent', value: 'publish' } },
    );
    expect(page.text).toContain(portfolioWords.en.own.published);
    return address();
  }

  it('opens for anybody in three languages, kept by nobody and found by no search, with photos that tell nothing', async () => {
    const made = await publish();
    const anybody = newVisitor();
    for (const [locale, prefix] of [
      ['en', ''],
      ['ar', '/ar'],
      ['fr', '/fr'],
    ] as const) {
      const page = await anybody.open(prefix + made);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(page.headers.get('x-robots-tag')).toContain('noindex');
      expect(page.$('meta[name=robots]').attr('content')).toContain('noindex');
      for (const text of ['A soap of mine.', 'Bravo.', portfolioWords[locale].page.words])
        expect(page.text).toContain(text);
      expect(page.html).not.toContain(family);
    }
    const picture = present((await anybody.open(made)).$('main img').attr('src'));
    const answer = await anybody.ask(picture);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const facts = await sharp(new Uint8Array(await answer.arrayBuffer())).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1_080, height: 810 });
    for (const kept of [facts.exif, facts.xmp, facts.iptc]) expect(kept).toBeUndefined();
    const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId));
    const [original] = row?.files ?? [];
    for (const way of [
      `${made}/${original?.id}`,
      `${made}/${original?.storageName}`,
      `/learn/submissions/${submissionId}/${original?.id}`,
      `/made/${randomUUID()}/${picture.split('/').at(-1)}`,
      `/made/${'0'.repeat(20)}`,
      `${made}0`,
    ])
      expect([way, (await anybody.ask(way)).status]).toEqual([way, 404]);
  });

  it('prints for its learner alone', async () => {
    await publish();
    const sheet = await salma.ask(`/ar${own}.pdf`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await newVisitor().ask(`${own}.pdf`)).status).toBe(404);
  });

  it('says what is missing, and keeps what was ticked', async () => {
    await salma.open(own);
    const page = await salma.send({ work: [] }, { button: { name: 'intent', value: 'publish' } });
    expect([page.status, page.text]).toEqual([
      422,
      expect.stringContaining(portfolioWords.en.own.problems.nothing),
    ]);
  });

  it('answers 410 once it is withdrawn or the course was paid back, and shows nothing of it', async () => {
    const anybody = newVisitor();
    const isGone = async (made: string, picture: string) => {
      const page = await anybody.open(made);
      expect([page.status, page.headers.get('cache-control')]).toEqual([410, 'no-store']);
      expect(page.text).toContain(portfolioWords.en.page.gone);
      expect(page.html).not.toContain('A soap of mine.');
      expect((await anybody.ask(picture)).status).toBe(404);
    };
    const made = await publish();
    const pictureOf = async () => present((await anybody.open(made)).$('main img').attr('src'));
    const first = await pictureOf();
    await salma.open(own);
    await salma.send({}, { button: { name: 'intent', value: 'withdraw' } });
    await isGone(made, first);
    expect(await publish()).toBe(made);
    const second = await pictureOf();
    expect(second).not.toBe(first);
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.orderId, orderId));
    await isGone(made, second);
  });
});

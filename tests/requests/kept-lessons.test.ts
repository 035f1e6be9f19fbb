/**
 * What the server gives a phone that keeps lessons: the worker, the plan of a lesson, its access, and which entries it may
 * send.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { classroomWords } from '../../src/learning/classroom/words.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder, signIn } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const plan = (lesson: string) => `/learn/${course}/lessons/${lesson}/keep?as=small`;

async function paid(): Promise<Visitor> {
  const { visitor } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return visitor;
}
const json = async (visitor: Visitor, address: string) => {
  const answer = await visitor.ask(address);
  return { status: answer.status, cache: answer.headers.get('cache-control'), body: await answer.json() };
};
const report = (visitor: Visitor, key: string, event: object) =>
  visitor.ask(`/learn/${course}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-learner': key },
    body: JSON.stringify({ events: [event] }),
  });

it('the plan of a lesson names files that exist for its learner and for nobody else', async () => {
  const [salma, nora] = [await paid(), newVisitor()];
  const { status, cache, body } = await json(salma, plan('one-order'));
  expect([status, cache]).toEqual([200, 'private, no-store']);
  expect(body).toMatchObject({ course, way: 'small', version: 1 });
  for (const { url, bytes } of body.files) {
    const part = await salma.ask(url, { headers: { range: 'bytes=0-0' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-0/${bytes}`]);
  }
  const open = await json(salma, '/learn/status');
  expect(open.body.open[body.key]).toHaveProperty(body.id, 1);
  // A free lesson opens for everybody, but only learners can keep it.
  expect(await json(nora, plan('one-order'))).toMatchObject({
    status: 403,
    body: { reason: 'not-enrolled' },
  });
  expect(await json(nora, plan('welcome'))).toMatchObject({ status: 403, body: { reason: 'sign-in' } });
  expect((await json(salma, plan('nothing'))).status).toBe(404);
  expect(await json(nora, '/learn/status')).toMatchObject({ status: 200, body: { open: {} } });
  // The kept page plays the kept size, and ignores a choice.
  const page = await salma.ask(`/learn/${course}/lessons/one-order?kept=film`);
  expect(page.headers.getSetCookie()).toEqual([]);
});

it('the next lessons are planned for their learner alone, and the switch says what a month costs', async () => {
  const [salma, nora] = [await paid(), newVisitor()];
  const { status, cache, body } = await json(salma, `/ar/learn/${course}/keep`);
  expect([status, cache, body.lessons.length]).toEqual([200, 'private, no-store', 3]);
  for (const { page, id, key } of body.lessons) {
    expect((await salma.open(page)).status).toBe(200);
    expect((await json(salma, '/learn/status')).body.open[key]).toHaveProperty(id);
  }
  expect(await json(nora, `/learn/${course}/keep`)).toMatchObject({
    status: 403,
    body: { reason: 'sign-in' },
  });
  expect((await json(salma, '/learn/nothing/keep')).status).toBe(404);
  expect((await salma.open('/learn/kept')).text).toMatch(/150 MB, about 1\.50.MAD/);
});

it('what one learner did is never sent with the cookies of another', async () => {
  const [salma, nora] = [await paid(), await paid()];
  const { body } = await json(salma, plan('road-of-an-order'));
  const event = { id: randomUUID(), lessonId: body.id, kind: 'done', body: {}, at: new Date().toISOString() };
  expect((await report(nora, body.key, event)).status).toBe(403);
  expect((await report(newVisitor(), body.key, event)).status).toBe(403);
  const sent = await Promise.all([1, 2, 3].map(() => report(salma, body.key, event)));
  for (const answer of sent) expect(await answer.json()).toMatchObject({ settled: [event.id] });
});

it('the worker is asked for anew every time, serves both languages, and public pages know nothing of it', async () => {
  const visitor = newVisitor();
  const worker = await visitor.ask('/learn/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('service-worker-allowed')).toBe('/');
  const text = await worker.text();
  for (const [script = ''] of text.matchAll(/[\w.-]+-[\w-]{8}(?=[ `])/g))
    expect((await visitor.ask(`/assets/${script}.js`)).status).toBe(200);
  for (const page of ['/', '/courses', `/courses/${course}`])
    expect((await visitor.open(page)).html).not.toMatch(
      /data-classroom="(keep|waiting|leave)|learn\/manifest/,
    );
  const manifest = await json(visitor, '/ar/learn/manifest.webmanifest');
  expect(manifest.body).toMatchObject({ start_url: '/ar/learn/start', lang: 'ar' });
});

it('a question that waited on a phone is asked once, however often it is sent, and a refusal has its reason', async () => {
  const salma = await paid();
  const page = `/learn/${course}/lessons/road-of-an-order`;
  const { body: kept } = await json(salma, plan('road-of-an-order'));
  const send = (body: object) =>
    salma.ask(`${page}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-learner': kept.key },
      body: JSON.stringify(body),
    });
  const mark = `Mark ${randomUUID()}`;
  const question = { formKey: randomUUID(), parentId: null, body: mark, isAnonymous: true };
  const sent = await Promise.all([1, 2].map(() => send(question)));
  const [one, other] = await Promise.all(sent.map((answer) => answer.json()));
  expect([one.ok, one.id]).toEqual([true, other.id]);
  expect((await salma.open(page)).text.split(mark)).toHaveLength(2);
  const reply = { ...question, formKey: randomUUID(), parentId: one.id, body: `Reply ${mark}` };
  expect((await send(reply)).status).toBe(200);
  expect((await send({ ...question, formKey: randomUUID(), body: 'x'.repeat(2_001) })).status).toBe(422);
  expect((await send({ ...reply, formKey: randomUUID(), parentId: randomUUID() })).status).toBe(409);
});

it('a browser that holds a paid order finds its courses without a sign-in; others type their e-mail and are not asked to join', async () => {
  const { bar } = classroomWords.en;
  const salma = await paid();
  const mine = await salma.open('/learn/start');
  expect([mine.address, mine.$('h1').text()]).toEqual(['/learn', bar.account]);
  expect(mine.$(`main a[href="/learn/${course}"]`).length).toBeGreaterThan(0);
  const { address, text, $ } = await newVisitor().open('/learn');
  expect(address).toBe('/clarity-login?next=%2Flearn');
  expect(text).toContain(words.en.signIn.leadToCourses);
  expect($('main a[href="/register-clarity"]')).toHaveLength(0);
});

it('the settings of learning e-mails are linked from the account; a recorded course offers no reminders of live sessions', async () => {
  const { visitor, who } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await signIn(visitor, who.email);
  const settings = `/learn/${course}/settings`;
  expect((await visitor.open('/account/data')).$(`main a[href="${settings}"]`)).toHaveLength(1);
  const page = await visitor.open(settings);
  expect(
    page
      .$('[name=emails]')
      .toArray()
      .map((one) => page.$(one).attr('value')),
  ).not.toContain('reminders');
});

it.each(['/ar/sign-out', `/ar/learn/${course}/settings`])(
  'whoever signs out at %s leaves no course open in this browser',
  async (address) => {
    const { visitor, who } = await placeOrder(course);
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    await signIn(visitor, who.email);
    expect((await visitor.open(`/ar/learn/${course}/lessons/one-order`)).status).toBe(200);
    await visitor.ask(address, { method: 'POST', body: new URLSearchParams({ intent: 'leave' }) });
    expect((await visitor.open(`/ar/learn/${course}`)).status).toBe(403);
    expect((await visitor.open(`/ar/learn/${course}/lessons/road-of-an-order`)).status).toBe(403);
  },
);

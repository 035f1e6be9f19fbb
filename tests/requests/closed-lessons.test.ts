/**
 * Trying to get lessons without paying, at every address of the classroom except films: a stranger, somebody with the free
 * lesson, a learner of another course, a learner before the first day, and one who was refunded.
 */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { certificateWords } from '../../src/learning/certificates/words.ts';
import { classroomWords } from '../../src/learning/classroom/words.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  orderNumberOn,
  payByCard,
  placeOrder,
  signIn,
  staff,
} from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const later = 'english-mastery';
/** Text of its lessons, of questions and of their answers. */
const secrets =
  /Do not fight it|build that into your price|A real one\. In this course|as if Emma were standing in front of you/;

async function paid(slug = course) {
  const { visitor, who } = await placeOrder(slug);
  await chooseMethod(visitor, 'Card');
  return { visitor, who, number: orderNumberOn(await payByCard(visitor)) };
}

async function refund(number: string): Promise<void> {
  const staffVisitor = await staff('owner@derb.example', newVisitor());
  const { body: seen } = await askStaff(staffVisitor, 'GET', `/orders/${number}/refundable`);
  const decision = { key: randomUUID(), howMuch: 'whole', way: 'gateway', reason: 'Asked.' };
  const { status } = await askStaff(staffVisitor, 'POST', `/orders/${number}/refunds`, {
    ...decision,
    seenLeftCentimes: seen.leftCentimes,
  });
  expect(status).toBe(200);
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const answers = () => json({ attemptId: randomUUID(), version: 1, answers: {} });
const words = () => json({ submissionId: randomUUID(), version: 1, text: 'Let me in.' });
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** Every address of a closed lesson of a course, and of what belongs to it. */
function waysInto(slug: string, lesson: string, quiz: string, task: string): [string, RequestInit?][] {
  const home = `/learn/${slug}`;
  const page = `${home}/lessons/${lesson}`;
  const asked = ['', '?draft', '?draft=1&as=film', '?kept=small', '?as=read', '#film'];
  return [
    ...asked.map((query): [string, RequestInit?] => [page + query]),
    ...asked.map((query): [string, RequestInit?] => [`/ar${page}${query}`]),
    [page, { method: 'HEAD' }],
    [page, { headers: { range: 'bytes=0-9999' } }],
    [page, { headers: { 'if-none-match': '*' } }],
    [`${page}.data`],
    [`${page}/keep?as=film`],
    [`${page}/questions`],
    [`${page}/questions`, form({ text: 'What does it say?' })],
    [page, form({})],
    [page, form({ noteId: randomUUID(), change: randomUUID(), note: 'Mine' })],
    [`${home}/lessons/${quiz}`],
    [`${home}/lessons/${quiz}/answers`, answers()],
    [`${home}/lessons/${quiz}`, form({ attempt: randomUUID(), version: '1' })],
    [`${home}/lessons/${task}/answers`, words()],
    [`${home}/lessons/${task}/hand-in`, form({ submission: randomUUID(), version: '1', text: 'x' })],
    [`${home}/lessons/${task}/reviews`],
    [`${home}/lessons/${task}/reviews`, form({ intent: 'give', id: randomUUID(), text: 'Let me in.' })],
    [`${home}/lessons/${task}/reviews`, form({ intent: 'ask' })],
    [`/learn/submissions/${randomUUID()}/${randomUUID()}`],
    [`/learn/submissions/${randomUUID()}/${randomUUID()}`, { headers: { range: 'bytes=0-' } }],
  ];
}

/** Of a whole course: open to its learners on any day. */
const ofCourse: [string, RequestInit?][] = [
  [`/learn/${course}/group`],
  [`/learn/${course}/group`, form({ intent: 'show', name: 'on' })],
  [`/learn/${course}/push`, json({ endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'x' } })],
  [`/learn/${course}/made`],
  [`/learn/${course}/made`, form({ intent: 'publish', work: randomUUID() })],
  [`/learn/${course}/made.pdf`],
  [`/learn/${course}/units/1`],
  [`/learn/${course}/units/1`, form({})],
  [`/learn/${course}/practice`],
  [`/learn/${course}/practice`, form({ attempt: randomUUID() })],
  [`/learn/${course}/practice/answers`, json({ attemptId: randomUUID(), answers: {} })],
];

/** Answers that are no refusal, or contain what only learners read. */
async function through(visitor: Visitor, ways: readonly [string, RequestInit?][]): Promise<string[]> {
  const open: string[] = [];
  for (const [path, init] of ways) {
    const answer = await visitor.ask(path, init);
    const text = await answer.text();
    const isRefused = [303, 401, 403, 404, 405, 409].includes(answer.status);
    if (!isRefused || secrets.test(text) || answer.headers.has('etag'))
      open.push(`${init?.method ?? 'GET'} ${path}: ${answer.status}`);
  }
  return open;
}

it('nobody without a seat, of another course or before the day reads or hands in anything', async () => {
  const closed = waysInto(course, 'cash-on-delivery', 'quiz-unit-1', 'first-task');
  const around: [string, RequestInit?][] = [
    [`/learn/${course}`],
    [`/learn/${course}/settings`],
    [`/learn/${course}/notes`],
    [`/learn/search?in=${course}&q=fight`],
    ...ofCourse,
    [`/learn/${course}/certificate`],
    [`/learn/${course}/live`],
    [`/learn/${course}/live/${randomUUID()}`],
    [`/learn/${course}/calendar.ics`],
    [`/learn/${course}/calendar/${'A'.repeat(60)}.ics`],
    [`/learn/${course}/review`],
    [`/learn/${course}/enter/${'A'.repeat(43)}`],
    ['/certificates/AAAA-AAAA/certificate.pdf'],
  ];
  const [nobody, other] = [newVisitor(), await paid(later)];
  await nobody.open(`/learn/${course}/lessons/one-order`);
  expect(nobody.page.status).toBe(200);
  expect(await through(nobody, [...closed, ...around])).toEqual([]);
  expect(await through(other.visitor, [...closed, ...around])).toEqual([]);
  // The learner's own course, whose lesson opens weeks from now.
  expect(
    await through(other.visitor, waysInto(later, 'your-minute', 'quiz-first-words', 'your-minute')),
  ).toEqual([]);
});

it.each([
  ['/certificates/DERB-0000-0000', 'en'],
  ['/ar/certificates/derb00000000', 'ar'],
] as const)('%s: whoever checks a number that we never gave is told so', async (path, locale) => {
  const { status, text } = await newVisitor().open(path);
  expect([status, text]).toEqual([404, expect.stringContaining(certificateWords[locale].page.unknown)]);
});

it('who is refunded is locked out at once, with the same cookies, keys and addresses', async () => {
  const { visitor, who, number } = await paid();
  const page = `/learn/${course}/lessons/cash-on-delivery`;
  expect((await visitor.open(page)).text).toMatch(secrets);
  const plan = await (await visitor.ask(`${page}/keep?as=small`)).json();
  const film = await (await visitor.ask(`/learn/${course}/lessons/welcome/keep?as=small`)).json();
  const files: string[] = film.files.map(({ url }: { url: string }) => url);
  expect(files.length).toBeGreaterThan(1);
  const before = await visitor.ask(files[0] ?? '', { headers: { range: 'bytes=0-9' } });
  expect(before.status).toBe(206);
  await refund(number);
  // The very next requests after the refund: no waiting, neither for the gateway nor for the clock.
  const [next, range, kept] = [
    await visitor.ask(page),
    await visitor.ask(files[0] ?? '', { headers: { range: 'bytes=0-9' } }),
    await visitor.ask(`${page}/keep?as=small`),
  ];
  expect([next.status, range.status, kept.status]).toEqual([403, 401, 403]);
  // With the order's cookie or signed in, the page explains what happened; others see the sign-in.
  const { ended, 'sign-in': stranger } = classroomWords.en.closed;
  const endedPage = await visitor.open(page);
  expect(endedPage.text).toContain(ended.title);
  expect(endedPage.text).toMatch(/we decided to refund you/);
  expect(endedPage.$('main a[href="/contact"]').text()).toBe(ended.button);
  expect(endedPage.$('main a[href^="/orders/"]').text()).toBe(ended.order);
  const signedIn = newVisitor();
  await signIn(signedIn, who.email, { next: page });
  expect((await signedIn.open(page)).text).toContain(ended.title);
  expect((await newVisitor().open(page)).text).toContain(stranger.title);
  const event = { id: randomUUID(), lessonId: plan.id, kind: 'done', body: {}, at: new Date().toISOString() };
  const ways: [string, RequestInit?][] = [
    ...waysInto(course, 'cash-on-delivery', 'quiz-unit-1', 'first-task'),
    ...ofCourse,
    [`/learn/${course}/events`, json({ events: [event] }, { 'x-learner': plan.key })],
    ...files.flatMap((url): [string, RequestInit?][] => [
      [url],
      [url, { method: 'HEAD' }],
      [url, { headers: { range: 'bytes=0-9' } }],
      [url, { headers: { 'if-none-match': '*' } }],
    ]),
  ];
  expect(await through(visitor, ways)).toEqual([]);
  expect((await (await visitor.ask('/learn/status')).json()).open).toEqual({});
});

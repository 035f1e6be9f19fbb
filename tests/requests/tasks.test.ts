/** Quizzes and assignments of the classroom without script: feedback, refusals, and who reads what was handed in. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { entitlements } from '../../src/selling/orders/access.table.ts';
import { orders } from '../../src/selling/orders/orders.table.ts';
import { assignmentWords, quizWords } from '../../src/learning/classroom/words.ts';
import type { Assignment } from '../../src/learning/classroom/assignment.ts';
import type { Quiz } from '../../src/learning/classroom/quiz.ts';
import { practiceCards, submissions } from '../../src/learning/classroom/classroom.table.ts';
import { dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { enrolments } from '../../src/selling/orders/cohorts.table.ts';
import { inAll, teach } from '../support/classroom.ts';
import { withServer } from '../support/extent.ts';
import { aPdf } from '../support/receipts.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder } from '../support/visits.ts';

const course = 'ecommerce-mastery';
const marker = 'never-before-the-close';
const choice = (id: string, isRight: boolean) => ({
  id,
  text: inAll(`Choice ${id}`),
  isRight,
  why: inAll(`${marker} ${id}`),
});
const quiz: Quiz = {
  kind: 'quiz',
  passPercent: 100,
  tries: null,
  questions: [
    { id: 'one', kind: 'single', text: inAll('One?'), choices: [choice('a', false), choice('b', true)] },
    {
      id: 'steps',
      kind: 'order',
      text: inAll('Which first?'),
      why: inAll(marker),
      steps: ['1', '2', '3'].map((id) => ({ id: `${marker}-${id}`, text: inAll(`Step ${id}`) })),
    },
    { id: 'claim', kind: 'true-false', text: inAll('True?'), isTrue: true },
    {
      id: 'sum',
      kind: 'short',
      text: inAll('Sum?'),
      accepted: [marker],
      number: { value: 90_731, tolerance: 0 },
    },
  ],
};
const task: Assignment = {
  kind: 'assignment',
  brief: inAll('Show your *work*.'),
  takes: ['text', 'photo', 'voice', 'file'],
  rubric: [{ id: 'light', title: inAll('Light'), points: 5 }],
  dueAfterDays: 700,
  lateAllowed: false,
};
const links = {
  quiz: `/learn/${course}/lessons/tasks-quiz`,
  work: `/learn/${course}/lessons/tasks-work`,
  late: `/learn/${course}/lessons/tasks-late`,
};

describe.skipIf(!withServer)('the tasks of a course', () => {
  const pool = new pg.Pool({ connectionString: inject('academyDatabase'), max: 2 });
  const db = drizzle({ client: pool });
  let salma: Visitor;
  let salmasOrder: string;

  beforeAll(async () => {
    await teach(
      db,
      course,
      [
        { key: 'tasks-quiz', kind: 'quiz', content: { task: quiz } },
        { key: 'tasks-work', kind: 'assignment', content: { task } },
        { key: 'tasks-late', kind: 'assignment', content: { task: { ...task, dueAfterDays: 0 } } },
      ],
      { position: 90 },
    );
    const { visitor, who, order } = await placeOrder(course);
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    salma = visitor;
    const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.email, who.email));
    salmasOrder = row?.id ?? order;
    // The learner began a week ago, whichever group was chosen.
    const startsOn = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    await db.update(enrolments).set({ startsOn, opensAll: true }).where(eq(enrolments.orderId, salmasOrder));
  }, 120_000);
  afterAll(() => pool.end());

  /** The names and values of the quiz's fields, chosen by their labels. */
  function fill(right: boolean): Record<string, string> {
    const { $ } = salma.page;
    const valueBeside = (text: string) => $(`label:contains("${text}") input`).attr('value') ?? '';
    const places = right ? ['1', '2', '3'] : ['3', '2', '1'];
    const steps = $('[data-order] li')
      .toArray()
      .map((line): [string, string] => {
        const text = $(line).children('span').text();
        return [$(line).find('select').attr('name') ?? '', places[Number(text.slice(-1)) - 1] ?? ''];
      });
    return {
      ...Object.fromEntries(steps),
      'q.one': valueBeside(right ? 'Choice b' : 'Choice a'),
      'q.claim': right ? 'true' : 'false',
      'q.sum': right ? '٩٠٧٣١' : '12',
    };
  }

  it('a quiz does not reveal right answers before it is answered; failed it can be answered again, and passed', async () => {
    const { result, again } = quizWords.en;
    const page = await salma.open(links.quiz);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    for (const secret of [marker, '90731', '90,731', 'isRight', 'isTrue'])
      expect(page.html).not.toContain(secret);
    const failed = await salma.send(fill(false));
    expect(failed.address).toContain(links.quiz);
    expect(failed.text).toContain(result.heading(0));
    expect(failed.text).toContain(result.failed(100));
    expect(failed.text).toContain(`${marker} a`);
    // Only why the chosen one is wrong: what is right would make the next try a copy.
    for (const secret of [`${marker} b`, result.correct, '90731']) expect(failed.text).not.toContain(secret);
    expect(failed.text.split(marker)).toHaveLength(2);
    expect(failed.text).toContain(result.later(false));
    expect(failed.$('#quiz details summary').text()).toContain(again);
    const passed = await salma.send(fill(true));
    expect(passed.text).toContain(result.heading(100));
    expect(passed.text).toContain(result.passed);
    // Somebody who has passed never reads that they have not.
    const worse = await salma.send(fill(false));
    for (const sentence of [result.now(0), result.best(100), result.correct, '90731'])
      expect(worse.text).toContain(sentence);
    expect(worse.text).not.toContain(result.failed(100));
    expect((await salma.open(`/learn/${course}`)).$(`a[href="${links.quiz}"]`).parent().text()).toContain(
      'Done',
    );
  });

  it('every question without an answer is told, whatever its kind, and what was answered stays filled in', async () => {
    const { unanswered, notOrdered, refused } = quizWords.en;
    const told = (page: typeof salma.page) =>
      page
        .$('#quiz fieldset[aria-invalid=true] .field-problem:not([hidden])')
        .toArray()
        .map((one) => page.$(one).text());
    await salma.open(links.quiz);
    const twice = { ...fill(true), 'q.one': '', 'q.claim': '', 'q.sum': ' ' };
    const [first] =
      Object.entries(twice).find(([name, place]) => name.startsWith('q.steps.') && place === '1') ?? [];
    const empty = await salma.send({ ...twice, [first ?? '']: '2' });
    expect(empty.status).toBe(422);
    expect(told(empty)).toEqual([unanswered, notOrdered, unanswered, unanswered]);
    expect(empty.text).toContain(refused.unanswered);
    const typed: Record<string, string> = { ...fill(true), 'q.sum': '' };
    const page = await salma.send(typed);
    expect(told(page)).toEqual([unanswered]);
    expect(page.$('#quiz details').is('[open]')).toBe(true);
    expect(page.$('input[name="q.one"]:checked').val()).toBe(typed['q.one']);
    expect(page.$('input[name="q.claim"]:checked').val()).toBe('true');
    const places = page.$('[data-order] select').toArray();
    expect(places.map((one) => page.$(one).find('[selected]').attr('value'))).toEqual(
      places.map((one) => typed[page.$(one).attr('name') ?? '']),
    );
  });

  it('a phone sends the same answers as JSON, as often as it likes, and gets a reason for refusals', async () => {
    const send = async (body: unknown, visitor = salma) => {
      const answer = await visitor.ask(`${links.quiz}/answers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const answering = { attemptId: randomUUID(), version: 1, answers: { claim: ['true'] } };
    const first = await send(answering);
    expect(first).toMatchObject({ status: 200, body: { ok: true, result: { score: 25, passed: false } } });
    expect(await send({ ...answering, answers: {} })).toEqual(first);
    expect(await send({ ...answering, version: 9, attemptId: randomUUID() })).toMatchObject({ status: 409 });
    const wrong = [{}, [], { ...answering, attemptId: 'x' }, { ...answering, answers: { a: [{}] } }, 'text'];
    for (const body of wrong) expect((await send(body)).status).toBe(400);
    expect(await send(answering, newVisitor())).toEqual({
      status: 403,
      body: { ok: false, reason: 'sign-in' },
    });
  });

  it('practice asks again what was wrong, without script: nothing right is told before, and an answer counts once', async () => {
    const { practice, result, unanswered } = quizWords.en;
    const address = `/learn/${course}/practice`;
    expect((await salma.open(address)).$('form.quiz').length).toBe(0);
    expect(salma.page.text).toContain(practice.rest);
    // The day after.
    const dueOn = dateInMorocco(new Date());
    await db.update(practiceCards).set({ dueOn });
    const door = (await salma.open(`/learn/${course}`)).$(`main a[href="${address}"]`).text();
    expect(door).toContain('4 to practise, 2 minutes');
    const page = await salma.open(address);
    for (const secret of [marker, '90731', 'isRight', 'isTrue']) expect(page.html).not.toContain(secret);
    const names = page
      .$('fieldset')
      .toArray()
      .map((one) => `q.${page.$(one).attr('data-field')}`);
    const valueBeside = (text: string) => page.$(`label:contains("${text}") input`).attr('value') ?? '';
    const textOf = (name: string) => page.$(`fieldset[data-field="${name.slice(2)}"] legend`).text();
    const answers: Record<string, string> = {};
    for (const name of names) {
      if (textOf(name).includes('One?')) answers[name] = valueBeside('Choice b');
      if (textOf(name).includes('True?')) answers[name] = 'false';
      if (textOf(name).includes('Sum?')) answers[name] = '90 731';
    }
    const lines = page.$('[data-order] select').toArray();
    for (const [index, line] of lines.entries()) answers[page.$(line).attr('name') ?? ''] = String(index + 1);
    const claim = names.find((name) => textOf(name).includes('True?')) ?? '';
    const partly = await salma.send({ ...answers, [claim]: '' });
    expect(partly.status).toBe(422);
    expect(partly.$('fieldset[aria-invalid=true] .field-problem:not([hidden])').text()).toBe(unanswered);
    expect(partly.$('input[inputmode]').val()).toBe('90 731');
    const told = await salma.send(answers);
    expect([told.address.endsWith(address), told.$('form.quiz').length]).toEqual([true, 0]);
    expect(told.text).toContain(result.states.wrong);
    expect(told.text).toContain(practice.next('').slice(0, 20));
    expect((await salma.open(`/learn/${course}`)).$(`main a[href="${address}"]`)).toHaveLength(0);
    const before = await db.select().from(practiceCards);
    expect(before).toHaveLength(4);
    // What a phone that was offline sends of the same page, and what nobody asked.
    const attemptId = page.$('[name=attempt]').val();
    const send = async (body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const sent = await salma.ask(`${address}/answers`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return sent.status;
    };
    const late = {
      attemptId,
      at: new Date().toISOString(),
      answers: { [claim.slice(2)]: ['true'], other: ['x'] },
    };
    expect(await send(late)).toBe(200);
    expect(await db.select().from(practiceCards)).toEqual(before);
    const wrong = [
      {},
      [],
      { ...late, attemptId: 'x' },
      { ...late, at: 'yesterday' },
      { ...late, answers: { a: [{}] } },
    ];
    for (const body of wrong) expect(await send(body)).toBe(400);
  });

  const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
  const problems = assignmentWords.en.problems;

  it('work is refused beside the field and keeps what was typed, and is handed in with its photo', async () => {
    await salma.open(links.work);
    const text = 'My table\nand the lamp';
    const refused = await salma.send({ text, photo: file(aPdf(), 'photo.jpg') });
    expect(refused.status).toBe(422);
    expect(refused.$('[data-field=photo] .field-problem').text()).toBe(problems['photo-kind']);
    expect(refused.$('textarea').val()).toBe(text);
    const wrong: [string, File, string][] = [
      ['voice', file(aPdf(), 'voice.mp3'), problems['voice-kind']],
      [
        'file',
        file(new Uint8Array(Buffer.from('PK\u0003\u0004 anything')), 'work.zip'),
        problems['file-kind'],
      ],
    ];
    for (const [name, sent, problem] of wrong)
      expect((await salma.send({ text, [name]: sent })).$(`[data-field=${name}] .field-problem`).text()).toBe(
        problem,
      );
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d9532f' } })
      .jpeg()
      .toBuffer();
    const handed = await salma.send({
      text,
      photo: file(picture, 'lamp.jpg'),
      file: file(aPdf(), 'price list.pdf'),
    });
    expect(handed.text).toContain(assignmentWords.en.closed.waiting);
    expect(handed.$('#submissions').text()).toContain('and the lamp');
    expect(handed.$('#assignment textarea')).toHaveLength(0);
    expect(handed.html).not.toContain('handed-in/');
  });

  it('what was handed in is read by its learner alone, in parts where a player asks for them', async () => {
    const page = await salma.open(links.work);
    const photo = page.$('#submissions img').attr('src') ?? '';
    const file = page.$('#submissions a[download]').attr('href') ?? '';
    const shown = await salma.ask(photo);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-cache',
    ]);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const again = { 'If-None-Match': shown.headers.get('etag') ?? '' };
    expect((await salma.ask(photo, { headers: again })).status).toBe(304);
    const part = await salma.ask(file, { headers: { Range: 'bytes=0-3' } });
    expect([part.status, await part.text(), part.headers.get('content-disposition')]).toEqual([
      206,
      '%PDF',
      expect.stringContaining('attachment; filename="price list.pdf"'),
    ]);
    const other = (await placeOrder(course)).visitor;
    for (const visitor of [newVisitor(), other]) {
      expect((await visitor.ask(photo)).status).toBe(404);
      expect((await visitor.ask(photo, { headers: { Range: 'bytes=0-0' } })).status).toBe(404);
    }
    expect((await salma.ask(photo.replace(/[^/]+$/, randomUUID()))).status).toBe(404);
  });

  it('work that waits can be taken back and replaced, and what was marked meanwhile says so', async () => {
    const { takeBack, history, refused, closed } = assignmentWords.en;
    const page = await salma.open(links.work);
    expect(page.$('#assignment form').text()).toContain(takeBack.button);
    const submission = page.$('[name=take-back]').attr('value') ?? '';
    const taken = await salma.send({});
    expect(taken.address).toBe(links.work);
    expect(taken.text).toContain(history.states['taken-back']);
    expect(taken.$('#assignment textarea').val()).toContain('and the lamp');
    expect((await salma.send({ text: 'The right lamp' })).text).toContain(closed.waiting);
    const second = salma.page.$('[name=take-back]').attr('value') ?? '';
    expect(second).not.toBe(submission);
    await db.update(submissions).set({ state: 'accepted' }).where(eq(submissions.id, second));
    const late = await salma.send({});
    expect(late.status).toBe(409);
    expect(late.text).toContain(refused.marked);
  });

  it('what is far too large is answered in words, and a form of 200 MB too', async () => {
    const large = new Uint8Array(33 * 1024 * 1024);
    const { text } = await salma.open(links.late);
    expect(text).toContain(assignmentWords.en.closed['too-late']);
    const form = new FormData();
    form.set('photo', file(large, 'large.jpg'));
    const answer = await salma.ask(`${links.late}/hand-in`, { method: 'POST', body: form });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${links.late}?files=too-large`]);
    const page = await answerTo200Megabytes(salma, `${links.late}/hand-in`);
    expect(page.status).toBe(413);
    expect(page.html).toContain('30 MB');
    // From a stranger nothing is read at all.
    expect((await newVisitor().ask(`${links.late}/hand-in`, { method: 'POST', body: form })).status).toBe(
      413,
    );
  });

  it('nothing is taken late where that is not allowed, and nothing while the course is paused', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ submission: randomUUID(), version: '1', text: 'Late' }))
      body.set(name, value);
    const late = await salma.open(`${links.late}/hand-in`, { method: 'POST', body });
    expect(late.status).toBe(409);
    expect(late.text).toContain(assignmentWords.en.refused['too-late']);
    const photo = (await salma.open(links.work)).$('#submissions img').attr('src') ?? '';
    await db.update(entitlements).set({ pausedAt: new Date() }).where(eq(entitlements.orderId, salmasOrder));
    expect((await salma.open(links.quiz)).status).toBe(403);
    expect((await salma.ask(photo)).status).toBe(404);
    expect((await salma.open(`${links.work}/hand-in`, { method: 'POST', body })).status).toBe(403);
    const answers = { attemptId: randomUUID(), version: 1, answers: {} };
    const headers = { 'Content-Type': 'application/json' };
    const refused = await salma.ask(`${links.quiz}/answers`, {
      method: 'POST',
      headers,
      body: JSON.stringify(answers),
    });
    expect(await refused.json()).toBeRefused('paused');
  });
});

/** Sends 200 MB as a browser does, which reads the answer when it has sent all it could. */
function answerTo200Megabytes(visitor: Visitor, address: string): Promise<{ status: number; html: string }> {
  const size = 200 * 1024 * 1024;
  const piece = Buffer.alloc(256 * 1024);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const sent = request(new URL(address, visitor.origin), {
      method: 'POST',
      headers: {
        cookie,
        origin: visitor.origin,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': size,
      },
    });
    sent.on('response', (answer) => {
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => (html += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, html }));
    });
    sent.on('error', reject);
    let left = size;
    const write = (): void => {
      while (left > 0) {
        left -= piece.length;
        if (!sent.write(piece)) return void sent.once('drain', write);
      }
      sent.end();
    };
    write();
  });
}

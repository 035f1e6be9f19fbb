/** Films of lessons at the built academy: their pages, their bytes, progress from phones, and staff uploads. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { filmWords } from '../../src/learning/classroom/words.ts';
import { darija } from '../../src/catalogue/courses/ecommerce-mastery-virtual.darija.ts';
import { partBytes } from '../../src/academy/media/media.ts';
import { newVisitor, visit, type Visitor } from '../support/visitor.ts';
import { askStaff, chooseMethod, payByCard, placeOrder, staff } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const free = `/learn/${course}/lessons/one-order`;
const events = `/learn/${course}/events`;

const chosen = ({ page }: Visitor): string => page.$('.film-ways a[aria-current]').text();

it('the course’s page leads to its free lesson, which shows the size of each version, exact to the byte', async () => {
  const visitor = await visit(`/courses/${course}`);
  expect(visitor.page.headers.get('cache-control')).toContain('public');
  expect(visitor.page.headers.getSetCookie()).toEqual([]);
  expect(visitor.page.$('.film-card-title').attr('href')).toBe(`/ar${free}`);
  expect(visitor.page.text).toContain(darija.curriculum.silent);
  await visitor.open(free);
  expect(chosen(visitor)).toMatch(new RegExp(`^${filmWords.en.ways.small} \\d+ KB$`));
  expect(visitor.page.$('video').attr('preload')).toBe('none');
  expect(visitor.page.$('track').length).toBe(2);
  // The player comes first, then the choice.
  expect(visitor.page.$('#film video ~ .film-ways').length).toBe(1);
  // It has no speech: the page says so, and its captions are on, in its language.
  expect(visitor.page.text).toContain(filmWords.en.silent);
  expect(visitor.page.$('track[default]').attr('srclang')).toBe('en');
  for (const way of ['film', 'small']) {
    const page = await visitor.open(`${free}?as=${way}`);
    const bytes = page.$('.film-ways a[aria-current] data').attr('value');
    const sent = await visitor.ask(page.$('source').attr('src') ?? '', { method: 'HEAD' });
    expect([sent.status, sent.headers.get('content-length')]).toEqual([200, bytes]);
  }
});

it('remembers the chosen version, and begins with the small one where data is saved', async () => {
  const visitor = await visit(`/ar${free}?as=film`);
  expect(visitor.page.headers.getSetCookie()[0]).toMatch(
    /^as=film; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/,
  );
  expect((await visitor.open(free)).headers.getSetCookie()).toEqual([]);
  expect(chosen(visitor)).toContain(filmWords.en.ways.film);
  await visitor.open(free, { headers: { 'save-data': 'on' } });
  expect(chosen(visitor)).toContain(filmWords.en.ways.small);
  expect(visitor.page.$('video').attr('poster')).toBeUndefined();
  await visitor.open(`${free}?as=read`);
  expect(visitor.page.$('video').length).toBe(0);
  expect(visitor.page.$('.film-transcript[open] p').length).toBeGreaterThan(3);
  // A version that does not exist is not remembered.
  expect((await visitor.open(`${free}?as=hd`)).headers.getSetCookie()).toEqual([]);
});

it('a learner’s phone reports the position, once for each event, and the lesson resumes there; nobody else can', async () => {
  const { visitor } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  const page = await visitor.open(free);
  const lessonId = page.$('[data-lesson]').attr('data-lesson');
  expect(page.$('[data-events]').attr('data-events')).toBe(events);
  const report = (from: Visitor, body: unknown, type = 'application/json') =>
    from.ask(events, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': type } });
  const event = {
    id: randomUUID(),
    lessonId,
    kind: 'position',
    body: { seconds: 61, of: 88 },
    at: new Date().toISOString(),
  };
  for (let times = 0; times < 2; times += 1) {
    const accepted = await report(visitor, { events: [event] });
    expect([accepted.status, await accepted.json()]).toEqual([200, { ok: true, settled: [event.id] }]);
  }
  expect((await visitor.open(free)).$('source').attr('src')).toMatch(/#t=61$/);
  expect(visitor.page.text).toContain(filmWords.en.goesOnAt('1:01'));
  // A link may lead to another second, as one from a quiz does.
  expect((await visitor.open(`${free}?from=38`)).$('source').attr('src')).toMatch(/#t=38$/);
  const nobody = await report(newVisitor(), { events: [event] });
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { ok: false, reason: 'sign-in' }]);
  for (const wrong of [
    { events: [] },
    { events: Array.from({ length: 51 }, () => event) },
    { events: [{ ...event, body: { price: 1 } }] },
    'x',
  ])
    expect((await report(visitor, wrong)).status).toBe(400);
  expect((await report(visitor, { events: [event] }, 'text/plain')).status).toBe(415);
});

it('staff upload a film in parts; others are refused, and so are parts that arrive changed', async () => {
  const owner = await staff();
  const bytes = new Uint8Array(partBytes + 5).fill(7);
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
  const begun = await askStaff(owner, 'POST', '/media/begin', {
    name: 'a.pdf',
    kind: 'file',
    bytes: bytes.length,
  });
  const { id, parts } = begun.body;
  expect([begun.status, parts]).toEqual([200, 2]);
  const put = (from: Visitor, part: number, piece: Uint8Array<ArrayBuffer>, of = piece) =>
    from.ask(`/api/staff/media/${id}/parts/${part}`, {
      method: 'PUT',
      body: piece,
      headers: {
        'content-type': 'application/octet-stream',
        'content-digest': `sha-256=:${createHash('sha256').update(of).digest('base64')}:`,
      },
    });
  const [first, second] = [bytes.slice(0, partBytes), bytes.slice(partBytes)];
  expect((await put(newVisitor(), 1, second)).status).toBe(401);
  expect((await put(owner, 0, first, second)).status).toBe(422);
  expect((await put(owner, 0, bytes)).status).toBe(413);
  expect((await put(owner, 1, second)).status).toBe(200);
  expect((await askStaff(owner, 'POST', '/media/parts', { id })).body).toMatchObject({
    ok: true,
    there: [1],
  });
  expect((await askStaff(owner, 'POST', '/media/finish', { id })).body).toMatchObject({
    ok: false,
    missing: [0],
  });
  expect((await put(owner, 0, first)).status).toBe(200);
  expect((await askStaff(owner, 'POST', '/media/finish', { id })).body).toMatchObject({
    ok: true,
    state: 'ready',
  });
  const [row] = (await askStaff(owner, 'POST', '/media/list', { ids: [id] })).body.rows;
  const file = `/api/staff/media/${id}/files/${row.files[0].id}`;
  const got = await owner.ask(file, { headers: { range: 'bytes=0-9' } });
  expect([got.status, got.headers.get('content-disposition')]).toEqual([
    206,
    expect.stringContaining('attachment'),
  ]);
  expect((await newVisitor().ask(file)).status).toBe(401);
  expect((await askStaff(owner, 'POST', '/media/remove', { id })).body).toEqual({ ok: true });
  expect((await owner.ask(file)).status).toBe(404);
});

/** A learner's notes and her search, by forms and links alone; and what a phone sends of notes that waited. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { classroomWords } from '../../src/learning/classroom/words.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder, signIn } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const film = `/learn/${course}/lessons/one-order`;
const text = `/learn/${course}/lessons/cash-on-delivery`;
const { note: words, search } = classroomWords.en;
const write = { form: '#write' };

async function paid() {
  const { visitor, who } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return { visitor, who };
}
const lookFor = (visitor: Visitor, typed: string, within = course, prefix = '') =>
  visitor.open(`${prefix}/learn/search?${new URLSearchParams({ q: typed, ...(within && { in: within }) })}`);

it('a note at a second and one beside a paragraph are written, changed and taken away without script', async () => {
  const { visitor: salma, who } = await paid();
  const mark = `Mark ${randomUUID()}`;
  await salma.open(film);
  const refused = await salma.send({ note: `${mark} <b>`, time: '2:99' }, write);
  expect([refused.status, refused.$('#note').val(), refused.$('#note-time').val()]).toEqual([
    422,
    `${mark} <b>`,
    '2:99',
  ]);
  expect(refused.$('#note-time-problem').text()).toContain(words.problems['bad-time']);
  await salma.send({ time: '٠:١٤' }, write);
  const line = () =>
    salma.page.$('[data-notes] > li').filter((_, one) => salma.page.$(one).text().includes(mark));
  expect(line().find('[data-body]').text()).toBe(`${mark} <b>`);
  expect(line().find('a[data-from=14]').attr('href')).toBe(`${film}?from=14#film`);
  expect((await salma.open(line().find('a[data-from]').attr('href') ?? '')).html).toContain('#t=14');

  await salma.open(line().find('a[data-edit]').attr('href') ?? '');
  expect([salma.page.$('#note').val(), salma.page.$('#note-time').val()]).toEqual([`${mark} <b>`, '0:14']);
  const long = await salma.send({ note: 'x'.repeat(2_001) }, write);
  expect([long.status, long.$('#note').text().length]).toEqual([422, 2_001]);
  await salma.send({ note: `${mark} changed`, time: '' }, write);
  expect([line().text().includes('changed'), line().find('a[data-from]').length]).toEqual([true, 0]);

  await salma.open(text);
  const beside = String(salma.page.$('#note-beside option').eq(2).attr('value'));
  await salma.send({ note: `Beside ${mark}`, beside }, write);
  const anchor = line().find('.note-place').attr('href') ?? '';
  expect(
    salma.page
      .$(`[id="${anchor.split('#')[1]}"]`)
      .text()
      .replace(/\s+/g, ' '),
  ).toContain(beside.slice(0, 20));

  const all = await salma.open(`/learn/${course}/notes`);
  expect(all.text.split(mark)).toHaveLength(3);
  expect(all.$('main section')).toHaveLength(2);
  expect(
    (await lookFor(salma, `${mark} changed`)).$('.found-place[data-kind=note] mark').length,
  ).toBeGreaterThan(1);
  const { visitor: nora } = await paid();
  for (const page of [film, text, `/learn/${course}/notes`])
    expect((await nora.open(page)).html).not.toContain(mark);
  expect((await lookFor(nora, mark)).text).toContain('Nothing found for');

  await signIn(salma, who.email);
  const held = await salma.ask('/account/data/export.json');
  expect(await held.text()).toContain(`${mark} changed`);
  await salma.open(film);
  await salma.open(line().find('a[data-edit]').attr('href') ?? '');
  await salma.send({}, { ...write, button: { name: 'intent', value: 'remove' } });
  expect(line()).toHaveLength(0);
});

it('notes that waited on a phone are kept once, in whichever order their changes come', async () => {
  const { visitor: salma } = await paid();
  const { key } = await (await salma.ask(`${text}/keep?as=read`)).json();
  const send = (sent: object) =>
    salma.ask(`${text}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-learner': key },
      body: JSON.stringify(sent),
    });
  const mark = `Mark ${randomUUID()}`;
  const noteId = randomUUID();
  const note = { noteId, changeId: noteId, seen: null, seconds: null, beside: null, body: mark };
  const at = new Date().toISOString();
  const sent = await Promise.all([1, 2].map(() => send({ ...note, at })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const changed = { ...note, changeId: randomUUID(), seen: noteId, body: `${mark} later`, at };
  for (const one of [changed, { ...note, at }, changed]) expect((await send(one)).status).toBe(200);
  const page = await salma.open(text);
  expect(page.$('[data-notes] > li')).toHaveLength(1);
  expect(page.$('[data-notes] [data-body]').text()).toBe(`${mark} later`);
  for (const [wrong, status] of [
    [{ ...note, at: 'now' }, 400],
    [{ ...note, at, seconds: -1 }, 400],
    [{ ...note, at, noteId: 'x' }, 400],
    [{ ...note, at, noteId: randomUUID(), body: ' ' }, 422],
  ] as const)
    expect((await send(wrong)).status).toBe(status);
});

it('one search finds titles, texts and what is said, and answers in a sentence whatever is typed', async () => {
  const { visitor: salma } = await paid();
  const home = await salma.open(`/learn/${course}`);
  expect(
    home
      .$('header a')
      .toArray()
      .map((one) => home.$(one).attr('href')),
  ).toContain(`/learn/search?in=${course}`);
  const found = await lookFor(salma, 'do not figh');
  expect(found.$('mark').text().toLowerCase()).toContain('fight');
  const link = found.$('.found-place').first().attr('href') ?? '';
  expect((await salma.open(link)).$(`[id="${link.split('#')[1]}"]`).text()).toContain('fight');
  expect((await lookFor(salma, 'do not figh', '')).$('.found-place').length).toBeGreaterThan(0);
  for (const typed of ['a', '%', "'", '\u200b\u200f', '((', '؟', '🎉']) {
    const { status, text: said } = await lookFor(salma, typed);
    expect([typed, status, said.includes(search.tooLittle)]).toEqual([typed, 200, true]);
  }
  for (const typed of ['x'.repeat(500), 'zzzzzz', "'; zzdrop zz"])
    expect((await lookFor(salma, typed)).text).toContain('Nothing found for');
  const { status, text: closed } = await lookFor(newVisitor(), 'fight');
  expect([status, closed]).toEqual([403, expect.not.stringContaining('Do not fight')]);
});

/** Dated groups as visitors see them: on the course's page, in the checkout without script, and on an order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { cohortWords } from '../../src/catalogue/courses/cohort.words.ts';
import { chooseMethod, newLearner, payByCard, placeOrder, askStaff, staff } from '../support/visits.ts';
import { newVisitor, visit, Visitor } from '../support/visitor.ts';
import { startForVisitors } from '../support/built-academy.ts';
import type { Running } from '../support/start-built.ts';

const { en, ar } = cohortWords;
const enrol = '/courses/ecommerce-mastery/enrol';
const choices = 'main input[name="cohort"]';

type Group = { id: string; startsOn: string; seats: number | null; taken: number };

/** The sample course's groups as staff see them, newest first. */
async function groupsOf(course: string): Promise<Group[]> {
  const { body } = await askStaff(await staff(), 'POST', '/cohorts/list', { course });
  return body.cohorts;
}

describe('a live course that is taught here', () => {
  it('shows when its next group starts and meets, never open enrolment, in both languages and to search engines', async () => {
    const page = (await visit('/courses/english-mastery')).page;
    expect(page.text).toMatch(/Starts Monday \d+ \w+/);
    expect(page.text).toContain('Mondays and Thursdays 19:30');
    expect((await visit('/ar/courses/english-mastery')).page.text).toContain('كل اثنين وخميس 19:30');
    for (const address of ['/courses', '/ar/courses', '/courses/english-mastery'])
      expect((await visit(address)).page.text).not.toMatch(/open enrolment|التسجيل مفتوح/i);
    const data = page.html.match(/\{[^<]*"CourseInstance".*?\}(?=<\/script>)/s)?.[0] ?? '{}';
    const shown = JSON.parse(data) as { hasCourseInstance?: Record<string, unknown>[] };
    expect(shown.hasCourseInstance).toMatchObject([
      {
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        maximumAttendeeCapacity: 40,
        courseSchedule: {
          startTime: '19:30',
          scheduleTimezone: 'Africa/Casablanca',
          repeatCount: 24,
          byDay: ['https://schema.org/Monday', 'https://schema.org/Thursday'],
        },
        offers: { availability: 'https://schema.org/InStock' },
      },
    ]);
  });

  it('is enrolled in by choosing a group where several are open; without a choice what was typed is kept', async () => {
    const visitor = await visit(enrol);
    expect(visitor.page.$(choices).length).toBeGreaterThan(1);
    expect(visitor.page.$(choices).is('[checked]')).toBe(false);
    const all = await visitor.send({ name: 'Salma', email: '', phone: '' });
    // Everything at once: what is wrong in the fields, and the group.
    for (const field of ['name', 'email', 'phone', 'cohort', 'isSixteen'])
      expect(
        all.$(`[data-field="${field}"]`).find('*').addBack().filter('[aria-invalid=true]').length,
        field,
      ).toBe(1);
    const who = newLearner();
    const refused = await visitor.send({ ...who, isSixteen: 'on', agreesToStart: 'on' });
    expect([refused.status, refused.$('[name="name"]').attr('value')]).toEqual([422, who.name]);
    expect(refused.$('[data-field="cohort"] [data-problem-text]').text()).toContain(
      words.en.common.fieldProblems['cohort-needed'],
    );
    const second = refused.$(choices).eq(1);
    const placed = await visitor.send({ cohort: second.attr('value') ?? '' });
    const label = /Starts (\w+ \d+ [A-Z][a-z]+)/.exec(second.closest('label').text())?.[1] ?? 'none';
    expect(placed.text).toContain(label);
  });

  it('with one open group has it chosen; a recorded one has no groups and begins at one’s own pace', async () => {
    const one = (await visit('/courses/english-mastery/enrol')).page;
    expect([one.$(choices).length, one.$(choices).is('[checked]')]).toEqual([1, true]);
    const form = (await visit('/courses/ecommerce-mastery-virtual/enrol')).page;
    const text = `${en.facts.begins}: ${en.ownPace}`;
    expect([form.$(choices).length, form.text]).toEqual([0, expect.stringContaining(text)]);
    const { visitor } = await placeOrder('ecommerce-mastery-virtual');
    expect(visitor.page.text).toContain(text);
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    expect((await visit('/courses')).page.text).toContain(en.ownPace);
    expect((await visit('/ar/courses')).page.text).toContain(ar.ownPace);
  });
});

it('the classroom names the modules of the course’s page, the day on which each opens, and those not published yet', async () => {
  const page = (await visit('/courses/ugc-creation-masterclass')).page;
  const opens = page
    .$('.question > :not(summary) > p')
    .get()
    .map((about) => /Opens (\d+ \w+)/.exec(page.$(about).text())?.[1])
    .filter((day) => day !== undefined);
  expect(opens.length).toBe(2);
  const { curriculum } = words.en.course;
  expect(page.text).toContain(curriculum.published(2, 7));
  const { visitor } = await placeOrder('ugc-creation-masterclass');
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  const { $ } = await visitor.open('/learn/ugc-creation-masterclass');
  const near = $('.lane-stop .lane-head')
    .get()
    .map((head) => $(head).text());
  expect(near.length).toBe(3);
  // The first one opens on the day that the head of the page shows.
  expect(near[0]).not.toContain('Opens');
  expect(near[1]).toContain(opens[1]);
  expect(near[2]).toContain('Its day is not set yet');
  expect($('.lane-row .lane-label').text()).toBe('4 modules are not published yet');
  const names = page
    .$('.question summary')
    .get()
    .map((summary) => page.$(summary).text());
  for (const later of $('.outline-later').get()) {
    const [number = '', name = 'none'] = $(later).find('h3').text().split(' · ');
    expect(names.some((shown) => shown.startsWith(number) && shown.includes(name))).toBe(true);
  }
});

it('a course’s home counts only required lessons, marks the rest as optional, and shows when each session is', async () => {
  const { visitor } = await placeOrder('english-mastery');
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  const read = async (address: string) => {
    const { $ } = await visitor.open(address);
    const facts = (key: string) =>
      $('.outline-lesson')
        .filter((_, line) => $(line).text().includes(key))
        .find('.outline-facts')
        .text();
    const shares = $('.lane-head .outline-facts')
      .get()
      .map((share) => $(share).text());
    return { facts, shares, whole: $('#share').text() };
  };
  const { facts, shares, whole } = await read('/learn/english-mastery');
  const listed = shares.reduce((sum, share) => sum + Number(/(\d+) lessons?/.exec(share)?.[1]), 0);
  const required = Number(/(\d+) required lessons/.exec(whole)?.[1]);
  expect([required > 0, required < listed]).toEqual([true, true]);
  expect(facts('Your first task')).toContain(' · Optional');
  expect(facts('Live session 4')).toMatch(
    /^Live session · 60 minutes · (Monday|Thursday),? \d+ \w+ \d{4}, 19:30 to 20:30, Moroccan time$/,
  );
  expect(facts('Your first minute')).toMatch(/^Video · 1 minute · \d+ KB/);
  expect(facts('Numbers')).toMatch(/^Reading · 12 minutes · \d+ KB/);
  expect((await read('/ar/learn/english-mastery')).facts('مهمّتك الأولى')).toContain('اختياري');
});

describe('a group that fills up or closes during an order', () => {
  const plan = { weekdays: [3], startsAt: '20:00', minutes: 60, weeks: 4, trainer: null, chatLink: null };
  // Of its own: the orders of other tests would take the groups that are closed here.
  let academy: Running;
  beforeAll(async () => {
    academy = await startForVisitors();
  });
  afterAll(() => academy.stop());
  async function open(address: string): Promise<Visitor> {
    const visitor = new Visitor(academy.origin);
    await visitor.open(address);
    return visitor;
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('is refused beside the field with everything typed kept; a waiting order shows that and takes another', async () => {
    const owner = await staff(undefined, new Visitor(academy.origin));
    const course = 'ecommerce-mastery';
    const make = { course, ...plan, startsOn: inDays(200), seats: 1 };
    const made = await askStaff(owner, 'POST', '/cohorts/add', make);
    const cohort: string = made.body.id;
    const first = await open(`/courses/${course}/enrol`);
    const late = await open(`/courses/${course}/enrol`);
    const waiting = await open(`/courses/${course}/enrol`);
    const details = { isSixteen: 'on', agreesToStart: 'on', cohort };
    const order = /(\/orders\/[\w-]+)\//.exec(
      (await waiting.send({ ...newLearner(), ...details })).address,
    )?.[1];

    await first.send({ ...newLearner(), ...details });
    await chooseMethod(first, 'Card');
    expect((await payByCard(first)).text).toContain(words.en.payment.success.title);

    const who = newLearner();
    const refused = await late.send({ ...who, ...details });
    expect([refused.status, refused.$('[name="email"]').attr('value')]).toEqual([409, who.email]);
    expect(refused.text).toContain(words.en.common.fieldProblems['cohort-full']);
    expect(refused.$(`${choices}[value="${cohort}"]`).is('[disabled]')).toBe(true);

    const shown = await waiting.open(`${order}/method`);
    expect(shown.text).toContain(en.order['cohort-full'].title);
    expect(shown.$('[name="paymentOption"]').length).toBe(0);
    const other = shown.$(`${choices}:not([disabled])`).first().attr('value') ?? '';
    const taken = await waiting.send({ cohort: other }, { button: { name: 'intent', value: 'cohort' } });
    expect(taken.$('[name="paymentOption"]').length).toBeGreaterThan(0);

    await askStaff(owner, 'POST', '/cohorts/close', { cohort, isClosed: true });
  });

  it('a waiting order is moved to one that begins soon only with the tick, and what was typed and chosen stays', async () => {
    const owner = await staff(undefined, new Visitor(academy.origin));
    const course = 'ecommerce-mastery';
    const add = async (days: number): Promise<string> => {
      const make = { course, ...plan, startsOn: inDays(days), seats: 9 };
      return (await askStaff(owner, 'POST', '/cohorts/add', make)).body.id;
    };
    const [soon, later, last] = [await add(3), await add(210), await add(220)];
    const required = words.en.common.fieldProblems['agreement-required'];
    const waiting = await open(`/courses/${course}/enrol`);
    await waiting.send({ ...newLearner(), isSixteen: 'on', cohort: later });
    const order = /\/orders\/[\w-]+/.exec(waiting.page.address)?.[0] ?? '';

    await waiting.open(`${order}/details`);
    const refused = await waiting.send({ name: 'Salma Bennani', cohort: soon });
    expect([refused.status, refused.$('[name="name"]').attr('value')]).toEqual([422, 'Salma Bennani']);
    expect(refused.$('[data-field="agreesToStart"]').text()).toContain(required);
    expect(refused.$(`${choices}[value="${soon}"]`).is('[checked]')).toBe(true);
    expect((await waiting.send({ cohort: last })).address).toBe(`${order}/method`);

    await askStaff(owner, 'POST', '/cohorts/close', { cohort: last, isClosed: true });
    const pick = { button: { name: 'intent', value: 'cohort' } };
    await waiting.open(`${order}/method`);
    const asked = await waiting.send({ cohort: soon }, pick);
    expect(asked.$('[data-field="agreesToStart"]').text()).toContain(required);
    expect(asked.$(`${choices}[value="${soon}"]`).is('[checked]')).toBe(true);
    const moved = await waiting.send({ agreesToStart: 'on' }, pick);
    expect(moved.$('[name="paymentOption"]').length).toBeGreaterThan(0);

    await waiting.open(`${order}/details`);
    expect(waiting.page.$('[name="agreesToStart"]').length).toBe(0);
    for (const cohort of [soon, later])
      await askStaff(owner, 'POST', '/cohorts/close', { cohort, isClosed: true });
    await waiting.open(order);
    const press = (value: string) =>
      waiting.send({}, { form: `main form:has([value="${value}"])`, button: { name: 'intent', value } });
    await press('cancel');
    const closed = await press('reopen');
    expect(closed.text).toContain(en.order['cohort-closed'].title);
  });

  it('an order whose group begins soon by now asks for that before any way to pay, and is paid with the tick', async () => {
    const owner = await staff(undefined, new Visitor(academy.origin));
    const course = 'ecommerce-mastery';
    const make = { course, ...plan, startsOn: inDays(30), seats: 9 };
    const cohort: string = (await askStaff(owner, 'POST', '/cohorts/add', make)).body.id;
    const visitor = await open(`/courses/${course}/enrol`);
    await visitor.send({ ...newLearner(), isSixteen: 'on', cohort });
    const order = /\/orders\/[\w-]+/.exec(visitor.page.address)?.[0] ?? '';
    await chooseMethod(visitor, 'WafaCash / Cash Plus');
    expect(visitor.page.address).toBe(`${order}/cash`);
    expect(
      (await askStaff(owner, 'POST', '/cohorts/change', { cohort, ...plan, startsOn: inDays(4), seats: 9 }))
        .status,
    ).toBe(200);
    // Where the money would be told of, too.
    expect((await visitor.open(`${order}/cash`)).address).toBe(`${order}/method`);
    const refused = await chooseMethod(visitor, 'WafaCash / Cash Plus');
    expect(refused.status).toBe(422);
    expect(refused.$('[data-field="agreesToStart"]').text()).toContain(
      words.en.common.fieldProblems['agreement-required'],
    );
    expect(refused.$('[name="paymentOption"][value^="Wafa"]').is('[checked]')).toBe(true);
    expect((await visitor.send({ agreesToStart: 'on' })).address).toBe(`${order}/cash`);
    expect((await visitor.open(`${order}/method`)).$('[name="agreesToStart"]')).toHaveLength(0);
    await askStaff(owner, 'POST', '/cohorts/close', { cohort, isClosed: true });
  });
});

describe('staff', () => {
  it('neither other staff nor visitors see a group', async () => {
    expect((await askStaff(newVisitor(), 'POST', '/cohorts/list', {})).status).toBe(401);
    const found = await groupsOf('english-mastery');
    expect(found[0]).toMatchObject({ seats: 40, startsAt: '19:30' });
    const bad = { course: 'english-mastery', startsOn: 'soon', weekdays: [9], startsAt: '25:00' };
    expect((await askStaff(await staff(), 'POST', '/cohorts/add', bad)).status).toBe(422);
  });
});

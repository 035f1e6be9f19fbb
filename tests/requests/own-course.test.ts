/** What whoever has a course meets: the way in on its pages, one account of how far they are, and the language it is taught in. */
import { expect, it } from 'vitest';
import { classroomWords, filmWords, homeWords, keepWords } from '../../src/learning/classroom/words.ts';
import { words } from '../../src/words.ts';
import { newVisitor, visit, type VisitedPage, type Visitor } from '../support/visitor.ts';
import { chooseMethod, payByCard, placeOrder } from '../support/visits.ts';

const darijaCourse = 'ecommerce-mastery-virtual';

async function buy(course: string): Promise<Visitor> {
  const { visitor } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return visitor;
}

const caching = async (visitor: Visitor, address: string): Promise<string | null> =>
  (await visitor.ask(address)).headers.get('cache-control');

it('the owner of a course goes in from its pages and the catalogue; nobody else’s page changes', async () => {
  const owner = await buy('ugc-creation-masterclass');
  const { own } = words.en.course;
  const page = await owner.open('/courses/ugc-creation-masterclass');
  const hrefs = (selector: string) =>
    page
      .$(selector)
      .get()
      .map((link) => page.$(link).attr('href'));
  expect(hrefs('.course-bar a')).toEqual(['/learn/ugc-creation-masterclass']);
  expect(page.$('main a[href$="/enrol"]').text()).toBe(own.forAnother);
  expect(page.text).toContain(own.title);
  expect(page.$('.course-card .price').length).toBe(0);
  const catalogue = await owner.open('/courses');
  expect(catalogue.$('main a[href="/learn/ugc-creation-masterclass"]').text()).toContain(own.action);
  expect((await owner.open('/ar/courses/ugc-creation-masterclass')).text).toContain(
    words.ar.course.own.action,
  );
  for (const address of ['/courses', '/courses/ugc-creation-masterclass'])
    expect([await caching(owner, address), await caching(newVisitor(), address)]).toEqual([
      'private, no-cache',
      'public, max-age=0, must-revalidate',
    ]);
  // Another course is still sold to them, and this one to others.
  expect((await owner.open('/courses/english-mastery')).text).not.toContain(own.title);
  expect((await visit('/courses/ugc-creation-masterclass')).page.text).not.toContain(own.title);
});

it('the owner of the Darija course goes in from its sales page, in Darija', async () => {
  const owner = await buy(darijaCourse);
  const { darija } = words.ar.ecommerceMasteryVirtual;
  for (const address of [`/courses/${darijaCourse}`, `/ar/courses/${darijaCourse}`]) {
    const page = await owner.open(address);
    expect(page.text).toContain(darija.own.action);
    expect(page.text).not.toContain(darija.hero.register);
  }
  expect((await visit(`/courses/${darijaCourse}`)).page.text).toContain(darija.hero.register);
});

it('how far a learner is reads the same on every page, of the whole course, without optional lessons', async () => {
  const learner = await buy('ugc-creation-masterclass');
  const home = '/learn/ugc-creation-masterclass';
  const told = async (): Promise<string> => {
    const [course, certificate, all] = [
      (await learner.open(home)).$('#share').text(),
      (await learner.open(`${home}/certificate`)).$('#on-the-way').text(),
      (await learner.open('/learn')).$('[id^="share-"]').text(),
    ];
    expect(all).toBe(course);
    // Where no head shows it, the day on which the next module opens stands beside it.
    expect(certificate.startsWith(course)).toBe(true);
    return course;
  };
  const [, before = ''] = /^Module 1 of 7\. (\d+) required lessons, none done yet\./.exec(await told()) ?? [];
  expect(Number(before)).toBeGreaterThan(0);
  await learner.open(`${home}/lessons/welcome`);
  await learner.send({}, { form: 'main form[data-classroom=done]' });
  expect(await told()).toMatch(
    new RegExp(`^Module 1 of 7\\. 1 of the ${before} required lessons published so far done\\.`),
  );
  const lesson = await learner.open(`${home}/lessons/first-task`);
  expect(lesson.text).toContain(classroomWords.en.lesson.optional);
  // Its place is that in the list, which has the optional ones too.
  expect(lesson.$('.lesson-place').text()).toMatch(/Lesson 2 of \d+/);
  const page = await learner.open(`${home}/certificate`);
  expect(page.$('.outline-later').length).toBe(5);
});

it('a course in Darija has a classroom in Darija at its Arabic addresses, and no other course has', async () => {
  const learner = await buy(darijaCourse);
  const read = async (address: string) => (await learner.open(address)).text;
  const lesson = `learn/${darijaCourse}/lessons/one-order`;
  const inDarija = await read(`/ar/${lesson}`);
  for (const sentence of [classroomWords.ary.lesson.markDone, filmWords.ary.transcript, keepWords.ary.keep])
    expect(inDarija).toContain(sentence);
  expect(inDarija).not.toContain(classroomWords.ar.lesson.markDone);
  expect(await read(`/ar/learn/${darijaCourse}`)).toContain('مازال ما بديتي');
  expect(learner.page.$('#page').attr('lang')).toBe('ary');
  expect(await read(`/${lesson}`)).toContain(classroomWords.en.lesson.markDone);
  const english = await buy('english-mastery');
  expect((await english.open('/ar/learn/english-mastery/lessons/welcome')).text).toContain(
    classroomWords.ar.lesson.markDone,
  );
});

it('after the first lesson a learner is asked when she studies, and plans, pauses and ends it without script', async () => {
  const course = 'ugc-creation-masterclass';
  const learner = await buy(course);
  const home = `/learn/${course}`;
  const { plan: said } = homeWords.en;
  expect((await learner.open(home)).text).not.toContain(said.ask);
  await learner.open(`${home}/lessons/welcome`);
  await learner.send({}, { form: 'main form[data-classroom=done]' });
  expect((await learner.open(home)).text).toContain(said.ask);
  const button = (value: string) => ({ name: 'intent', value });
  const planned = await learner.send({}, { form: 'section form:has(#plan)', button: button('plan') });
  expect(planned.address).toBe(home);
  expect(planned.text).not.toContain(said.ask);
  expect(planned.$(`a[href="${home}/settings#plan"]`).text()).toMatch(/^Next study time: /);

  const settings = `${home}/settings`;
  const ticked = ({ $ }: VisitedPage) =>
    $('input[name=days][checked]')
      .get()
      .map((box) => $(box).attr('value'));
  expect(ticked(await learner.open(settings))).toEqual(['1', '3', '6']);
  // What is refused is kept, with a sentence beside it.
  const refused = async (days: readonly string[], at: string) => {
    await learner.open(settings);
    const page = await learner.send({ days, at }, { button: button('plan') });
    expect(page.status).toBe(422);
    expect(ticked(page)).toEqual(days);
    return page.text;
  };
  expect(await refused([], '20:00')).toContain(said.problems['days-none']);
  expect(await refused(['1', '2', '3', '4', '5', '6', '7'], '20:00')).toContain(said.problems['days-all']);
  expect(await refused(['2'], '03:00')).toContain(said.problems.hour);
  for (const [until, problem] of [
    ['2020-01-01', 'pause-past'],
    ['2036-01-01', 'pause-long'],
  ] as const) {
    await learner.open(settings);
    const page = await learner.send({ until }, { form: 'main form:has(#plan-until)' });
    expect([page.status, page.$('#plan-until').attr('value')]).toEqual([422, until]);
    expect(page.text).toContain(said.problems[problem]);
  }
  await learner.open(settings);
  const pausing = await learner.send({}, { form: 'form:has(button[name=until])', button: { name: 'until' } });
  expect(pausing.text).toContain(said.goOn);
  expect((await learner.open(home)).text).toContain('a break until');
  await learner.open(settings);
  expect((await learner.send({}, { button: button('plan-go-on') })).text).not.toContain(said.goOn);
  await learner.send({}, { form: 'form:has(#plan-at)', button: button('plan-end') });
  const after = await learner.open(home);
  for (const gone of [said.ask, 'Next study time']) expect(after.text).not.toContain(gone);
});

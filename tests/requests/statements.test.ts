/**
 * How many statements an action asks of the database: counted, so that the figure is the same on every machine. An action over its
 * budget fails with the list of what it asked.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../support/extent.ts';
import { answerRightly } from '../support/do-tasks.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import type { Answered } from '../support/counting-statements.ts';
import { startCounting } from '../support/statements.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, codeFor, groupOn, newLearner, payByCard, signIn, staff } from '../support/visits.ts';

const course = 'ecommerce-mastery';
const agreed = { isSixteen: 'on', agreesToStart: 'on' };

describe.skipIf(!withServer)('statements', () => {
  let counting: Awaited<ReturnType<typeof startCounting>>;
  let buyer: Visitor;
  let order = '';
  const who = newLearner();

  const visitor = () => new Visitor(counting.academy.origin);

  /** What each of the requests of some work asked beyond its budget: in their order, or as named. */
  async function beyond(budgets: Record<string, number>, work: () => Promise<unknown>): Promise<string> {
    const names = Object.keys(budgets);
    const answered = await counting.statementsOf(work, names.length);
    const over = names.flatMap((name, at) => {
      const isNamed = (one: Answered) => `${one.method} ${one.address}`.startsWith(name);
      const meant = /^[A-Z]+ /.test(name) ? answered.find(isNamed) : answered[at];
      const { address, statements } = meant ?? { address: 'no request', statements: [] };
      const most = budgets[name] ?? 0;
      const told = statements.map((one) => one.replace(/\s+/g, ' ').slice(0, 160));
      return statements.length > most || address === 'no request'
        ? [`${name}: ${statements.length} of ${most} (${address})\n  ${told.join('\n  ')}`]
        : [];
    });
    return over.join('\n');
  }

  const within = async (...of: Parameters<typeof beyond>): Promise<void> =>
    expect.soft(await beyond(...of)).toBe('');

  /** What only reads may be done again: a job that writes content meanwhile makes all of it read anew. */
  async function reads(...of: Parameters<typeof beyond>): Promise<void> {
    for (let tries = 1; tries < 5; tries += 1) if ((await beyond(...of)) === '') return;
    await within(...of);
  }

  /** E-mails and events that wait are looked at by lists and by who asks for a code: on a busy machine they leave later. */
  const untilAllLeft = () =>
    expect
      .poll(
        async () => {
          const waiting = `select 1 from outbox where done_at is null and failed_at is null and run_at <= now()`;
          return (await counting.database.query(waiting)).rowCount;
        },
        { timeout: 60_000 },
      )
      .toBe(0);

  const post = (address: string, json: object) =>
    visitor().ask(address, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    });

  const orderByApi = () =>
    post('/api/form/submit', {
      ...newLearner(),
      course: 'english-mastery',
      locale: 'en',
      agreesToStart: true,
    });

  beforeAll(async () => {
    counting = await startCounting();
    // What a process reads once is read before anything is counted.
    const first = visitor();
    await first.open(`/courses/${course}/enrol`);
    const { email: firstEmail, ...firstName } = newLearner();
    await first.send({ email: firstEmail, ...firstName, ...groupOn(first.page), ...agreed });
    await chooseMethod(first, 'Card');
    await payByCard(first);
    await signIn(first, firstEmail, { next: '/account' });
    await orderByApi();
    buyer = visitor();
    await buyer.open(`/courses/${course}/enrol`);
  }, 120_000);
  afterAll(async () => {
    await counting.database.end();
    await counting.academy.stop();
  });

  it('of an order by the API', () =>
    within({ order: 13 }, async () => {
      const answer = await orderByApi();
      expect([answer.status, typeof (await answer.json())]).toEqual([201, 'object']);
    }));

  it('of an order by the form, and of the choice of how to pay', async () => {
    await within({ 'POST /courses/': 11, 'GET /orders/': 6 }, () =>
      buyer.send({ ...who, ...groupOn(buyer.page), ...agreed }),
    );
    order = /^(.*\/orders\/[\w-]+)\/method/.exec(buyer.page.address)?.[1] ?? '';
    expect(order).not.toBe('');
  });

  it('of the order’s page', () => reads({ page: 5 }, () => buyer.open(order)));

  it('of a payment by card, from its choice to the page after it', async () => {
    await buyer.open(`${order}/method`);
    await within({ 'POST /orders/': 11, 'GET /orders/': 6 }, () => chooseMethod(buyer, 'Card'));
    await within({ begin: 11 }, () => buyer.send({ cardType: 'morocco' }));
    await buyer.send({}, { form: 'form' });
    await within(
      {
        'GET /callbacks/': 2,
        // The bank's own notification, which may be answered before or after the page that pressed it.
        'POST /callbacks/': 18,
        'POST /practice-bank/': 3,
        'GET /payment/success': 8,
      },
      () => buyer.send({}, { form: 'form', button: { name: 'button', value: 'approve' } }),
    );
    await reads({ order: 8 }, () => buyer.open(order));
  });

  it('of public pages when a seat is sold: of those that show it, and of no other', async () => {
    const [shows, others] = [`/courses/${course}`, ['/about', '/courses/french-course']];
    const offered = async () => (await visitor().open(shows)).text;
    async function beyondAfterSale(): Promise<string> {
      const before = await offered();
      for (const page of others) await visitor().open(page);
      const another = visitor();
      await another.open(`/courses/${course}/enrol`);
      await another.send({ ...newLearner(), ...groupOn(another.page), ...agreed });
      await chooseMethod(another, 'Card');
      await payByCard(another);
      await expect.poll(offered, { timeout: 30_000 }).not.toBe(before);
      return beyond({ [`GET ${others[0]}`]: 0, [`GET ${others[1]}`]: 0 }, async () => {
        for (const page of others) await visitor().open(page);
      });
    }
    let over = await beyondAfterSale();
    // A film that is ready meanwhile, or a minute that is over, makes them anew.
    for (let tries = 1; tries < 4 && over !== ''; tries += 1) over = await beyondAfterSale();
    expect(over).toBe('');
  });

  it('of a sign-in and the account', async () => {
    await untilAllLeft();
    await reads({ page: 2 }, () => buyer.open('/clarity-login?next=/account'));
    await within({ ask: 7 }, () => buyer.send({ email: who.email }));
    const code = await codeFor(buyer, who.email);
    // Whoever comes for the first time is written down too: an account, a name that nobody else has.
    await within({ 'POST /clarity-login': 11, 'GET /account': 5 }, () => buyer.send({ code }));
    // One for the name that greets her.
    await reads({ account: 5 }, () => buyer.open('/account'));
    const again = visitor();
    await again.open('/clarity-login?next=/account');
    await again.send({ email: who.email });
    const another = await codeFor(again, who.email);
    await within({ 'POST /clarity-login': 8, 'GET /account': 5 }, () => again.send({ code: another }));
  });

  it('of a course’s home and a lesson', async () => {
    await buyer.open(`/learn/${course}`);
    await reads({ home: 6 }, () => buyer.open(`/learn/${course}`));
    await buyer.open(`/learn/${course}/lessons/welcome`);
    await reads({ lesson: 7 }, () => buyer.open(`/learn/${course}/lessons/welcome`));
    await buyer.open('/learn/search?q=price');
    await reads({ search: 8 }, () => buyer.open('/learn/search?q=price'));
    await reads({ notes: 6 }, () => buyer.open(`/learn/${course}/notes`));
    await reads({ practice: 8 }, () => buyer.open(`/learn/${course}/practice`));
  });

  it('of a quiz and its answer', async () => {
    const key = 'quiz-level-1';
    const task = sampleLessons(course).find((lesson) => lesson.key === key)?.task;
    if (task?.kind !== 'quiz') throw new Error(`${key} is no quiz.`);
    const page = `/learn/${course}/lessons/${key}`;
    // The group of the sample begins later: its lessons are opened to the learner as staff do it.
    await counting.database.query('update enrolments set opens_all = true');
    await buyer.open(page);
    // Of a quiz that is passed five are the event for other systems.
    await within({ 'GET /learn/': 6, 'POST /learn/': 14, [`GET /learn/${course}/`]: 6 }, () =>
      answerRightly(buyer, page, task, 'en'),
    );
  });

  it('of a group’s room, and of a work of the group to read', async () => {
    await buyer.open(`/learn/${course}/group`);
    await reads({ room: 8 }, () => buyer.open(`/learn/${course}/group`));
    const { rows } = await counting.database.query<{ id: string; key: string }>(
      `update lesson_versions v set content = jsonb_set(content, '{task,review}', '{"works":2,"acceptsByReviews":false}')
       from lessons l where l.id = v.lesson_id and l.course_slug = '${course}' and l.kind = 'assignment'
       returning l.id, l.key`,
    );
    const [lesson] = rows;
    // Everybody of the course in one group, each with a work that waits, and all given to each other.
    await counting.database.query(
      `update enrolments set cohort_id = (select cohort_id from enrolments where course_slug = '${course}' limit 1)
       where course_slug = '${course}'`,
    );
    await counting.database.query(
      `insert into submissions (id, enrolment_id, lesson_id, version, number, text, files, state, is_late, at)
       select gen_random_uuid(), id, '${lesson?.id}', 1, 90, 'Mine', '[]', 'waiting', false, now()
       from enrolments where course_slug = '${course}'`,
    );
    await counting.database.query(
      `insert into peer_reviews (id, submission_id, reviewer_id, dealt_at)
       select gen_random_uuid(), s.id, e.id, now() from submissions s, enrolments e
       where s.number = 90 and e.course_slug = '${course}' and e.id <> s.enrolment_id`,
    );
    const page = `/learn/${course}/lessons/${lesson?.key}/reviews`;
    expect((await buyer.open(page)).text).toContain('Mine');
    await reads({ reviews: 8 }, () => buyer.open(page));
  });

  it('of the community', async () => {
    const member = visitor();
    const { email } = newLearner();
    await member.open('/checkout/membership');
    await member.send({ name: 'Salma', email, ...agreed });
    await chooseMethod(member, 'Card');
    await payByCard(member);
    await member.open('/clarity-login?next=/circle');
    await member.send({ email });
    await member.send({ code: await codeFor(member, email) });
    await member.open('/circle');
    // What is pinned is one.
    await reads({ feed: 10 }, () => member.open('/circle'));
    await reads({ space: 10 }, () => member.open('/circle/spaces/wins'));
    const link = member.page.$('main a[href*="/circle/posts/"]').first().attr('href') ?? '';
    await reads({ post: 8 }, () => member.open(link));
  });

  it('of staff', async () => {
    const owner = await staff(undefined, visitor());
    await untilAllLeft();
    const lists = {
      session: 3,
      today: 5,
      orders: 4,
      claims: 4,
      refunds: 3,
      people: 6,
      deliveries: 4,
      applications: 3,
      bookings: 3,
      coupons: 3,
      log: 3,
      waitlists: 4,
      broadcasts: 4,
      'catalogue/course': 3,
      pictures: 3,
      workshops: 3,
      staff: 4,
      'free-access': 8,
      services: 4,
    };
    for (const [name, most] of Object.entries(lists)) {
      const read = async () => {
        const answer = await owner.ask(`/api/staff/${name}`);
        expect([name, answer.status]).toEqual([name, 200]);
        await answer.text();
      };
      await read();
      await reads({ [name]: most }, read);
    }
    const { rows } = await counting.database.query<{ number: string }>('select number from orders');
    for (const { number } of rows)
      await reads({ 'one order': 8 }, async () => (await owner.ask(`/api/staff/orders/${number}`)).text());
  });
});

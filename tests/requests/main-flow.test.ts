/** The main flow of a learner without a browser: enrolling, paying, signing in and finding the course. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { newVisitor, visit } from '../support/visitor.ts';
import { chooseMethod, emailTo, payByCard, placeOrder, signIn } from '../support/visits.ts';

it('a wrong field is reported beside it in the reader’s language, and what was typed stays', async () => {
  const visitor = await visit('/ar/courses/english-mastery/enrol');
  const page = await visitor.send({ name: 'سلمى', email: 'salma@' });
  expect(page.text).toContain(words.ar.common.fieldProblems['email-invalid']);
  expect(page.$('input[name=name]').val()).toBe('سلمى');
  expect(page.$('input[name=email]').val()).toBe('salma@');
});

it('a price in parts is offered where the whole of it was declined, and chosen by one press', async () => {
  const { visitor } = await placeOrder('ugc-creation-masterclass');
  await chooseMethod(visitor, 'Card');
  const declined = await payByCard(visitor, 'decline');
  const inParts = declined.$('a[href$="?pay=parts"]');
  expect(inParts.text()).toBe(words.en.payment.payInParts);
  const page = await visitor.open(inParts.attr('href') ?? '');
  expect(page.$('[name=pay]:checked').val()).toBe('parts');
  expect(page.text).toContain(words.en.enrol.method.declined.title);
});

it('declined once, then paid: one button leads to the course, by page, e-mail and account', async () => {
  const { visitor, who, order } = await placeOrder();
  await chooseMethod(visitor, 'Card');
  const declined = await payByCard(visitor, 'decline');
  expect(declined.address).toContain('/payment/failure');
  expect(declined.$('h1 + p').text()).toBe(words.en.payment.success.declinedText);
  expect(declined.$('a[href$="?pay=parts"]')).toHaveLength(0);
  await visitor.open(`${order}/card`);
  const paid = await payByCard(visitor);
  expect(paid.address).toContain('/payment/success');
  const home = '/learn/english-mastery';
  expect(paid.$(`a[href="${home}"]`).text()).toContain(words.en.order.access.classroom.button);
  // The browser that paid has the order's cookie: the course opens without a sign-in.
  expect((await visitor.open(home)).status).toBe(200);
  const { lesson, goOn, begun } = words.en.order.access.classroom;
  expect((await visitor.open(order)).text).toContain(lesson('Welcome from Sara'));
  await visitor.open(`${home}/lessons/welcome`);
  await visitor.send({}, { form: 'main form[data-classroom=done]' });
  const goesOn = (await visitor.open(order)).text;
  for (const said of [begun, goOn('Your first minute in English')]) expect(goesOn).toContain(said);
  const email = await emailTo(visitor, who.email, `${home}/enter/`);
  const [, enter = ''] = /href="https?:\/\/[^/]+(\/learn\/[\w-]+\/enter\/[\w-]+)"/.exec(email) ?? [];
  // The e-mail's link lets its holder in, with exactly its key.
  const entered = await newVisitor().open(enter);
  expect([entered.address, entered.status]).toEqual([home, 200]);
  const account = await signIn(visitor, who.email, { next: '/account' });
  expect(account.text).toContain(who.email);
  expect(account.text).toContain('English');
  expect(account.$(`main a[href^="${home}"]`).length).toBeGreaterThan(0);
  const street = await visitor.open('/learn');
  expect([street.address, street.$(`main a[href^="${home}"]`).length > 0]).toEqual(['/learn', true]);
  // A phone that is somebody else's: signed out, the order's cookie deleted, and stored data cleared.
  const settings = `${home}/settings`;
  await visitor.open(settings);
  const wanted = await visitor.send({ emails: ['answers'] });
  expect(wanted.$('input[name=emails][checked]').length).toBe(1);
  const left = await visitor.ask(settings, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'leave' }),
  });
  expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect((await visitor.open(home)).status).toBe(403);
  // Where a course taught elsewhere begins while no platform is connected.
  const fake = await visitor.open('/learning-platform');
  expect(fake.text).toContain(words.en.learningPlatform.text);
  expect(fake.$('meta[name=robots]').attr('content')).toContain('noindex');
});

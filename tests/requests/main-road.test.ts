/** A learner's main road without a browser: she enrols, pays, signs in and finds what she bought. */
import { expect, it } from 'vitest';
import { words } from '../../content/words.ts';
import { visit } from '../support/visitor.ts';
import { chooseMethod, emailTo, payByCard, placeOrder, signIn } from '../support/visits.ts';

it('a wrong field is told beside it in the reader’s language, and what was typed stays', async () => {
  const visitor = await visit('/ar/courses/english-mastery/enrol');
  const page = await visitor.send({ name: 'سلمى', email: 'salma@' });
  expect(page.text).toContain(words.ar.common.fieldProblems['email-invalid']);
  expect(page.$('input[name=name]').val()).toBe('سلمى');
  expect(page.$('input[name=email]').val()).toBe('salma@');
});

it('declined once, then paid: the code is shown, and the account names the course', async () => {
  const { visitor, who, order } = await placeOrder();
  await chooseMethod(visitor, 'Card');
  expect((await payByCard(visitor, 'decline')).address).toContain('/payment/failure');
  await visitor.open(`${order}/card`);
  const paid = await payByCard(visitor);
  expect(paid.address).toContain('/payment/success');
  expect(paid.text).toMatch(/DERB-[A-Z0-9-]{8,}/);
  // Without a real platform 'Start learning' is never a dead address: on the page, in the e-mail, in the account.
  const start = '/learning-platform';
  expect(paid.$(`a[href="${start}"]`).text()).toContain(words.en.order.access.start);
  expect(await emailTo(visitor, who.email, start)).toContain(words.en.order.access.start);
  const account = await signIn(visitor, who.email, { next: '/account' });
  expect(account.text).toContain(who.email);
  expect(account.text).toContain('English');
  expect(account.$(`a[href="${start}"]`).length).toBe(1);
  const standIn = await visitor.open(start);
  expect(standIn.text).toContain(words.en.learningPlatform.text);
  expect(standIn.$('meta[name=robots]').attr('content')).toContain('noindex');
});

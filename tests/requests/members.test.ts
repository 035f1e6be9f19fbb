/** Signing in: an address, a code, and what the orders open. All of it without script. */
import { expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { locales } from '../../src/platform/i18n/locale.ts';
import { newVisitor, visit } from '../support/visitor.ts';
import { chooseMethod, codeFor, joinCommunity, newLearner, payByCard, signIn } from '../support/visits.ts';

const t = words.en;
const links = linksIn('en');

it('an address without an order is let in, shown how to register, and is filled in at the checkout', async () => {
  const { email } = newLearner();
  const visitor = newVisitor();
  const page = await signIn(visitor, email, { locale: 'ar' });
  expect(page.address).toBe(linksIn('ar').notRegistered());
  expect(page.text).toContain(email);
  const checkout = await visitor.send();
  expect(checkout.address).toMatch(/^\/ar\/checkout\/membership\?email=/);
  expect(checkout.$('main input[name=email]').val()).toBe(email);
});

it('who has not paid yet sees so, with help that names the address', async () => {
  const { name, email } = newLearner();
  const visitor = await visit(links.joinCommunity());
  await visitor.send({ name, email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Bank Transfer');
  await visitor.send({ transferred: 'on' });
  expect(visitor.page.address).toMatch(/\/orders\/[\w-]+$/);
  const page = await signIn(visitor, email);
  expect(page.address).toBe(links.paymentRequired());
  expect(page.text).toContain(t.common.statuses['Paid - Bank Transfer']);
  expect(page.$('main a[href^="https://wa.me/"]').attr('href')).toContain(encodeURIComponent(email));
  const account = await visitor.open(links.account());
  expect(account.$('#waiting').text()).toBe(t.account.overview.waiting.heading);
  expect(account.text).not.toContain(t.account.overview.empty.title);
});

it('a wrong code keeps the address and is reported; the right one still opens', async () => {
  const { email } = newLearner();
  const visitor = await visit(links.signIn());
  await visitor.send({ email });
  const code = await codeFor(visitor, email);
  const wrong = await visitor.send({ code: code === '123456' ? '654321' : '123456' });
  expect(wrong.text).toContain(t.signIn.wrongCode);
  expect(wrong.text).toContain(email);
  expect((await visitor.send({ code })).address).toBe(links.notRegistered());
});

it.each(locales)(
  '%s: the offer promises no more than its real refund, and leads to the checkout',
  async (locale) => {
    const visitor = await visit(linksIn(locale).register());
    expect(visitor.page.text).not.toContain('100%');
    const { email } = newLearner();
    expect((await visitor.send({ email })).$('main input[name=email]').val()).toBe(email);
  },
);

it.each(locales)('%s: the older address of the sign-in leads to it', async (locale) => {
  const answer = await newVisitor().ask(linksIn(locale).signIn().replace('clarity-login', 'login'));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, linksIn(locale).signIn()]);
});

it('who has just ordered in this browser does not type the address again to sign in, unless they want another', async () => {
  const { name, email } = newLearner();
  const visitor = await visit(links.joinCommunity());
  await visitor.send({ name, email, isSixteen: 'on', agreesToStart: 'on' });
  const filled = async (address: string) =>
    (await visitor.open(address)).$('main input[name=email]').val() ?? '';
  expect(await filled(links.signIn())).toBe(email);
  expect(await filled(`${links.signIn()}?another`)).toBe('');
});

it('a member is greeted on the page that frames the community; on another device, too', async () => {
  const { visitor, email } = await joinCommunity();
  const page = await visitor.open(links.welcome());
  expect(page.$('dialog[open] form[method=dialog]').text()).toContain(t.welcomeIn.dialog.enter);
  expect(page.$('dialog').text()).toContain(email);
  expect(page.$('iframe').attr('src')).toBe(links.communityInside());
  expect((await visitor.open(links.welcome())).$('dialog[open]').length).toBe(1);
  const laptop = newVisitor();
  await signIn(laptop, email);
  expect(laptop.page.address).toBe(links.welcome());
  expect(laptop.page.$('dialog[open]').length).toBe(1);
});

it('whoever signs out reads so where they land, and whoever is signed in is not offered to sign in', async () => {
  const visitor = await visit(links.joinCommunity());
  const { name, email } = newLearner();
  await visitor.send({ name, email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Card');
  const offers = () => visitor.page.text.includes(t.order.access.signIn);
  await payByCard(visitor);
  expect([offers(), visitor.page.text.includes(t.order.access.enter)]).toEqual([true, false]);
  const paid = visitor.page.address;
  await signIn(visitor, email);
  await visitor.open(paid);
  expect([offers(), visitor.page.text.includes(t.order.access.enter)]).toEqual([false, true]);
  await visitor.open(links.account());
  const landed = await visitor.send({}, { form: 'form[action$="/sign-out"]' });
  expect(landed.text).toContain(t.signIn.signedOut);
  expect((await visitor.open(links.signIn())).text).not.toContain(t.signIn.signedOut);
});

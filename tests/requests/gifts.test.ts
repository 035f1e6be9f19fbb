import { describe, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { everything } from '../support/extent.ts';
import { newVisitor, visit, type Visitor } from '../support/visitor.ts';
import {
  chooseMethod,
  emailTo,
  giveDetails,
  learner,
  newLearner,
  payByCard,
  placeOrder,
  signIn,
} from '../support/visits.ts';

const { enrol, order: onOrder, common } = words.en;
const form = '/courses/english-mastery/enrol';
const ticks = { isSixteen: 'on', agreesToStart: 'on' };

async function owner(): Promise<{ visitor: Visitor; who: typeof learner }> {
  const { visitor, who } = await placeOrder();
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return { visitor, who };
}

const giftTo = (recipientEmail: string, of: object = {}) => ({
  gift: 'on',
  recipientName: 'Hiba Bennani',
  recipientEmail,
  giftNote: 'Happy birthday!',
  ...of,
});

/** Somebody buys the course for another person, by card. */
async function given(
  of: object = {},
): Promise<{ buyer: Visitor; page: string; to: string; who: typeof learner }> {
  const [who, to, buyer] = [newLearner(), newLearner().email, newVisitor()];
  await buyer.open(form);
  const { address } = await buyer.send({ ...who, ...ticks, ...giftTo(to, of) });
  await chooseMethod(buyer, 'Card');
  await payByCard(buyer);
  return { buyer, page: address.replace(/\/method.*/, ''), to, who };
}

// Who owns what is asked of services in every run.
describe.runIf(everything)('who owns a course', () => {
  it('is warned also before paying an order that has waited since', async () => {
    const visitor = newVisitor();
    const who = newLearner();
    await visitor.open(form);
    const waiting = (await visitor.send({ ...who, ...ticks })).address;
    await visitor.open(form);
    await visitor.send({ ...who, ...ticks });
    await chooseMethod(visitor, 'Card');
    await payByCard(visitor);
    expect((await visitor.open(waiting)).text).toContain(enrol.ownsCourse.title);
    // This browser too finds the way to the classroom first, and the form closed.
    const again = await visitor.open(form);
    expect(again.$('main a[href="/learn/english-mastery"]').text()).toBe(enrol.ownsCourse.learn);
    expect(again.$('main details:not([open]) form input[name=name]')).toHaveLength(1);
    // Nobody else learns it.
    expect((await newVisitor().open(waiting)).text).not.toContain(enrol.ownsCourse.title);
  });

  it('is warned at the form in any browser with their sign-in, and may give it to somebody else', async () => {
    const { who } = await owner();
    const salma = newVisitor();
    await signIn(salma, who.email);
    const { text, $ } = await salma.open(form);
    expect(text).toContain(enrol.ownsCourse.title);
    expect($('main details summary').first().text()).toBe(enrol.had.enrolAnother);
    const way = $('main a').filter((_, one) => $(one).text() === enrol.ownsCourse.action);
    expect((await salma.open(way.attr('href') ?? '')).text).toContain(onOrder.access.classroom.title);
    await salma.open(form);
    const to = newLearner().email;
    const next = await salma.send({ ...who, ...ticks, ...giftTo(to) });
    expect(next.address).toContain('/method');
    expect(next.text).toContain(to);
  });

  it('is refused a second one for themselves, and keeps what was typed', async () => {
    const { visitor, who } = await owner();
    await visitor.open(form);
    const { status, text, $ } = await giveDetails(visitor, who);
    expect(status).toBe(409);
    expect(text).toContain(enrol.ownsCourse.title);
    expect($('input[name=email]').val()).toBe(who.email);
  });

  it('learns it from the e-mail when nothing in the browser proves who they are', async () => {
    const { who } = await owner();
    await placeOrder('english-mastery', 'en', who);
    expect(await emailTo(newVisitor(), who.email, 'You have this already')).not.toContain('/method');
  });

  it('a stranger learns nothing: the answer is the same for any address', async () => {
    const { who } = await owner();
    const stranger = async (email: string) => {
      const visitor = newVisitor();
      await visitor.open(form);
      const { status, address, html } = await giveDetails(visitor, { ...learner, email });
      const plain = html
        .replaceAll(email, 'SOMEBODY')
        .replace(/MEM-\d{6}-[0-9a-f]{4}/gi, 'NUMBER')
        .replace(/\/orders\/[\w-]+/g, '/orders/TOKEN');
      return { status, address: address.replace(/[\w-]{32}/, 'TOKEN'), plain };
    };
    expect(await stranger(who.email)).toEqual(await stranger(newLearner().email));
  });
});

describe.runIf(everything)('who has begun an order', () => {
  it('is led on to it: number, amount, until when; a new one lies under a press', async () => {
    const { visitor } = await placeOrder();
    const { text, $ } = await visitor.open(form);
    expect(text).toContain(enrol.continueOrder.title);
    expect(text).toMatch(/MEM-\d{6}-[0-9a-f]{4}/i);
    expect(text).toContain('to be paid by');
    expect($('main details summary').first().text()).toBe(enrol.had.anew);
  });

  it('is led to it in another browser, too, once signed in', async () => {
    const { who } = await placeOrder();
    const salma = newVisitor();
    await signIn(salma, who.email);
    await salma.open(form);
    const next = await salma.send({}, { form: 'main form[action$="/account/orders"]' });
    expect(next.address).toMatch(/\/orders\/[\w-]+\/method/);
  });

  it('begins no second one while the first is at the bank', async () => {
    const { visitor, who } = await placeOrder();
    await chooseMethod(visitor, 'Card');
    await visitor.send({ cardType: 'morocco' });
    const { text, $ } = await visitor.open(form);
    expect(text).toContain(enrol.had.atTheBank);
    expect($('main input[name=email]')).toHaveLength(0);
    const key = 'a-form-that-was-open-in-another-tab';
    const body = new URLSearchParams({ ...who, ...ticks, idempotencyKey: key, seenPrice: '48000' });
    expect((await visitor.ask(form, { method: 'POST', body })).status).toBe(409);
  });
});

describe('a gift', () => {
  it('opens to its recipient by e-mail and account, and never on a page of its buyer', async () => {
    const { buyer, page, to, who } = await given();
    const email = await emailTo(buyer, to, 'A gift for you from');
    const home = '/learn/english-mastery';
    expect(email).toContain(`${home}"`);
    expect(email).toContain('Happy birthday!');
    expect(email).not.toContain(page.split('/').at(-1));
    const own = [buyer.page.html, (await buyer.open(page)).html, (await buyer.open(`${page}/receipt`)).html];
    expect(own.join()).not.toContain(home);
    expect(own.join()).toContain(to);
    await signIn(buyer, who.email);
    expect((await buyer.open('/account')).html).not.toContain(home);
    expect(await emailTo(buyer, who.email, 'Your gift is on its way')).not.toContain(home);
    expect((await buyer.open(home)).status).toBe(403);
    const hiba = newVisitor();
    await signIn(hiba, to);
    const { html } = await hiba.open('/account');
    expect(html).toContain(home);
    expect((await hiba.open(home)).status).toBe(200);
    // No link to the order, its receipt or its refund.
    expect(html).not.toContain(page);
    expect((await hiba.open('/account/orders')).text).toContain(words.en.account.orders.empty);
  });

  it('takes no link and no address; other characters stay as they were written', async () => {
    const visitor = await visit(form);
    for (const giftNote of [
      'see https://evil.example',
      'www.evil.example',
      'ask me@evil.example',
      'evil.com',
    ]) {
      const { status, text } = await visitor.send({
        ...newLearner(),
        ...ticks,
        ...giftTo('a@b.example', { giftNote }),
      });
      expect([status, giftNote]).toEqual([422, giftNote]);
      expect(text).toContain(common.fieldProblems['note-plain']);
    }
    const long = await visitor.send({ ...ticks, ...giftTo('a@b.example', { giftNote: 'x'.repeat(301) }) });
    expect(long.text).toContain(common.fieldProblems['too-long']);
    const { buyer, to } = await given({ giftNote: '<b>Bravo</b> <img src=x>' });
    const email = await emailTo(buyer, to, 'A gift for you from');
    expect(email).toContain('&lt;b&gt;Bravo&lt;/b&gt;');
    expect(email).not.toContain('<img src=x>');
  });

  it('is not for oneself, however the address is written', async () => {
    const who = newLearner();
    const visitor = await visit(form);
    const own = who.email.replace('@', '+gift@').toUpperCase();
    const { status, text } = await visitor.send({ ...who, ...ticks, ...giftTo(own) });
    expect(status).toBe(422);
    expect(text).toContain(common.fieldProblems['gift-to-oneself']);
  });

  it('asks for a name and an address of whom it is for, and for neither without the tick', async () => {
    const visitor = await visit(form);
    const { text } = await visitor.send({ ...newLearner(), ...ticks, gift: 'on' });
    // In its own words: the field is another person's.
    expect(text).toContain(common.fieldProblems['recipient-required']);
    await visitor.open(form);
    const unticked = { recipientName: 'x', recipientEmail: 'nobody' };
    expect((await visitor.send({ ...newLearner(), ...ticks, ...unticked })).address).toContain('/method');
  });

  it('of the membership lets its recipient in, and not its buyer', async () => {
    const [who, to, buyer] = [newLearner(), newLearner().email, newVisitor()];
    await buyer.open('/checkout/membership');
    await buyer.send({ name: 'Salma', email: who.email, ...ticks, ...giftTo(to) });
    await chooseMethod(buyer, 'Card');
    await payByCard(buyer);
    await signIn(buyer, who.email, { next: '/circle' });
    expect(buyer.page.address).not.toBe('/circle');
    const hiba = newVisitor();
    await signIn(hiba, to, { next: '/circle' });
    expect(hiba.page.address).toBe('/circle');
  });

  it('of the shop is fetched from the account of its recipient, and not from the order', async () => {
    const [who, to, buyer] = [newLearner(), newLearner().email, newVisitor()];
    await buyer.open('/products/freelance-ebook/order');
    const { address } = await buyer.send({ name: 'Salma', email: who.email, ...ticks, ...giftTo(to) });
    await chooseMethod(buyer, 'Card');
    await payByCard(buyer);
    expect((await buyer.open(address.replace(/\/method.*/, ''))).html).not.toContain('/downloads/');
    const hiba = newVisitor();
    await signIn(hiba, to);
    const { $ } = await hiba.open('/account');
    const file = $('main a[href*="/downloads/"]').first().attr('href') ?? '';
    expect((await hiba.ask(file)).status).toBe(200);
  });

  it('can be sent to another address while it is unpaid, by whoever has the order', async () => {
    const visitor = await visit(form);
    const { address } = await visitor.send({ ...newLearner(), ...ticks, ...giftTo('wrong@b.example') });
    await visitor.open(address.replace(/\/method.*/, '/details'));
    const { text } = await visitor.send({ recipientEmail: 'right@b.example' });
    expect(text).toContain('right@b.example');
    // Paying opens nothing for its buyer, and no page of the order promises that.
    const waiting = await visitor.open(address.replace(/\/method.*/, ''));
    expect(waiting.text).toContain('Pay by');
    expect(waiting.text).not.toContain('your course opens');
  });
});

describe('a gift for somebody without an e-mail address', () => {
  const words_ = words.en.order.gift;
  const linkIn = ({ $ }: { $: Visitor['page']['$'] }) =>
    new URL($('[data-copy]').attr('data-copy') ?? 'https://x/').pathname;

  it('is given by a link on the page of its order, on WhatsApp and on a card, and taken once by whoever has it', async () => {
    const { buyer, page } = await given({ recipientEmail: '' });
    // The page after paying has it already.
    const paid = buyer.page;
    expect(paid.address).toContain('/payment/success');
    const own = await buyer.open(page);
    expect(linkIn(paid)).toBe(linkIn(own));
    expect(paid.$('a[href^="https://wa.me/"]').attr('href')).toContain(encodeURIComponent(linkIn(own)));
    expect(paid.$(`a[href="${page}/gift"]`)).toHaveLength(1);
    expect(own.text).toContain(words_.hand.notYet);
    const link = linkIn(own);
    expect(link).toMatch(/^\/gifts\/(?:[a-z2-9]{4}-?){3}$/u);
    expect(own.$('a[href^="https://wa.me/"]').attr('href')).toContain(encodeURIComponent(link));
    const card = await buyer.open(own.$('a[href$="/gift"]').attr('href') ?? '');
    expect(card.text).toContain(link);
    expect(card.$('main svg[role=img]')).toHaveLength(1);
    // Nothing of the order, its price or its buyer stands on the page that anybody with the link opens.
    const mother = newVisitor();
    const first = await mother.open(link);
    expect(first.text).toContain('Happy birthday!');
    expect(first.html).not.toContain('480');
    expect(first.html).not.toContain(page.split('/').at(-1));
    const who = newLearner();
    await signIn(mother, who.email, { next: link });
    expect(mother.page.text).toContain(who.email);
    // A mistake is told beside the field, and nothing is taken.
    expect((await mother.send({ name: '…' })).text).toContain(common.fieldProblems['name-plain']);
    await mother.send({ name: 'Fatima Alami' });
    expect(mother.page.address).toBe('/account');
    expect(mother.page.html).toContain('/learn/english-mastery');
    expect((await mother.open('/learn/english-mastery')).status).toBe(200);
    expect((await buyer.open(page)).text).toContain(words_.hand.taken('Fatima Alami'));
    expect(buyer.page.html).not.toContain(who.email);
    expect((await newVisitor().open(link)).text).toContain(words_.take.taken);
    expect((await mother.open(link)).address).toBe('/account');
  });

  it('goes by a new link, or to an address, while nobody has taken it; the link before opens nothing', async () => {
    const { buyer, page } = await given({ recipientEmail: '' });
    const before = linkIn(await buyer.open(page));
    const elsewhere = { form: 'main form:has([value="gift-elsewhere"])' };
    const press = { button: { name: 'intent', value: 'gift-elsewhere' } };
    const wrong = await buyer.send({ giftEmail: 'nobody' }, { ...elsewhere, ...press });
    expect(wrong.text).toContain(words_.hand.notices['gift-email']);
    const renewed = await buyer.send({}, { ...elsewhere, ...press });
    expect(renewed.text).toContain(words_.hand.notices['gift-link']);
    expect(linkIn(renewed)).not.toBe(before);
    expect((await newVisitor().open(before)).status).toBe(404);
    const to = newLearner().email;
    await buyer.send({ giftEmail: to }, { ...elsewhere, ...press });
    expect(buyer.page.text).toContain(words_.hand.notices['gift-sent']);
    expect(await emailTo(buyer, to, 'A gift for you from')).toContain('/learn/english-mastery');
  });

  it('is shown in Arabic, and nothing is taken by its own buyer', async () => {
    const { buyer, page, who } = await given({ recipientEmail: '' });
    const link = linkIn(await buyer.open(page));
    const { take } = words.ar.order.gift;
    expect((await newVisitor().open(`/ar${link}`)).text).toContain(take.paid);
    expect((await newVisitor().open('/ar/gifts/aaaa-aaaa-aaaa')).text).toContain(take.none);
    await signIn(buyer, who.email, { next: link });
    const refused = await buyer.send({ name: 'Salma Alaoui' });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining(words_.take.problems['own-gift']),
    ]);
  });

  it('becomes one on the page of its details while it is unpaid, and an e-mailed one again', async () => {
    const visitor = await visit(form);
    const { address } = await visitor.send({ ...newLearner(), ...ticks, ...giftTo('hiba@b.example') });
    const details = address.replace(/\/method.*/, '/details');
    await visitor.open(details);
    expect((await visitor.send({ recipientEmail: '' })).text).toContain(enrol.gift.byHand);
    await visitor.open(details);
    expect((await visitor.send({ recipientEmail: 'hiba@b.example' })).text).toContain('hiba@b.example');
  });
});

describe('the name of what was ordered', () => {
  it('is in the language of the page, whatever the language of the order', async () => {
    const { visitor, who, order } = await placeOrder('english-mastery', 'en');
    const shown = await visitor.open(`/ar${order}`);
    const name = shown.$('main p.text-lg.font-bold').first().text();
    expect(name).not.toContain('English');
    expect((await visitor.open(`/ar${order}/method`)).text).toContain(name);
    expect((await visitor.open(order)).text).toContain('English');
    await signIn(visitor, who.email, { locale: 'ar' });
    expect((await visitor.open('/ar/payment-required')).text).toContain(name);
    expect((await visitor.open('/ar/account/orders')).text).toContain(name);
  });
});

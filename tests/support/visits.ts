/** What visitors do at the built academy, step by step: enrol, pay at the practice bank, sign in. */
import { randomUUID } from 'node:crypto';
import { readOrderNumber } from '../../src/selling/orders/order.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import { type Locale, pathIn } from '../../src/platform/i18n/locale.ts';
import { newVisitor, type Visitor, type VisitedPage } from './visitor.ts';
import { present } from './sure.ts';

export const learner = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '0612345678',
};

/** A learner with a mailbox of their own in the run. */
export const newLearner = (): typeof learner => ({
  ...learner,
  email: `salma.${randomUUID().slice(0, 13)}@example.com`,
});

export const prefix = (locale: Locale): string => pathIn(locale, '/').replace(/\/$/, '');

/** The first group with a seat, where the page offers several. */
export function groupOn({ $ }: VisitedPage): { cohort?: string } {
  const groups = $('main input[name="cohort"]:not([disabled])');
  const first = groups.first().attr('value');
  return first === undefined || groups.is('[checked]') ? {} : { cohort: first };
}

/** From the first page of an enrolment to the choice of how to pay. */
export const giveDetails = (visitor: Visitor, who: typeof learner): Promise<VisitedPage> =>
  visitor.send({ ...who, ...groupOn(visitor.page), isSixteen: 'on', agreesToStart: 'on' });

/** The order is placed: the page asks how it will be paid. */
export async function placeOrder(
  course = 'english-mastery',
  locale: Locale = 'en',
  who = newLearner(),
): Promise<{ visitor: Visitor; who: typeof learner; order: string }> {
  const visitor = newVisitor();
  await visitor.open(`${prefix(locale)}/courses/${course}/enrol`);
  const { address } = await giveDetails(visitor, who);
  const order = present(/^(.*\/orders\/[\w-]+)\/method/.exec(address)?.[1]);
  return { visitor, who, order };
}

export const chooseMethod = (visitor: Visitor, paymentOption: string): Promise<VisitedPage> =>
  visitor.send({ paymentOption, ...(visitor.page.$('[name=pay]').length > 0 && { pay: 'whole' }) });

/** From the choice of the card to a button of the practice bank, and back. */
export async function payByCard(visitor: Visitor, button = 'approve'): Promise<VisitedPage> {
  await visitor.send({ cardType: 'morocco' });
  // The form of the hand-off, which a browser's script sends.
  await visitor.send({}, { form: 'form' });
  const answered = await visitor.send({}, { form: 'form', button: { name: 'button', value: button } });
  // In a noscript, which is no element of the page here.
  const isWaiting = ({ html }: VisitedPage) => html.includes('http-equiv="refresh"');
  if (!isWaiting(answered)) return answered;
  // What the bank reported is applied a moment later where many pay at once: the page waits by itself.
  return until('what the bank reported', async () => {
    const page = await visitor.open(answered.address);
    return isWaiting(page) ? undefined : page;
  });
}

/** E-mails to an address, newest first, as the mailbox of the academy shows them. */
async function emailsTo(visitor: Visitor, to: string): Promise<{ id: string; html: string }[]> {
  const list = await (await visitor.ask('/mailbox')).text();
  const entry = new RegExp(`href="(/mailbox/[^"]+)"(?:(?!</a>)[\\s\\S])*?${RegExp.escape(to)}`, 'g');
  const found = [...list.matchAll(entry)].map(([, href = '']) => href);
  return Promise.all(
    found.map(async (id) => ({
      id,
      html: await (await visitor.ask(`${id}/email`)).text(),
    })),
  );
}

/** Polls the outbox: e-mails leave in the background. */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`It never came: ${what}`);
}

/** The HTML of the newest e-mail to an address that contains a text, as soon as it arrives. */
export const emailTo = (visitor: Visitor, to: string, holding: string): Promise<string> =>
  until(`an e-mail to ${to} with ${holding}`, async () =>
    (await emailsTo(visitor, to)).map(({ html }) => html).find((html) => html.includes(holding)),
  );

const handedOut = new Set<string>();

/** The newest code to an address that no test has used yet. */
export const codeFor = (visitor: Visitor, to: string): Promise<string> =>
  until(`a code to ${to}`, async () => {
    for (const { id, html } of await emailsTo(visitor, to)) {
      const code = />\s*(\d{6})\s*</.exec(html)?.[1];
      if (code === undefined || handedOut.has(id)) continue;
      handedOut.add(id);
      return code;
    }
    return undefined;
  });

/** Signs a learner in by the code in the mailbox. The visitor ends at `next`, or where a sign-in leads. */
export async function signIn(
  visitor: Visitor,
  email: string,
  { locale = 'en', next = '' }: { locale?: Locale; next?: string } = {},
): Promise<VisitedPage> {
  const address = linksIn(locale).signIn();
  await visitor.open(next ? `${address}?next=${encodeURIComponent(next)}` : address);
  await visitor.send({ email });
  return visitor.send({ code: await codeFor(visitor, email) });
}

const owner = 'owner@derb.example';

/** A call of the staff API. */
export async function askStaff(
  visitor: Visitor,
  method: string,
  path: string,
  json?: object,
): Promise<{ status: number; body: ReturnType<typeof JSON.parse> }> {
  const answer = await visitor.ask(`/api/staff${path}`, {
    method,
    ...(json && {
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

async function enterStaff(email: string, visitor: Visitor): Promise<Visitor> {
  let entered = { status: 0, body: null };
  // Another test that asks for a code at the same moment uses or invalidates it.
  for (let tries = 0; tries < 5 && entered.status !== 200; tries += 1) {
    await askStaff(visitor, 'POST', '/session/code', { email });
    entered = await askStaff(visitor, 'POST', '/session', {
      email,
      code: await codeFor(visitor, email),
    });
  }
  if (entered.status !== 200) throw new Error(`${email} was not let in: ${JSON.stringify(entered)}`);
  return visitor;
}

const staffVisitors = new Map<string, Promise<Visitor>>();

/**
 * The owner of the sample academy, signed in at the staff API: once for a worker, because codes are limited. `visitor`: of
 * another academy, or one whose session a test ends.
 */
export function staff(email = owner, visitor?: Visitor): Promise<Visitor> {
  if (visitor) return enterStaff(email, visitor);
  const entered = staffVisitors.get(email) ?? enterStaff(email, newVisitor());
  staffVisitors.set(email, entered);
  return entered;
}

/** A first name of letters only, unique in the run: a mention must match one person. */
export function ownName(locale: Locale = 'en'): string {
  const alphabet = locale === 'ar' ? 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' : 'abcdefghijklmnopqrstuvwxyz';
  const some = Array.from({ length: 9 }, () => alphabet[Math.floor(Math.random() * alphabet.length)]).join(
    '',
  );
  return locale === 'ar' ? `سلمى${some}` : `Salma${some}`;
}

/** Somebody orders the membership, pays by card and signs in: ends in the community. */
export async function joinCommunity({
  visitor = newVisitor(),
  locale = 'en',
}: { visitor?: Visitor; locale?: Locale } = {}): Promise<{
  visitor: Visitor;
  name: string;
  email: string;
}> {
  const [name, { email }] = [ownName(), newLearner()];
  await visitor.open(linksIn(locale).joinCommunity());
  await visitor.send({ name, email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await signIn(visitor, email, { locale, next: linksIn(locale).communityInside() });
  return { visitor, name, email };
}

/** Opens the link of the page with these words. */
export function follow(visitor: Visitor, name: string): Promise<VisitedPage> {
  const { $, address } = visitor.page;
  const links = $('main a').filter((_, one) => $(one).text().includes(name));
  const href = present(links.first().attr('href'), `a link on ${address} that says: ${name}`);
  return visitor.open(href);
}

/** 'MEM-123456-ab12', of the order that a page is about. */
export function orderNumberOn({ text, address }: VisitedPage): string {
  return present(readOrderNumber(/MEM-\d{6}-[0-9a-f]{4}/i.exec(text)?.[0] ?? ''), `an order on ${address}`);
}

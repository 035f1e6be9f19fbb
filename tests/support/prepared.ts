/** Data for e2e tests of the console, made over HTTP in a moment: orders, claims, hours, members and their texts. */
import type { Page } from '@playwright/test';
import { readOrderNumber } from '../../src/selling/orders/order.ts';
import { Visitor } from './visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard, signIn, type learner } from './visits.ts';
import { present } from './sure.ts';

type Way = 'Card' | 'Bank Transfer' | 'WafaCash / Cash Plus';
type Wanted = { course?: string; who?: typeof learner };

/** `page`: the address of the buyer's own page. */
export type Ordered = { visitor: Visitor; who: typeof learner; number: string; page: string };

function orderOf(visitor: Visitor, who: typeof learner, page: string): Ordered {
  const number = present(
    readOrderNumber(/MEM-\d{6}-[0-9a-f]{4}/i.exec(visitor.page.html)?.[0] ?? ''),
    `an order on ${visitor.page.address}: ${visitor.page.text.slice(0, 400)}`,
  );
  return { visitor, who, number, page };
}

/** An order whose buyer chose how to pay; by card it is paid. */
export async function ordered(
  origin: string,
  way: Way,
  { course = 'ecommerce-mastery', who = newLearner() }: Wanted = {},
): Promise<Ordered> {
  const visitor = new Visitor(origin);
  await visitor.open(`/courses/${course}/enrol`);
  const { address } = await giveDetails(visitor, who);
  await chooseMethod(visitor, way);
  if (way === 'Card') await payByCard(visitor);
  return orderOf(visitor, who, address.replace(/\/method.*/, ''));
}

/** A claimed transfer. */
export async function claimed(
  origin: string,
  { receipt, code, ...wanted }: Wanted & { receipt?: File; code?: string } = {},
): Promise<Ordered> {
  const order = await ordered(origin, code ? 'WafaCash / Cash Plus' : 'Bank Transfer', wanted);
  await order.visitor.send(
    code ? { transferCode: code } : { transferred: 'on', ...(receipt && { receipt }) },
  );
  return order;
}

/** The last free hour of a service, paid. `day`: 'YYYY-MM-DD'. */
export async function bookedHour(
  origin: string,
  service: string,
  { name, note }: { name: string; note: string },
): Promise<Ordered & { day: string }> {
  const visitor = new Visitor(origin);
  const who = { ...newLearner(), name };
  await visitor.open(`/consultation/${service}/book`);
  const slot = visitor.page.$('main input[name=slot]').last().val()?.toString() ?? '';
  const details = { name, email: who.email, isSixteen: 'on', agreesToStart: 'on' };
  const { address } = await visitor.send({ slot, note, ...details });
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  return { ...orderOf(visitor, who, address.replace(/\/method.*/, '')), day: slot.slice(0, 10) };
}

/** Somebody who paid for the community and is signed in there. */
export async function joined(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  const { email } = newLearner();
  const name = `Salma${[...crypto.randomUUID()].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join('')}`;
  await visitor.open('/checkout/membership');
  await visitor.send({ name, email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await signIn(visitor, email, { next: '/circle' });
  return visitor;
}

/** A text in the community that another member reported. */
export async function reported(origin: string, body: string, reason: string, note = ''): Promise<void> {
  const [writer, reader] = await Promise.all([joined(origin), joined(origin)]);
  await writer.open('/circle/spaces/wins');
  await writer.send({ body });
  const { $ } = await reader.open('/circle/spaces/wins');
  const card = $('article').filter((_, one) => $(one).text().includes(body.slice(0, 28)));
  await reader.open(card.first().find('a[href*="/circle/posts/"]').attr('href') ?? '');
  await reader.open(reader.page.$('main a[href*="/report"]').first().attr('href') ?? '');
  await reader.send({ reason, note });
}

/** A call of the staff API by whoever is signed in on this page. */
export async function asStaff<Answer>(
  page: Page,
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await page.request.fetch(`${origin}/api/staff${path}`, {
    method,
    data,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

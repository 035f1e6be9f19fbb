/** Money that comes by bank, at an agency or another way: what buyers send as proof, and what staff do then. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { aPdf, aPng } from '../support/receipts.ts';
import { newVisitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  follow,
  orderNumberOn,
  placeOrder,
  prefix,
  staff,
} from '../support/visits.ts';

const course = 'ugc-creation-masterclass';
const t = words.en;
const { fieldProblems } = t.common;

const file = (bytes: Uint8Array | string, type: string) =>
  new Blob([new Uint8Array(Buffer.from(bytes))], { type });
const picture = file(aPng(), 'image/png');

async function orderBy(paymentOption: string) {
  const placed = await placeOrder(course);
  const page = await chooseMethod(placed.visitor, paymentOption);
  return { ...placed, number: orderNumberOn(page) };
}

it('a transfer is claimed with a receipt, another one is sent later, and staff who find it open the course', async () => {
  const { visitor, order, number } = await orderBy('Bank Transfer');
  const claimed = await visitor.send({ transferred: 'on', receipt: picture });
  expect(claimed.address).toBe(order);
  expect(claimed.text).toContain(t.order.statuses['Paid - Bank Transfer'].title);
  expect(claimed.text).toContain(t.order.timeline.events['attach-receipt']);
  expect(claimed.text).toContain(t.transfer.order.have(1));
  await follow(visitor, t.transfer.order.addAnother);
  expect((await visitor.send()).text).toContain(fieldProblems['receipt-required']);
  const later = await visitor.send({ receipt: file(aPdf(), 'application/pdf') });
  expect(later.text).toContain(t.transfer.receipts.thanks);
  expect(later.$('main ul li')).toHaveLength(2);

  await askStaff(await staff(), 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  expect((await visitor.open(order)).$('main a[href^="/learn/"]').attr('href')).toBe(`/learn/${course}`);
  expect((await visitor.open(`${order}/receipts`)).address).toBe(order);
});

it('a file that lies about what it is, or is too large, is refused beside the field, and the tick stays', async () => {
  const { visitor } = await orderBy('Bank Transfer');
  expect((await visitor.send()).text).toContain(fieldProblems['bank-transfer-unconfirmed']);
  const lie = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  for (const [receipt, problem] of [
    [file(lie, 'image/jpeg'), 'receipt-kind'],
    [file('x'.repeat(8_000_000), 'image/jpeg'), 'receipt-size'],
  ] as const) {
    const page = await visitor.send({ transferred: 'on', receipt });
    expect(page.text).toContain(fieldProblems[problem]);
    expect(page.$('[name=transferred]').is('[checked]')).toBe(true);
  }
  expect((await visitor.send()).text).toContain(t.order.statuses['Paid - Bank Transfer'].title);
});

it('a cash code that is too short is refused beside the field, a right one is shown on the paid receipt alone', async () => {
  const { visitor, order, number } = await orderBy('WafaCash / Cash Plus');
  const refused = await visitor.send({ transferCode: ' 1 ' });
  expect([refused.status, refused.$('[name=transferCode]').val()]).toEqual([422, ' 1 ']);
  expect(refused.text).toContain(fieldProblems['transfer-code']);
  const transferCode = String(Date.now());
  const taken = await visitor.send({ transferCode });
  expect(taken.text).toContain(t.order.statuses['Paid - WafaCash'].title);
  expect(taken.html + taken.address).not.toContain(transferCode);
  expect((await visitor.open(`${order}/receipt`)).html).not.toContain(transferCode);
  await askStaff(await staff(), 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  for (const locale of ['en', 'ar'] as const) {
    const receipt = await visitor.open(`${prefix(locale)}${order}/receipt`);
    expect(receipt.text).toContain(words[locale].documents.reference);
    expect(receipt.text).toContain(transferCode);
  }
  expect((await visitor.open(order)).html).not.toContain(transferCode);
});

it('who pays in cash reads by when they hear on the page of the order, and one hour only once the code is sent', async () => {
  const { visitor, order } = await orderBy('WafaCash / Cash Plus');
  const [toAnswer = ''] = t.enrol.hear.cash('', '').split(':');
  expect(toAnswer).toContain('Send us the code');
  expect((await visitor.open(order)).text).toContain(toAnswer.trim());
  await follow(visitor, t.order.actions.continueWith['WafaCash / Cash Plus']);
  const { text } = await visitor.send({ transferCode: String(Date.now()) });
  const hour = /You hear from us by (.+?)\./.exec(text)?.[1] ?? '–';
  expect(text.split(hour)).toHaveLength(2);
});

it('of a wallet its number, its own sentence for a wrong one, and the claim in the queue of staff', async () => {
  const { visitor, order, number } = await orderBy('Mobile Wallet');
  const { problems } = t.enrol.wallet;
  expect((await visitor.open(`${order}/wallet`)).text).toContain('+212 6 00 00 00 00');
  const paid = `SLIP ${number.slice(4)}`;
  const other = await orderBy('Other Payment Methods');
  const recorded = { amount: '800', paidBy: 'bank-transfer', reference: paid, reason: '' };
  await askStaff(await staff(), 'POST', `/orders/${other.number}/payment`, recorded);
  for (const [typed, problem] of [
    ['', problems['transfer-code-required']],
    ['?', problems['transfer-code']],
    [number, problems['transfer-code-order']],
    [paid.toLowerCase(), problems['transfer-code-taken']],
  ] as const) {
    const page = await visitor.send({ transferCode: typed });
    expect(page.$('#field-transferCode-problem').text(), typed).toContain(problem);
    expect(page.$('[name=transferCode]').attr('value')).toBe(typed);
  }
  const claimed = await visitor.send({ transferCode: `op-${number.slice(4)}` });
  expect(claimed.text).toContain(t.order.statuses['Paid - Bank Transfer'].title);
  const { body } = await askStaff(await staff(), 'GET', '/claims?page=1&perPage=100');
  const rows: { number: string; method: string }[] = body.rows;
  expect(rows.find((row) => row.number === number)).toMatchObject({ method: 'Mobile Wallet' });
});

it('money that came another way is recorded by staff, the whole of it, and opens the course', async () => {
  const { visitor, order, number } = await orderBy('Other Payment Methods');
  const record = async (amount: string) => {
    const paid = { amount, paidBy: 'cash', reference: 'Slip 31', reason: 'She paid at the office.' };
    return askStaff(await staff(), 'POST', `/orders/${number}/payment`, paid);
  };
  expect(await record('799,99')).toMatchObject({
    status: 422,
    body: { fields: { amount: 'amount-differs' } },
  });
  expect((await record('800')).status).toBe(200);
  expect((await visitor.open(order)).text).toContain(t.order.statuses['Payment Confirmed'].title);
});

it('nobody but staff opens a receipt, whatever address is tried', async () => {
  const { visitor, order, number } = await orderBy('Bank Transfer');
  await visitor.send({ transferred: 'on', receipt: picture });
  const staffVisitor = await staff();
  const { body } = await askStaff(staffVisitor, 'GET', `/orders/${number}/receipts`);
  const { id } = body.rows[0];
  const address = `/api/staff/orders/${number}/receipts/${id}`;
  const { headers } = await staffVisitor.ask(address);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox$/),
  });
  expect((await staffVisitor.ask(address.replace(number, 'MEM-123456-abcd'))).status).toBe(404);
  const unasked = await visitor.ask(address);
  expect([unasked.status, await unasked.json()]).toEqual([401, { success: false, code: 'sign-in-needed' }]);
  for (const tried of [
    `/receipts/${id}`,
    `/data/receipts/${id}`,
    `/downloads/${id}/file`,
    `${order}/receipts/${id}`,
  ])
    expect((await newVisitor().open(tried)).headers.get('content-type'), tried).toMatch(/text\/html/);
});

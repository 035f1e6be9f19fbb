/** An hour with an expert, without script: chosen, paid by transfer, moved and cancelled. */
import { expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { visit, type VisitedPage } from '../support/visitor.ts';
import { askStaff, chooseMethod, newLearner, staff } from '../support/visits.ts';

const t = words.en;
const { choose, panel, move, cancel } = t.booking;
const links = linksIn('en');
const book = links.bookService('price-of-your-work');

const hoursOn = ({ $ }: VisitedPage): string[] =>
  $('main input[name=slot]')
    .toArray()
    .map((one) => $(one).attr('value') ?? '');

it('is booked by transfer in the visitor’s time zone, confirmed by staff, moved, and cancelled with a refund', async () => {
  const visitor = await visit(book);
  const paris = choose.there(t.booking.zones['Europe/Paris']);
  expect((await visitor.send({ zone: 'Europe/Paris' })).text).toContain(paris);

  const details = { ...newLearner(), note: 'I sew kaftans.', isSixteen: 'on', agreesToStart: 'on' };
  const wrong = await visitor.send(details);
  expect(wrong.text).toContain(choose.required);
  expect(wrong.$('textarea[name=note]').val()).toBe(details.note);
  const slot = hoursOn(wrong)[1] ?? '';
  await visitor.send({ slot, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Bank Transfer');
  expect(visitor.page.text).toContain(t.booking.zones['Europe/Paris']);
  const held = await visitor.send({ transferred: 'on' });
  expect(held.text).toContain(panel.titles.held);
  const number = /MEM-\d{6}-[0-9a-f]{4}/i.exec(held.text)?.[0] ?? '';
  expect(hoursOn((await visit(book)).page)).not.toContain(slot);

  const decided = await askStaff(await staff(), 'POST', `/orders/${number}/decision`, {
    decision: 'confirm',
  });
  expect(decided.status).toBe(200);
  const booked = await visitor.open(held.address);
  expect(booked.text).toContain(panel.titles.booked);
  const calendar = booked.$('main a[href$="calendar.ics"]').attr('href') ?? '';
  const file = async () => (await visitor.ask(calendar)).text();
  expect(await file()).toMatch(/^UID:booking-[\w-]+@/m);
  expect(await file()).toContain('SEQUENCE:0');

  const other = await visitor.open(booked.$('main a[href$="/booking/move"]').attr('href') ?? '');
  expect(other.$('h1').text()).toBe(move.title);
  // What no form of ours sends is an hour that is not there, whatever its year.
  for (const slot of ['0001-01-01T00:00Z', '9999-12-31T23:59Z'])
    expect((await visitor.send({ slot })).status, slot).toBeLessThan(500);
  expect((await visitor.send({ slot: hoursOn(other).at(-1) ?? '' })).text).toContain(move.done);
  expect(await file()).toContain('SEQUENCE:1');

  // A refund by hand: without an account number nothing is cancelled, and what was typed is still there.
  const unsent = await visitor.send({ way: 'bank-transfer', rib: '1234' });
  expect(unsent.text).toContain(t.common.fieldProblems['rib-invalid']);
  expect(unsent.$('main input[name=rib]').val()).toBe('1234');
  const asked = await visitor.send({ way: 'bank-transfer', rib: '999780000000000000000105' });
  expect(asked.text).toContain(cancel.yes);
  const cancelled = await visitor.send({}, { button: { name: 'sure', value: 'yes' } });
  expect(cancelled.text).toContain(cancel.doneWithMoney);
  expect(cancelled.text).toContain(t.orderRefunds.ways['bank-transfer']);
  expect(cancelled.text).toContain(panel.titles.cancelled);
  expect(await file()).toContain('METHOD:CANCEL');
});

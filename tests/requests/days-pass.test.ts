/**
 * What depends on days passing: the sprint from its first Monday to the badge, and a course with an overdue instalment, in
 * an academy of its own whose clock is moved forward.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { emailWords } from '../../src/email-words.ts';
import { words } from '../../src/words.ts';
import { dateOfDay, firstMonday, sprintLength } from '../../src/community/community/sprint.ts';
import { count } from '../../src/platform/i18n/count.ts';
import {
  addDays,
  addMonths,
  dateInMorocco,
  formatDate,
  formatDay,
  instantInMorocco,
} from '../../src/platform/time/calendar-date.ts';
import { startForVisitors } from '../support/built-academy.ts';
import { putClockForward, shiftedClock } from '../support/put-clock-forward.ts';
import type { Running } from '../support/start-built.ts';
import { Visitor, type VisitedPage } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  codeFor,
  emailTo,
  joinCommunity,
  giveDetails,
  groupOn,
  newLearner,
  payByCard,
  signIn,
  staff,
} from '../support/visits.ts';

const locale = 'en';
const links = linksIn(locale);
const t = words[locale];
const emails = emailWords[locale];

/** Next month's first Monday: in the future on whatever day this runs. */
const startsOn = firstMonday(addDays(`${dateInMorocco(new Date()).slice(0, 7)}-28`, 4).slice(0, 7));

let academy: Running;
beforeAll(async () => {
  academy = await startForVisitors(shiftedClock);
});
afterAll(() => academy.stop());

/** On Morocco's clock, and never back. */
const goTo = (date: string, time: string) =>
  putClockForward(academy.child, instantInMorocco(date, time).getTime() - Date.now());
const visitor = () => new Visitor(academy.origin);
const sprint = t.communitySprint;

const pageAt = ({ $ }: VisitedPage, day: number) => $(`a.board-day[href*="?day=${day}#"]`).attr('aria-label');
const archLabel = (day: number, state: keyof typeof sprint.calendar.states) =>
  `${sprint.calendar.day(String(day))}, ${formatDate(dateOfDay(startsOn, day), locale)}: ${sprint.calendar.states[state]}`;

it('a sprint is done from its Monday to the badge, with a reminder, a partner, and a missed day caught up', async () => {
  await goTo(startsOn, '09:00');
  const goals = ['Ten people know my price', 'Three parcels are sent'];
  const members = [];
  for (const goal of goals) members.push({ ...(await joinCommunity({ visitor: visitor() })), goal });
  const [salma, nadia] = members;
  if (!salma || !nadia) throw new Error('Nobody walks.');
  const board = (of: typeof salma, day?: number) =>
    of.visitor.open(`${links.communitySprint()}${day === undefined ? '' : `?day=${day}`}`);
  const checkIn = async (of: typeof salma, day: number) => {
    await board(of, day);
    return of.visitor.send({ line: `${day} ✓` });
  };
  const row = (days: number) => (days === 0 ? sprint.mine.noStreak : count(days, sprint.mine.streak, locale));

  for (const member of members) {
    await board(member);
    const joined = await member.visitor.send(
      { goal: member.goal, partner: 'yes', reminders: 'yes' },
      { form: 'main form:has([value=join])' },
    );
    expect(joined.text).toContain(sprint.join.joined);
    expect(joined.text).toContain(sprint.day.today('1'));
    expect(joined.text).toContain(row(0));
    const noted = await member.visitor.send(
      { goal: 'Write a list' },
      { form: 'main form:has([value=goal])' },
    );
    expect(noted.text).toContain(sprint.day.saved);
    const first = await checkIn(member, 1);
    expect(first.text).toContain(sprint.day.checkedIn);
    expect(first.text).toContain(row(1));
  }

  const moderator = await staff(undefined, visitor());
  const { body } = await askStaff(moderator, 'GET', '/partners');
  const memberIds = body.rows.map(({ memberId }: { memberId: string }) => memberId);
  expect((await askStaff(moderator, 'POST', '/partners', { startsOn, memberIds })).status).toBe(200);
  const card = (await board(salma)).$('section[aria-labelledby=partner]').text();
  for (const part of [nadia.name, nadia.goal, sprint.partner.day('1')]) expect(card).toContain(part);
  await emailTo(salma.visitor, salma.email, nadia.name);

  await goTo(addDays(startsOn, 1), '12:00');
  // Nothing is lost before the day is over.
  expect((await board(salma)).text).toContain(row(1));
  expect((await checkIn(salma, 2)).text).toContain(row(2));
  await goTo(addDays(startsOn, 2), '20:00');
  await emailTo(salma.visitor, salma.email, emails.community.reminder.heading('3', '15'));

  await goTo(addDays(startsOn, 3), '09:00');
  const missed = await board(salma, 3);
  expect(missed.text).toContain(row(0));
  expect(missed.text).toContain(sprint.day.catchUp('3'));
  expect([3, 4, 5].map((day) => pageAt(missed, day))).toEqual([
    archLabel(3, 'missed'),
    archLabel(4, 'today'),
    archLabel(5, 'ahead'),
  ]);
  expect((await board(nadia)).text).toContain(row(0));
  expect((await board(nadia)).text).toContain(count(2, sprint.partner.silent, locale));
  expect((await checkIn(salma, 3)).text).toContain(row(3));

  await goTo(dateOfDay(startsOn, sprintLength), '18:00');
  for (let day = 4; day < sprintLength; day += 1) {
    const form = { intent: 'line', sprint: startsOn, day: String(day), line: 'Done' };
    const body = new URLSearchParams(form);
    const answer = await salma.visitor.ask(links.communitySprint(), { method: 'POST', body });
    expect(answer.status).toBe(303);
  }
  const last = await checkIn(salma, sprintLength);
  for (const text of [
    sprint.mine.done(String(sprintLength)),
    sprint.mine.finished,
    sprint.badge(formatDate(startsOn, locale)),
  ])
    expect(last.text).toContain(text);
  await emailTo(salma.visitor, salma.email, emails.community.finished.heading);
});

it('a course in parts is open until the last evening of a part’s grace, paused the day after, and opened by its payment', async () => {
  // The sprint is over, and the clock goes on from there.
  const paidOn = addDays(startsOn, 21);
  await goTo(paidOn, '09:00');
  const [theirs, who] = [visitor(), newLearner()];
  await theirs.open('/courses/ecommerce-mastery/enrol');
  const group = groupOn(theirs.page);
  await theirs.send({ ...who, ...group, isSixteen: 'on', agreesToStart: 'on' });
  await theirs.send({ paymentOption: 'Card', pay: 'parts' });
  const paid = await payByCard(theirs);
  const orderPage =
    /^.*\/orders\/[\w-]+/.exec(paid.$('main a[href*="/orders/"]').attr('href') ?? '')?.[0] ?? '';
  const way = ({ $ }: VisitedPage) => $('section[aria-labelledby=access-title] a').attr('href');
  const opened = '/learn/ecommerce-mastery';
  expect(way(await theirs.open(orderPage))).toBe(opened);

  const lastDay = addDays(paidOn, 30 + 7);
  await goTo(lastDay, '22:00');
  expect(way(await theirs.open(orderPage))).toBe(opened);
  const partsPage = `${orderPage}/instalments`;
  const { status } = t.instalments.page;
  expect((await theirs.open(partsPage)).text).toContain(status.grace(formatDate(lastDay, locale)));

  await goTo(addDays(lastDay, 1), '09:00');
  const { paused } = t.instalments;
  await emailTo(theirs, who.email, emails.instalments.paused.heading);
  const closed = await theirs.open(orderPage);
  expect(closed.text).toContain(paused.title);
  expect(closed.text).toContain(paused.text);
  expect(way(closed)).not.toBe(opened);

  expect((await theirs.open(partsPage)).text).toContain(status.paused);
  await theirs.send({}, { form: 'main form:has([name=part])' });
  await chooseMethod(theirs, 'Card');
  expect((await payByCard(theirs)).text).toContain(t.payment.kinds.instalment.paidText);
  const again = await theirs.open(orderPage);
  expect(way(again)).toBe(opened);
  expect(again.text).not.toContain(paused.title);
  expect(again.text).toContain(t.order.timeline.events['resume-access']);
});

it('a membership for a month is open to the last evening of grace, closed the day after with what was written kept, and renewed by one press', async () => {
  const paidOn = addDays(startsOn, 70);
  await goTo(paidOn, '09:00');
  const owner = await staff(undefined, visitor());
  const { body } = await askStaff(owner, 'GET', '/catalogue/settings/records/academy');
  const change = {
    basedOn: body.published.revision,
    changes: { membershipMonthCentimes: 1_000, membershipGraceDays: 2 },
  };
  expect((await askStaff(owner, 'PUT', '/settings', change)).status).toBe(200);

  const [theirs, { email }] = [visitor(), newLearner()];
  const choice = await theirs.open(links.joinCommunity());
  const { lengths } = t.enrol.membership;
  expect(choice.$(`nav[aria-label="${lengths.label}"] a`).text()).toContain(lengths.month);
  await theirs.open(`${links.joinCommunity()}?months=1`);
  await theirs.send({ name: 'Salma', email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(theirs, 'Card');
  await payByCard(theirs);
  await theirs.open(`${links.signIn()}?next=${links.communityInside()}`);
  await theirs.send({ email });
  await theirs.send({ code: await codeFor(theirs, email) });
  const ends = addMonths(paidOn, 1);
  const { term } = t.order;
  expect(theirs.page.text).not.toContain(term.until(formatDay(ends, locale)));

  await goTo(addDays(ends, -7), '09:00');
  const soon = await theirs.open(links.communityInside());
  expect(soon.text).toContain(term.until(formatDay(ends, locale)));
  await emailTo(theirs, email, emails.membershipEnding.button);
  const lastDay = addDays(ends, 2);
  await goTo(lastDay, '22:00');
  expect((await theirs.open(links.communityInside())).text).toContain(term.grace(formatDay(lastDay, locale)));

  await goTo(addDays(lastDay, 1), '09:00');
  await expect
    .poll(async () => (await theirs.open(links.communityInside())).text, { timeout: 90_000, interval: 1_000 })
    .toContain(term.closed);
  await theirs.send({}, { form: 'main form[action$="/renew"]' });
  expect(theirs.page.address).toMatch(/\/orders\/[\w-]+\/method$/);
  await theirs.send({ paymentOption: 'Card', agreesToStart: 'on' });
  await payByCard(theirs);
  expect((await theirs.open(links.communityInside())).$('h1').text()).toBe(t.communityInside.feed.title);
});

it('a friend comes by a link at a lower price, and who brought her pays less for her next course once nothing can go back', async () => {
  const day = addDays(startsOn, 120);
  await goTo(day, '09:00');
  const owner = await staff(undefined, visitor());
  const { body } = await askStaff(owner, 'GET', '/catalogue/settings/records/academy');
  const change = {
    basedOn: body.published.revision,
    changes: { friendPercent: 20, friendCreditCentimes: 5_000 },
  };
  expect((await askStaff(owner, 'PUT', '/settings', change)).status).toBe(200);
  const [course, next] = ['ecommerce-mastery-virtual', 'ecommerce-mastery'];
  const plan = { weekdays: [1], startsAt: '20:00', minutes: 60, weeks: 4, trainer: null, chatLink: null };
  const group = { course: next, ...plan, startsOn: addDays(startsOn, 154), seats: 9 };
  expect((await askStaff(owner, 'POST', '/cohorts/add', group)).status).toBe(200);
  const [hers, who, friend] = [visitor(), newLearner(), { ...newLearner(), phone: '0655555555' }];
  const buy = async (by: Visitor, address: string, buyer: typeof who) => {
    await by.open(address);
    await giveDetails(by, buyer);
    await chooseMethod(by, 'Card');
    return payByCard(by);
  };
  await buy(hers, links.enrol(course), who);
  await signIn(hers, who.email, { next: links.accountFriends() });
  await hers.send({}, { form: `main form[action="${links.accountFriends()}"]` });
  const code = /\/friend\/(\w+)/.exec(hers.page.html)?.[1] ?? '';
  const its = visitor();
  const offer = await its.open(links.friendOffer(code));
  expect(offer.text).toContain(t.friends.offer.lead('20%'));
  const address = offer.$(`a[href^="${links.enrol(course)}?coupon="]`).attr('href') ?? '';
  await its.open(address);
  // With her own phone it is no friend's.
  expect((await giveDetails(its, { ...friend, phone: who.phone })).text).toContain(
    t.common.fieldProblems['friend-own'],
  );
  const paid = await buy(its, address, friend);
  expect(paid.text).toContain('792');
  expect((await hers.open(links.accountFriends())).text).toContain(t.friends.credit.waiting);

  await goTo(addDays(day, 9), '09:00');
  const own = await hers.open(links.accountFriends());
  expect(own.text).toContain(t.friends.credit.now);
  expect(own.text).not.toContain(t.friends.credit.waiting);
  const form = await hers.open(links.enrol(next));
  expect(form.$('input[name=credit]').val()).toBe('5000');
  const changed = await giveDetails(hers, { ...who, email: friend.email, credit: '5000' } as typeof who);
  expect(changed.text).toContain(t.common.fieldProblems['credit-changed']);
  const placed = await giveDetails(hers, { ...who, credit: '5000' } as typeof who);
  expect(placed.address).toMatch(/\/orders\/[\w-]+\/method$/);
  expect((await hers.open(links.accountFriends())).text).toMatch(/50.MAD used for order MEM-/);
});

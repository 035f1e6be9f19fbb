/** Ending news as a mail program does: one POST from the header of the e-mail, without a browser. */
import { expect, it } from 'vitest';
import { newsWords } from '../../src/academy/emails/news-words.ts';
import { newVisitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  emailTo,
  giveDetails,
  newLearner,
  payByCard,
  staff,
} from '../support/visits.ts';

it('one press of a mail program ends news: without cookies, origin or redirect, in both forms of body', async () => {
  const visitor = newVisitor();
  const who = { ...newLearner(), news: 'on' };
  await visitor.open('/courses/english-mastery/enrol');
  await giveDetails(visitor, who);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);

  const owner = await staff();
  const tag = `one click ${who.email.slice(6, 12)}`;
  const tagged = await askStaff(owner, 'POST', `/people/${encodeURIComponent(who.email)}/tags`, {
    add: [tag],
    remove: [],
  });
  expect(tagged.status).toBe(200);
  const subject = `An evening together ${who.email.slice(6, 12)}`;
  const written = {
    purpose: 'news',
    segment: { kind: 'tag', of: tag },
    subject: { en: subject },
    text: { en: 'Come on Monday.' },
  };
  const saved = await askStaff(owner, 'POST', '/broadcasts', { written });
  expect(saved.status).toBe(200);
  expect((await askStaff(owner, 'POST', `/broadcasts/${saved.body.id}/sending`, {})).status).toBe(200);
  const html = await emailTo(visitor, who.email, subject);
  const path = /\/news-emails\/[\w-]+/.exec(html)?.[0] ?? '';
  const { page } = newsWords.en;

  const press = (body: BodyInit, at = path) =>
    fetch(new URL(at, visitor.origin), { method: 'POST', body, redirect: 'manual' });
  const oneClick = { 'List-Unsubscribe': 'One-Click' };
  const pressed = await press(new URLSearchParams(oneClick));
  expect([pressed.status, pressed.headers.getSetCookie()]).toEqual([200, []]);
  expect((await visitor.open(path)).text).toContain(page.isOffText);

  // Opening the link changes nothing, and a form begins them again.
  expect((await visitor.send({})).text).toContain(page.isOn);
  expect((await visitor.open(path)).text).toContain(page.isOn);
  const form = new FormData();
  for (const [name, value] of Object.entries(oneClick)) form.set(name, value);
  expect((await press(form)).status).toBe(200);
  expect((await visitor.open(path)).text).toContain(page.isOffText);
  const result = await askStaff(owner, 'GET', `/broadcasts/${saved.body.id}`);
  expect(result.body.progress).toMatchObject({ all: 1, sent: 1, unsubscribed: 1 });

  const unknown = await press(new URLSearchParams(oneClick), `/news-emails/${'A'.repeat(60)}`);
  expect(unknown.status).toBe(404);
});
